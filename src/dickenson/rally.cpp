// Rally (dickenson 2).
#include "tables/dickenson/rally.hpp"

#include "engine/resolution.hpp"
#include "vocabulary.hpp"

namespace ecw::dickenson::rally {

Resolution resolve(const Situation& s, Dice& dice) {
  if (s.given(key("score")) && s[key("score")] <= rout_score) {
    Resolution r(row(outcomes, "cannot-rally"));
    r.note(row(notes, "routed"));
    return r;
  }
  if (s.given(key("score")) && s[key("score")] == general_score &&
      !s.given(key("captain-general"))) {
    Resolution r(row(outcomes, "cannot-rally"));
    r.note(row(notes, "general-only"));
    return r;
  }

  Sum sum;
  sum.add_case(s);
  const int d6 = dice.one(Die::d6, "the rally throw");
  sum.add_throw(Die::d6, 1, d6);

  const std::int64_t attempt = s[key("attempt")];
  const int target = needs[attempt - 1];
  const bool last = attempt == std::ssize(needs);
  Resolution r(sum.total() >= target ? row(outcomes, "rallied")
               : last                ? row(outcomes, "lost")
                                     : row(outcomes, "failed"));
  r.score_by(sum);
  r.target = target;
  return r;
}

}  // namespace ecw::dickenson::rally
