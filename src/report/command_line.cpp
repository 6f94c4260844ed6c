#include "report/command_line.hpp"

#include <fmt/format.h>

#include "report/escape.hpp"
#include "report/phrases.hpp"

namespace ecw {

std::string typed_value(const Row& row, std::int64_t value) {
  switch (row.kind) {
    case Kind::distance:
      return distance_text(value);
    case Kind::choice:
      return std::string(row.choices[static_cast<std::size_t>(value)]);
    default:
      return fmt::format("{}", value);
  }
}

namespace {

std::string throw_text(const Throw& thrown) {
  return fmt::format("{}{}", thrown.dice, name_of(thrown.die));
}

void add_value(std::string& line, std::string_view flag, std::string_view value) {
  line += fmt::format(" --{} {}", flag, shell_word(value));
}

/// A row's flag as often as it was given, with its values.
void add_flag(std::string& line, const Situation& s, const Row& row) {
  if (!row.is_flag() || !s.given(row.key)) return;
  if (!row.takes_value()) {
    for (std::int64_t i = 0; i < s[row.key]; ++i) line += fmt::format(" --{}", row.flag);
  } else if (row.repeatable) {
    for (const std::int64_t value : s.list) add_value(line, row.flag, typed_value(row, value));
  } else {
    add_value(line, row.flag, typed_value(row, s[row.key]));
  }
}

}  // namespace

std::string command_line(const Case& asked) {
  const Situation& s = asked.situation;
  std::string line = fmt::format("ecw {}", asked.command().name);
  for (const Row& row : s.rows) {
    add_flag(line, s, row);
    if (row.kind != Kind::words) continue;
    for (const std::int64_t word : s.list) line += ' ' + throw_text(Throw::unpacked(word));
  }
  for (const Also& also : s.also) {
    add_value(line, "also",
              also.words.empty() ? fmt::format("{}", also.value)
                                 : fmt::format("{}:{}", also.value, also.words));
  }
  for (const ChangedReading& changed : changed_readings(s)) {
    add_value(line, "reading", changed.typed());
  }
  if (asked.label) add_value(line, "label", *asked.label);
  return line;
}

std::string replay_line(const Result& result) {
  std::string line = command_line(result.asked);
  if (!result.dice.empty()) {
    add_value(line, "dice", fmt::format("{}", fmt::join(result.dice, ",")));
  }
  return line;
}

}  // namespace ecw
