// How well counts fit what was expected of them: Pearson's chi-square, cells expected under 5
// merged, as a normal deviate (Wilson and Hilferty), so that one bound does for any table.
#pragma once

#include <cmath>
#include <cstddef>
#include <vector>

namespace ecw::tests {

struct FitCell {
  double expected = 0;
  double seen = 0;
};

/// A deviate above 4 comes by chance once in 30,000 tables.
inline constexpr double worst_fit = 4;

/// 0 when there is nothing to compare: one cell alone.
inline double misfit(const std::vector<FitCell>& cells) {
  std::vector<FitCell> merged(1);
  for (const FitCell& cell : cells) {
    if (cell.expected >= 5) {
      merged.push_back(cell);
    } else {
      merged[0].expected += cell.expected;
      merged[0].seen += cell.seen;
    }
  }
  if (merged[0].expected < 5 && merged.size() > 1) {
    merged[1].expected += merged[0].expected;
    merged[1].seen += merged[0].seen;
    merged.erase(merged.begin());
  }
  if (merged.size() == 1) return 0;

  double chi_square = 0;
  for (const FitCell& cell : merged) {
    const double off = cell.seen - cell.expected;
    chi_square += off * off / cell.expected;
  }
  const double freedom = static_cast<double>(merged.size()) - 1;
  const double spread = 2 / (9 * freedom);
  return (std::cbrt(chi_square / freedom) - (1 - spread)) / std::sqrt(spread);
}

}  // namespace ecw::tests
