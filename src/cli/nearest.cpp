#include "cli/nearest.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

namespace ecw {

std::size_t edit_distance(std::string_view a, std::string_view b) {
  // Wagner and Fischer's table, of which only the row being made and the one above are kept.
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i + 1;
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t changed = diagonal + (a[i] == b[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({changed, row[j] + 1, diagonal + 1});
    }
  }
  return row[b.size()];
}

std::string_view nearest(std::string_view word, std::span<const std::string_view> names) {
  constexpr std::size_t longest = 64;  // no name is longer, and a hostile word may be
  const std::string_view start = word.substr(0, longest);
  const auto distance = [&](std::string_view name) { return edit_distance(start, name); };
  const auto best = std::ranges::min_element(names, {}, distance);
  return best == names.end() ? std::string_view{} : *best;
}

}  // namespace ecw
