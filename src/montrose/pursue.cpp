// Pursuit (montrose 11).
#include "tables/montrose/pursue.hpp"

#include <algorithm>

#include "engine/complaint.hpp"
#include "montrose/factors.hpp"
#include "vocabulary.hpp"

namespace ecw::montrose::pursue {
namespace {

void refuse_unfit(const Situation& s) {
  if (s.given(key("foe-af")) != s.given(key("foe-cf"))) {
    throw Complaint{s.given(key("foe-af")) ? "foe-cf" : "foe-af",
                    {},
                    "the pursued body's factors come together: --foe-af and --foe-cf"};
  }
  if (s.reads(by_difference)) {
    need(s, key("difference"), "difference",
         "pursuit-loss=difference needs it: a whole number from 6 to 10000");
  } else if (s.given(key("difference"))) {
    throw Complaint{"difference", {}, "counts only under --reading pursuit-loss=difference"};
  }
}

}  // namespace

Resolution resolve(const Situation& s, Dice& dice) {
  refuse_unfit(s);
  const Troops& body = troops_of(s);
  const std::int64_t surplus = std::max<std::int64_t>(0, s[key("cf")] - s[key("af")]);
  const std::int64_t target = s[key("af")] - surplus;

  const bool thrown = !body.highland || s.reads(by_die);
  const int d6 = thrown ? dice.one(Die::d6, "the pursuit") : 0;
  const bool pursues = body.highland || d6 <= target;

  std::int64_t loss = s.reads(by_die)          ? d6
                      : s.reads(by_aggression) ? std::max<std::int64_t>(0, target)
                                               : s[key("difference")];
  if (body.arm == Arm::horse) loss *= horse_times;
  Factors foe = foe_factors_of(s);
  if (pursues) lose_divided(foe, loss, OddPoint::off_af);

  Resolution r(pursues ? row(outcomes, "pursues") : row(outcomes, "holds"));
  if (!body.highland) {
    r.sum.add_throw(Die::d6, 1, d6);
    r.score = d6;
    r.target = target;
  }
  r.effect(row(effects, "foe-af-loss"), foe.af_loss);
  r.effect(row(effects, "foe-cf-loss"), foe.cf_loss);
  if (s.given(key("foe-af"))) {
    r.effect(row(effects, "foe-af"), foe.af_left());
    r.effect(row(effects, "foe-cf"), foe.cf_left());
    r.effect(row(effects, "foe-routs"), foe.routs());
    if (pursues && foe.routs()) tell_rout(r, foe_routs_off);
  }
  if (pursues) r.note(row(notes, "again"));
  return r;
}

}  // namespace ecw::montrose::pursue
