// Readings of the unclear rules: what may be switched, its values (the default first), where,
// the words at issue and why the default was chosen.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

#include "engine/row.hpp"

namespace ecw {

/// Whether a list of commands between blanks has this one.
constexpr bool lists(std::string_view commands, std::string_view command) {
  while (!commands.empty()) {
    const std::string_view name = commands.substr(0, commands.find(' '));
    if (name == command) return true;
    commands.remove_prefix(name.size() == commands.size() ? name.size() : name.size() + 1);
  }
  return false;
}

struct Reading {
  std::string_view key;
  std::array<std::string_view, 3> values;  // the default first
  std::string_view commands;               // those that use it
  std::string_view at_issue;               // the few words of the source
  std::string_view why;                    // why the default

  constexpr bool used_by(std::string_view command) const { return lists(commands, command); }
  constexpr std::span<const std::string_view> choices() const {
    return std::span(values).first(values[2].empty() ? 2 : 3);
  }
};

/// A point decided once, without a switch.
struct Settled {
  std::string_view commands;
  std::string_view words;

  constexpr bool used_by(std::string_view command) const { return lists(commands, command); }
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

inline constexpr Settled settled[] = {
    {"morale separate", "The page with the \"add 1\" list is lost: the player gives what his table uses (--add-one)."},
    {"morale separate", "Dismounted dragoons, gunners, their officer and bearers on foot are foot; lobsters, mounted "
                        "dragoons, the cavalry's bearer and officers on horseback are horse."},
    {"morale separate", "Two officers killed in one move still cost 2, once."},
    {"morale separate", "The Captain General is either with the unit or killed, never both in one throw."},
    {"rally charge",    "\"Plus 1 b\" is the second item of the lost \"add 1\" list, as \"minus 1 a, 1 b, 2 b\" are "
                        "unsupported, musket fire and artillery fire."},
    {"charge",          "The third number to reach stays for later attempts, and a unit that ceases takes the move "
                        "that rallying takes to re-form."},
    {"save",            "Sixths are counted over the unit's whole game; without --prior, over the hits in hand."},
    {"forlorn",         "Woods and hills together slow the move once."},
    {"organise",        "The smallest body is asked for when it is told off; losses do not dissolve it."},
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
