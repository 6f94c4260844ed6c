#include "engine/dice.hpp"

namespace ecw {

void FaceDice::forget() {
  thrown.clear();
  named.clear();
}

void FaceDice::begin(Die die, int n, std::string_view throw_name) {
  if (n > 0) named.push_back({throw_name, thrown.size(), die});
}

int FaceDice::next(Die die, std::string_view throw_name) {
  const int shown = face(die, throw_name);
  thrown.push_back(static_cast<std::uint8_t>(shown));
  return shown;
}

int FaceDice::sum(Die die, int n, std::string_view throw_name) {
  begin(die, n, throw_name);
  int total = 0;
  for (int i = 0; i < n; ++i) total += next(die, throw_name);
  return total;
}

int FaceDice::count(int n, int at_least, std::string_view throw_name) {
  begin(Die::d6, n, throw_name);
  int reached = 0;
  for (int i = 0; i < n; ++i) {
    if (next(Die::d6, throw_name) >= at_least) ++reached;
  }
  return reached;
}

Drained FaceDice::drain(int n, int limit, const PerFace& cost, std::string_view throw_name) {
  begin(Die::d6, n, throw_name);
  Drained so_far;
  while (so_far.dice < n && so_far.lost < limit) {
    const int shown = next(Die::d6, throw_name);
    so_far.lost += cost[static_cast<std::size_t>(shown - 1)];
    ++so_far.dice;
  }
  return so_far;
}

Tally FaceDice::tally(int n, const PerFace& band, std::string_view throw_name) {
  begin(Die::d6, n, throw_name);
  std::array<int, 6> counts{};
  for (int i = 0; i < n; ++i) {
    const int shown = next(Die::d6, throw_name);
    ++counts[static_cast<std::size_t>(band[static_cast<std::size_t>(shown - 1)])];
  }
  Tally result;
  for (std::size_t b = 0; b < counts.size(); ++b) {
    result.in[b] = Amount::of(counts[b]);
    if (counts[b] == n) result.all_in = static_cast<int>(b);
  }
  return result;
}

}  // namespace ecw
