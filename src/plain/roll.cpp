// Plain dice (interface, roll).
#include "tables/plain/roll.hpp"

#include "engine/resolution.hpp"

namespace ecw::plain::roll {

Resolution resolve(const Situation& s, Dice& dice) {
  Sum sum;
  for (const std::int64_t word : s.list) {
    const Throw thrown = Throw::unpacked(word);
    sum.add_throw(thrown.die, thrown.dice, dice.sum(thrown.die, thrown.dice, plain_throw));
  }
  Resolution r(row(outcomes, "rolled"));
  r.score_by(sum);
  return r;
}

}  // namespace ecw::plain::roll
