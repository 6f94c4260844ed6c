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

inline constexpr std::string_view need_heads[] = {"score"};
inline constexpr GridRow<1> needs[] = {
//   attempt      score to reach
    {"first",    { 9}},
    {"second",   {10}},
    {"third",    {11}},
};

// A morale score that cannot be rallied, and the one that only the Captain General can.
inline constexpr int rout_score    = 3;
inline constexpr int general_score = 4;

inline constexpr Outcome outcomes[] = {
//   code             passed       the unit ...
    {"rallied",       Pass::yes,   "Rallied; it takes one whole move to re-form and acts in the move after", ""},
    {"failed",        Pass::no,    "Not rallied; it may try again",                                       ""},
    {"lost",          Pass::no,    "Not rallied at the third and last attempt",                           ""},
    {"cannot-rally",  Pass::no,    "Cannot be rallied; no die is thrown",                                 ""},
};

inline constexpr Note notes[] = {
    {"routed",        "A morale score of {} or less is a rout, which cannot be rallied."},
    {"general-only",  "After a morale score of {} only the Captain General may rally it (--captain-general)."},
};

inline constexpr Chart charts[] = {chart<needs>("To reach", need_heads)};

inline constexpr Fact sheet[] = {
    {"After a morale score of {} only the Captain General may try.", general_score},
    {"After {} or less nobody may: it has routed.", rout_score},
    {"Rallied in one move, it re-forms in the next and acts in the one after that."},
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
    .due        = "The unit retreats; up to three attempts.",
    .sum        = "points + D6 + what applies of these",
    .target     = "to reach",
    .rows       = rows,
    .outcomes   = outcomes,
    .notes      = notes,
    .charts     = charts,
    .sheet      = sheet,
    .takes_also = true,
    .resolve    = resolve,
};

static_assert(sound(command) && complete(needs));

}  // namespace ecw::dickenson::rally
