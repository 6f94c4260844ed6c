// Manoeuvre: changes of direction and formation, obstacles (montrose 5)
#pragma once

#include "tables/montrose/troops.hpp"

namespace ecw::montrose::manoeuvre {

inline constexpr Reads keen_off = reading("keen-loss", "off");

inline constexpr std::string_view loss_heads[] = {"foot", "horse, highlanders"};
inline constexpr GridRow<2> losses[] = {
//   D6     CF of foot   of horse and highlanders
    {"1",  {1,           1}},
    {"2",  {1,           1}},
    {"3",  {2,           2}},
    {"4",  {2,           2}},
    {"5",  {2,           2}},
    {"6",  {2,           3}},
};

inline constexpr int keen_costs = 1;  // more for each throw, with AF of at least:
inline constexpr int keen_from  = 6;

inline constexpr Row rows[] = {
    row(shared_rows, "troops"),
    row(shared_rows, "af"),
    row(shared_rows, "cf"),
    row(shared_rows, "skirmishers"),
//        flag         range   words
    whole("events",    1, 20,  "changes of direction or formation, and obstacles crossed").or_else(1),
    flag ("formation",         "a change of formation is among them"),
    flag ("galloping",         "a change of direction at a gallop is among them; horse only"),
};

inline constexpr Outcome outcomes[] = {
//   code                 passed      the body ...                                                     effects
    {"in-order",          Pass::yes,  "Manoeuvres in good order",                                      "cf cf-loss routs"},
    {"shaken-up",         Pass::yes,  "Manoeuvres, and is shaken up",                                  "cf cf-loss routs"},
    {"may-not-manoeuvre", Pass::no,   "May not change direction at a gallop",                          ""},
    {"may-not-form",      Pass::no,   "May not change formation",              ""},
    {"routs",             Pass::no,   "Falls into disorder",                                           "cf cf-loss routs"},
};

inline constexpr Effect effects[] = {
    row(shared_effects, "cf"),
    row(shared_effects, "cf-loss"),
    row(shared_effects, "routs"),
};

inline constexpr Note notes[] = {
    {"gate",          "CF must be over {} to change formation."},
    {"gate-at-least", "CF must be {} or more to change formation."},
};

inline constexpr Chart charts[] = {chart<losses>("CF lost, by the D6", loss_heads)};

inline constexpr Fact sheet[] = {
    {"One D6 for each change of direction, change of formation or obstacle crossed; skirmishers throw none."},
    {"With AF {} or more each throw costs one more.", keen_from},
    {"To change formation CF must be over {}; at a gallop there is no turning.", gate},
};

Resolution resolve(const Situation&, Dice&);

inline constexpr Command command{
    .name     = "manoeuvre",
    .alias    = "maneuver",
    .rules    = &rule_sets::montrose,
    .clause   = "montrose 5",
    .purpose  = "turns, changes of formation, obstacles",
    .example  = "ecw manoeuvre --troops regular --af 4 --cf 6 --events 2",
    .dice     = "one D6 for each event until CF is 0",
    .due      = "A body changes direction or formation, or crosses an obstacle.",
    .rows     = rows,
    .outcomes = outcomes,
    .effects  = effects,
    .notes    = notes,
    .charts   = charts,
    .sheet    = sheet,
    .resolve  = resolve,
};

static_assert(sound(command) && complete(losses));

}  // namespace ecw::montrose::manoeuvre
