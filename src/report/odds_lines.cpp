#include "report/odds_lines.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

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

/// The effect over the rows of one line; nullopt if they have no such effect.
std::optional<HadEffect> over(std::span<const Likely* const> rows, const Effect& effect) {
  std::optional<HadEffect> all;
  double chance = 0;
  double weighted = 0;
  for (const Likely* row : rows) {
    const HadEffect* had = find(*row, effect.name);
    if (had == nullptr) continue;
    if (!all) all = *had;
    all->amount.least = std::min(all->amount.least, had->amount.least);
    all->amount.most = std::max(all->amount.most, had->amount.most);
    chance += row->chance;
    weighted += row->chance * had->amount.mean;
  }
  if (all) all->amount.mean = weighted / chance;
  return all;
}

OddsLine line_of(const Command& command, const Odds& odds, std::span<const Likely* const> rows) {
  OddsLine line{.outcome = rows[0]->outcome, .interest = {}, .others = {}};
  for (const Likely* row : rows) {
    line.ways += row->ways;
    line.chance += row->chance;
  }
  if (odds.exact) line.chance = chance_of(line.ways, odds.dice);
  for (const Effect& effect : command.effects) {
    const std::optional<HadEffect> had = over(rows, effect);
    if (!had) continue;
    const bool wanted = lists(command.interest.effects, effect.name);
    (wanted ? line.interest : line.others).push_back(*had);
  }
  return line;
}

}  // namespace

std::string mean_value(const HadEffect& had) {
  if (is_settled(had)) return effect_value(*had.effect, had.amount);
  const double unit = had.effect->kind == Effect::Kind::distance ? distance_unit : 1;
  return rounded(had.amount.mean / unit);
}

std::string mean_values(std::span<const HadEffect> effects) {
  std::string text;
  for (const HadEffect& had : effects) {
    text += fmt::format("{}{}={}", text.empty() ? "" : " ", had.effect->name, mean_value(had));
  }
  return text;
}

std::string OddsLine::name() const {
  std::string text(outcome->code);
  if (!interest.empty()) text += ' ' + mean_values(interest);
  return text;
}

std::string OddsLine::means() const {
  std::vector<HadEffect> all = interest;
  all.insert(all.end(), others.begin(), others.end());
  return mean_values(all);
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
