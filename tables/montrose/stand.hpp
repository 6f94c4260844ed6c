// Stand: the defender's test (montrose 7)
#pragma once

#include "tables/montrose/close.hpp"

namespace ecw::montrose::stand {

inline constexpr Reads by_closing   = reading("horse-stand", "closing");
inline constexpr Reads by_cohesion  = reading("horse-stand", "cohesion");
inline constexpr Reads by_threshold = reading("horse-stand", "threshold");

// The least CF with which foot stand, by who attacks; horse too under horse-stand=threshold.
inline constexpr std::string_view steady_heads[] = {"CF"};
inline constexpr GridRow<1> steady_from[] = {
    {"highlanders", {5}},
    {"others",      {3}},
};

// How those go back who do not stand.
inline constexpr std::string_view retire_heads[] = {"D6 inches", "AF", "CF"};
inline constexpr GridRow<3> retires[] = {
//   body      D6   AF   CF lost
    {"foot",  {1,   1,   1}},
    {"horse", {2,   1,   2}},
};

inline constexpr Row rows[] = {
    row(shared_rows, "troops"),
    base("af", 1, most_factor, "its Aggression Factor"),
    row(shared_rows, "cf"),
    row(shared_rows, "foe-troops"),
    row(shared_rows, "foe-cf").saying("the attacker's Cohesion Factor; needed where horse test against horse"),
    row(shared_rows, "volleys").saying("fires that the attacker delivered at it in this attack"),
    row(close::rows, "with-general"),
    row(close::rows, "keen"),
    row(close::rows, "not-fired"),
    row(close::rows, "has-fired"),
    row(shared_rows, "scale"),
};

inline constexpr Outcome outcomes[] = {
//   code        passed      the body ...                     effects
    {"stands",   Pass::yes,  "Stands",                        "inches yards af cf af-loss cf-loss routs"},
    {"retires",  Pass::no,   "Retires before the attack",     "inches yards af cf af-loss cf-loss routs"},
};

inline constexpr Effect effects[] = {
    row(shared_effects, "inches"),
    row(shared_effects, "yards"),
    row(shared_effects, "af"),
    row(shared_effects, "cf"),
    row(shared_effects, "af-loss"),
    row(shared_effects, "cf-loss"),
    row(shared_effects, "routs"),
};

inline constexpr std::string_view cohesion_target = "to stay below: its CF";

inline constexpr Note notes[] = {
    {"melee",       "Fight it out: ecw melee."},
    {"neighbours",  "It retires: resolve its neighbours with ecw nerve."},
};

inline constexpr Chart charts[] = {
    chart<steady_from>("Foot stand with CF of at least, by who attacks", steady_heads),
    chart<retires>("A body that does not stand goes back and loses", retire_heads),
};

inline constexpr Fact sheet[] = {
    {"Horse attacked by horse throw: the sum must exceed the attacker's CF and volleys. Horse attacked by foot stand."},
};

Resolution resolve(const Situation&, Dice&);

inline constexpr Command command{
    .name     = "stand",
    .alias    = "",
    .rules    = &rule_sets::montrose,
    .clause   = "montrose 7",
    .purpose  = "does the defender stand?",
    .example  = "ecw stand --troops militia --af 4 --cf 4 --foe-troops highlander",
    .dice     = "the D6 of the test, where horse test; then the dice of the retreat",
    .due      = "An attacker goes in.",
    .sum      = "Horse against horse: AF + D6 + what applies",
    .target   = "to exceed: the attacker's CF and volleys",
    .rows     = rows,
    .outcomes = outcomes,
    .effects  = effects,
    .notes    = notes,
    .charts   = charts,
    .sheet    = sheet,
    .resolve  = resolve,
};

static_assert(sound(command) && complete(steady_from) && complete(retires));

}  // namespace ecw::montrose::stand
