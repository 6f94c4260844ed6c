// Command lines written back: what was typed for a case, in the page's order, as a POSIX shell
// reads it.
#pragma once

#include <cstdint>
#include <string>

#include "report/result.hpp"

namespace ecw {

/// A flag's value as it is typed.
std::string typed_value(const Row& row, std::int64_t value);

/// The command line of a case, without dice: the same for the same case, however it was typed.
std::string command_line(const Case& asked);

/// A command line that a POSIX shell runs to give the same result again.
std::string replay_line(const Result& result);

}  // namespace ecw
