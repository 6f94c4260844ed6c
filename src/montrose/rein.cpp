// A general halts a pursuit (montrose 12).
#include "tables/montrose/rein.hpp"

#include "engine/resolution.hpp"
#include "vocabulary.hpp"

namespace ecw::montrose::rein {

Resolution resolve(const Situation& s, Dice& dice) {
  const int d6 = dice.one(Die::d6, "the general's throw");
  Resolution r(d6 < s[key("general")] ? row(outcomes, "halted") : row(outcomes, "runs-on"));
  r.sum.add_throw(Die::d6, 1, d6);
  r.score = d6;
  r.target = s[key("general")];
  return r;
}

}  // namespace ecw::montrose::rein
