// The reckoning of totals worked out by hand (montrose 10).
#include "tables/montrose/reckon.hpp"

#include "montrose/reckoning.hpp"
#include "vocabulary.hpp"

namespace ecw::montrose::reckon {

Resolution resolve(const Situation& s, Dice& dice) {
  refuse_hedgehog(s);
  return reckoning(s, {.attacker = s[key("total")], .defender = s[key("foe-total")]}, dice);
}

}  // namespace ecw::montrose::reckon
