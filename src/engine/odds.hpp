// The exact chance of everything that a resolution may come to, counted over the very procedure
// that rolls.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/exact_dice.hpp"
#include "engine/resolution.hpp"
#include "engine/situation.hpp"

namespace ecw {

/// An outcome together with its effects, and how likely it is.
struct Likely {
  const Outcome* outcome = nullptr;
  FixedList<HadEffect, 20> effects;
  Ways ways = 0;  // of 6 to the power Odds::dice, where Odds::exact
  double chance = 0;
};

/// An effect over all the outcomes that have it.
struct Mean {
  const Effect* effect = nullptr;
  std::int64_t least = 0;
  std::int64_t most = 0;
  double mean = 0;
};

/// How likely an outcome is, whatever its effects.
struct Chance {
  const Outcome* outcome = nullptr;
  double chance = 0;
};

struct Odds {
  std::vector<Likely> rows;  // best outcome first, then by effects ascending
  std::vector<Noted> notes;  // those that stand however the dice fall
  int dice = 0;              // the most that any way throws, the given ones not counted
  bool exact = true;         // ways are whole numbers; false beyond 49 dice

  bool certain() const { return rows.size() == 1; }

  /// Each outcome that may come, best first.
  std::vector<Chance> by_outcome() const;

  /// The means of the numbers among the effects, truths left out.
  std::vector<Mean> means(std::span<const Effect> effects) const;
};

/// `first` fixes the first throws; a Complaint if the resolution takes fewer.
Odds odds_of(const Command& command, const Situation& s, std::span<const std::uint8_t> first);

}  // namespace ecw
