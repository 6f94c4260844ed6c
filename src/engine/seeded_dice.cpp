#include "engine/seeded_dice.hpp"

#include <Random123/philox.h>

namespace ecw {

void SeededDice::restart(std::uint64_t seed, std::uint64_t stream) {
  key = seed;
  counter = stream;
  block = 0;
  used = words.size();
  forget();
}

std::uint32_t SeededDice::word() {
  if (used == words.size()) {
    const auto low = [](std::uint64_t n) { return static_cast<std::uint32_t>(n); };
    const auto high = [](std::uint64_t n) { return static_cast<std::uint32_t>(n >> 32); };
    const r123::Philox4x32::ctr_type at{{low(counter), high(counter), block++, 0}};
    const r123::Philox4x32::key_type with{{low(key), high(key)}};
    const r123::Philox4x32::ctr_type drawn = r123::Philox4x32{}(at, with);
    words = {drawn[0], drawn[1], drawn[2], drawn[3]};
    used = 0;
  }
  return words[used++];
}

int SeededDice::face(Die die, std::string_view) {
  // Lemire's multiplication: the high word is the side. 2^32 is 4 more than a multiple of 6, so
  // four of the low words are rejected, and every side is exactly as likely.
  constexpr std::uint32_t rejected = 4;
  for (;;) {
    const std::uint64_t product = std::uint64_t{word()} * 6;
    if (static_cast<std::uint32_t>(product) < rejected) continue;
    return sides(die)[static_cast<std::size_t>(product >> 32)];
  }
}

}  // namespace ecw
