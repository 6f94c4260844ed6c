// wrong: two outcomes have the same code
#include "engine/check.hpp"

namespace ecw {

inline constexpr Outcome outcomes[] = {
    {"stands", Pass::yes, "Stands",    ""},
    {"stands", Pass::no,  "Withdraws", ""},
};

static_assert((check_outcomes(outcomes), true));

}  // namespace ecw
