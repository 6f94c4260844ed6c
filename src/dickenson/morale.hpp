// What morale and the fresh throw of separate share.
#pragma once

#include "engine/dice.hpp"
#include "engine/resolution.hpp"
#include "engine/situation.hpp"
#include "engine/sum.hpp"

namespace ecw::dickenson::morale {

/// A Complaint if circumstances contradict each other.
void refuse_contradictions(const Situation& s);

/// The morale throw with everything that counts (dickenson 1).
Sum throw_for_morale(const Situation& s, Dice& dice);

/// The resolution of an outcome that a sum led to, with how far the unit goes back.
Resolution conclude(const Situation& s, const Sum& sum, const Outcome& outcome);

}  // namespace ecw::dickenson::morale
