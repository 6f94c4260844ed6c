// What rally and charge share.
#pragma once

#include "engine/dice.hpp"
#include "engine/situation.hpp"
#include "engine/sum.hpp"

namespace ecw::dickenson::rally {

struct Attempt {
  Sum sum;
  int target = 0;
  bool reached = false;
};

/// The throw to rally on the attempt that the case names (dickenson 2).
Attempt attempt(const Situation& s, Dice& dice);

}  // namespace ecw::dickenson::rally
