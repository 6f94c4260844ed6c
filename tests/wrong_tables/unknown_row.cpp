// wrong: no row of this table has that name
#include "engine/command.hpp"

namespace ecw {

inline constexpr Row rows[] = {
    base("points",      0, 30,  "points value"),
    when("hit-flank",   -2,     "hit in the flank"),
};

inline constexpr const Row& flank = row(rows, "hit-flanks");

}  // namespace ecw
