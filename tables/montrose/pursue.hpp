// Pursue: the winner of a decisive melee (montrose 11)
#pragma once

#include "tables/montrose/troops.hpp"

namespace ecw::montrose::pursue {

inline constexpr Reads by_die        = reading("pursuit-loss", "die");
inline constexpr Reads by_aggression = reading("pursuit-loss", "aggression");
inline constexpr Reads by_difference = reading("pursuit-loss", "difference");

inline constexpr int horse_times = 2;  // the loss, when horse pursue

inline constexpr Row rows[] = {
    row(shared_rows, "troops"),
    row(shared_rows, "af"),
    row(shared_rows, "cf"),
    row(shared_rows, "foe-af").saying("the pursued body's Aggression Factor; with --foe-cf"),
    row(shared_rows, "foe-cf").saying("the pursued body's Cohesion Factor; with --foe-af"),
//        flag          range             words
    whole("difference", 6, most_counted,  "the difference of the melee's totals; only under pursuit-loss=difference, and needed there"),
};

inline constexpr Outcome outcomes[] = {
//   code        passed          the body ...             effects
    {"pursues",  Pass::neither,  "Pursues, as it must",   "foe-af-loss foe-cf-loss foe-af foe-cf foe-routs"},
    {"holds",    Pass::neither,  "Does not pursue",       "foe-af-loss foe-cf-loss foe-af foe-cf foe-routs"},
};

inline constexpr Effect effects[] = {
    row(shared_effects, "foe-af-loss"),
    row(shared_effects, "foe-cf-loss"),
    row(shared_effects, "foe-af"),
    row(shared_effects, "foe-cf"),
    row(shared_effects, "foe-routs"),
};

inline constexpr Note notes[] = {
    {"again", "A pursuit that no general halts (ecw rein) goes on: resolve it again next turn."},
};

inline constexpr Fact sheet[] = {
    {"Highlanders always pursue; others if a D6 is AF or less. Where CF is higher than AF, AF counts less by as much."},
    {"The pursued lose what the die shows, {} times that if horse pursue, divided between AF and CF, the odd point off AF.", horse_times},
    {"A general may try to halt it each turn (ecw rein)."},
};

Resolution resolve(const Situation&, Dice&);

inline constexpr Command command{
    .name     = "pursue",
    .alias    = "",
    .rules    = &rule_sets::montrose,
    .clause   = "montrose 11",
    .purpose  = "does the winner pursue, and what does it cost the enemy?",
    .example  = "ecw pursue --troops rebel-horse --af 6 --cf 4 --foe-af 4 --foe-cf 3",
    .dice     = "the D6; none for highlanders under pursuit-loss=aggression or difference",
    .due      = "A melee was decisive; again each turn until it is halted.",
    .sum      = "D6",
    .target   = "or less to pursue",
    .rows     = rows,
    .outcomes = outcomes,
    .effects  = effects,
    .notes    = notes,
    .sheet    = sheet,
    .interest = {.effects = "foe-af-loss foe-cf-loss", .high_is_good = true},
    .resolve  = resolve,
};

static_assert(sound(command));

}  // namespace ecw::montrose::pursue
