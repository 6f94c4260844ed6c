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

/// The mean of each effect over the rows of one line; a truth that is not settled is a chance.
std::vector<std::string> means_of(const Command& command, std::span<const Likely* const> rows) {
  std::vector<std::string> means;
  for (const Effect& effect : command.effects) {
    if (effect.name == command.interest.effect) continue;
    double chance = 0;
    double mean = 0;
    bool settled = true;
    const Amount* first = nullptr;
    for (const Likely* row : rows) {
      const HadEffect* had = find(*row, effect.name);
      if (had == nullptr) continue;
      if (first == nullptr) first = &had->amount;
      settled =
          settled && had->amount.least == had->amount.most && had->amount.least == first->least;
      chance += row->chance;
      mean += row->chance * had->amount.mean;
    }
    if (first == nullptr) continue;
    if (settled) {
      means.push_back(fmt::format("{}={}", effect.name, effect_value(effect, *first)));
    } else {
      const double unit = effect.kind == Effect::Kind::distance ? distance_unit : 1;
      means.push_back(fmt::format("{}={}", effect.name, rounded(mean / chance / unit)));
    }
  }
  return means;
}

}  // namespace

std::vector<OddsLine> odds_lines(const OddsResult& result) {
  const Command& command = result.asked.command();
  const Interest& interest = command.interest;

  // Rows of one line stand together: by outcome, then by the effect of interest, better first.
  std::vector<const Likely*> rows;
  for (const Likely& row : result.odds.rows) rows.push_back(&row);
  const auto rank = [&](const Likely* row) {
    const HadEffect* had = find(*row, interest.effect);
    const std::int64_t value = had == nullptr ? 0 : had->amount.least;
    return std::pair(row->outcome - command.outcomes.data(),
                     interest.high_is_good ? -value : value);
  };
  if (!interest.effect.empty()) {
    std::ranges::stable_sort(rows, {}, rank);
  }

  std::vector<OddsLine> lines;
  double so_far = 0;
  for (std::size_t i = 0; i < rows.size();) {
    std::size_t end = i + 1;
    while (end < rows.size() && rank(rows[end]) == rank(rows[i]) &&
           rows[end]->outcome == rows[i]->outcome) {
      ++end;
    }
    OddsLine line{
        .outcome = rows[i]->outcome, .name = std::string(rows[i]->outcome->code), .means = {}};
    if (const HadEffect* had = find(*rows[i], interest.effect)) {
      line.name +=
          fmt::format(" {} {}", effect_value(*had->effect, had->amount), had->effect->name);
    }
    for (std::size_t k = i; k < end; ++k) {
      line.ways += rows[k]->ways;
      line.chance += rows[k]->chance;
    }
    so_far += line.chance;
    line.at_least = so_far;
    line.means = means_of(command, std::span(rows).subspan(i, end - i));
    lines.push_back(std::move(line));
    i = end;
  }
  if (!lines.empty()) lines.back().last = true;
  return lines;
}

std::string ways_of(const Odds& odds, Ways ways) {
  if (!odds.exact) return {};
  return fmt::format("{} of {}", ways_text(ways), ways_text(six_to(odds.dice)));
}

}  // namespace ecw
