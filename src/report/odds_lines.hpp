// Odds as people read them: one line an outcome, best first, or one for each value of the effect
// that matters most, with the chance of at least that.
#pragma once

#include <string>
#include <vector>

#include "report/result.hpp"

namespace ecw {

struct OddsLine {
  const Outcome* outcome;
  Ways ways = 0;
  double chance = 0;
  double at_least = 0;                // the chance of this or better
  bool last = false;                  // so that at_least is certain
  std::vector<std::string> interest;  // "casualties=2": what has a line for each value
  std::vector<std::string> others;    // "saved=4", "officers=0.33": the means given this line

  /// "some-saved casualties=2".
  std::string name() const;
  /// Both kinds of effects.
  std::vector<std::string> means() const;
};

std::vector<OddsLine> odds_lines(const OddsResult& result);

/// "1 of 6"; empty beyond 49 dice.
std::string ways_of(const Odds& odds, Ways ways);

}  // namespace ecw
