// Nerve: neighbours who retire and flee (montrose 14)
#pragma once

#include "tables/montrose/troops.hpp"

namespace ecw::montrose::nerve {

inline constexpr Row rows[] = {
    row(shared_rows, "af"),
//       flag                            AF each   friends on the flank or in support, this turn
    per ("friend-retires",               -1, 1,    "friends retire"),
    per ("friend-retires-with-general",  -2, 1,    "friends retire who have a general with them"),
    per ("friend-flees",                 -2, 1,    "friends on foot flee"),
    per ("horse-flees",                  -3, 1,    "friendly horse flee"),
};

inline constexpr Outcome outcomes[] = {
//   code       passed      the body ...               effects
    {"steady",  Pass::yes,  "Steady",                  "af af-loss routs"},
    {"shaken",  Pass::yes,  "Shaken by its friends",   "af af-loss routs"},
    {"routs",   Pass::no,   "Loses heart",             "af af-loss routs"},
};

inline constexpr Effect effects[] = {
    row(shared_effects, "af"),
    row(shared_effects, "af-loss"),
    row(shared_effects, "routs"),
};

inline constexpr Fact sheet[] = {
    {"Push-backs, skirmishers who fall back and refusals to close do not count as retiring."},
    {"A body whose AF or CF reaches 0 routs off the table."},
};

Resolution resolve(const Situation&, Dice&);

inline constexpr Command command{
    .name     = "nerve",
    .alias    = "",
    .rules    = &rule_sets::montrose,
    .clause   = "montrose 14",
    .purpose  = "what neighbours who retire or flee do to a body",
    .example  = "ecw nerve --af 4 --friend-retires 1",
    .dice     = no_dice,
    .due      = "A friend on the flank or in support retires or flees.",
    .sum      = "AF, less for each",
    .rows     = rows,
    .outcomes = outcomes,
    .effects  = effects,
    .sheet    = sheet,
    .resolve  = resolve,
};

static_assert(sound(command));

}  // namespace ecw::montrose::nerve
