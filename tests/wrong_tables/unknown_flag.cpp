// wrong: no table has a flag of that name
#include "vocabulary.hpp"

namespace ecw {

std::int64_t points(const Situation& s) { return s[key("point")]; }

}  // namespace ecw
