// Organise: is the body big enough? (dickenson 7)
#pragma once

#include "engine/check.hpp"
#include "engine/command.hpp"
#include "tables/rule_sets.hpp"

namespace ecw::dickenson::organise {

inline constexpr std::string_view arms[] = {"infantry", "cavalry", "artillery"};

// A regiment at full strength; `refused` where the arm has no place for such figures.
inline constexpr GridRow<3> full[] = {
//   figures             infantry   cavalry   artillery
    {"pikemen",          {18,       refused,  refused}},
    {"musketeers",       {18,       refused,  refused}},
    {"troopers",         {refused,  12,       refused}},
    {"gunners",          {refused,  refused,  5}},
    {"guns",             {refused,  refused,  0}},
    {"foot-officers",    {1,        refused,  refused}},
    {"mounted-officers", {1,        refused,  refused}},
    {"officers",         {refused,  1,        1}},
    {"standard-bearers", {1,        1,        refused}},
};

// The smallest bodies that may operate. Officers may go along with any.
struct Body { std::string_view arm; std::string_view figures; int least; std::string_view with; int with_least; };
inline constexpr Body smallest[] = {
//   arm           figures       least   with      at least
    {"infantry",   "pikemen",    18,     "",       0},
    {"infantry",   "musketeers", 18,     "",       0},
    {"cavalry",    "troopers",    4,     "",       0},
    {"artillery",  "gunners",     3,     "guns",   1},
};
inline constexpr int forlorn_hope = 1;  // musketeers, when told off as one

inline constexpr Row rows[] = {
//         flag                arms      words
    choice("arm",              arms,     "what kind of regiment").needed(),
    count ("pikemen",                    "pikemen"),
    count ("musketeers",                 "musketeers"),
    count ("troopers",                   "troopers"),
    count ("gunners",                    "gunners"),
    count ("guns",                       "guns"),
    count ("foot-officers",              "officers on foot, of infantry"),
    count ("mounted-officers",           "officers on horseback, of infantry"),
    count ("officers",                   "officers, of cavalry or artillery"),
    count ("standard-bearers",           "standard bearers"),
    flag  ("forlorn",                    "musketeers told off as a forlorn hope"),
};

inline constexpr Outcome outcomes[] = {
//   code              passed      the body ...                      effects
    {"full-regiment",  Pass::yes,  "A full regiment",                ""},
    {"may-operate",    Pass::yes,  "May operate by itself",          ""},
    {"too-small",      Pass::no,   "Too small to operate by itself", ""},
};

inline constexpr Note notes[] = {
    {"full-lacks",     "Missing from a full regiment: {what} {}."},
    {"smallest-lacks", "Missing from the smallest body that may operate: {what} {}."},
};

inline constexpr std::string_view sheet[] = {
    "The minimum binds when a body is told off, not after losses.",
};

Resolution resolve(const Situation&, Dice&);

inline constexpr Command command{
    .name     = "organise",
    .alias    = "organize",
    .rules    = &rule_sets::dickenson,
    .clause   = "dickenson 7",
    .purpose  = "is the body big enough?",
    .example  = "ecw organise --arm infantry --pikemen 18 --musketeers 12",
    .dice     = "no dice",
    .due      = "A regiment is made up, or a body is told off from it.",
    .rows     = rows,
    .outcomes = outcomes,
    .notes    = notes,
    .sheet    = sheet,
    .resolve  = resolve,
};

static_assert(sound(command) && complete(full));

}  // namespace ecw::dickenson::organise
