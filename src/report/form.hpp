// A page written by hand, with fields that are filled in.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace ecw {

/// What fills each field, by its name.
using Fields = std::map<std::string, std::string, std::less<>>;

/// The man(7) page with each @field@ filled in. A section with an empty field is left out,
/// and so are comments. Throws std::runtime_error if a field is unknown.
std::string filled_in(std::string_view page, const Fields& fields);

}  // namespace ecw
