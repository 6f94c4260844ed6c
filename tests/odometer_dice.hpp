// Dice that step through every sequence of sides, one face at a time, as an odometer turns its
// wheels: the slow and obvious count that exact odds are compared with.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "engine/dice.hpp"

namespace ecw::tests {

class OdometerDice final : public FaceDice {
 public:
  /// `first` are the faces of the first throws, which stay as they are.
  explicit OdometerDice(std::span<const std::uint8_t> first) : fixed(first.begin(), first.end()) {}

  /// After a run: turns to the next sequence; false when all have been seen.
  bool advance() {
    forget();
    while (!wheels.empty() && wheels.back() == 5) wheels.pop_back();
    if (wheels.empty()) return false;
    ++wheels.back();
    return true;
  }

  /// How many were thrown in this run, the fixed ones not counted.
  int turned() const { return static_cast<int>(wheels.size()); }

  /// Whether this run left some of the fixed faces over.
  bool left_over() const { return faces().size() < fixed.size(); }

 private:
  int face(Die die, std::string_view) override {
    static constexpr std::array<std::uint8_t, 6> ordinary{1, 2, 3, 4, 5, 6};
    static constexpr std::array<std::uint8_t, 6> average{2, 3, 3, 4, 4, 5};
    if (faces().size() < fixed.size()) return fixed[faces().size()];
    const std::size_t at = faces().size() - fixed.size();
    if (at == wheels.size()) wheels.push_back(0);
    return (die == Die::d6 ? ordinary : average)[wheels[at]];
  }

  std::vector<std::uint8_t> fixed;
  std::vector<std::size_t> wheels;
};

}  // namespace ecw::tests
