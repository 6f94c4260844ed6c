// Charge: call cavalry back from a charge (dickenson 3)
#pragma once

#include "tables/dickenson/rally.hpp"

namespace ecw::dickenson::charge {

// The rally throw, but that a charge may be called back for as long as it lasts: from the third
// attempt on the score to reach stays the last one that rally names.
inline constexpr Row rows[] = {
    row(rally::rows, "points"),
    whole("attempt",  1, 1000,   "which attempt this is").or_else(1),
    row(rally::rows, "captain-general"),
    row(rally::rows, "add-1b"),
    row(rally::rows, "unsupported"),
    row(rally::rows, "under-musket"),
    row(rally::rows, "under-artillery"),
};

inline constexpr Outcome outcomes[] = {
//   code            passed      the cavalry ...                                                                        effects
    {"ceases",       Pass::yes,  "Disordered, it ceases the charge and takes one whole move to re-form",                   ""},
    {"carries-on",   Pass::no,   "Disordered, it carries on along its line of attack",                                  ""},
};

inline constexpr Chart charts[] = {chart<rally::needs>("To reach, from the third attempt on the same", rally::need_heads)};

inline constexpr Fact sheet[] = {
    {"Cavalry that has charged is disordered at the end of that move, and carries on until it is rallied."},
};

Resolution resolve(const Situation&, Dice&);

inline constexpr Command command{
    .name       = "charge",
    .alias      = "",
    .rules      = &rule_sets::dickenson,
    .clause     = "dickenson 3",
    .purpose    = "call cavalry back from a charge; to charge home: close",
    .example    = "ecw charge --points 5 --attempt 2",
    .dice       = "the D6",
    .due        = "Cavalry has charged and is to be called back; a throw each move.",
    .sum        = "points + D6 + what applies of these",
    .target     = "to reach",
    .rows       = rows,
    .outcomes   = outcomes,
    .charts     = charts,
    .sheet      = sheet,
    .takes_also = true,
    .resolve    = resolve,
};

static_assert(sound(command));

}  // namespace ecw::dickenson::charge
