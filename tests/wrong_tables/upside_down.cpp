// wrong: a band is upside down
#include "engine/check.hpp"

namespace ecw {

inline constexpr Outcome outcomes[] = {
    {"stands",    Pass::yes, "Stands",    ""},
    {"withdraws", Pass::no,  "Withdraws", ""},
    {"routs",     Pass::no,  "Routs",     ""},
};

inline constexpr Band ladder[] = {
    {10,     highest, "stands"},
    {10,      9,      "withdraws"},
    {lowest,  7,      "routs"},
};

static_assert(tiles(ladder, outcomes));

}  // namespace ecw
