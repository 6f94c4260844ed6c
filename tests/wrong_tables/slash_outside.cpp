// wrong: an effect's words have a slash outside braces
#include "engine/check.hpp"

namespace ecw {

inline constexpr Outcome outcomes[] = {
    {"moves",   Pass::yes,  "Moves",   "inches"},
};

inline constexpr Effect effects[] = {
    {"inches",  Effect::Kind::distance,  "inch/inches"},
};

inline constexpr Command command{.outcomes = outcomes, .effects = effects};

static_assert((check_effects(command), true));

}  // namespace ecw
