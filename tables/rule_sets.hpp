// The rule sets, as people call them.
#pragma once

#include "engine/command.hpp"

namespace ecw::rule_sets {

//                                  name           word         plays
inline constexpr RuleSet dickenson{"Dickenson",   "dickenson", "English Civil War"};
inline constexpr RuleSet montrose {"Montrose",    "montrose",  "Scotland, 1644 to 1645"};
inline constexpr RuleSet giorgi   {"Giorgi",      "giorgi",    "Napoleonic escapes"};
inline constexpr RuleSet plain    {"Plain dice",  "plain",     "any game"};

}  // namespace ecw::rule_sets
