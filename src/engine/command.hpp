// What a page of the rule book gives for one test: its rows, the outcomes, the ladder that a
// sum is looked up in, and the command record that holds them together.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <stdexcept>
#include <string_view>

#include "engine/row.hpp"

namespace ecw {

class Dice;
struct Situation;
struct Resolution;

/// Whether the acting body passed; `neither` where the test asks no such question.
enum class Pass : std::uint8_t { yes, neither, no };

struct Outcome {
  std::string_view code;
  Pass pass = Pass::neither;
  std::string_view text;     // what happens, a sentence without its full stop
  std::string_view effects;  // the names of the effects it may have, in order
};

/// A named number or truth that a result carries.
struct Effect {
  enum class Kind : std::uint8_t {
    number,
    distance,
    truth,
    side,   // "attacker", "defender" or null, as 1, 2 or 0
    tally,  // a number made by Dice::tally: in odds it is known by its mean alone
  };
  /// When `text` shows it: other formats always do. What the outcome or a body's line says
  /// already stands in odds alone.
  enum class Shown : std::uint8_t { always, unless_zero, in_odds, elsewhere };
  std::string_view name;
  Kind kind = Kind::number;
  std::string_view words;  // {inch/inches}: for one, and for any other number
  Shown shown = Shown::always;
  /// Where two bodies have a line each in `text`: whose it is, and how the line says it. {} stands
  /// for the value; what a flag of the same name gave comes before it, if that was another.
  std::string_view body{};
  std::string_view phrase{};
};

inline constexpr Effect::Shown if_any = Effect::Shown::unless_zero;
inline constexpr Effect::Shown in_odds = Effect::Shown::in_odds;

/// A sentence that goes with a result; {} stands for a number that the procedure gives, {what}
/// for a word, {=name} for the result's effect of that name or else what was given to the flag.
struct Note {
  std::string_view name;
  std::string_view words;
  std::string_view command{};  // to type next
};

inline constexpr int lowest = std::numeric_limits<int>::min();
inline constexpr int highest = std::numeric_limits<int>::max();

/// One line of a ladder: the totals from..to, both included, lead to an outcome.
struct Band {
  int from = 0;
  int to = 0;
  std::string_view outcome;
};

/// A grid as the sheets print it.
struct Chart {
  std::string_view title;
  std::span<const std::string_view> heads;  // of the columns
  std::size_t rows;
  std::string_view (*name)(std::size_t row);
  int (*cell)(std::size_t row, std::size_t column);
};

template <const auto& grid>
consteval Chart chart(std::string_view title, std::span<const std::string_view> heads) {
  if (heads.size() != grid[0].cells.size()) throw "a chart has not one head for each column";
  return {title, heads, std::size(grid), [](std::size_t row) { return grid[row].name; },
          [](std::size_t row, std::size_t column) { return grid[row][column]; }};
}

/// A rule without a result, for the sheet; each {} stands for the next of its numbers.
struct Fact {
  std::string_view words;
  std::array<int, 3> numbers;
  constexpr Fact(std::string_view fact, int first = 0, int second = 0, int third = 0)
      : words(fact), numbers{first, second, third} {}
};

/// A rule set, as people call it.
struct RuleSet {
  std::string_view name;     // in text
  std::string_view word;     // on the command line
  std::string_view subject;  // what it plays
};

/// The effects whose every value has a row of its own when odds are read, between blanks, and
/// whether the acting body wants them high. None: one row an outcome.
struct Interest {
  std::string_view effects{};
  bool high_is_good = false;
};

inline constexpr std::string_view no_dice = "no dice";

struct Command {
  std::string_view name{};
  std::string_view alias{};
  const RuleSet* rules = nullptr;
  std::string_view clause{};           // where its page stands
  std::string_view purpose{};          // one line
  std::string_view example{};          // a command line that shows it
  std::string_view dice{};             // the dice order, in words, or no_dice
  std::string_view due{};              // when the test is made
  std::string_view sum{};              // what is added up, or what the ladder is asked of
  std::string_view target = "target";  // how `text` names the number that is asked for
  std::span<const Row> rows{};
  std::span<const Outcome> outcomes{};  // best first
  std::span<const Effect> effects{};
  std::span<const Note> notes{};
  std::span<const Band> ladder{};
  std::span<const Chart> charts{};  // the other tables of the page
  std::span<const Fact> sheet{};
  Interest interest{};
  bool takes_also = false;  // house-rule modifiers make sense here
  bool has_odds = true;
  Resolution (*resolve)(const Situation&, Dice&) = nullptr;
};

/// The place of a named row in its table. An unknown name does not compile.
template <typename Rows>
consteval std::size_t place(const Rows& rows, std::string_view name) {
  std::size_t i = 0;
  for (const auto& row : rows) {
    if constexpr (requires { row.flag; }) {
      if (row.flag == name) return i;
    } else if constexpr (requires { row.code; }) {
      if (row.code == name) return i;
    } else if constexpr (requires { row.name; }) {
      if (row.name == name) return i;
    } else {
      if (row == name) return i;
    }
    ++i;
  }
  throw "no row of this table has that name";
}

/// A named row of a table. An unknown name does not compile.
template <typename Rows>
consteval const auto& row(const Rows& rows, std::string_view name) {
  return rows[place(rows, name)];
}

/// The row of a name that another table of the same page gives; tables are checked for that.
template <typename T, std::size_t N>
constexpr const T& named(const T (&rows)[N], std::string_view name) {
  for (const T& row : rows) {
    if constexpr (requires { row.code; }) {
      if (row.code == name) return row;
    } else {
      if (row.name == name) return row;
    }
  }
  throw std::logic_error("a table names a row that another has not");
}

/// Two tables one after the other.
template <typename T, std::size_t N, std::size_t M>
consteval std::array<T, N + M> joined(const T (&first)[N], const T (&second)[M]) {
  std::array<T, N + M> both{};
  for (std::size_t i = 0; i < N; ++i) both[i] = first[i];
  for (std::size_t i = 0; i < M; ++i) both[N + i] = second[i];
  return both;
}

/// The names of a table's rows, in order: the closed list of a choice.
template <typename T, std::size_t N>
consteval std::array<std::string_view, N> names(const T (&rows)[N]) {
  std::array<std::string_view, N> list;
  for (std::size_t i = 0; i < N; ++i) list[i] = rows[i].name;
  return list;
}

}  // namespace ecw
