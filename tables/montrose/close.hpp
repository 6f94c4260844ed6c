// Close: closing with the foe (montrose 6)
#pragma once

#include "tables/montrose/troops.hpp"

namespace ecw::montrose::close {

inline constexpr Reads government_charges = reading("government-horse", "charge");
inline constexpr Reads lancers_fire       = reading("lancers", "pistol");

inline constexpr Row rows[] = {
//          flag                  range                words
    choice("troops",              troop_names,         "what the body is").needed(),
    base  ("af",                  1, most_factor,      "its Aggression Factor"),
    row(shared_rows, "cf"),
    row(shared_rows, "foe-cf").needed(),
    row(shared_rows, "volleys"),
    choice("foe-troops",          troop_names,         "what the enemy is; left out, foot with pikes"),
//             flag             worth                  the body, or its enemy
    when      ("with-general",     +1,                 "a general is with it"),
    when      ("foe-cover",        -1,                 "the enemy is entrenched or in cover").only(one_for_die),
    condition ("keen",             +2,                 "irish, rebel-horse or government-lancers"),
    when      ("foe-no-pikes",     +1,                 "horse against foot without pikes"),
    when      ("foe-skirmishers",  +2,                 "the enemy skirmishes"),
    condition ("not-fired",        +1,                 "it has not fired in this attack"),
    when      ("under-cannon",     -2,                 "highlanders under cannon fire this turn"),
    when      ("on-flank",         +2,                 "it strikes the enemy's flank or rear"),
    flag      ("has-fired",                            "it has fired in this attack"),
    row(shared_rows, "skirmishers"),
    flag      ("no-pikes",                             "its foot have no pikes"),
    flag      ("good-ground",                          "the ground lets foot without pikes close with horse"),
};

// What a refusal costs.
inline constexpr std::string_view cost_heads[] = {"AF", "CF"};
inline constexpr GridRow<2> refusal_costs[] = {
//   body      AF  CF
    {"foot",  {1,  1}},
    {"horse", {1,  2}},
};

inline constexpr Outcome outcomes[] = {
//   code              passed      the body ...                                             effects
    {"goes-in",        Pass::yes,  "Goes in",                                               "af cf af-loss cf-loss routs"},
    {"pistol-shot",    Pass::yes,  "Advances to killing range and fires instead (ecw fire)","af cf af-loss cf-loss routs"},
    {"may-not-close",  Pass::no,   "May not close",                                         ""},
    {"refuses",        Pass::no,   "Refuses to go in",                                      "af cf af-loss cf-loss routs"},
};

inline constexpr Effect effects[] = {
    row(shared_effects, "af"),
    row(shared_effects, "cf"),
    row(shared_effects, "af-loss"),
    row(shared_effects, "cf-loss"),
    row(shared_effects, "routs"),
};

inline constexpr Note notes[] = {
    {"skirmishers",    "Skirmishers may not close."},
    {"guns",           "Guns do not close."},
    {"without-pikes",  "Highlanders, and foot without pikes, may close with horse only on good ground (--good-ground)."},
    {"gate",           "Closing is an advance, which its AF and CF do not allow (ecw move)."},
    {"fall-back",      "Skirmishers fall back before it: ecw evade."},
    {"stand",          "Does the enemy stand? ecw stand."},
};

inline constexpr Chart charts[] = {chart<refusal_costs>("A refusal costs", cost_heads)};

inline constexpr Fact sheet[] = {
    {"The score must exceed the enemy's CF and the fires he delivered at the body in this attack."},
    {"A D6 is taken off where the enemy is entrenched or in cover."},
    {"Covenanter Horse that pass advance to killing range and fire instead; Rebel Horse and lancers go in."},
    {"Skirmishers and guns may not close; highlanders and foot without pikes may close with horse only on good ground."},
    {"Closing takes 1 LF and is an advance."},
};

Resolution resolve(const Situation&, Dice&);

inline constexpr Command command{
    .name       = "close",
    .alias      = "",
    .rules      = &rule_sets::montrose,
    .clause     = "montrose 6",
    .purpose    = "does the body go in with the foe?",
    .example    = "ecw close --troops irish --af 6 --cf 5 --foe-cf 4 --volleys 1",
    .dice       = "the D6, then the D6 that the enemy's cover takes off",
    .due        = "A body wants to charge home.",
    .sum        = "AF + D6 + all that applies",
    .target     = "to exceed: the enemy's CF and volleys",
    .rows       = rows,
    .outcomes   = outcomes,
    .effects    = effects,
    .notes      = notes,
    .charts     = charts,
    .sheet      = sheet,
    .takes_also = true,
    .resolve    = resolve,
};

static_assert(sound(command) && complete(refusal_costs));

}  // namespace ecw::montrose::close
