// Changes of direction and formation, obstacles (montrose 5).
#include "tables/montrose/manoeuvre.hpp"

#include <algorithm>

#include "engine/complaint.hpp"
#include "montrose/factors.hpp"
#include "vocabulary.hpp"

namespace ecw::montrose::manoeuvre {
namespace {

/// What each face of the D6 costs this body in CF.
PerFace cost_of(const Situation& s, const Troops& body) {
  const std::size_t column = body.arm == Arm::horse || body.highland ? 1 : 0;
  const bool keen = s[key("af")] >= keen_from && !s.reads(keen_off);
  PerFace cost{};
  std::ranges::transform(losses, cost.begin(),
                         [&](const auto& face) { return face[column] + (keen ? keen_costs : 0); });
  return cost;
}

Resolution conclude(const Outcome& outcome, const Factors& factors) {
  Resolution r(outcome);
  r.effect(row(effects, "cf"), factors.cf_left());
  r.effect(row(effects, "cf-loss"), factors.cf_loss);
  r.effect(row(effects, "routs"), factors.routs());
  if (factors.routs()) tell_rout(r, routs_off);
  return r;
}

}  // namespace

Resolution resolve(const Situation& s, Dice& dice) {
  const Troops& body = troops_of(s);
  if (s.given(key("galloping")) && body.arm != Arm::horse) {
    throw Complaint{"galloping", {}, "only horse gallop: leave it out"};
  }
  if (s.given(key("galloping"))) return Resolution(row(outcomes, "may-not-manoeuvre"));
  if (s.given(key("formation")) && !over_gate(s, s[key("cf")])) {
    Resolution r(row(outcomes, "may-not-form"));
    r.note(s.reads(three_or_more) ? row(notes, "gate-at-least") : row(notes, "gate"), gate);
    return r;
  }

  Factors factors = factors_of(s);
  if (s.given(key("skirmishers"))) return conclude(row(outcomes, "in-order"), factors);
  const Drained lost = dice.drain(s.number(key("events")), s.number(key("cf")), cost_of(s, body),
                                  "a change of direction, a change of formation or an obstacle");
  factors.lose(0, lost.lost);
  return conclude(factors.routs() ? row(outcomes, "routs") : row(outcomes, "shaken-up"), factors);
}

}  // namespace ecw::montrose::manoeuvre
