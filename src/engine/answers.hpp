// What a throw may come to as a whole, and how likely each of it is: one answer for each sum or
// count, never for each sequence of faces.
#pragma once

#include <vector>

#include "engine/dice.hpp"

namespace ecw {

/// A count of equally likely sequences of sides; holds 6 to the 49th.
__extension__ using Ways = unsigned __int128;
inline constexpr int most_exact_dice = 49;
/// Whether the ways of so many dice can be counted.
constexpr bool is_exact(int dice) { return dice <= most_exact_dice; }

/// 6 to the n-th, n from 0 to 49.
Ways six_to(int n);

/// ways / 6^dice as a number.
double chance_of(Ways ways, int dice);

struct Answer {
  int value;
  int dice;   // thrown for it
  Ways ways;  // of 6^dice; 0 beyond most_exact_dice
  double chance;
};

/// Sums of n dice, each face worth its value.
std::vector<Answer> sums(int n, const PerFace& values);

/// How many of n dice are at_least or more.
std::vector<Answer> counts(int n, int at_least);

/// Losses of up to n dice, thrown one by one until they reach the limit.
std::vector<Answer> drains(int n, int limit, const PerFace& cost);

// The value of a tally: the band that all its dice are in, or one of these.
inline constexpr int mixed = -1;
inline constexpr int any_band = -2;  // no die yet

/// The bands that n dice may be in as a whole, with those already thrown in `fixed_in`.
std::vector<Answer> tallies(int n, int fixed_in, const PerFace& band);

}  // namespace ecw
