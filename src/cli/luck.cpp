// `ecw luck`: the dice and the tests of a battle log against expectation, all together and by
// label.
#include "report/luck.hpp"

#include <algorithm>
#include <map>

#include "cli/battle_log.hpp"
#include "cli/failure.hpp"
#include "cli/own_commands.hpp"
#include "cli/tally.hpp"
#include "cli/terminal.hpp"

namespace ecw {
namespace {

/// Whether there is anything to pass or to fail.
bool is_test(const TallyLine& line) {
  return std::ranges::any_of(
      line.rows, [](const TallyRow& row) { return row.exact.outcome->pass != Pass::neither; });
}

double chance_to_pass(const TallyLine& line) {
  double chance = 0;
  for (const TallyRow& row : line.rows) {
    if (row.exact.outcome->pass == Pass::yes) chance += row.exact.chance;
  }
  return chance;
}

void count_faces(Luck& luck, const Result& result) {
  for (std::size_t i = 0; i < result.throws.size(); ++i) {
    const NamedThrow& thrown = result.throws[i];
    const std::size_t end =
        i + 1 < result.throws.size() ? result.throws[i + 1].first : result.dice.size();
    DieLuck& die = *std::ranges::find(luck.dice, thrown.die, &DieLuck::die);
    for (std::size_t face = thrown.first; face < end; ++face) ++die.faces[result.dice[face] - 1U];
  }
}

void count(Luck& luck, const Result& result, const TallyLine& chances) {
  ++luck.results;
  count_faces(luck, result);
  if (result.dice.empty() || !is_test(chances)) return;
  ++luck.tests;
  if (result.resolution.outcome->pass == Pass::yes) ++luck.passed;
  luck.expected_to_pass += chance_to_pass(chances);
}

class LogLuck {
 public:
  explicit LogLuck(const std::string& file) {
    BattleLog log(file);
    while (log.next()) {
      try {
        const Result result = log.resolve();
        const TallyLine& line = chances.count(result);
        count(whole, result, line);
        count(of_label(result.asked.label), result, line);
      } catch (const Complaint& complaint) {
        all_read = false;
        complain(log.unreadable(complaint));
      }
    }
  }

  void write(const LuckFormat& format, const Page& page) const {
    Out out;
    put(out, format.header);
    format.luck(out, whole, page);
    const bool labelled = labels.size() > 1 || (labels.size() == 1 && labels[0].label);
    if (labelled) {
      for (const Luck& luck : labels) {
        put(out, format.between);
        format.luck(out, luck, page);
      }
    }
    print(out);
  }

  bool all_read = true;

 private:
  Luck& of_label(std::optional<std::string_view> label) {
    const auto [place, is_new] =
        by_label.try_emplace(std::optional<std::string>(label), labels.size());
    if (is_new) labels.push_back({.label = place->first});
    return labels[place->second];
  }

  OutcomeTally chances;
  Luck whole{.whole_log = true};
  std::vector<Luck> labels;  // in the order in which each came first
  std::map<std::optional<std::string>, std::size_t> by_label;
};

}  // namespace

int luck_command(const Wish& wish) {
  const std::int64_t format = wish.value(row(program::luck_rows, "format")).value_or(0);
  const Page page = wish.page();
  const LogLuck luck(*wish.subject);
  luck.write(luck_formats[static_cast<std::size_t>(format)], page);
  return luck.all_read ? resolved : test_failed;
}

}  // namespace ecw
