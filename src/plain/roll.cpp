// Plain dice (interface, roll).
#include "tables/plain/roll.hpp"

#include <string>

#include "engine/resolution.hpp"

namespace ecw::plain::roll {

Resolution resolve(const Situation& s, Dice& dice) {
  Sum sum;
  for (const std::int64_t word : s.list) {
    const Throw thrown = Throw::unpacked(word);
    const std::string name =
        (thrown.dice == 1 ? "" : std::to_string(thrown.dice)) + std::string(name_of(thrown.die));
    const int total = dice.sum(thrown.die, thrown.dice, name);
    sum.add_throw(thrown.die, thrown.dice, total);
  }
  Resolution r(row(outcomes, "rolled"));
  r.score_by(sum);
  return r;
}

}  // namespace ecw::plain::roll
