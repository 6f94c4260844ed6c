// wrong: a modifier is worth nothing
#include "engine/check.hpp"

namespace ecw {

inline constexpr Row rows[] = {
    base("points",      0, 30,  "points value"),
    when("hit-flank",   0,      "hit in the flank"),
};

static_assert((check_rows(rows), true));

}  // namespace ecw
