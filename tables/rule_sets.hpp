// The rule sets, as people call them.
#pragma once

#include "engine/command.hpp"

namespace ecw::rule_sets {

//                                  name           word         plays
inline constexpr RuleSet dickenson{"Dickenson",   "dickenson", "English Civil War"};
inline constexpr RuleSet plain    {"Plain dice",  "plain",     "any game"};

}  // namespace ecw::rule_sets
