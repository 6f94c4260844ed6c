// How well counts fit their exact chances: Pearson's chi-square.
#pragma once

#include <optional>
#include <vector>

namespace ecw {

struct Cell {
  double expected = 0;
  double seen = 0;
};

struct Fit {
  double chi_square = 0;
  int freedom = 0;  // degrees of
  double p = 0;     // the chance of a fit no better than this, if the dice are fair
};

/// Cells expected under 5 count as one, and with the smallest of the others if that comes to less
/// than 5. None where fewer than two are left: then the counts are too few to judge by.
std::optional<Fit> fit(std::vector<Cell> cells);

}  // namespace ecw
