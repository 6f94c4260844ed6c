// The reckoning of a melee, which melee and reckon share (montrose 9).
#pragma once

#include "engine/resolution.hpp"
#include "engine/situation.hpp"
#include "montrose/factors.hpp"

namespace ecw::montrose {

/// The two totals of a melee.
struct Totals {
  std::int64_t attacker = 0;
  std::int64_t defender = 0;

  bool attacker_leads() const { return attacker > defender; }
};

/// A Complaint if the hedgehog does not fit the enemy.
void refuse_hedgehog(const Situation& s);

/// What the totals lead to, the dice of the reckoning thrown.
Resolution reckoning(const Situation& s, const Totals& totals, Dice& dice);

}  // namespace ecw::montrose
