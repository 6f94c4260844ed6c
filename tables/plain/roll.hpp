// Plain dice, whatever they are for.
#pragma once

#include "engine/check.hpp"
#include "engine/command.hpp"
#include "tables/rule_sets.hpp"

namespace ecw::plain::roll {

inline constexpr Row rows[] = {
    dice_words("throws", 20, "dice to throw: 2d6, d6, 3avd (up to 20 throws, 10000 dice each)"),
};

inline constexpr Outcome outcomes[] = {
    {"rolled", Pass::neither, "Rolled", ""},
};

Resolution resolve(const Situation&, Dice&);

inline constexpr Command command{
    .name     = "roll",
    .alias    = "",
    .rules    = &rule_sets::plain,
    .clause   = "interface",
    .purpose  = "plain dice",
    .example  = "ecw roll 2d6 3avd",
    .dice     = "in the order written",
    .rows     = rows,
    .outcomes = outcomes,
    .has_odds = false,
    .resolve  = resolve,
};

static_assert(sound(command));

}  // namespace ecw::plain::roll
