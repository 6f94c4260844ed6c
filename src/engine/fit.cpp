#include "engine/fit.hpp"

#include <algorithm>
#include <boost/math/special_functions/gamma.hpp>

namespace ecw {
namespace {

constexpr double least_expected = 5;

void merge_small(std::vector<Cell>& cells) {
  Cell small;
  const auto add = [](Cell& to, const Cell& cell) {
    to.expected += cell.expected;
    to.seen += cell.seen;
  };
  std::erase_if(cells, [&](const Cell& cell) {
    if (cell.expected >= least_expected) return false;
    add(small, cell);
    return true;
  });
  if (small.expected >= least_expected) {
    cells.push_back(small);
  } else if (!cells.empty()) {
    add(*std::ranges::min_element(cells, {}, &Cell::expected), small);
  }
}

/// The chance that a chi-square of so many degrees of freedom is this or more.
double upper_tail(double chi_square, int freedom) {
  using namespace boost::math::policies;
  using Plain = policy<promote_double<false>>;
  return boost::math::gamma_q(freedom / 2.0, chi_square / 2, Plain());
}

}  // namespace

std::optional<Fit> fit(std::vector<Cell> cells) {
  merge_small(cells);
  if (cells.size() < 2) return {};
  Fit fit{.freedom = static_cast<int>(cells.size()) - 1};
  for (const Cell& cell : cells) {
    const double off = cell.seen - cell.expected;
    fit.chi_square += off * off / cell.expected;
  }
  fit.p = upper_tail(fit.chi_square, fit.freedom);
  return fit;
}

}  // namespace ecw
