// Whether the seeded dice are fair: how often each face, pair and triple fell in so many dice, and
// how often it should have. The unit tests ask for a million; `dice_check` for as many as wished.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/fit.hpp"
#include "engine/seeded_dice.hpp"

namespace ecw::tests {

/// Counts how often each sequence of `length` faces falls, sequences that do not overlap.
class Sequences {
 public:
  Sequences(Die which, std::size_t faces) : die(which), length(faces) {
    for (std::size_t i = 0; i < length; ++i) size *= 6;
    seen.resize(size);
  }

  void add(int face) {
    place = place * 6 + static_cast<std::size_t>(face - 1);
    if (++filled < length) return;
    ++seen[place];
    place = filled = 0;
  }

  std::vector<Cell> cells() const {
    std::uint64_t all = 0;
    for (const std::uint64_t n : seen) all += n;
    std::vector<Cell> found;
    for (std::size_t at = 0; at < size; ++at) {
      found.push_back({static_cast<double>(all) * ways(at) / static_cast<double>(size),
                       static_cast<double>(seen[at])});
    }
    return found;
  }

 private:
  /// In how many ways the sides give these faces.
  int ways(std::size_t at) const {
    int product = 1;
    for (std::size_t i = 0; i < length; ++i, at /= 6) {
      const auto face = static_cast<int>(at % 6) + 1;
      product *= static_cast<int>(std::ranges::count(sides(die), face));
    }
    return product;
  }

  Die die;
  std::size_t length;
  std::size_t size = 1;
  std::size_t place = 0;
  std::size_t filled = 0;
  std::vector<std::uint64_t> seen;
};

struct Counted {
  std::string_view what;
  std::vector<Cell> cells;
};

/// `n` dice thrown in four ways: D6 along streams of a million dice each, average dice along the
/// streams after those, the first D6 of each of `n` streams, and that of each of `n` seeds.
inline std::vector<Counted> count_dice(std::uint64_t n, std::uint64_t seed) {
  SeededDice dice(seed, 1);
  std::uint64_t stream = 0;
  const auto along_streams = [&](Die die, auto take) {
    constexpr std::uint64_t longest = 1'000'000;
    for (std::uint64_t done = 0; done < n; done += longest) {
      dice.restart(seed, ++stream);
      dice.sum(die, static_cast<int>(std::min(longest, n - done)), plain_throw);
      for (const std::uint8_t face : dice.faces()) take(face);
    }
  };
  const auto first_of = [&](std::uint64_t of_seed, std::uint64_t of_stream) {
    dice.restart(of_seed, of_stream);
    return dice.one(Die::d6, plain_throw);
  };

  Sequences faces(Die::d6, 1);
  Sequences pairs(Die::d6, 2);
  Sequences triples(Die::d6, 3);
  along_streams(Die::d6, [&](int face) {
    faces.add(face);
    pairs.add(face);
    triples.add(face);
  });
  Sequences average(Die::avd, 1);
  along_streams(Die::avd, [&](int face) { average.add(face); });
  Sequences streams(Die::d6, 2);
  Sequences seeds(Die::d6, 2);
  for (std::uint64_t i = 0; i < n; ++i) {
    streams.add(first_of(seed, i + 1));
    seeds.add(first_of(seed + i, 1));
  }
  return {{"D6", faces.cells()},
          {"pairs of D6", pairs.cells()},
          {"triples of D6", triples.cells()},
          {"average dice", average.cells()},
          {"first D6 of neighbouring streams", streams.cells()},
          {"first D6 of neighbouring seeds", seeds.cells()}};
}

}  // namespace ecw::tests
