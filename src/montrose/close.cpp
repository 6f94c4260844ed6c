// Closing with the foe (montrose 6).
#include "tables/montrose/close.hpp"

#include "montrose/factors.hpp"
#include "vocabulary.hpp"

namespace ecw::montrose::close {
namespace {

/// The enemy's class; foot where it is not given.
bool foe_is(const Situation& s, Arm arm) {
  return s.given(key("foe-troops")) ? foe_troops_of(s).arm == arm : arm == Arm::foot;
}

bool foe_without_pikes(const Situation& s) {
  const bool highland = s.given(key("foe-troops")) && foe_troops_of(s).highland;
  return foe_is(s, Arm::foot) &&
         (s.given(key("foe-no-pikes")) || s.given(key("foe-skirmishers")) || highland);
}

/// Why the body may not close; null if it may.
const Note* hindrance(const Situation& s, const Troops& body) {
  if (body.arm == Arm::gun) return &row(notes, "guns");
  if (s.given(key("skirmishers"))) return &row(notes, "skirmishers");
  const bool without_pikes = body.highland || (body.arm == Arm::foot && s.given(key("no-pikes")));
  const bool barred = without_pikes && foe_is(s, Arm::horse) && !s.given(key("good-ground"));
  return barred ? &row(notes, "without-pikes") : nullptr;
}

const Outcome& success(const Situation& s, const Troops& body) {
  const bool fires = (&body == &row(troops, "covenanter-horse") && !s.reads(government_charges)) ||
                     (&body == &row(troops, "government-lancers") && s.reads(lancers_fire));
  return fires ? row(outcomes, "pistol-shot") : row(outcomes, "goes-in");
}

Sum throw_to_close(const Situation& s, const Troops& body, Dice& dice) {
  const bool horse = body.arm == Arm::horse;
  Sum sum;
  sum.add_case(s, {{key("keen"), body.keen},
                   {key("foe-no-pikes"), horse && foe_without_pikes(s)},
                   {key("not-fired"), !s.given(key("has-fired"))},
                   {key("under-cannon"), body.highland && s.given(key("under-cannon"))}});
  const int d6 = dice.one(Die::d6, "the throw to close");
  sum.add_throw(Die::d6, 1, d6);
  if (s.given(key("foe-cover")) && !s.reads(one_for_die)) {
    const int cover = dice.one(Die::d6, "the enemy's cover");
    sum.subtract_throw(row(rows, "foe-cover"), Die::d6, cover);
  }
  return sum;
}

}  // namespace

Resolution resolve(const Situation& s, Dice& dice) {
  const Troops& body = troops_of(s);
  if (const Note* why = hindrance(s, body)) {
    Resolution r(row(outcomes, "may-not-close"));
    r.note(*why);
    return r;
  }

  const Sum sum = throw_to_close(s, body, dice);
  const std::int64_t target = s[key("foe-cf")] + s[key("volleys")];
  const bool closes = sum.total() > target;
  Factors factors = factors_of(s);
  if (!closes) {
    const auto& cost =
        body.arm == Arm::horse ? row(refusal_costs, "horse") : row(refusal_costs, "foot");
    factors.lose(cost[0], cost[1]);
  }

  Resolution r(closes ? success(s, body) : row(outcomes, "refuses"));
  r.score_by(sum);
  r.target = target;
  r.effect(row(effects, "af"), factors.af_left());
  r.effect(row(effects, "cf"), factors.cf_left());
  r.effect(row(effects, "af-loss"), factors.af_loss);
  r.effect(row(effects, "cf-loss"), factors.cf_loss);
  r.effect(row(effects, "routs"), factors.routs());
  if (factors.routs()) tell_rout(r, routs_off);
  if (!over_gate(s, s[key("af")]) || !over_gate(s, s[key("cf")])) r.note(row(notes, "gate"));
  if (s.given(key("foe-skirmishers"))) {
    r.note(row(notes, "fall-back"));
  } else if (r.outcome == &row(outcomes, "goes-in")) {
    r.note(row(notes, "stand"));
  }
  return r;
}

}  // namespace ecw::montrose::close
