// Separate: bodies that fight apart from their regiment (dickenson 6)
#pragma once

#include "tables/dickenson/morale.hpp"

namespace ecw::dickenson::separate {

inline constexpr Reads lookup      = reading("separate", "lookup");
inline constexpr Reads fresh_throw = reading("separate", "fresh-throw");

inline constexpr int to_exceed = 10;

inline constexpr Outcome under_control[] = {
//   code              passed      the body ...                              effects
    {"under-control",  Pass::yes,  "Under control",                ""},
};
inline constexpr auto outcomes = joined(under_control, morale::outcomes);

// What is said besides when the score of 10, which does not exceed 10, reads full control.
inline constexpr std::string_view ten_reads = " by the morale table, though the score does not exceed 10";

inline constexpr Note notes[] = {
    {"first-sum",   "The first sum was {}, not enough, so an ordinary morale throw was made."},
};

inline constexpr Fact sheet[] = {
    {"For musketeers away from their pikes, pikes away from their muskets, and single squadrons."},
    {"Above {} it is under control; otherwise the same score is looked up in the morale table.", to_exceed},
    {"Under separate=fresh-throw it makes an ordinary morale throw instead: one more D6 and all that applies."},
};

Resolution resolve(const Situation&, Dice&);

inline constexpr Command command{
    .name       = "separate",
    .alias      = "",
    .rules      = &rule_sets::dickenson,
    .clause     = "dickenson 6",
    .purpose    = "is a body that fights apart under control?",
    .example    = "ecw separate --points 3",
    .dice       = "two D6; under separate=fresh-throw then the fresh throw's D6, if one is made",
    .due        = "A body fights apart from its regiment.",
    .sum        = "points + 2D6",
    .rows       = morale::rows,
    .outcomes   = outcomes,
    .effects    = morale::effects,
    .notes      = notes,
    .ladder     = morale::ladder,
    .sheet      = sheet,
    .takes_also = true,
    .resolve    = resolve,
};

static_assert(sound(command) && tiles(morale::ladder, outcomes));

}  // namespace ecw::dickenson::separate
