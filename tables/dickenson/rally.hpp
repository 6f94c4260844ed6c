// Rally: bring a retreating unit back (dickenson 2)
#pragma once

#include "tables/dickenson/morale.hpp"

namespace ecw::dickenson::rally {

inline constexpr Reads bonus = reading("rally-general", "bonus");

inline constexpr Row rows[] = {
    row(morale::rows, "points"),
//         flag             range      preset      this attempt, or the score
    whole("attempt",        1, 3,                  "which attempt this is").or_else(1),
    whole("score",      -1000, 6,                  "the morale score that sent it back"),
//         flag            worth                   what counts of the morale lists
    row(morale::rows, "captain-general").saying(   "the Captain General makes the attempt").only(bonus),
    when("add-1b",           +1,                   "item b of the lost \"add 1\" list"),
    row(morale::rows, "unsupported"),
    row(morale::rows, "under-musket"),
    row(morale::rows, "under-artillery"),
};

// The score to reach on the first, second and third attempt.
inline constexpr int needs[] = {9, 10, 11};

// A morale score that cannot be rallied, and the one that only the Captain General can.
inline constexpr int rout_score    = 3;
inline constexpr int general_score = 4;

inline constexpr Outcome outcomes[] = {
//   code             passed       the unit ...
    {"rallied",       Pass::yes,   "Rallied; takes one whole move to re-form and acts in the move after", ""},
    {"failed",        Pass::no,    "Not rallied; it may try again",                                       ""},
    {"lost",          Pass::no,    "Not rallied at the third and last attempt",                           ""},
    {"cannot-rally",  Pass::no,    "Cannot be rallied; no die is thrown",                                 ""},
};

inline constexpr Note notes[] = {
    {"routed",        "A morale score of 3 or less is a rout, which cannot be rallied."},
    {"general-only",  "After a morale score of 4 only the Captain General may rally it (--captain-general)."},
};

Resolution resolve(const Situation&, Dice&);

inline constexpr Command command{
    .name       = "rally",
    .alias      = "",
    .rules      = &rule_sets::dickenson,
    .clause     = "dickenson 2",
    .purpose    = "bring a retreating unit back",
    .example    = "ecw rally --points 5 --attempt 2 --under-musket",
    .dice       = "the D6, unless it cannot be rallied",
    .rows       = rows,
    .outcomes   = outcomes,
    .notes      = notes,
    .takes_also = true,
    .resolve    = resolve,
};

static_assert(sound(command));

}  // namespace ecw::dickenson::rally
