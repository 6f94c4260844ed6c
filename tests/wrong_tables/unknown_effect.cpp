// wrong: an outcome lists an unknown effect
#include "engine/check.hpp"

namespace ecw {

inline constexpr Outcome outcomes[] = {
    {"stands",    Pass::yes, "Stands",    ""},
    {"withdraws", Pass::no,  "Withdraws", "moves"},
};

inline constexpr Effect effects[] = {
    {"move", Effect::Kind::distance, "inches back"},
};

inline constexpr Command command{
    .name     = "wrong",
    .purpose  = "does it compile?",
    .example  = "ecw wrong",
    .dice     = "the D6",
    .outcomes = outcomes,
    .effects  = effects,
};

static_assert(sound(command));

}  // namespace ecw
