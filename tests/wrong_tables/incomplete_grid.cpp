// wrong: a grid has an empty cell
#include "engine/check.hpp"

namespace ecw {

inline constexpr GridRow<2> faces[] = {
//   troops        near  far
    {"pikeman",   {5,    4}},
    {"musketeer", {4}},
};

static_assert(complete(faces));

}  // namespace ecw
