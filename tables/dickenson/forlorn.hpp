// The forlorn hope: skirmishers who act singly (dickenson 5)
#pragma once

#include "engine/check.hpp"
#include "engine/command.hpp"
#include "tables/rule_sets.hpp"

namespace ecw::dickenson::forlorn {

inline constexpr int test_within = 15;  // inches; at that distance too

inline constexpr std::string_view move_heads[] = {"inches"};
inline constexpr GridRow<1> moves[] = {
//   ground           inches
    {"open",         {12}},
    {"woods-hills",  {10}},  // either or both
};

inline constexpr Row rows[] = {
//           flag          range             words
    whole   ("figures",    1, most_counted,  "figures that throw").or_else(1),
    touching("enemy-at",  "INCHES",          "how far the enemy is; left out, a test is due"),
    flag    ("woods",                        "moves through woods"),
    flag    ("hills",                        "moves on hills"),
};

inline constexpr Outcome outcomes[] = {
//   code            passed          the skirmishers ...                                                effects
    {"orders",       Pass::yes,      "Carries out its orders",                                          "orders to-support to-unit behind-line move"},
    {"no-test",      Pass::neither,  "No test: the enemy is too far off"    ,                          "move"},
    {"mixed",        Pass::neither,  "Some go one way and some another",                                "orders to-support to-unit behind-line move"},
    {"to-support",   Pass::no,       "Withdraws to the nearest support",                                "orders to-support to-unit behind-line move"},
    {"to-unit",      Pass::no,       "Retreats to its own unit",                                        "orders to-support to-unit behind-line move"},
    {"behind-line",  Pass::no,       "Retreats behind the line of attack or defence",                   "orders to-support to-unit behind-line move"},
};

inline constexpr Band ladder[] = {
//   from     to       each figure
    { 4,      highest, "orders"},
    { 3,      3,       "to-support"},
    { 2,      2,       "to-unit"},
    {lowest,  1,       "behind-line"},
};

inline constexpr Effect effects[] = {
    {"orders",      Effect::Kind::tally,    "{carries/carry} out orders",                    if_any},
    {"to-support",  Effect::Kind::tally,    "{withdraws/withdraw} to the nearest support",   if_any},
    {"to-unit",     Effect::Kind::tally,    "{retreats to its/retreat to their} own unit",   if_any},
    {"behind-line", Effect::Kind::tally,    "{retreats/retreat} behind the line",            if_any},
    {"move",        Effect::Kind::distance, "{inch/inches} to move"},
};

inline constexpr Chart charts[] = {chart<moves>("The move", move_heads)};

inline constexpr Fact sheet[] = {
    {"Each figure acts by itself, and tests when the enemy is within {} inches.", test_within},
    {"It fires by the fire chart, which is lost."},
};

Resolution resolve(const Situation&, Dice&);

inline constexpr Command command{
    .name     = "forlorn",
    .alias    = "",
    .rules    = &rule_sets::dickenson,
    .clause   = "dickenson 5",
    .purpose  = "does the forlorn hope stand?",
    .example  = "ecw forlorn --figures 4 --enemy-at 12 --woods",
    .dice     = "one D6 for each figure",
    .due      = "The enemy comes near; each figure by itself.",
    .sum      = "D6",
    .rows     = rows,
    .outcomes = outcomes,
    .effects  = effects,
    .ladder   = ladder,
    .charts   = charts,
    .sheet    = sheet,
    .resolve  = resolve,
};

static_assert(sound(command) && tiles(ladder, outcomes) && complete(moves));

}  // namespace ecw::dickenson::forlorn
