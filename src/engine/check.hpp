// Compile-time checks of the tables. One `throw` a line: both compilers print the line that
// failed, and with it the reason and the table.
#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <string_view>

#include "engine/command.hpp"

namespace ecw {

consteval bool well_formed(std::string_view name) {
  if (name.empty()) return false;
  for (const char c : name) {
    const bool letter = c >= 'a' && c <= 'z';
    const bool digit = c >= '0' && c <= '9';
    if (!letter && !digit && c != '-') return false;
  }
  return name.front() != '-' && name.back() != '-';
}

consteval void check_rows(std::span<const Row> rows) {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Row& row = rows[i];
    if (!well_formed(row.flag)) throw "a flag is not lower-case letters, digits and inner dashes";
    if (row.words.empty()) throw "a row has no words";
    if (row.kind == Kind::choice && row.choices.empty()) throw "a choice has nothing to choose";
    if (row.kind == Kind::named && row.names.empty()) throw "a named number has no name";
    if (row.least > row.most) throw "a range is empty";
    if (row.step < 1) throw "a step is below 1";
    if (row.role == Role::modifier && row.value == 0) throw "a modifier is worth nothing";
    for (std::size_t j = i + 1; j < rows.size(); ++j) {
      if (row.flag == rows[j].flag) throw "two rows have the same flag";
    }
  }
}

consteval void check_outcomes(std::span<const Outcome> outcomes) {
  if (outcomes.empty()) throw "a command has no outcome";
  for (std::size_t i = 0; i < outcomes.size(); ++i) {
    if (!well_formed(outcomes[i].code)) throw "an outcome's code is not well formed";
    if (outcomes[i].text.empty()) throw "an outcome has no text";
    for (std::size_t j = i + 1; j < outcomes.size(); ++j) {
      if (outcomes[i].code == outcomes[j].code) throw "two outcomes have the same code";
    }
  }
}

consteval bool knows(std::span<const Outcome> outcomes, std::string_view code) {
  for (const Outcome& outcome : outcomes) {
    if (outcome.code == code) return true;
  }
  return false;
}

/// A ladder, highest band first as the page prints it, has one band for every total.
consteval bool tiles(std::span<const Band> ladder, std::span<const Outcome> outcomes) {
  if (ladder.empty()) throw "a ladder has no band";
  if (ladder.front().to != highest) throw "a ladder does not reach the highest total";
  if (ladder.back().from != lowest) throw "a ladder does not reach the lowest total";
  for (std::size_t i = 0; i < ladder.size(); ++i) {
    if (ladder[i].from > ladder[i].to) throw "a band is upside down";
    if (!knows(outcomes, ladder[i].outcome)) throw "a ladder names an unknown outcome";
    if (i + 1 == ladder.size()) break;
    if (ladder[i + 1].to < ladder[i].from - 1) throw "a ladder has a gap";
    if (ladder[i + 1].to >= ladder[i].from) throw "a ladder has an overlap";
  }
  return true;
}

template <std::size_t Columns, std::size_t Rows>
consteval bool complete(const GridRow<Columns> (&grid)[Rows]) {
  for (std::size_t i = 0; i < Rows; ++i) {
    if (!well_formed(grid[i].name)) throw "a grid's row has no well-formed name";
    for (const auto& cell : grid[i].cells) {
      if (cell.value == unset) throw "a grid has an empty cell";
    }
    for (std::size_t j = i + 1; j < Rows; ++j) {
      if (grid[i].name == grid[j].name) throw "two rows of a grid have the same name";
    }
  }
  return true;
}

/// Words with a slash have it in braces: {inch/inches}.
consteval void check_choice(std::string_view words) {
  const std::size_t bar = words.find('/');
  if (bar == std::string_view::npos) return;
  const bool whole = words.rfind('{', bar) != std::string_view::npos &&
                     words.find('}', bar) != std::string_view::npos;
  if (!whole) throw "an effect's words have a slash outside braces";
}

/// Every effect that an outcome lists is a row of the command's effects.
consteval void check_effects(const Command& command) {
  for (const Outcome& outcome : command.outcomes) {
    std::string_view left = outcome.effects;
    while (!left.empty()) {
      const std::string_view name = left.substr(0, left.find(' '));
      left.remove_prefix(left.size() > name.size() ? name.size() + 1 : name.size());
      bool known = false;
      for (const Effect& effect : command.effects) known = known || effect.name == name;
      if (!known) throw "an outcome lists an unknown effect";
    }
  }
  for (const Effect& effect : command.effects) {
    if (!well_formed(effect.name)) throw "an effect's name is not well formed";
    if (effect.words.empty()) throw "an effect has no words";
    check_choice(effect.words);
    check_choice(effect.phrase);
  }
}

/// What a note's {=name} stands for is an effect of the command, or one of its flags.
consteval void check_names(const Command& command, std::string_view text) {
  constexpr std::string_view opening = "{=";
  for (std::size_t at = text.find(opening); at != std::string_view::npos; at = text.find(opening)) {
    text.remove_prefix(at + opening.size());
    const std::string_view name = text.substr(0, text.find('}'));
    bool known = false;
    for (const Effect& effect : command.effects) known = known || effect.name == name;
    for (const Row& row : command.rows) known = known || row.flag == name;
    if (!known) throw "a note names what is neither an effect nor a flag";
  }
}

consteval bool sound(const Command& command) {
  if (!well_formed(command.name)) throw "a command's name is not well formed";
  if (command.purpose.empty()) throw "a command has no purpose";
  if (command.example.empty()) throw "a command has no example";
  if (command.dice.empty()) throw "a command does not say its dice";
  check_rows(command.rows);
  for (const Row& row : command.rows) {
    if (row.most > std::numeric_limits<std::int32_t>::max())
      throw "a Situation cannot hold a number";
  }
  check_outcomes(command.outcomes);
  check_effects(command);
  for (const Note& note : command.notes) {
    if (note.words.empty()) throw "a note has no words";
    if (note.words.find_first_of("\"\n") != std::string_view::npos)
      throw "a note has a quote or a line break";
    check_names(command, note.words);
    check_names(command, note.command);
  }
  return true;
}

}  // namespace ecw
