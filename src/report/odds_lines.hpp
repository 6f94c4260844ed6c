// Odds as people read them: one line an outcome, best first, or one for each value of the effect
// that matters most, with the chance of at least that.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "report/result.hpp"

namespace ecw {

struct OddsLine {
  const Outcome* outcome;
  Ways ways = 0;
  double chance = 0;
  double at_least = 0;              // the chance of this or better
  bool last = false;                // so that at_least is certain
  std::vector<HadEffect> interest;  // what has a line for each value
  std::vector<HadEffect> others;    // given this line

  /// "some-saved casualties=2".
  std::string name() const;
  /// "casualties=2 saved=4": both kinds.
  std::string means() const;
};

/// False if all that is known of it is bounds and mean.
inline bool is_settled(const HadEffect& had) { return had.amount.least == had.amount.most; }

/// 4, or 1.33, the mean; of a truth that is not settled, the chance.
std::string mean_value(const HadEffect& had);

/// "saved=4 officers=0.33".
std::string mean_values(std::span<const HadEffect> effects);

std::vector<OddsLine> odds_lines(const OddsResult& result);

/// "1 of 6"; empty beyond 49 dice.
std::string ways_of(const Odds& odds, Ways ways);

}  // namespace ecw
