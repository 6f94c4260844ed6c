// Move (montrose 4)
#pragma once

#include "tables/montrose/troops.hpp"

namespace ecw::montrose::move {

inline constexpr Reads also_move = reading("keen-loss", "also-move");

inline constexpr std::string_view gaits[] = {"walk", "trot", "gallop"};
inline constexpr std::string_view paces[] = {"halt", "walk", "trot", "gallop"};

inline constexpr std::string_view distance_heads[] = {"AvD", "D6", "AF"};
inline constexpr GridRow<3> distances[] = {
//   mover                  AvD  D6  AF times
    {"irish",              {1,   0,  1}},
    {"regular",            {1,   0,  1}},
    {"militia",            {1,   0,  1}},
    {"levy",               {0,   1,  1}},
    {"highlander",         {0,   1,  1}},
    {"walk",               {1,   0,  0}},
    {"trot",               {2,   0,  0}},
    {"gallop",             {2,   0,  1}},
    {"gun",                {1,   0,  0}},
};

// What a move takes off CF.
inline constexpr int from_halt_costs   = 1;
inline constexpr int into_gallop_costs = 2;
inline constexpr int keen_costs        = 1;  // with AF of at least:
inline constexpr int keen_from         = 6;

inline constexpr Row rows[] = {
//           flag        range             words
    choice  ("troops",   troop_names,      "what the body is").needed(),
    whole   ("af",       0, most_factor,   "its Aggression Factor, above 0; not needed for a gun"),
    whole   ("cf",       0, most_factor,   "its Cohesion Factor, above 0; not needed for a gun"),
    choice  ("gait",     gaits,            "how horse move; needed for them"),
    choice  ("from",     paces,            "what it did last turn; halt if left out"),
    flag    ("advance",                    "the move is towards the enemy"),
    row(shared_rows, "general").saying("the attached general, or his Leadership Factor: added to the move"),
    flag    ("light",                      "a frame gun or other light piece"),
    row(shared_rows, "scale"),
};

inline constexpr Outcome outcomes[] = {
//   code            passed      the body ...       effects
    {"moves",        Pass::yes,  "Moves",           "inches yards cf cf-loss routs may-advance-next"},
    {"may-not-move", Pass::no,   "May not make that move", ""},
    {"routs",        Pass::no,   "Moves",           "inches yards cf cf-loss routs may-advance-next"},
};

inline constexpr Effect effects[] = {
    row(shared_effects, "inches"),
    row(shared_effects, "yards"),
    row(shared_effects, "cf"),
    row(shared_effects, "cf-loss"),
    row(shared_effects, "routs"),
    {"may-advance-next", Effect::Kind::truth, "may advance next turn"},
};

inline constexpr Note notes[] = {
    {"gate",          "AF and CF must both be over {} to advance."},
    {"gate-at-least", "AF and CF must both be {} or more to advance."},
    {"no-gallop",     "Only rebel-horse and government-lancers gallop."},
    {"trot-first",    "Horse must have trotted, or galloped, last turn to gallop."},
    {"heavy-gun",     "Only a light gun moves during the battle (--light)."},
    {"straight",      "A gallop is in a straight line; horse must trot before they halt from it."},
    {"not-towards",   "The move may not be towards the enemy: AF and CF do not allow an advance."},
};

inline constexpr Chart charts[] = {chart<distances>("Inches: dice, and AF added", distance_heads)};

inline constexpr Fact sheet[] = {
    {"Each body that moves takes 1 LF from a general, once a turn. An attached general adds his LF to the move."},
    {"To advance, AF and CF must both be over {} before the move's costs. Guns need no factors.", gate},
    {"Moving from halt costs {} CF, breaking into a gallop {}.", from_halt_costs, into_gallop_costs},
    {"Only rebel-horse and government-lancers gallop: after a trot, in a straight line; they trot before they halt."},
};

Resolution resolve(const Situation&, Dice&);

inline constexpr Command command{
    .name     = "move",
    .alias    = "",
    .rules    = &rule_sets::montrose,
    .clause   = "montrose 4",
    .purpose  = "how far it moves, and what that costs",
    .example  = "ecw move --troops irish --af 6 --cf 5 --advance",
    .dice     = "the movement dice",
    .due      = "A body moves.",
    .rows     = rows,
    .outcomes = outcomes,
    .effects  = effects,
    .notes    = notes,
    .charts   = charts,
    .sheet    = sheet,
    .interest = {.effects = "inches", .high_is_good = true},
    .resolve  = resolve,
};

static_assert(sound(command) && complete(distances));

}  // namespace ecw::montrose::move
