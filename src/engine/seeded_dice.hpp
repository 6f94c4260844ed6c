// Dice drawn from a seed by Philox4x32-10: key the seed, counter the stream and the block, so
// that any line of a batch can be drawn on its own. The same on every machine.
#pragma once

#include <cstdint>

#include "engine/dice.hpp"

namespace ecw {

class SeededDice final : public FaceDice {
 public:
  SeededDice(std::uint64_t seed, std::uint64_t stream) { restart(seed, stream); }

  /// Forgets what was thrown and draws from another stream.
  void restart(std::uint64_t seed, std::uint64_t stream);

  /// The next 32 random bits, of which faces are made.
  std::uint32_t word();

 private:
  int face(Die die, std::string_view throw_name) override;

  std::uint64_t key = 0;
  std::uint64_t counter = 0;
  std::uint32_t block = 0;
  std::array<std::uint32_t, 4> words{};
  std::size_t used = 4;
};

}  // namespace ecw
