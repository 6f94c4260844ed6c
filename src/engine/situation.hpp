// One case as the player described it: a number for every flag of every rule set, the readings
// chosen, and the house rules. Procedures ask it by name: s[key("points")].
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "engine/row.hpp"

namespace ecw {

/// A house-rule modifier, -100 to 100, and the player's words for it.
struct Also {
  int value = 0;
  std::string_view words;
};

struct Situation {
  static constexpr std::size_t slots = 160;
  static constexpr std::size_t most_readings = 32;

  std::span<const Row> rows;                 // the command's, their keys set
  std::array<std::int32_t, slots> values{};  // a batch keeps thousands: no wider than the ranges
  std::array<bool, slots> present{};
  std::array<std::uint8_t, most_readings> readings{};
  std::vector<std::int64_t> list;  // what a repeatable value or the plain words gave, as typed
  std::vector<Also> also;

  /// Empties it; memory once taken is kept.
  void clear() {
    for (const Row& row : rows) {
      values[row.key.slot] = 0;
      present[row.key.slot] = false;
    }
    rows = {};
    readings = {};
    list.clear();
    also.clear();
  }

  /// The number typed, the preset if none was; for a plain flag how often it was given; for a
  /// choice the word's place in its list.
  std::int64_t operator[](Key key) const { return values[key.slot]; }
  int number(Key key) const { return values[key.slot]; }
  bool given(Key key) const { return present[key.slot]; }
  bool reads(Reads chosen) const { return readings[chosen.reading] == chosen.value; }
};

}  // namespace ecw
