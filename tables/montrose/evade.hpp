// Evade: skirmishers fall back (montrose 8)
#pragma once

#include "tables/montrose/troops.hpp"

namespace ecw::montrose::evade {

inline constexpr Reads by_attacker = reading("evade-dice", "attacker");

inline constexpr int foot_dice  = 1;
inline constexpr int horse_dice = 2;

inline constexpr Row rows[] = {
//         flag           choices       words
    flag  ("mounted",                   "the skirmishers are mounted"),
    choice("foe-troops",  troop_names,  "who attacks; needed under evade-dice=attacker"),
    row(shared_rows, "scale"),
};

inline constexpr Outcome outcomes[] = {
//   code           passed          what happens                               effects
    {"falls-back",  Pass::neither,  "The skirmishers fall back, without loss", "inches yards"},
};

inline constexpr Effect effects[] = {
    row(shared_effects, "inches"),
    row(shared_effects, "yards"),
};

inline constexpr Fact sheet[] = {
    {"Skirmishers may not close; they fall back {}D6 inches when the enemy tries to, {}D6 when mounted.", foot_dice, horse_dice},
};

Resolution resolve(const Situation&, Dice&);

inline constexpr Command command{
    .name     = "evade",
    .alias    = "",
    .rules    = &rule_sets::montrose,
    .clause   = "montrose 8",
    .purpose  = "skirmishers fall back",
    .example  = "ecw evade --mounted",
    .dice     = "the D6, or 2D6",
    .due      = "An enemy tries to close with skirmishers.",
    .rows     = rows,
    .outcomes = outcomes,
    .effects  = effects,
    .sheet    = sheet,
    .interest = {.effects = "inches", .high_is_good = true},
    .resolve  = resolve,
};

static_assert(sound(command));

}  // namespace ecw::montrose::evade
