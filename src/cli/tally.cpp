#include "cli/tally.hpp"

#include <algorithm>
#include <utility>

#include "report/command_line.hpp"

namespace ecw {
namespace {

/// Plain dice have one outcome; their sums are not counted out.
std::vector<Chance> chances_of(const Case& asked) {
  const Command& command = asked.command();
  if (!command.has_odds) return {{&command.outcomes.front(), 1}};
  return odds_of(command, asked.situation, {}).by_outcome();
}

}  // namespace

TallyLine& OutcomeTally::line_of(const Case& asked) {
  std::string name = command_line(asked);
  if (const auto found = by_command_line.find(name); found != by_command_line.end()) {
    return *found->second;
  }
  TallyLine& line = all.emplace_back();
  line.command = &asked.command();
  line.label = asked.label;
  line.command_line = name;
  for (const Chance& chance : chances_of(asked)) line.rows.push_back({chance});
  by_command_line.emplace(std::move(name), &line);
  return line;
}

const TallyLine& OutcomeTally::count(const Result& result) {
  TallyLine& line = line_of(result.asked);
  ++line.count;
  ++std::ranges::find(line.rows, result.resolution.outcome, [](const TallyRow& row) {
      return row.exact.outcome;
    })->count;
  return line;
}

}  // namespace ecw
