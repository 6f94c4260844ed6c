// Lead: a general's turn (montrose 3)
#pragma once

#include "tables/montrose/troops.hpp"

namespace ecw::montrose::lead {

inline constexpr Row rows[] = {
    row(shared_rows, "general").needed(),
//         flag         range            words
    flag  ("ride",                       "he moves by himself for 1 LF; free with --leading"),
    flag  ("leading",                    "he leads a body that moves"),
    whole ("orders",    0, 100,          "bodies that move, manoeuvre or close, 1 LF each"),
    flag  ("raise-af",                   "raises the AF of an adjacent body for 1 LF"),
    flag  ("raise-cf",                   "raises its CF for 1 LF"),
    whole ("af",        1, most_factor,  "that body's Aggression Factor"),
    whole ("cf",        1, most_factor,  "that body's Cohesion Factor"),
};

inline constexpr Outcome outcomes[] = {
//   code          passed      the general ...                        effects
    {"within",     Pass::yes,  "Within his Leadership Factor",        "spent left af cf"},
    {"overspent",  Pass::no,   "Overspends his Leadership Factor",    "spent left"},
};

inline constexpr Effect effects[] = {
    {"spent", Effect::Kind::number, "LF spent"},
    {"left",  Effect::Kind::number, "LF left"},
    {"af",    Effect::Kind::number, "AF of the body"},
    {"cf",    Effect::Kind::number, "CF of the body"},
};

inline constexpr Note notes[] = {
    {"over", "That is {} more than he has."},
};

inline constexpr Chart charts[] = {chart<generals>("Generals", general_heads)};

inline constexpr Fact sheet[] = {
    {"Every body that moves, manoeuvres or closes needs 1 LF, once a turn; the points are fresh each turn."},
    {"He moves by himself for 1 LF, and for nothing when he leads a body that moves."},
    {"For 1 LF each he raises the AF or the CF of one adjacent body by 1, once a turn."},
    {"Retiring, fleeing, being pushed back, pursuing, firing and fighting cost nothing."},
};

Resolution resolve(const Situation&, Dice&);

inline constexpr Command command{
    .name     = "lead",
    .alias    = "",
    .rules    = &rule_sets::montrose,
    .clause   = "montrose 3",
    .purpose  = "what a general spends in a turn",
    .example  = "ecw lead --general montrose --orders 3 --raise-af --af 5",
    .dice     = no_dice,
    .due      = "Each turn, for each general.",
    .rows     = rows,
    .outcomes = outcomes,
    .effects  = effects,
    .notes    = notes,
    .charts   = charts,
    .sheet    = sheet,
    .resolve  = resolve,
};

static_assert(sound(command));

}  // namespace ecw::montrose::lead
