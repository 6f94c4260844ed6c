// Rally (dickenson 2).
#include "dickenson/rally.hpp"

#include <algorithm>

#include "engine/resolution.hpp"
#include "tables/dickenson/rally.hpp"
#include "vocabulary.hpp"

namespace ecw::dickenson::rally {
namespace {

Resolution cannot_rally(const Note& why, int score) {
  Resolution r(row(outcomes, "cannot-rally"));
  r.note(why, score);
  return r;
}

}  // namespace

Attempt attempt(const Situation& s, Dice& dice) {
  Attempt made;
  made.sum.add_case(s);
  const int d6 = dice.one(Die::d6, "the rally throw");
  made.sum.add_throw(Die::d6, 1, d6);

  const std::int64_t nth = std::min(s[key("attempt")], std::ssize(needs));
  made.target = needs[nth - 1][0];
  made.reached = made.sum.total() >= made.target;
  return made;
}

Resolution resolve(const Situation& s, Dice& dice) {
  if (s.given(key("score"))) {
    const std::int64_t score = s[key("score")];
    if (score <= rout_score) return cannot_rally(row(notes, "routed"), rout_score);
    if (score == general_score && !s.given(key("captain-general"))) {
      return cannot_rally(row(notes, "general-only"), general_score);
    }
  }

  const Attempt made = attempt(s, dice);
  const bool last = s[key("attempt")] == std::ssize(needs);
  Resolution r(made.reached ? row(outcomes, "rallied")
               : last       ? row(outcomes, "lost")
                            : row(outcomes, "failed"));
  r.score_by(made.sum);
  r.target = made.target;
  return r;
}

}  // namespace ecw::dickenson::rally
