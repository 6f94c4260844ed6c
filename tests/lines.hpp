// Command lines for the tests that run over every command: the typed ones, and random ones that
// are made from a command's rows.
#pragma once

#include <algorithm>
#include <cstdint>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "cli/row_parser.hpp"
#include "engine/complaint.hpp"
#include "engine/resolution.hpp"
#include "engine/seeded_dice.hpp"
#include "tables/readings.hpp"
#include "tests/typed_lines.hpp"

namespace ecw::tests {

/// The words after the command's name.
using Line = std::vector<std::string>;

inline Line words_of(std::string_view text) {
  Line words;
  while (!text.empty()) {
    const std::size_t end = text.find(' ');
    if (end != 0) words.emplace_back(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return words;
}

inline std::string text_of(const Entry& entry, const Line& line) {
  std::string text(entry.command->name);
  for (const std::string& word : line) text += " [" + word + "]";
  return text;
}

/// The line must outlive what is parsed from it.
inline Request request_of(const Entry& entry, const Line& line) {
  const std::vector<std::string_view> words(line.begin(), line.end());
  return parse(entry, words);
}

/// The typed lines of one command, and its example, as words and without dice.
inline std::vector<Line> typed_lines_of(const Entry& entry) {
  std::vector<Line> lines{words_of(entry.command->example)};
  lines[0].erase(lines[0].begin(), lines[0].begin() + 2);  // ecw COMMAND
  for (const TypedLine& typed : typed_lines) {
    if (typed.command == entry.command->name) lines.push_back(words_of(typed.line));
  }
  return lines;
}

/// Choices that are the same on every machine, as std::uniform_int_distribution is not.
class Pick {
 public:
  explicit Pick(std::uint32_t seed) : engine(seed) {}

  int below(std::int64_t n) { return static_cast<int>(engine() % static_cast<std::uint64_t>(n)); }
  bool one_in(int n) { return below(n) == 0; }
  std::string of(const std::vector<std::string_view>& list) {
    return std::string(list[static_cast<std::size_t>(below(std::ssize(list)))]);
  }

 private:
  std::mt19937_64 engine;
};

/// A value that is likely, but not sure, to be one the row takes.
inline std::string random_value(const Row& row, Pick& pick) {
  if (!row.choices.empty()) return pick.of({row.choices.begin(), row.choices.end()});
  if (row.kind == Kind::named) return pick.of({"montrose", "Leslie", "huntly", "1", "3", "10"});
  if (row.kind == Kind::distance) {
    return pick.of({"0", "0.5", "1.4", "3.75", "6", "10", "15", "15.001", "20", "24", "30", "31.2",
                    "50", "100", "101", "350"});
  }
  if (row.least < row.most) {
    const std::int64_t low = std::max<std::int64_t>(row.least, -3);
    const std::int64_t room = std::min<std::int64_t>(row.most - low, pick.one_in(6) ? 40 : 10);
    return std::to_string(low + pick.below(room + 1));
  }
  return "1";
}

inline Line random_line(const Entry& entry, Pick& pick) {
  Line line;
  const int rarity = 2 + pick.below(6);
  for (const Row& row : entry.rows) {
    const bool many = row.repeatable || row.kind == Kind::words;
    const int times = many ? 1 + pick.below(3) : 1;
    if (row.kind == Kind::condition) continue;
    if (!row.required && row.kind != Kind::words && !pick.one_in(rarity)) continue;
    for (int i = 0; i < times; ++i) {
      if (row.kind == Kind::words) {
        line.push_back(pick.of({"d6", "2d6", "3d6", "avd", "2avd"}));
      } else {
        line.push_back("--" + std::string(row.flag));
        if (row.takes_value()) line.push_back(random_value(row, pick));
      }
    }
  }
  for (const Reading& reading : readings) {
    if (!reading.used_by(entry.command->name) || !pick.one_in(3)) continue;
    line.push_back("--reading");
    line.push_back(std::string(reading.key) + "=" +
                   pick.of({reading.values[0].name, reading.values[1].name}));
  }
  if (entry.command->takes_also && pick.one_in(4)) {
    line.push_back("--also");
    line.push_back(pick.of({"2", "-1:tired after the march", "+3:fresh: rested", "0:nothing"}));
  }
  return line;
}

/// Whether the line is resolved, not refused.
inline bool resolves(const Entry& entry, const Line& line) {
  try {
    const Request request = request_of(entry, line);
    SeededDice dice(1, 1);
    entry.command->resolve(request.asked.situation, dice);
    return true;
  } catch (const Complaint&) {
    return false;
  }
}

/// A random line that is resolved; the command's example if none is found.
inline Line random_resolving_line(const Entry& entry, Pick& pick) {
  for (int tries = 0; tries < 300; ++tries) {
    Line line = random_line(entry, pick);
    if (resolves(entry, line)) return line;
  }
  return typed_lines_of(entry)[0];
}

}  // namespace ecw::tests
