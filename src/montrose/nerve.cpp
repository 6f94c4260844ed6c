// Neighbours who retire and flee (montrose 14).
#include "tables/montrose/nerve.hpp"

#include "montrose/factors.hpp"
#include "vocabulary.hpp"

namespace ecw::montrose::nerve {

Resolution resolve(const Situation& s, Dice&) {
  Sum taken;
  taken.add_case(s);
  const std::int64_t loss = -taken.total();
  const std::int64_t left = std::max<std::int64_t>(0, s[key("af")] - loss);

  Resolution r(loss == 0   ? row(outcomes, "steady")
               : left == 0 ? row(outcomes, "routs")
                           : row(outcomes, "shaken"));
  r.effect(row(effects, "af"), left);
  r.effect(row(effects, "af-loss"), loss);
  r.effect(row(effects, "routs"), left == 0);
  if (left == 0) tell_rout(r, routs_off);
  return r;
}

}  // namespace ecw::montrose::nerve
