#include "report/odds_lines.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "report/phrases.hpp"

namespace ecw {
namespace {

const HadEffect* find(const Likely& row, std::string_view effect) {
  for (const HadEffect& had : row.effects) {
    if (had.effect->name == effect) return &had;
  }
  return nullptr;
}

/// Two decimals at most, without trailing zeros.
std::string rounded(double mean) {
  std::string text = fmt::format("{:.2f}", mean);
  while (text.back() == '0') text.pop_back();
  if (text.back() == '.') text.pop_back();
  return text;
}

/// The mean of an effect over the rows of one line, as name=value; a truth that is not settled
/// is a chance. Empty if they have no such effect.
std::string mean_of(const Effect& effect, std::span<const Likely* const> rows) {
  double chance = 0;
  double mean = 0;
  bool settled = true;
  const Amount* first = nullptr;
  for (const Likely* row : rows) {
    const HadEffect* had = find(*row, effect.name);
    if (had == nullptr) continue;
    if (first == nullptr) first = &had->amount;
    settled = settled && had->amount.least == had->amount.most && had->amount.least == first->least;
    chance += row->chance;
    mean += row->chance * had->amount.mean;
  }
  if (first == nullptr) return {};
  if (settled) return fmt::format("{}={}", effect.name, effect_value(effect, *first));
  const double unit = effect.kind == Effect::Kind::distance ? distance_unit : 1;
  return fmt::format("{}={}", effect.name, rounded(mean / chance / unit));
}

OddsLine line_of(const Command& command, const Odds& odds, std::span<const Likely* const> rows) {
  OddsLine line{.outcome = rows[0]->outcome, .interest = {}, .others = {}};
  for (const Likely* row : rows) {
    line.ways += row->ways;
    line.chance += row->chance;
  }
  if (odds.exact) line.chance = chance_of(line.ways, odds.dice);
  for (const Effect& effect : command.effects) {
    std::string mean = mean_of(effect, rows);
    if (mean.empty()) continue;
    const bool wanted = lists(command.interest.effects, effect.name);
    (wanted ? line.interest : line.others).push_back(std::move(mean));
  }
  return line;
}

}  // namespace

std::string OddsLine::name() const {
  std::string text(outcome->code);
  for (const std::string& value : interest) text += ' ' + value;
  return text;
}

std::vector<std::string> OddsLine::means() const {
  std::vector<std::string> all = interest;
  all.insert(all.end(), others.begin(), others.end());
  return all;
}

std::vector<OddsLine> odds_lines(const OddsResult& result) {
  const Command& command = result.asked.command();

  // Rows of one line stand together: by outcome, then by the effects of interest, better first.
  struct Ranked {
    std::vector<std::int64_t> rank;
    const Likely* row;
  };
  std::vector<Ranked> ranked;
  for (const Likely& row : result.odds.rows) {
    Ranked next{{row.outcome - command.outcomes.data()}, &row};
    for (const HadEffect& had : row.effects) {
      if (!lists(command.interest.effects, had.effect->name)) continue;
      next.rank.push_back(command.interest.high_is_good ? -had.amount.least : had.amount.least);
    }
    ranked.push_back(std::move(next));
  }
  std::ranges::stable_sort(ranked, {}, &Ranked::rank);

  std::vector<OddsLine> lines;
  double so_far = 0;
  for (std::size_t i = 0; i < ranked.size();) {
    std::vector<const Likely*> rows;
    const std::vector<std::int64_t>& rank = ranked[i].rank;
    for (; i < ranked.size() && ranked[i].rank == rank; ++i) rows.push_back(ranked[i].row);
    lines.push_back(line_of(command, result.odds, rows));
    so_far += lines.back().chance;
    lines.back().at_least = so_far;
  }
  if (!lines.empty()) lines.back().last = true;
  return lines;
}

std::string ways_of(const Odds& odds, Ways ways) {
  if (!odds.exact) return {};
  return fmt::format("{} of {}", ways_text(ways), ways_text(six_to(odds.dice)));
}

}  // namespace ecw
