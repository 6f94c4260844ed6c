// wrong: a row has no words
#include "engine/check.hpp"

namespace ecw {

inline constexpr Row rows[] = {
    base("points",      0, 30,  "points value"),
    when("hit-flank",   -2,     ""),
};

static_assert((check_rows(rows), true));

}  // namespace ecw
