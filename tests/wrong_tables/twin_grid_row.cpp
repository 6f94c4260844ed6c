// wrong: two rows of a grid have the same name
#include "engine/check.hpp"

namespace ecw {

inline constexpr GridRow<2> faces[] = {
//   troops        near  far
    {"pikeman",   {5,    4}},
    {"pikeman",   {4,    3}},
};

static_assert(complete(faces));

}  // namespace ecw
