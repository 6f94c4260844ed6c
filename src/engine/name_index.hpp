// Finds a name among a table's names by a perfect hash that is made when the program is
// compiled: one multiplication and one comparison, however long the table.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ecw {

class NameIndex {
 public:
  static constexpr std::uint8_t none = 255;

  /// `name_at(i)` gives the i-th of n names, n below 128; an empty name is never found.
  template <typename NameAt>
  consteval NameIndex(std::size_t n, NameAt name_at) {
    while (!fill(n, name_at)) multiplier += 2;
  }

  /// The one place where the name may stand; the caller compares it. `none` if nowhere.
  std::uint8_t candidate(std::string_view name) const { return slots[slot_of(name, multiplier)]; }

 private:
  static constexpr int bits = 8;

  static constexpr std::size_t slot_of(std::string_view name, std::uint64_t multiplier) {
    std::uint64_t hash = 0xcbf29ce484222325;  // FNV-1a
    for (const char c : name) {
      hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    }
    return static_cast<std::size_t>((hash * multiplier) >> (64 - bits));
  }

  template <typename NameAt>
  constexpr bool fill(std::size_t n, NameAt name_at) {
    slots.fill(none);
    for (std::size_t i = 0; i < n; ++i) {
      const std::string_view name = name_at(i);
      if (name.empty()) continue;
      std::uint8_t& slot = slots[slot_of(name, multiplier)];
      if (slot != none) return false;
      slot = static_cast<std::uint8_t>(i);
    }
    return true;
  }

  std::uint64_t multiplier = 0x9e3779b97f4a7c15;
  std::array<std::uint8_t, 1 << bits> slots{};
};

}  // namespace ecw
