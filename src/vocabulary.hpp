// Every flag name of every table, merged when the program is compiled: key("points") is a
// Situation's slot, the same in all commands, and a name that no table has does not compile.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "commands.hpp"
#include "engine/situation.hpp"

namespace ecw {

struct Vocabulary {
  std::array<std::string_view, Situation::slots> names;
  std::size_t count = 0;

  consteval Key find(std::string_view name) const {
    for (std::size_t i = 0; i < count; ++i) {
      if (names[i] == name) return {static_cast<std::uint8_t>(i)};
    }
    return {};
  }
};

consteval Vocabulary merge_names() {
  Vocabulary merged;
  for (const Command* command : commands) {
    for (const Row& row : command->rows) {
      if (merged.find(row.flag) != Key{}) continue;
      if (merged.count == Situation::slots) throw "a Situation has too few slots for every flag";
      merged.names[merged.count++] = row.flag;
    }
  }
  return merged;
}

inline constexpr Vocabulary vocabulary = merge_names();

consteval Key key(std::string_view flag) {
  const Key found = vocabulary.find(flag);
  if (found == Key{}) throw "no table has a flag of that name";
  return found;
}

/// The keys of a table whose rows are named like flags.
template <typename T, std::size_t N>
consteval std::array<Key, N> keys_of(const T (&rows)[N]) {
  std::array<Key, N> keys;
  for (std::size_t i = 0; i < N; ++i) keys[i] = key(rows[i].name);
  return keys;
}

}  // namespace ecw
