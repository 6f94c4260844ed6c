// Every row of every table does what it says: a modifier moves the sum by its value, flags and
// outcomes are in the help, outcomes are reached by resolving, and pages keep their width.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/given_dice.hpp"
#include "tables/shared.hpp"
#include "tests/lines.hpp"
#include "tests/shell.hpp"
#include "tests/text.hpp"

namespace ecw::tests {
namespace {

/// Dice that always show the 3, which every die has.
class Threes final : public FaceDice {
  int face(Die, std::string_view) override { return 3; }
};

/// nullopt when the line is refused.
std::optional<Resolution> resolve_threes(const Entry& entry, const Line& line) {
  try {
    Threes dice;
    return entry.command->resolve(request_of(entry, line).asked.situation, dice);
  } catch (const Complaint&) {
    return {};
  }
}

/// What the part of this row adds, if it is in the sum.
std::optional<std::int64_t> part_of(const Resolution& r, const Row& row) {
  for (const Part& part : r.sum.parts()) {
    if (part.row == &row) return part.value;
  }
  return {};
}

std::int64_t added_up(const Sum& sum) {
  std::int64_t total = 0;
  for (const Part& part : sum.parts()) total += part.value;
  return total;
}

/// lowest when the result has no such effect.
std::int64_t effect_of(const Resolution& r, std::string_view name) {
  for (const HadEffect& had : r.effects) {
    if (had.effect->name == name) return had.amount.least;
  }
  return lowest;
}

/// The faces of "4,2"; none for "".
std::vector<std::uint8_t> faces_of(std::string_view text) {
  std::vector<std::uint8_t> faces;
  for (const char c : text) {
    if (c != ',') faces.push_back(static_cast<std::uint8_t>(c - '0'));
  }
  return faces;
}

std::string help_of(const Entry& entry, const std::string& flags = "") {
  return printed(std::string(entry.command->name) + " --help" + flags);
}

/// The lines of a flag in a command's help: from its own to the next flag's.
std::string described_in(const std::string& help, const std::string& flag) {
  std::string text;
  for (const std::string& line : lines_of(help)) {
    const bool starts = line.starts_with("  --");
    if (starts && !text.empty()) break;
    if ((starts && has_word(line, flag)) || !text.empty()) text += line + '\n';
  }
  return text;
}

}  // namespace

TEST_SUITE("rows") {
  TEST_CASE("every typed line has the outcome that its page gives") {
    for (const TypedLine& typed : typed_lines) {
      const Entry* entry = find_command(typed.command);
      if (entry == nullptr) continue;
      CAPTURE(typed.command);
      CAPTURE(typed.line);
      CAPTURE(typed.dice);
      const Line line = words_of(typed.line);
      const std::vector<std::uint8_t> faces = faces_of(typed.dice);
      const Request request = request_of(*entry, line);
      GivenDice dice(faces);
      const Resolution r = entry->command->resolve(request.asked.situation, dice);
      dice.finish();
      CHECK(r.outcome->code == typed.outcome);
    }
  }

  TEST_CASE("every outcome is reached by resolving") {
    Pick pick(3);
    for (const Entry& entry : entries()) {
      std::set<const Outcome*> reached;
      const auto resolve = [&](const Line& line, std::uint64_t stream) {
        const Request request = request_of(entry, line);
        SeededDice dice(1, stream);
        reached.insert(entry.command->resolve(request.asked.situation, dice).outcome);
      };
      const std::vector<Line> typed = typed_lines_of(entry);
      for (std::uint64_t stream = 1; stream <= 50; ++stream) {
        for (const Line& line : typed) resolve(line, stream);
      }
      for (std::uint64_t stream = 51; stream <= 2000; ++stream) {
        if (reached.size() == entry.command->outcomes.size()) break;
        resolve(random_resolving_line(entry, pick), stream);
      }
      for (const Outcome& outcome : entry.command->outcomes) {
        CAPTURE(entry.command->name);
        CAPTURE(outcome.code);
        CHECK(reached.contains(&outcome));
      }
      CHECK(reached.size() == entry.command->outcomes.size());
    }
  }

  TEST_CASE("every plain modifier moves the sum by its value") {
    Pick pick(4);
    for (const Entry& entry : entries()) {
      std::vector<Line> lines = typed_lines_of(entry);
      for (int i = 0; i < 150; ++i) lines.push_back(random_resolving_line(entry, pick));
      for (const Row& row : entry.rows) {
        if (row.role != Role::modifier || !row.is_flag() || row.takes_value()) continue;
        const std::string flag = "--" + std::string(row.flag);
        bool moved = false;
        for (const Line& line : lines) {
          if (std::ranges::find(line, flag) != line.end()) continue;
          Line with = line;
          with.push_back(flag);
          const std::optional<Resolution> before = resolve_threes(entry, line);
          const std::optional<Resolution> after = resolve_threes(entry, with);
          if (!before || !after || !before->score || !after->score) continue;
          if (part_of(*before, row)) continue;  // it holds for another reason
          moved = moved || (*after->score - *before->score == row.value &&
                            part_of(*after, row) == std::optional<std::int64_t>(row.value));
        }
        CAPTURE(entry.command->name);
        CAPTURE(row.flag);
        CHECK(moved);
      }
    }
  }

  TEST_CASE("parts add up to the score, and stand in the order of the rows, the dice last") {
    Pick pick(5);
    for (const Entry& entry : entries()) {
      for (int i = 0; i < 60; ++i) {
        const Line line = random_resolving_line(entry, pick);
        CAPTURE(text_of(entry, line));
        const std::optional<Resolution> r = resolve_threes(entry, line);
        REQUIRE(r.has_value());
        if (r->foe_sum) {  // the two sums of a melee, each of them an effect
          CHECK_FALSE(r->score.has_value());
          CHECK(effect_of(*r, "total") == added_up(r->sum));
          CHECK(effect_of(*r, "foe-total") == added_up(*r->foe_sum));
          continue;
        }
        CHECK(r->score.has_value() == !r->sum.parts().empty());
        if (r->score) CHECK(*r->score == added_up(r->sum));
        std::vector<std::int64_t> order;  // rows by their place, then house rules, then dice
        for (const Part& part : r->sum.parts()) {
          order.push_back(part.dice > 0         ? 1001
                          : part.row == nullptr ? 1000
                                                : part.row - entry.rows.data());
          if (part.dice == 0) CHECK(part.value != 0);
        }
        CHECK(std::ranges::is_sorted(order));
      }
    }
  }

  TEST_CASE("no flag of a command is twice there, or is a shared flag, and no outcome is") {
    for (const Entry& entry : entries()) {
      CAPTURE(entry.command->name);
      std::set<std::string_view> flags;
      for (const Row& shared : shared::rows) flags.insert(shared.flag);
      for (const Row& row : entry.rows) {
        CAPTURE(row.flag);
        CHECK(flags.insert(row.flag).second);
        CHECK(entry.find(row.flag) == (row.is_flag() ? &row : nullptr));
      }
      CHECK(entry.find("no-such-flag") == nullptr);
      std::set<std::string_view> codes;
      for (const Outcome& outcome : entry.command->outcomes) {
        CHECK(codes.insert(outcome.code).second);
      }
    }
  }

  TEST_CASE("every command is found by its name and its alias, and no name is given twice") {
    std::set<std::string_view> seen;
    for (const Entry& entry : entries()) {
      CAPTURE(entry.command->name);
      CHECK(find_command(entry.command->name) == &entry);
      CHECK(seen.insert(entry.command->name).second);
      if (entry.command->alias.empty()) continue;
      CHECK(find_command(entry.command->alias) == &entry);
      CHECK(seen.insert(entry.command->alias).second);
    }
    CHECK(find_command("") == nullptr);
    CHECK(find_command("Morale") == nullptr);
    CHECK(find_command("moral") == nullptr);
  }

  TEST_CASE("every outcome passes, fails or neither, as the interface lists them") {
    const std::map<std::string_view, std::string_view> lists{
        {"morale",
         "+full-control +no-advance +withdraw-half +withdraw-full -retreat-half -retreat-full "
         "-retreat-full-general -rout"},
        {"separate",
         "+under-control +full-control +no-advance +withdraw-half +withdraw-full -retreat-half "
         "-retreat-full -retreat-full-general -rout"},
        {"rally", "+rallied -failed -lost -cannot-rally"},
        {"charge", "+ceases -carries-on"},
        {"save", "=no-hits =all-saved =some-saved =none-saved"},
        {"forlorn", "+orders =no-test =mixed -to-support -to-unit -behind-line"},
        {"organise", "+full-regiment +may-operate -too-small"},
        {"escape", "=withdraws =withdraws-onto-friend =rallied-by-friend =routs =eliminated"},
        {"regroup", "+regroups -runs-on"},
        {"body", "=counted =converted"},
        {"muster", "=mustered"},
        {"evade", "=falls-back"},
        {"lead", "+within -overspent"},
        {"move", "+moves -may-not-move -routs"},
        {"manoeuvre", "+in-order +shaken-up -may-not-manoeuvre -may-not-form -routs"},
        {"close", "+goes-in +pistol-shot -may-not-close -refuses"},
        {"stand", "+stands -retires"},
        {"melee",
         "+attacker-decisive +attacker-pushes-back =fights-on =indecisive =breaks-off "
         "-defender-pushes-back -defender-decisive"},
        {"reckon",
         "+attacker-decisive +attacker-pushes-back =fights-on =indecisive =breaks-off "
         "-defender-pushes-back -defender-decisive"},
        {"pursue", "=pursues =holds"},
        {"rein", "+halted -runs-on"},
        {"fire", "+hits -no-effect -out-of-range -may-not-fire"},
        {"nerve", "+steady +shaken -routs"},
        {"roll", "=rolled"},
    };
    for (const Entry& entry : entries()) {
      const auto list = lists.find(entry.command->name);
      if (list == lists.end()) continue;
      std::string outcomes;
      for (const Outcome& outcome : entry.command->outcomes) {
        if (!outcomes.empty()) outcomes += ' ';
        outcomes += outcome.pass == Pass::yes ? '+' : outcome.pass == Pass::no ? '-' : '=';
        outcomes += outcome.code;
      }
      CHECK(outcomes == list->second);
    }
  }

  TEST_CASE("the help of a command shows every flag, what it is worth, and every outcome") {
    for (const Entry& entry : entries()) {
      const std::string help = help_of(entry);
      CAPTURE(entry.command->name);
      for (const Row& row : entry.rows) {
        CAPTURE(row.flag);
        const std::string flag = "--" + std::string(row.flag);
        if (row.kind == Kind::condition) {
          CHECK_FALSE(has_word(help, flag));
          continue;
        }
        if (row.kind == Kind::words) continue;
        CHECK(has_word(help, flag));
        CHECK(contains(unwrapped(help), row.words));
        if (row.role != Role::modifier) continue;
        CHECK(contains(described_in(help, flag),
                       (row.value > 0 ? "+" : "") + std::to_string(row.value)));
      }
      for (const Outcome& outcome : entry.command->outcomes) {
        CAPTURE(outcome.code);
        CHECK(has_word(help, outcome.code));
        CHECK(contains(unwrapped(help), outcome.text));
      }
      for (const std::string_view flag : {"--dice", "--seed", "--format", "--width", "--color",
                                          "--exit-status", "--label", "--help"}) {
        CAPTURE(flag);
        CHECK(has_word(help, flag));
      }
      CHECK(has_word(help, "--also") == entry.command->takes_also);
      CHECK(has_word(help, "--odds") == entry.command->has_odds);
      for (const Reading& reading : readings) {
        CAPTURE(reading.key);
        CHECK(contains(help, std::string(reading.key) + '=') ==
              reading.used_by(entry.command->name));
      }
      CHECK(contains(unwrapped(help), entry.command->example));
      CHECK(contains(unwrapped(help), entry.command->purpose));
    }
  }

  TEST_CASE("the program's help is one screen that lists every command") {
    const std::string help = printed("--help");
    CHECK(lines_of(help).size() <= 45);
    CHECK(printed("help") == help);
    CHECK(printed("") == help);
    for (const Entry& entry : entries()) {
      CAPTURE(entry.command->name);
      CHECK(has_word(help, entry.command->name));
      CHECK(contains(unwrapped(help), entry.command->purpose));
      CHECK(contains(help, entry.command->rules->name));
    }
  }

  TEST_CASE("ecw help COMMAND, COMMAND -h and the alias print the same help") {
    for (const Entry& entry : entries()) {
      CAPTURE(entry.command->name);
      const std::string name(entry.command->name);
      const std::string help = help_of(entry);
      CHECK(printed("help " + name) == help);
      if (!entry.command->alias.empty()) {
        CHECK(printed(std::string(entry.command->alias) + " -h") == help);
      }
    }
  }

  TEST_CASE("every example in a command's help can be typed as it stands") {
    for (const Entry& entry : entries()) {
      CAPTURE(entry.command->example);
      const Line words = words_of(entry.command->example);
      REQUIRE(words.size() >= 2);
      CHECK(words[0] == "ecw");
      CHECK(words[1] == entry.command->name);
      CHECK(resolves(entry, Line(words.begin() + 2, words.end())));
    }
  }
}

}  // namespace ecw::tests
