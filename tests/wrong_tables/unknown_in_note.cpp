// wrong: a note names what is neither an effect nor a flag
#include "engine/check.hpp"

namespace ecw {

inline constexpr Outcome outcomes[] = {
    {"stands",    Pass::yes, "Stands",    ""},
};

inline constexpr Note notes[] = {
    {"next", "Next:", "ecw wrong --af {=af}"},
};

inline constexpr Command command{
    .name     = "wrong",
    .purpose  = "does it compile?",
    .example  = "ecw wrong",
    .dice     = "the D6",
    .outcomes = outcomes,
    .notes    = notes,
};

static_assert(sound(command));

}  // namespace ecw
