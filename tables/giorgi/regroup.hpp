// Regroup: reorganising after a rout (giorgi 2)
#pragma once

#include "tables/giorgi/escape.hpp"

namespace ecw::giorgi::regroup {

inline constexpr int clear_of_enemy = 30;  // cm; at that distance too

inline constexpr Row rows[] = {
//           flag          range                    words
    whole   ("index",      least_index, most_index, "the unit's reactivity index").needed(),
    touching("enemy-at",  "CM",                     "the nearest enemy; left out, none is on the table"),
    count   ("losses",                              "losses this turn"),
};

inline constexpr Outcome outcomes[] = {
//   code           passed      the unit ...                                                                       effects
    {"regroups",    Pass::yes,  "This turn it stops, faces about and is shaken; half of its next move restores "
                                "close order, the other half is free",                                            ""},
    {"runs-on",     Pass::no,   "Runs on: it routs again",                                                        ""},
};

inline constexpr Note notes[] = {
    {"enemy-near",  "The enemy is nearer than {} cm; cavalry that stays so near keeps it running."},
    {"losses",      "It suffered losses this turn."},
};

inline constexpr Fact sheet[] = {
    {"The nearest enemy must be at {} cm or more, the turn without losses, and a D6 lower than its index.", clear_of_enemy},
    {"A routing unit that leaves the table or enters woods, lake or river is eliminated (ecw escape)."},
};

Resolution resolve(const Situation&, Dice&);

inline constexpr Command command{
    .name     = "regroup",
    .alias    = "",
    .rules    = &rule_sets::giorgi,
    .clause   = "giorgi 2",
    .purpose  = "stop and re-form after a rout",
    .example  = "ecw regroup --index 4 --enemy-at 35",
    .dice     = "the D6, unless the enemy or losses bar it",
    .due      = "Each turn after the first run.",
    .target   = "its index",
    .rows     = rows,
    .outcomes = outcomes,
    .notes    = notes,
    .sheet    = sheet,
    .resolve  = resolve,
};

static_assert(sound(command));

}  // namespace ecw::giorgi::regroup
