// wrong: a ladder names an unknown outcome
#include "engine/check.hpp"

namespace ecw {

inline constexpr Outcome outcomes[] = {
    {"stands",    Pass::yes, "Stands",    ""},
    {"withdraws", Pass::no,  "Withdraws", ""},
    {"routs",     Pass::no,  "Routs",     ""},
};

inline constexpr Band ladder[] = {
    {10,     highest, "stands"},
    { 8,      9,      "wavers"},
    {lowest,  7,      "routs"},
};

static_assert(tiles(ladder, outcomes));

}  // namespace ecw
