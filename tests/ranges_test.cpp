// What each row takes, for every command: the ranges that the pages print, and for every row that
// a refusal names the flag, what was typed and the range.
#include <doctest/doctest.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/row_parser.hpp"
#include "engine/complaint.hpp"
#include "tests/lines.hpp"
#include "tests/text.hpp"

namespace ecw::tests {
namespace {

/// The complaint that parsing ends in, if any.
std::optional<Complaint> complaint_of(const Entry& entry, const Line& line) {
  try {
    request_of(entry, line);
  } catch (const Complaint& complaint) {
    return complaint;
  }
  return {};
}

/// The shortest line of a command that has everything it requires.
Line least_line(const Entry& entry, std::string_view without = {}) {
  Line line;
  for (const Row& row : entry.rows) {
    if (row.kind == Kind::words) line.push_back("d6");
    if (!row.required || row.flag == without) continue;
    line.push_back("--" + std::string(row.flag));
    if (!row.choices.empty()) {
      line.push_back(std::string(row.choices[0]));
    } else if (row.kind == Kind::text) {
      line.push_back("4");
    } else {
      line.push_back(std::to_string(row.most / (row.kind == Kind::distance ? distance_unit : 1)));
    }
  }
  return line;
}

/// Ten-thousandths as they are typed; the next after the most is a thousandth above it.
std::string typed(const Row& row, std::int64_t number) {
  if (row.kind != Kind::distance) return std::to_string(number);
  const std::int64_t thousandths = (number + 9) / 10;
  std::string decimals = std::to_string(thousandths % 1000);
  decimals.insert(0, 3 - decimals.size(), '0');
  return std::to_string(thousandths / 1000) + '.' + decimals;
}

/// A flag's range as the page prints it, on a line that gives all that the case requires.
struct Range {
  std::string_view command;
  std::string_view line;
  std::string_view flag;
  std::string_view least;
  std::string_view most;
  std::string_view below;
  std::string_view above;
};

constexpr std::string_view melee_line =
    "--troops regular --af 5 --cf 5 --foe-troops regular --foe-af 5 --foe-cf 5 --foe-heads 9";

// clang-format off
constexpr Range ranges[] = {
    {"morale",  "",                     "points",             "0",     "30",    "-1",    "31"},
    {"morale",  "--points 5",           "foot-lost",          "0",     "10000", "-1",    "10001"},
    {"morale",  "--points 5",           "foot-officers-lost", "0",     "10000", "-1",    "10001"},
    {"morale",  "--points 5",           "horse-lost",         "0",     "10000", "-1",    "10001"},
    {"morale",  "--points 5",           "lost-this-move",     "0",     "10000", "-1",    "10001"},
    {"morale",  "--points 5",           "move",               "0.001", "10000", "0",     "10000.001"},
    {"rally",   "",                     "points",             "0",     "30",    "-1",    "31"},
    {"rally",   "--points 5",           "attempt",            "1",     "3",     "0",     "4"},
    {"rally",   "--points 5",           "score",              "-1000", "6",     "-1001", "7"},
    {"charge",  "",                     "points",             "0",     "30",    "-1",    "31"},
    {"charge",  "--points 5",           "attempt",            "1",     "1000",  "0",     "1001"},
    {"save",    "--troops pikeman",     "hits",               "0",     "10000", "-1",    "10001"},
    {"save",    "--troops pikeman --hits 1", "prior",         "0",     "10000", "-1",    "10001"},
    {"forlorn", "",                     "figures",            "1",     "10000", "0",     "10001"},
    {"forlorn", "",                     "enemy-at",           "0",     "10000", "-1",    "10000.5"},
    {"separate", "",                    "points",             "0",     "30",    "-1",    "31"},
    {"organise", "--arm infantry",      "pikemen",            "0",     "10000", "-1",    "10001"},
    {"organise", "--arm infantry",      "standard-bearers",   "0",     "10000", "-1",    "10001"},
    {"organise", "--arm artillery",     "guns",               "0",     "10000", "-1",    "10001"},
    {"escape",  "--result R1",          "move",               "0.5",   "10000", "0",     "10001"},
    {"escape",  "--result R1 --move 9", "friend-at",          "0",     "10000", "-0.5",  "10001"},
    {"escape",  "--result R1 --move 9", "edge-at",            "0",     "10000", "-1",    "10001"},
    {"escape",  "--result R1 --move 9", "woods-at",           "0",     "10000", "-1",    "10001"},
    {"escape",  "--result R1 --move 9", "water-at",           "0",     "10000", "-1",    "10001"},
    {"escape",  "--result R1 --move 9", "index",              "1",     "6",     "0",     "7"},
    {"escape",  "--result R1 --move 9 --index 3", "steadier-at", "0",  "10000", "-1",    "10001"},
    {"regroup", "",                     "index",              "1",     "6",     "0",     "7"},
    {"regroup", "--index 3",            "enemy-at",           "0",     "10000", "-1",    "10001"},
    {"regroup", "--index 3",            "losses",             "0",     "10000", "-1",    "10001"},
    {"body",    "--side montrose",      "men",                "1",     "100000", "0",    "100001"},
    {"body",    "--side montrose",      "figures",            "1",     "5000",  "0",     "5001"},
    {"body",    "--scale 25",           "yards",              "0.001", "10000", "0",     "10001"},
    {"body",    "--scale 15",           "inches",             "0.001", "10000", "0",     "10001"},
    {"lead",    "",                     "general",            "1",     "10",    "0",     "11"},
    {"lead",    "--general 3",          "orders",             "0",     "100",   "-1",    "101"},
    {"lead",    "--general 3",          "af",                 "1",     "40",    "-1",    "41"},
    {"move",    "--troops regular --cf 5", "af",              "1",     "40",    "0",     "41"},
    {"move",    "--troops regular --af 5", "cf",              "1",     "40",    "0",     "41"},
    {"move",    "--troops gun --light --cf 0", "af",          "0",     "40",    "-1",    "41"},
    {"manoeuvre", "--troops regular --af 5 --cf 5", "events", "1",     "20",    "0",     "21"},
    {"manoeuvre", "--troops regular --cf 5", "af",            "1",     "40",    "0",     "41"},
    {"close",   "--troops regular --af 5 --cf 5", "foe-cf",   "0",     "40",    "-1",    "41"},
    {"close",   "--troops regular --af 5 --cf 5 --foe-cf 5", "volleys", "0", "100", "-1", "101"},
    {"stand",   "--troops regular --af 5 --foe-troops regular", "cf", "1", "40", "0",    "41"},
    {"stand",   "--troops regular --af 5 --cf 5 --foe-troops regular", "volleys",
                                                              "0",     "100",   "-1",    "101"},
    {"melee",   melee_line,             "heads",              "1",     "1000",  "0",     "1001"},
    {"melee",   melee_line,             "figures",            "1",     "1000",  "-1",    "1001"},
    {"melee",   melee_line,             "pikes",              "1",     "1000",  "-1",    "1001"},
    {"melee",   "--troops regular --af 5 --cf 5 --foe-troops regular --foe-af 5 --foe-cf 5 --heads 9",
                                        "foe-heads",          "1",     "1000",  "0",     "1001"},
    {"reckon",  "--total 5 --troops regular --af 5 --cf 5 --foe-troops regular --foe-af 5 --foe-cf 5",
                                        "foe-total",          "-100",  "10000", "-101",  "10001"},
    {"reckon",  "--foe-total 5 --troops regular --af 5 --cf 5 --foe-troops regular --foe-af 5 --foe-cf 5",
                                        "total",              "-100",  "10000", "-101",  "10001"},
    {"reckon",  "--foe-total 5 --total 5 --troops regular --af 5 --cf 5 --foe-troops regular --foe-af 5 --foe-cf 5",
                                        "round",              "1",     "1000",  "0",     "1001"},
    {"pursue",  "--troops regular --af 5 --cf 5 --foe-cf 3", "foe-af", "0", "40", "-1",  "41"},
    {"pursue",  "--troops regular --af 5 --cf 5 --reading pursuit-loss=difference", "difference",
                                                              "6",     "10000", "5",     "10001"},
    {"rein",    "",                     "general",            "1",     "10",    "0",     "11"},
    {"fire",    "--cf 4 --weapon musket --foe-cf 3", "range", "0.001", "10000", "0",     "10001"},
    {"fire",    "--cf 4 --weapon musket --range 50", "foe-cf", "0",    "40",    "-1",    "41"},
    {"fire",    "--foe-cf 4 --weapon musket --range 50", "cf", "1",    "40",    "0",     "41"},
    {"fire",    "--cf 4 --weapon musket --foe-cf 3 --range 50", "men", "0", "100000", "-1", "100001"},
    {"nerve",   "",                     "af",                 "1",     "40",    "0",     "41"},
    {"nerve",   "--af 4",               "friend-retires",     "0",     "10000", "-1",    "10001"},
    {"nerve",   "--af 4",               "horse-flees",        "0",     "10000", "-1",    "10001"},
};
// clang-format on

/// The complaint that the line ends in, by the parser or by the rule.
std::optional<Complaint> refused_by(const Range& range, std::string_view value) {
  Line line = words_of(range.line);
  line.push_back("--" + std::string(range.flag));
  line.push_back(std::string(value));
  try {
    const Entry* entry = find_command(range.command);
    const Request request = request_of(*entry, line);
    SeededDice dice(1, 1);
    entry->command->resolve(request.asked.situation, dice);
  } catch (const Complaint& complaint) {
    return complaint;
  }
  return {};
}

}  // namespace

TEST_SUITE("ranges") {
  TEST_CASE("every range is the one that its page prints") {
    for (const Range& range : ranges) {
      if (find_command(range.command) == nullptr) continue;
      CAPTURE(range.command);
      CAPTURE(range.flag);
      CHECK_FALSE(refused_by(range, range.least).has_value());
      CHECK_FALSE(refused_by(range, range.most).has_value());
      for (const std::string_view value : {range.below, range.above}) {
        CAPTURE(value);
        const std::optional<Complaint> complaint = refused_by(range, value);
        REQUIRE(complaint.has_value());
        CHECK(complaint->key == range.flag);
        CHECK(complaint->value == std::optional<std::string>(value));
      }
    }
  }

  TEST_CASE("every row takes its least and its most, and refuses what lies beyond, with words") {
    for (const Entry& entry : entries()) {
      for (const Row& row : entry.rows) {
        const bool number = row.kind == Kind::whole || row.kind == Kind::named;
        if (!number && row.kind != Kind::distance) continue;
        CAPTURE(entry.command->name);
        CAPTURE(row.flag);
        const auto line_with = [&](const std::string& value) {
          Line line = least_line(entry, row.flag);
          line.push_back("--" + std::string(row.flag));
          line.push_back(value);
          return line;
        };
        CHECK_FALSE(complaint_of(entry, line_with(typed(row, row.least))).has_value());
        CHECK_FALSE(complaint_of(entry, line_with(typed(row, row.most))).has_value());
        const std::int64_t step = number ? 1 : 10;
        std::vector<std::string> beyond{typed(row, row.most + step)};
        if (number) {
          beyond.push_back(std::to_string(row.least - 1));
        } else {
          beyond.push_back(row.least > 0 ? "0" : "-0.001");
        }
        for (const std::string& value : beyond) {
          CAPTURE(value);
          const std::optional<Complaint> complaint = complaint_of(entry, line_with(value));
          REQUIRE(complaint.has_value());
          CHECK(complaint->key == row.flag);
          CHECK(complaint->value == std::optional<std::string>(value));
          const std::int64_t unit = number ? 1 : distance_unit;
          CHECK(contains(complaint->words, std::to_string(row.most / unit)));
          CHECK(contains(complaint->words, number          ? std::to_string(row.least)
                                           : row.least > 0 ? "above 0"
                                                           : "from 0"));
        }
      }
    }
  }

  TEST_CASE("every choice takes each of its words, and no other") {
    for (const Entry& entry : entries()) {
      for (const Row& row : entry.rows) {
        if (row.kind != Kind::choice) continue;
        CAPTURE(entry.command->name);
        CAPTURE(row.flag);
        for (std::size_t i = 0; i < row.choices.size(); ++i) {
          Line line = least_line(entry, row.flag);
          line.push_back("--" + std::string(row.flag) + '=' + std::string(row.choices[i]));
          const Request request = request_of(entry, line);
          CHECK(request.asked.situation[row.key] == static_cast<std::int64_t>(i));
        }
        Line line = least_line(entry, row.flag);
        line.push_back("--" + std::string(row.flag) + '=' + std::string(row.choices[0]) + "zz");
        const std::optional<Complaint> complaint = complaint_of(entry, line);
        REQUIRE(complaint.has_value());
        CHECK(complaint->key == row.flag);
        for (const std::string_view word : row.choices) CHECK(contains(complaint->words, word));
        CHECK(contains(complaint->words, "did you mean " + std::string(row.choices[0]) + "?"));
      }
    }
  }

  TEST_CASE("every flag is given once, every plain one as often as one likes") {
    for (const Entry& entry : entries()) {
      for (const Row& row : entry.rows) {
        if (!row.is_flag()) continue;
        CAPTURE(entry.command->name);
        CAPTURE(row.flag);
        const std::string flag = "--" + std::string(row.flag);
        Line line = least_line(entry, row.flag);
        if (row.takes_value()) {
          const std::string value = row.choices.empty() ? "1" : std::string(row.choices[0]);
          line.insert(line.end(), {flag, value, flag, value});
          const std::optional<Complaint> complaint = complaint_of(entry, line);
          CHECK(complaint.has_value() != row.repeatable);
          if (complaint) CHECK(complaint->key == row.flag);
          continue;
        }
        line.insert(line.end(), {flag, flag, flag});
        const Request request = request_of(entry, line);
        CHECK(request.asked.situation[row.key] == (row.kind == Kind::each ? 3 : 1));
        line.push_back(flag + "=true");
        const std::optional<Complaint> complaint = complaint_of(entry, line);
        REQUIRE(complaint.has_value());
        CHECK(complaint->key == row.flag);
        CHECK(complaint->value == std::optional<std::string>("true"));
      }
    }
  }

  TEST_CASE("every required flag is missed by name") {
    for (const Entry& entry : entries()) {
      for (const Row& row : entry.rows) {
        if (!row.required) continue;
        CAPTURE(entry.command->name);
        CAPTURE(row.flag);
        const std::optional<Complaint> complaint = complaint_of(entry, least_line(entry, row.flag));
        REQUIRE(complaint.has_value());
        CHECK(complaint->key == row.flag);
        CHECK(contains(complaint->words, entry.command->name));
      }
    }
  }

  TEST_CASE("every reading takes each of its values in the commands that use it, and no others") {
    for (const Reading& reading : readings) {
      for (const Entry& entry : entries()) {
        CAPTURE(reading.key);
        CAPTURE(entry.command->name);
        for (const std::string_view value : reading.names()) {
          Line line = least_line(entry);
          line.push_back("--reading=" + std::string(reading.key) + '=' + std::string(value));
          const std::optional<Complaint> complaint = complaint_of(entry, line);
          CHECK(complaint.has_value() != reading.used_by(entry.command->name));
          if (complaint) CHECK(complaint->key == "reading");
        }
      }
    }
  }

  TEST_CASE("house rules are refused where the page does not name them") {
    for (const Entry& entry : entries()) {
      const std::string_view name = entry.command->name;
      CAPTURE(name);
      const bool named = name == "morale" || name == "rally" || name == "charge" ||
                         name == "separate" || name == "close" || name == "fire";
      Line line = least_line(entry);
      line.push_back("--also=1");
      const std::optional<Complaint> complaint = complaint_of(entry, line);
      CHECK(complaint.has_value() != named);
      if (complaint) CHECK(complaint->key == "also");
    }
  }
}

}  // namespace ecw::tests
