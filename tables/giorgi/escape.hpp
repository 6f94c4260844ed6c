// Escape: withdrawal (R1) and rout (R2) (giorgi 1)
#pragma once

#include "engine/check.hpp"
#include "engine/command.hpp"
#include "tables/readings.hpp"
#include "tables/rule_sets.hpp"

namespace ecw::giorgi {

inline constexpr int least_index = 1;
inline constexpr int most_index  = 6;

// The reactivity test: a D6 lower than the unit's index.
inline constexpr Reads equal_passes = reading("index-test", "equal-passes");

}  // namespace ecw::giorgi

namespace ecw::giorgi::escape {

inline constexpr std::string_view results[] = {"R1", "R2"};

inline constexpr std::string_view run_heads[] = {"cm", "D6"};
inline constexpr GridRow<2> runs[] = {
//   arm                 cm   and D6
    {"infantry",        {18,  1}},
    {"heavy-cavalry",   {24,  2}},
    {"light-cavalry",   {36,  2}},
};
inline constexpr auto arms = names(runs);

// What ends a rout for good, in the order that counts at one distance.
struct Obstacle { std::string_view name; std::string_view fate; };
inline constexpr Obstacle obstacles[] = {
//   flag            the unit ...
    {"edge-at",      ": it runs over the table edge"},
    {"woods-at",     ": it runs into woods"},
    {"water-at",     ": it runs into a lake or river"},
};
inline constexpr std::string_view caught = ": its way leads into an enemy control zone";

inline constexpr Row rows[] = {
//           flag                   value                words
    choice  ("result",              results,             "the result to escape from").in_any_case().needed(),
    choice  ("arm",                 arms,                "who runs; needed where it routs"),
    flag    ("shaken",                                   "already shaken"),
    distance("move",               "CM",                 "full move of its formation; needed where it withdraws"),
    flag    ("withdrawal-blocked",                       "an enemy control zone lies on its way of withdrawal"),
    flag    ("rout-blocked",                             "an enemy control zone lies on its way of rout"),
    touching("friend-at",          "CM",                 "a friendly formation on its way of withdrawal"),
    touching("edge-at",            "CM",                 "the table edge on its way of rout"),
    touching("woods-at",           "CM",                 "woods on its way of rout"),
    touching("water-at",           "CM",                 "a lake or river on its way of rout"),
    touching("steadier-at",        "CM",                 "where it passes within 10 cm of a friend of higher index; may be repeated").many(),
    whole   ("index", least_index, most_index,           "its own reactivity index; needed with --steadier-at"),
};

inline constexpr Outcome outcomes[] = {
//   code                     passed          the unit ...                                                             effects
    {"withdraws",             Pass::neither,  "Withdraws half a move, front to the enemy",                             "distance"},
    {"withdraws-onto-friend", Pass::neither,  "Withdraws onto a friend, front to the enemy; the friend is shaken and "
                                              "moves back to leave one base between them",                             "distance"},
    {"rallied-by-friend",     Pass::neither,  "Stops by a steadier friend, faces about and is shaken",                 "distance"},
    {"routs",                 Pass::neither,  "Routs, back to the enemy",                                              "distance"},
    {"eliminated",            Pass::neither,  "Eliminated",                                                            ""},
};

inline constexpr Effect effects[] = {
    {"distance", Effect::Kind::distance, "cm from where it stood"},
};

inline constexpr Note notes[] = {
    {"shaken",    "Already shaken, it routs where it would withdraw: R1 becomes R2."},
    {"barred",    "An enemy control zone bars its withdrawal, so it routs: R1 becomes R2."},
    {"ran",       "It ran {} cm."},
    {"in-the-way","An obstacle lies nearer than the end of the withdrawal; the rules eliminate only a unit that routs."},
    {"line",      "The way leads straight away from what caused it and towards its own main lines; where these differ, agree on one."},
    {"breaking",  "Look up the author's breaking-point rule too, which is not among these rules."},
};

inline constexpr Chart charts[] = {chart<runs>("A rout runs", run_heads)};

inline constexpr Fact sheet[] = {
    {"R1 withdraws half a move, R2 routs. R1 becomes R2 if the unit is shaken or its way of withdrawal is blocked; R2 eliminates it if its way of rout is blocked."},
    {"A withdrawal stops at a friend, who is shaken and makes room."},
    {"A rout that would pass the edge, or run into woods, lake or river, eliminates."},
    {"For each steadier friend passed, a D6 lower than the unit's index stops it there, shaken."},
    {"In defence keep units of high index, or cavalry, behind the line to brake routs."},
};

Resolution resolve(const Situation&, Dice&);

inline constexpr Command command{
    .name     = "escape",
    .alias    = "",
    .rules    = &rule_sets::giorgi,
    .clause   = "giorgi 1",
    .purpose  = "withdrawal (R1) and rout (R2)",
    .example  = "ecw escape --result R2 --arm infantry --edge-at 22",
    .dice     = "the rout dice, then one D6 for each steadier friend passed, the nearest first",
    .due      = "A melee or a reactivity test ended in R1 or R2.",
    .rows     = rows,
    .outcomes = outcomes,
    .effects  = effects,
    .notes    = notes,
    .charts   = charts,
    .sheet    = sheet,
    .resolve  = resolve,
};

static_assert(sound(command) && complete(runs));

}  // namespace ecw::giorgi::escape
