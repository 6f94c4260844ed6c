// wrong: two rows have the same flag
#include "engine/check.hpp"

namespace ecw {

inline constexpr Row rows[] = {
    base("points",      0, 30,  "points value"),
    when("hit-flank",   -2,     "hit in the flank"),
    when("hit-flank",   -3,     "hit in the rear"),
};

static_assert((check_rows(rows), true));

}  // namespace ecw
