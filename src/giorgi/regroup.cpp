// Reorganising after a rout (giorgi 2).
#include "tables/giorgi/regroup.hpp"

#include "engine/resolution.hpp"
#include "giorgi/index_test.hpp"
#include "vocabulary.hpp"

namespace ecw::giorgi::regroup {

Resolution resolve(const Situation& s, Dice& dice) {
  const bool enemy_near =
      s.given(key("enemy-at")) && s[key("enemy-at")] < clear_of_enemy * distance_unit;
  const bool losses = s[key("losses")] > 0;
  if (enemy_near || losses) {
    Resolution r(row(outcomes, "runs-on"));
    if (enemy_near) r.note(row(notes, "enemy-near"), clear_of_enemy);
    if (losses) r.note(row(notes, "losses"));
    return r;
  }

  const int d6 = dice.one(Die::d6, "the reactivity test");
  Resolution r(d6 < fails_from(s, s[key("index")]) ? row(outcomes, "regroups")
                                                   : row(outcomes, "runs-on"));
  r.sum.add_throw(Die::d6, 1, d6);
  r.score = d6;
  r.target = s[key("index")];
  return r;
}

}  // namespace ecw::giorgi::regroup
