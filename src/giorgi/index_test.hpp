// The reactivity test, which escape and regroup share.
#pragma once

#include "engine/situation.hpp"
#include "tables/giorgi/escape.hpp"

namespace ecw::giorgi {

/// The lowest face of the D6 that fails against a reactivity index (giorgi 1, 2).
inline int fails_from(const Situation& s, std::int64_t index) {
  return static_cast<int>(s.reads(equal_passes) ? index + 1 : index);
}

}  // namespace ecw::giorgi
