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
    for (int tries = 0; !fill(n, name_at); ++tries) {
      if (tries == 10'000) throw "two names are alike in length and at both ends";
      multiplier *= golden;
    }
  }

  /// The one place where the name may stand; the caller compares it. `none` if nowhere.
  std::uint8_t candidate(std::string_view name) const { return slots[slot_of(name, multiplier)]; }

 private:
  static constexpr int bits = 8;
  static constexpr std::uint64_t golden = 0x9e3779b97f4a7c15;  // odd, and its bits well mixed

  /// Both ends of the name and its length: a hash of every byte would cost more than the lookup.
  static constexpr std::size_t slot_of(std::string_view name, std::uint64_t multiplier) {
    const std::size_t n = name.size();
    std::uint64_t hash = n << 56;
    if (n >= 8) {
      hash ^= (four(name, 0) | four(name, 4) << 32) ^ four(name, n - 4) * golden;
    } else if (n >= 4) {
      hash ^= four(name, 0) | four(name, n - 4) << 32;
    } else {
      for (std::size_t i = 0; i < n; ++i) hash ^= byte(name, i) << (8 * i);
    }
    return static_cast<std::size_t>((hash * multiplier) >> (64 - bits));
  }

  static constexpr std::uint64_t byte(std::string_view text, std::size_t at) {
    return static_cast<unsigned char>(text[at]);
  }
  static constexpr std::uint64_t four(std::string_view text, std::size_t at) {
    return byte(text, at) | byte(text, at + 1) << 8 | byte(text, at + 2) << 16 |
           byte(text, at + 3) << 24;
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

  std::uint64_t multiplier = golden;
  std::array<std::uint8_t, 1 << bits> slots{};
};

}  // namespace ecw
