// Morale: does the unit stand? (dickenson 1)
#pragma once

#include "engine/check.hpp"
#include "engine/command.hpp"
#include "tables/readings.hpp"
#include "tables/rule_sets.hpp"

namespace ecw::dickenson::morale {

inline constexpr Reads by_kind = reading("casualties", "by-kind");
inline constexpr Reads pooled  = reading("casualties", "pooled");

inline constexpr Row rows[] = {
//        flag                    range   the unit's
    base("points",                0, 30,  "points value, from the points chart"),
//        flag                  worth     the unit is, or has ...
    each("add-one",                +1,    "an item of the lost \"add 1\" list"),
    when("enemy-retreating",       +2,    "enemy units are retreating"),
    when("captain-general",        +2,    "the Captain General is with the unit"),
    when("unsupported",            -1,    "unsupported"),
    when("under-musket",           -1,    "under musket fire"),
    when("lost-melee",             -1,    "lost a melee"),
//        flag             worth, for each    or part thereof, lost in the game so far
    per ("foot-lost",              -1, 6, "pikemen, musketeers, gunners, bearers lost").only(by_kind),
    per ("foot-officers-lost",     -1, 1, "officers on foot lost").only(by_kind),
    per ("horse-lost",             -1, 2, "cavalrymen, officers on horseback lost").only(by_kind),
    per ("casualties",             -1, 6, "all losses, reckoned in foot").derived().only(pooled),
    when("friend-withdrew",        -1,    "a friendly unit withdrew from its flank or rear"),
    when("rallying",               -1,    "has routed and is trying to rally"),
    when("by-cavalry",             -1,    "attacked by cavalry"),
    when("enemy-uphill",           -1,    "the enemy is uphill"),
    when("thin-ranks",             -1,    "under two ranks of pikes and three of muskets"),
    when("hit-flank",              -2,    "hit in the flank"),
    when("under-artillery",        -2,    "under artillery fire"),
    when("friend-retreated",       -2,    "a friendly unit retreated from its flank or rear"),
    from("lost-this-move",         -2, 6, "lost in this move"),
    when("officer-killed",         -2,    "an officer killed this move"),
    when("lieutenant-killed",      -2,    "the Lieutenant killed within nine inches"),
    when("hit-rear",               -3,    "hit in the rear"),
    when("standard-captured",      -3,    "the standard captured"),
    when("captain-general-killed", -3,    "the Captain General killed"),
//        flag          unit              the unit's
    distance("move",   "INCHES",          "full move, to be told how far it goes back"),
};

// casualties=pooled reckons in foot: an officer is six of them, a horseman three.
inline constexpr int foot_per_officer = 6;
inline constexpr int foot_per_horse   = 3;

inline constexpr Outcome outcomes[] = {
//   code                    passed      the unit ...                                                                   effects
    {"full-control",         Pass::yes,  "Under full control",                                                          ""},
    {"no-advance",           Pass::yes,  "May not go on advancing; otherwise under control",                            ""},
    {"withdraw-half",        Pass::yes,  "Withdraws half a move, facing the enemy, under control",                      "move"},
    {"withdraw-full",        Pass::yes,  "Withdraws a full move, facing the enemy, under control",                      "move"},
    {"retreat-half",         Pass::no,   "Retreats half a move, back to the enemy; must be rallied",                    "move"},
    {"retreat-full",         Pass::no,   "Retreats a full move, back to the enemy; must be rallied",                    "move"},
    {"retreat-full-general", Pass::no,   "Retreats a full move, back to the enemy; only the Captain General may rally it", "move"},
    {"rout",                 Pass::no,   "Routs; cannot be rallied",                                                    ""},
};

inline constexpr Band ladder[] = {
//   from    to       outcome
    {10,     highest, "full-control"},
    { 9,      9,      "no-advance"},
    { 8,      8,      "withdraw-half"},
    { 7,      7,      "withdraw-full"},
    { 6,      6,      "retreat-half"},
    { 5,      5,      "retreat-full"},
    { 4,      4,      "retreat-full-general"},
    {lowest,  3,      "rout"},
};

inline constexpr GridRow<1> goes_back[] = {
//   outcome                 halves of its full move
    {"withdraw-half",        {1}},
    {"withdraw-full",        {2}},
    {"retreat-half",         {1}},
    {"retreat-full",         {2}},
    {"retreat-full-general", {2}},
};

inline constexpr Effect effects[] = {
    {"move", Effect::Kind::distance, "{inch/inches} back"},
};

Resolution resolve(const Situation&, Dice&);

inline constexpr Command command{
    .name       = "morale",
    .alias      = "",
    .rules      = &rule_sets::dickenson,
    .clause     = "dickenson 1",
    .purpose    = "does the unit stand?",
    .example    = "ecw morale --points 5 --hit-flank --under-musket",
    .dice       = "the D6",
    .due        = "The unit is under fire, attacked, or in contact with the enemy.",
    .sum        = "points + D6 + all that applies",
    .rows       = rows,
    .outcomes   = outcomes,
    .effects    = effects,
    .ladder     = ladder,
    .takes_also = true,
    .resolve    = resolve,
};

static_assert(sound(command) && tiles(ladder, outcomes) && complete(goes_back));

}  // namespace ecw::dickenson::morale
