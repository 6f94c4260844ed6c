// wrong: a flag is not lower-case letters, digits and inner dashes
#include "engine/check.hpp"

namespace ecw {

inline constexpr Row rows[] = {
    base("points",      0, 30,  "points value"),
    when("--hit-flank", -2,     "hit in the flank"),
};

static_assert((check_rows(rows), true));

}  // namespace ecw
