// Dice thrown on the table and typed in: used in order, exactly as many as are needed, never
// filled up with others.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/dice.hpp"

namespace ecw {

/// The faces typed, handed out one by one.
class GivenFaces {
 public:
  explicit GivenFaces(std::span<const std::uint8_t> typed) : faces(typed) {}

  bool left() const { return used < faces.size(); }

  /// The next face; a Complaint when there is none or the die has no such face.
  int next(Die die, std::string_view throw_name);

  /// A Complaint when faces are left over.
  void finish() const;

  void rewind() { used = 0; }

 private:
  std::span<const std::uint8_t> faces;
  std::size_t used = 0;
};

class GivenDice final : public FaceDice {
 public:
  explicit GivenDice(std::span<const std::uint8_t> typed) : given(typed) {}

  /// Forgets what was thrown and hands out other faces.
  void restart(std::span<const std::uint8_t> typed) {
    given = GivenFaces(typed);
    forget();
  }
  void finish() const { given.finish(); }

 private:
  int face(Die die, std::string_view throw_name) override { return given.next(die, throw_name); }
  GivenFaces given;
};

}  // namespace ecw
