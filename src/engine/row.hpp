// The rows that the printed tables are made of: what a player may say of a case (a flag), what
// it is worth in the sum, and the words that explain it. A row is written once, in tables/, and
// drives the parser, the sum, every format and the help.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string_view>

namespace ecw {

/// Distances are whole ten-thousandths of an inch or centimetre, so that every half, fifth and
/// tenth of a typed distance stays exact.
inline constexpr std::int64_t distance_unit = 10'000;

/// Whether a list of words between blanks has this one.
constexpr bool lists(std::string_view words, std::string_view word) {
  while (!words.empty()) {
    const std::string_view name = words.substr(0, words.find(' '));
    if (name == word) return true;
    words.remove_prefix(name.size() == words.size() ? name.size() : name.size() + 1);
  }
  return false;
}

/// One row of a grid of numbers. A cell that the page leaves empty is `blank`; one that was
/// forgotten stays `unset`, and does not compile.
inline constexpr int unset = std::numeric_limits<int>::min();
inline constexpr int blank = std::numeric_limits<int>::max();

template <std::size_t Columns>
struct GridRow {
  struct Cell {
    int value = unset;
    constexpr Cell() = default;
    constexpr Cell(int number) : value(number) {}
  };
  std::string_view name;
  std::array<Cell, Columns> cells;

  constexpr int operator[](std::size_t column) const { return cells[column].value; }
};

/// A flag's place in every Situation; the same name has the same key in all commands.
struct Key {
  static constexpr std::uint8_t unbound = 255;
  std::uint8_t slot = unbound;
  friend constexpr bool operator==(Key, Key) = default;
};

/// One value of one reading of an unclear rule, by its places in tables/readings.hpp.
struct Reads {
  static constexpr std::uint8_t any = 255;
  std::uint8_t reading = any;
  std::uint8_t value = 0;
};

enum class Kind : std::uint8_t {
  plain,      // given or not
  each,       // as plain, but every time counts
  whole,      // a whole number in [least, most]
  distance,   // a distance in [least, most], in ten-thousandths
  choice,     // one of a closed list of words
  named,      // a whole number, or a name that stands for one
  text,       // a value that its reader takes as it is
  words,      // the words after the command that are no flags
  condition,  // no flag: the procedure says when it holds
};

/// How many times a row's value counts for a number n.
enum class Counting : std::uint8_t {
  parts,      // once for each `step` or part thereof
  full,       // once for each full `step`
  threshold,  // once when n reaches `step`
};

/// Where the row stands in its table, and so under which heading in help and sheet.
enum class Role : std::uint8_t { plain, base, modifier };

struct Row {
  std::string_view flag;  // without dashes; for a condition, the code it has in `parts`
  Kind kind = Kind::plain;
  Role role = Role::plain;
  int value = 0;  // what it adds to the sum
  Counting counting = Counting::parts;
  int step = 1;
  std::int64_t least = 0;
  std::int64_t most = 0;
  std::int64_t preset = 0;         // the value when the flag is absent
  std::string_view placeholder{};  // what stands for the value in help
  std::span<const std::string_view> choices{};
  std::span<const GridRow<1>> names{};
  std::string_view words{};
  bool required = false;
  bool repeatable = false;
  bool single = false;    // not on a line of a batch
  bool any_case = false;  // a choice or name typed in capitals is the same
  Reads under{};          // counts in the sum only under this reading
  Key key{};              // set when the vocabulary is made

  constexpr bool takes_value() const {
    return kind == Kind::whole || kind == Kind::distance || kind == Kind::choice ||
           kind == Kind::named || kind == Kind::text;
  }
  constexpr bool is_flag() const { return kind != Kind::condition && kind != Kind::words; }

  /// What n is worth in the sum: n is the number typed, or how often a plain flag was given.
  constexpr std::int64_t worth(std::int64_t n) const {
    switch (counting) {
      case Counting::full:
        return value * (n / step);
      case Counting::threshold:
        return n >= step ? value : 0;
      case Counting::parts:
        break;
    }
    return value * ((n + step - 1) / step);
  }

  constexpr Row needed() const {
    Row row = *this;
    row.required = true;
    return row;
  }
  constexpr Row or_else(std::int64_t absent) const {
    Row row = *this;
    row.preset = absent;
    return row;
  }
  constexpr Row many() const {
    Row row = *this;
    row.repeatable = true;
    return row;
  }
  constexpr Row not_in_batch() const {
    Row row = *this;
    row.single = true;
    return row;
  }
  constexpr Row in_any_case() const {
    Row row = *this;
    row.any_case = true;
    return row;
  }
  constexpr Row only(Reads reads) const {
    Row row = *this;
    row.under = reads;
    return row;
  }
  constexpr Row saying(std::string_view other_words) const {
    Row row = *this;
    row.words = other_words;
    return row;
  }
  /// As a condition: the procedure says for which number it holds, and no flag is read.
  constexpr Row derived() const {
    Row row = *this;
    row.kind = Kind::condition;
    return row;
  }
};

// ---- how tables write their rows ---------------------------------------------------------

/// A flag that is given or not, worth nothing by itself.
constexpr Row flag(std::string_view name, std::string_view words) {
  return {.flag = name, .words = words};
}

/// A circumstance: counts its value once.
constexpr Row when(std::string_view flag, int value, std::string_view words) {
  return {.flag = flag, .role = Role::modifier, .value = value, .words = words};
}

/// A circumstance that counts its value each time it is given.
constexpr Row each(std::string_view flag, int value, std::string_view words) {
  Row row = when(flag, value, words).many();
  row.kind = Kind::each;
  return row;
}

/// A circumstance without a flag: the procedure says when it holds.
constexpr Row condition(std::string_view code, int value, std::string_view words) {
  return when(code, value, words).derived();
}

/// A whole number in [least, most].
constexpr Row whole(std::string_view flag, std::int64_t least, std::int64_t most,
                    std::string_view words) {
  return {.flag = flag,
          .kind = Kind::whole,
          .least = least,
          .most = most,
          .placeholder = "N",
          .words = words};
}

/// The number that a sum starts from.
constexpr Row base(std::string_view flag, std::int64_t least, std::int64_t most,
                   std::string_view words) {
  Row row = whole(flag, least, most, words);
  row.role = Role::base;
  row.value = 1;
  row.required = true;
  return row;
}

inline constexpr std::int64_t most_counted = 10'000;
inline constexpr std::int64_t farthest = 10'000 * distance_unit;

/// A count, 0 to 10000.
constexpr Row count(std::string_view flag, std::string_view words) {
  return whole(flag, 0, most_counted, words);
}

/// A count worth its value for every `step` of it, or part thereof.
constexpr Row per(std::string_view flag, int value, int step, std::string_view words) {
  Row row = count(flag, words);
  row.role = Role::modifier;
  row.value = value;
  row.step = step;
  return row;
}

/// A count worth its value, once, from `step` up.
constexpr Row from(std::string_view flag, int value, int step, std::string_view words) {
  Row row = per(flag, value, step, words);
  row.counting = Counting::threshold;
  return row;
}

/// A distance above 0, at most 10000, in the unit named.
constexpr Row distance(std::string_view flag, std::string_view unit, std::string_view words) {
  return {.flag = flag,
          .kind = Kind::distance,
          .least = 1,
          .most = farthest,
          .placeholder = unit,
          .words = words};
}

/// A distance from 0 (touching) to 10000.
constexpr Row touching(std::string_view flag, std::string_view unit, std::string_view words) {
  Row row = distance(flag, unit, words);
  row.least = 0;
  return row;
}

/// One of a closed list of words; in a Situation it is the word's place in the list.
constexpr Row choice(std::string_view flag, std::span<const std::string_view> choices,
                     std::string_view words) {
  return {.flag = flag, .kind = Kind::choice, .choices = choices, .words = words};
}

/// A name of the list, in any case, or a number in [least, most].
constexpr Row named_number(std::string_view flag, std::span<const GridRow<1>> names,
                           std::int64_t least, std::int64_t most, std::string_view words) {
  Row row = whole(flag, least, most, words).in_any_case();
  row.kind = Kind::named;
  row.names = names;
  row.placeholder = "NAME|N";
  return row;
}

/// Up to `most` words that are no flags, each dice to throw.
constexpr Row dice_words(std::string_view code, std::int64_t most, std::string_view words) {
  return {.flag = code, .kind = Kind::words, .least = 1, .most = most, .words = words};
}

/// A value that its reader takes as it is.
constexpr Row text(std::string_view flag, std::string_view placeholder, std::string_view words) {
  return {.flag = flag, .kind = Kind::text, .placeholder = placeholder, .words = words};
}

}  // namespace ecw
