// A score that explains itself: every number that went into it is noted where it is added.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "engine/dice.hpp"
#include "engine/fixed_list.hpp"
#include "engine/situation.hpp"

namespace ecw {

struct Part {
  std::int64_t value = 0;
  const Row* row = nullptr;  // null for a house rule and for a plain throw
  std::int64_t number = 0;   // what the row counted
  std::string_view words{};  // of a house rule
  int dice = 0;              // how many were thrown for it
  Die die{};
};

/// A row and the number that it counts (1 and 0 for true and false).
struct Holds {
  Key row;
  std::int64_t number;
};

class Sum {
 public:
  /// A row's worth for n; nothing is noted where it is worth 0.
  void add(const Row& row, std::int64_t n);

  /// The number that the sum starts from, then the house rules.
  void add_base(const Situation& s);

  /// Every row of the case that adds or subtracts, in the page's order, then the house rules.
  /// Where `conditions` name a row they say what it counts; a condition they leave out counts 0.
  void add_case(const Situation& s, std::initializer_list<Holds> conditions = {});

  /// A throw of n dice that showed `total` together.
  void add_throw(Die die, int n, int total);
  /// A die that is taken off, and the row that says why.
  void subtract_throw(const Row& why, Die die, int shown);

  std::int64_t total() const { return sum; }
  const auto& parts() const { return list; }

 private:
  void note(const Part& part);
  void add_house_rules(const Situation& s);
  FixedList<Part, 64> list;
  std::int64_t sum = 0;
};

}  // namespace ecw
