// Calling a charge back (dickenson 3).
#include "tables/dickenson/charge.hpp"

#include "dickenson/rally.hpp"
#include "engine/resolution.hpp"

namespace ecw::dickenson::charge {

Resolution resolve(const Situation& s, Dice& dice) {
  const rally::Attempt made = rally::attempt(s, dice);
  Resolution r(made.reached ? row(outcomes, "ceases") : row(outcomes, "carries-on"));
  r.score_by(made.sum);
  r.target = made.target;
  return r;
}

}  // namespace ecw::dickenson::charge
