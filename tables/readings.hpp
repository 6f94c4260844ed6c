// Readings of the unclear rules: what may be switched, its values (the default first), where,
// the words at issue and why the default was chosen.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "engine/row.hpp"

namespace ecw {

struct Reading {
  std::string_view key;
  std::array<std::string_view, 3> values;  // the default first
  std::string_view commands;               // those that use it
  std::string_view at_issue;               // the few words of the source
  std::string_view why;                    // why the default

  constexpr bool used_by(std::string_view command) const {
    for (std::string_view left = commands; !left.empty();) {
      const std::string_view name = left.substr(0, left.find(' '));
      if (name == command) return true;
      left.remove_prefix(name.size() == left.size() ? name.size() : name.size() + 1);
    }
    return false;
  }
};

inline constexpr Reading readings[] = {
    {"casualties", {"by-kind", "pooled"}, "morale separate",
     "or part thereof",
     "the list has three members, and each is rounded up by itself"},
    {"rally-general", {"leave", "bonus"}, "rally charge",
     "if rallying attempt Captain General",
     "the sum names its terms and he is not one of them; bonus adds his +2"},
    {"separate", {"lookup", "fresh-throw"}, "separate",
     "requirements of Morale chart",
     "the chart is headed Score and this is the score in hand; against it: the threshold of 10 "
     "then does little, as 10 reads full control"},
};

/// A reading's value by name. An unknown key or value does not compile.
consteval Reads reading(std::string_view key, std::string_view value) {
  for (std::size_t i = 0; i < std::size(readings); ++i) {
    if (readings[i].key != key) continue;
    for (std::size_t v = 0; v < readings[i].values.size(); ++v) {
      if (readings[i].values[v] == value) {
        return {static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(v)};
      }
    }
    throw "that reading has no such value";
  }
  throw "no reading has that key";
}

}  // namespace ecw
