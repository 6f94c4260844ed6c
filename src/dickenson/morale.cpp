// Morale (dickenson 1).
#include "dickenson/morale.hpp"

#include <string>

#include "engine/complaint.hpp"
#include "engine/lookup.hpp"
#include "tables/dickenson/morale.hpp"
#include "vocabulary.hpp"

namespace ecw::dickenson::morale {

void refuse_contradictions(const Situation& s) {
  if (s.given(key("captain-general")) && s.given(key("captain-general-killed"))) {
    throw Complaint{"captain-general-killed",
                    {},
                    "he is with the unit too (--captain-general): leave one of the two out"};
  }
  const bool losses_given =
      s.given(key("foot-lost")) || s.given(key("foot-officers-lost")) || s.given(key("horse-lost"));
  const std::int64_t lost =
      s[key("foot-lost")] + s[key("foot-officers-lost")] + s[key("horse-lost")];
  if (losses_given && s[key("lost-this-move")] > lost) {
    throw Complaint{"lost-this-move", std::to_string(s[key("lost-this-move")]),
                    "more than the " + std::to_string(lost) +
                        " lost in the game: count this move's in --foot-lost, "
                        "--foot-officers-lost or --horse-lost too"};
  }
}

namespace {

std::int64_t pooled_in_foot(const Situation& s) {
  return s[key("foot-lost")] + foot_per_officer * s[key("foot-officers-lost")] +
         foot_per_horse * s[key("horse-lost")];
}

}  // namespace

Sum throw_for_morale(const Situation& s, Dice& dice) {
  Sum sum;
  sum.add_case(s, {{key("casualties"), pooled_in_foot(s)}});
  const int d6 = dice.one(Die::d6, "the morale throw");
  sum.add_throw(Die::d6, 1, d6);
  return sum;
}

Resolution conclude(const Situation& s, const Sum& sum, const Outcome& outcome) {
  Resolution r(outcome);
  r.score_by(sum);
  for (const auto& back : goes_back) {
    if (s.given(key("move")) && back.name == outcome.code) {
      r.effect(row(effects, "move"), s[key("move")] * back[0] / 2);
    }
  }
  return r;
}

Resolution resolve(const Situation& s, Dice& dice) {
  refuse_contradictions(s);
  const Sum sum = throw_for_morale(s, dice);
  return conclude(s, sum, look_up(ladder, outcomes, sum.total()));
}

}  // namespace ecw::dickenson::morale
