// Skirmishers fall back (montrose 8).
#include "tables/montrose/evade.hpp"

#include "montrose/factors.hpp"
#include "vocabulary.hpp"

namespace ecw::montrose::evade {

Resolution resolve(const Situation& s, Dice& dice) {
  bool on_horse = s.given(key("mounted"));
  if (s.reads(by_attacker)) {
    need(s, key("foe-troops"), "foe-troops",
         "evade-dice=attacker needs it: who attacks, say rebel-horse");
    on_horse = foe_troops_of(s).arm == Arm::horse;
  }
  const int inches = dice.sum(Die::d6, on_horse ? horse_dice : foot_dice, "the retreat");
  Resolution r(row(outcomes, "falls-back"));
  add_inches(r, s, row(effects, "inches"), row(effects, "yards"), inches * distance_unit);
  return r;
}

}  // namespace ecw::montrose::evade
