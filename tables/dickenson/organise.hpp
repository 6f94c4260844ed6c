// Organise: is the body big enough? (dickenson 7)
#pragma once

#include "engine/check.hpp"
#include "engine/command.hpp"
#include "tables/rule_sets.hpp"

namespace ecw::dickenson::organise {

inline constexpr std::string_view arms[] = {"infantry", "cavalry", "artillery"};

// A regiment at full strength; blank where the arm has no place for such figures.
inline constexpr GridRow<3> full[] = {
//   figures             infantry   cavalry   artillery
    {"pikemen",          {18,       blank,  blank}},
    {"musketeers",       {18,       blank,  blank}},
    {"troopers",         {blank,  12,       blank}},
    {"gunners",          {blank,  blank,  5}},
    {"guns",             {blank,  blank,  0}},
    {"foot-officers",    {1,        blank,  blank}},
    {"mounted-officers", {1,        blank,  blank}},
    {"officers",         {blank,  1,        1}},
    {"standard-bearers", {1,        1,        blank}},
};

// What figures are called: one of them, and more.
struct Figures { std::string_view name; std::string_view one; std::string_view more; };
inline constexpr Figures called[] = {
//   figures             one                 more
    {"pikemen",          "pikeman",          "pikemen"},
    {"musketeers",       "musketeer",        "musketeers"},
    {"troopers",         "trooper",          "troopers"},
    {"gunners",          "gunner",           "gunners"},
    {"guns",             "gun",              "guns"},
    {"foot-officers",    "officer on foot",  "officers on foot"},
    {"mounted-officers", "mounted officer",  "mounted officers"},
    {"officers",         "officer",          "officers"},
    {"standard-bearers", "standard bearer",  "standard bearers"},
};

// The smallest bodies that may operate; officers may go along with any.
inline constexpr std::string_view figures[] = {"pikemen", "musketeers", "troopers", "gunners", "guns"};
inline constexpr GridRow<5> smallest[] = {
//   body           pikemen  musketeers  troopers  gunners  guns
    {"pikes",       {18,     blank,      blank,    blank,   blank}},
    {"muskets",     {blank,  18,         blank,    blank,   blank}},
    {"squadron",    {blank,  blank,      4,        blank,   blank}},
    {"gun-crew",    {blank,  blank,      blank,    3,       1}},
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
    {"full-lacks",     "For a full regiment it needs {} more {what}."},
    {"smallest-lacks", "To operate by itself it needs {} more {what}."},
    {"or-lacks",       "Or, in their place, it needs {} more {what}."},
    {"and-lacks",      "It needs {} more {what} as well."},
};

inline constexpr Chart charts[] = {
    chart<full>("A regiment at full strength", arms),
    chart<smallest>("The smallest bodies that may operate", figures),
};

inline constexpr Fact sheet[] = {
    {"Any number of musketeers, from {} up, may be told off as a forlorn hope.", forlorn_hope},
    {"Officers may go along with any body."},
    {"The minimum binds when a body is told off, not after losses."},
};

Resolution resolve(const Situation&, Dice&);

inline constexpr Command command{
    .name     = "organise",
    .alias    = "organize",
    .rules    = &rule_sets::dickenson,
    .clause   = "dickenson 7",
    .purpose  = "is the body big enough?",
    .example  = "ecw organise --arm infantry --pikemen 18 --musketeers 12",
    .dice     = no_dice,
    .due      = "A regiment is made up, or a body is told off from it.",
    .rows     = rows,
    .outcomes = outcomes,
    .notes    = notes,
    .charts   = charts,
    .sheet    = sheet,
    .resolve  = resolve,
};

static_assert(sound(command) && complete(full) && complete(smallest));

}  // namespace ecw::dickenson::organise
