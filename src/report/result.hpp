// Everything that a format may print of one resolution.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "case.hpp"
#include "engine/odds.hpp"
#include "engine/resolution.hpp"

namespace ecw {

struct Result {
  const Case& asked;
  Resolution resolution;
  std::span<const std::uint8_t> dice{};  // the faces thrown, in dice order
  std::span<const NamedThrow> throws{};  // what they were for
  bool given = false;                    // by hand
  std::optional<std::uint64_t> seed{};   // none when the dice were given or none was thrown
  std::uint64_t line = 0;                // in a batch; 0 for a single command

  /// Resolves the case where it stands: a resolution is too large to be moved a million times.
  Result(const Case& to_resolve, Dice& source)
      : asked(to_resolve), resolution(to_resolve.command().resolve(to_resolve.situation, source)) {}
};

struct OddsResult {
  const Case& asked;
  const Odds& odds;
  std::span<const std::uint8_t> dice;  // the first throws, given by hand
  std::uint64_t line = 0;              // in a batch; 0 for a single command
};

}  // namespace ecw
