// Rein: a general halts a pursuit (montrose 12)
#pragma once

#include "tables/montrose/troops.hpp"

namespace ecw::montrose::rein {

inline constexpr Row rows[] = {
    row(shared_rows, "general").needed(),
};

inline constexpr Outcome outcomes[] = {
//   code        passed      the pursuit ...                     effects
    {"halted",   Pass::yes,  "The pursuit is halted, before this turn's losses", ""},
    {"runs-on",  Pass::no,   "The pursuit runs on",              ""},
};

inline constexpr Fact sheet[] = {
    {"A D6 beneath his LF halts it. Thrown each turn before that turn's losses; it costs no LF."},
};

Resolution resolve(const Situation&, Dice&);

inline constexpr Command command{
    .name     = "rein",
    .alias    = "",
    .rules    = &rule_sets::montrose,
    .clause   = "montrose 12",
    .purpose  = "a general halts a pursuit",
    .example  = "ecw rein --general leslie",
    .dice     = "the D6",
    .due      = "A pursuit runs, each turn before its losses.",
    .sum      = "D6",
    .target   = "to stay below: his LF",
    .rows     = rows,
    .outcomes = outcomes,
    .sheet    = sheet,
    .resolve  = resolve,
};

static_assert(sound(command));

}  // namespace ecw::montrose::rein
