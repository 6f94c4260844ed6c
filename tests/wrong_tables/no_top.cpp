// wrong: a ladder does not reach the highest total
#include "engine/check.hpp"

namespace ecw {

inline constexpr Outcome outcomes[] = {
    {"stands",    Pass::yes, "Stands",    ""},
    {"withdraws", Pass::no,  "Withdraws", ""},
    {"routs",     Pass::no,  "Routs",     ""},
};

inline constexpr Band ladder[] = {
    {10,     15,      "stands"},
    { 8,      9,      "withdraws"},
    {lowest,  7,      "routs"},
};

static_assert(tiles(ladder, outcomes));

}  // namespace ecw
