// wrong: no reading has that key
#include "tables/readings.hpp"

namespace ecw {

inline constexpr Reads by_kind = reading("casualty", "by-kind");

}  // namespace ecw
