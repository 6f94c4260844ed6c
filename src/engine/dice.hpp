// Where a procedure's numbers come from. A procedure asks for what it needs to know (one face, a
// sum, how many reach a face) and never sees whether the dice are rolled, were thrown on the
// table, or are being counted out to the last way.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace ecw {

enum class Die : std::uint8_t {
  d6,
  avd,  // the average die
};

inline constexpr std::array<int, 6> d6_sides{1, 2, 3, 4, 5, 6};
inline constexpr std::array<int, 6> avd_sides{2, 3, 3, 4, 4, 5};

/// The six sides of a die, all equally likely.
constexpr const std::array<int, 6>& sides(Die die) { return die == Die::d6 ? d6_sides : avd_sides; }

constexpr std::string_view name_of(Die die) { return die == Die::d6 ? "d6" : "avd"; }
constexpr std::string_view title_of(Die die) { return die == Die::d6 ? "D6" : "AvD"; }

/// So many dice of one kind, thrown together; packed into a number for a Situation's list.
struct Throw {
  Die die = Die::d6;
  int dice = 1;

  constexpr std::int64_t packed() const { return dice * 2 + (die == Die::avd ? 1 : 0); }
  static constexpr Throw unpacked(std::int64_t number) {
    return {number % 2 == 1 ? Die::avd : Die::d6, static_cast<int>(number / 2)};
  }
};

/// A number that may be known only by its bounds and mean, as when odds are counted.
struct Amount {
  std::int64_t least = 0;
  std::int64_t most = 0;
  double mean = 0;

  static constexpr Amount of(std::int64_t n) { return {n, n, static_cast<double>(n)}; }
};

/// What one face of a D6 does, from 1 to 6.
using PerFace = std::array<int, 6>;

struct Drained {
  int dice = 0;  // how many were thrown
  int lost = 0;  // what they cost together; the last may take it past the limit
};

/// How many dice fell in each band; `all_in` is the band that has them all, or -1.
struct Tally {
  std::array<Amount, 6> in;
  int all_in = -1;
};

/// The name of a throw that is for nothing but itself.
inline constexpr std::string_view plain_throw{};

class Dice {
 public:
  Dice() = default;
  Dice(const Dice&) = delete;
  Dice& operator=(const Dice&) = delete;
  virtual ~Dice() = default;

  // `throw_name` says in a player's words what a throw is for: `text`, and complaints about dice
  // given by hand, name it. It must outlive the dice. n is 0 or more; no die is thrown for 0.

  /// The sum of n dice.
  virtual int sum(Die die, int n, std::string_view throw_name) = 0;

  /// How many of n D6 show `at_least` or more.
  virtual int count(int n, int at_least, std::string_view throw_name) = 0;

  /// Up to n D6 one by one, adding up what each face costs, until the cost reaches `limit`.
  virtual Drained drain(int n, int limit, const PerFace& cost, std::string_view throw_name) = 0;

  /// How many of n D6 fall in each band; `band` gives the band of each face, 0 to 5.
  virtual Tally tally(int n, const PerFace& band, std::string_view throw_name) = 0;

  /// The face of one die.
  int one(Die die, std::string_view throw_name) { return sum(die, 1, throw_name); }
};

/// What a throw was for, where its faces begin among those thrown, and of what kind its dice are.
struct NamedThrow {
  std::string_view name;
  std::size_t first;
  Die die;
};

/// Dice that are thrown one face at a time; every verb is made of single faces.
class FaceDice : public Dice {
 public:
  int sum(Die die, int n, std::string_view throw_name) final;
  int count(int n, int at_least, std::string_view throw_name) final;
  Drained drain(int n, int limit, const PerFace& cost, std::string_view throw_name) final;
  Tally tally(int n, const PerFace& band, std::string_view throw_name) final;

  /// The faces thrown so far, in dice order.
  const std::vector<std::uint8_t>& faces() const { return thrown; }
  const std::vector<NamedThrow>& throws() const { return named; }

 protected:
  virtual int face(Die die, std::string_view throw_name) = 0;
  /// Forgets what was thrown; memory once taken is kept.
  void forget();

 private:
  void begin(Die die, int n, std::string_view throw_name);
  int next(Die die, std::string_view throw_name);

  std::vector<std::uint8_t> thrown;
  std::vector<NamedThrow> named;
};

}  // namespace ecw
