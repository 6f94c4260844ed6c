// The complaints that any flag may earn, of a rule, shared or the program's own: each throws its
// Complaint.
#pragma once

#include <string_view>

#include "engine/row.hpp"

namespace ecw {

/// A value for a flag that takes none.
[[noreturn]] void refuse_value(const Row& row, std::string_view value);

/// No value for a flag that takes one.
[[noreturn]] void refuse_without_value(const Row& row);

/// A flag given again.
[[noreturn]] void refuse_twice(const Row& row, std::string_view value);

/// A value of --seed that is no seed.
[[noreturn]] void refuse_seed(std::string_view value);

/// A value that is none of the row's.
[[noreturn]] void refuse_wrong_value(const Row& row, std::string_view value);

}  // namespace ecw
