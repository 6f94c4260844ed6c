#include "cli/nearest.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <vector>

#include "letters.hpp"

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
  const std::string start = in_small_letters(word.substr(0, longest));
  std::string_view best;
  std::size_t least = longest;
  for (const std::string_view name : names) {
    const std::string small = in_small_letters(name);
    const bool begins = small.starts_with(start);
    const std::size_t distance = begins ? 1 : edit_distance(start, small);
    const std::size_t most = std::max<std::size_t>(2, std::max(start.size(), name.size()) / 2);
    if (distance >= std::min(least, start.size()) || distance > most) continue;
    best = name;
    least = distance;
  }
  return best;
}

std::string did_you_mean(std::string_view word, std::span<const std::string_view> names,
                         std::string_view before, std::string otherwise) {
  const std::string_view name = nearest(word, names);
  if (name.empty()) return otherwise;
  return fmt::format("did you mean {}{}?", before, name);
}

}  // namespace ecw
