// The reactivity test, which escape and regroup share.
#pragma once

#include "engine/situation.hpp"
#include "tables/giorgi/escape.hpp"

namespace ecw::giorgi {

/// Whether a D6 passes against a reactivity index (giorgi 1, 2).
inline bool passes(const Situation& s, int d6, std::int64_t index) {
  return s.reads(equal_passes) ? d6 <= index : d6 < index;
}

}  // namespace ecw::giorgi
