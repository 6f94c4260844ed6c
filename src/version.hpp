// Which program this is, for the player, the manual and the battle log. The values are filled in
// from CMakeLists.txt, where they are made.
#pragma once

#include <string_view>

namespace ecw {

extern const std::string_view program_version;  // 1.0.0

/// A hash of the tables, its first twelve digits: another when any of them is changed.
extern const std::string_view tables_edition;

}  // namespace ecw
