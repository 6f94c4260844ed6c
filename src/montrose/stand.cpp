// The defender's test (montrose 7).
#include "tables/montrose/stand.hpp"

#include "montrose/factors.hpp"
#include "vocabulary.hpp"

namespace ecw::montrose::stand {
namespace {

struct Test {
  bool stands{};
  std::optional<std::int64_t> score{};
  std::optional<std::int64_t> target{};
  std::string_view target_words{};
  Sum sum{};
};

/// The test that is thrown to close, turned round: the horse's own sum against the attacker.
Test closing_test(const Situation& s, Dice& dice) {
  need(s, key("foe-cf"), "foe-cf", "horse test against horse with it: a whole number from 0 to 40");
  Test test;
  test.sum.add_case(
      s, {{key("keen"), troops_of(s).keen}, {key("not-fired"), !s.given(key("has-fired"))}});
  const int d6 = dice.one(Die::d6, "the test to stand");
  test.sum.add_throw(Die::d6, 1, d6);
  test.score = test.sum.total();
  test.target = s[key("foe-cf")] + s[key("volleys")];
  test.stands = *test.score > *test.target;
  return test;
}

Test cohesion_test(const Situation& s, Dice& dice) {
  Test test;
  const int d6 = dice.one(Die::d6, "the test to stand");
  test.sum.add_throw(Die::d6, 1, d6);
  test.score = d6;
  test.target = s[key("cf")];
  test.target_words = cohesion_target;
  test.stands = d6 < s[key("cf")];
  return test;
}

Test steady(const Situation& s) {
  const auto& from =
      foe_troops_of(s).highland ? row(steady_from, "highlanders") : row(steady_from, "others");
  return {.stands = s[key("cf")] >= from[0]};
}

Test test_to_stand(const Situation& s, Dice& dice) {
  if (troops_of(s).arm == Arm::foot) return steady(s);
  if (foe_troops_of(s).arm != Arm::horse) return {.stands = true};
  if (s.reads(by_threshold)) return steady(s);
  return s.reads(by_cohesion) ? cohesion_test(s, dice) : closing_test(s, dice);
}

}  // namespace

Resolution resolve(const Situation& s, Dice& dice) {
  const Test test = test_to_stand(s, dice);
  Factors factors = factors_of(s);
  int inches = 0;
  if (!test.stands) {
    const auto& back =
        troops_of(s).arm == Arm::horse ? row(retires, "horse") : row(retires, "foot");
    inches = dice.sum(Die::d6, back[0], "the retreat");
    factors.lose(back[1], back[2]);
  }

  Resolution r(test.stands ? row(outcomes, "stands") : row(outcomes, "retires"));
  r.sum = test.sum;
  r.score = test.score;
  r.target = test.target;
  r.target_words = test.target_words;
  add_inches(r, s, row(effects, "inches"), row(effects, "yards"), inches * distance_unit);
  r.effect(row(effects, "af"), factors.af_left());
  r.effect(row(effects, "cf"), factors.cf_left());
  r.effect(row(effects, "af-loss"), factors.af_loss);
  r.effect(row(effects, "cf-loss"), factors.cf_loss);
  r.effect(row(effects, "routs"), factors.routs());
  if (test.stands) {
    r.note(row(notes, "melee"));
  } else if (factors.routs()) {
    tell_rout(r, routs_off);
  } else {
    r.note(row(notes, "neighbours"));
  }
  return r;
}

}  // namespace ecw::montrose::stand
