#include "engine/odds.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace ecw {
namespace {

/// What makes two results the same row: the outcome, then the effects. A tally is known only by
/// its mean, so it tells no rows apart.
struct RowKey {
  std::array<std::int64_t, 21> numbers{};
  std::size_t count = 0;

  void add(std::int64_t number) { numbers[count++] = number; }
  friend auto operator<=>(const RowKey&, const RowKey&) = default;
};

struct RowHash {
  std::size_t operator()(const RowKey& key) const {
    const std::string_view bytes(reinterpret_cast<const char*>(key.numbers.data()),
                                 key.count * sizeof key.numbers[0]);
    return std::hash<std::string_view>{}(bytes);
  }
};

RowKey key_of(const Command& command, const Resolution& r) {
  RowKey key;
  key.add(r.outcome - command.outcomes.data());
  for (const HadEffect& had : r.effects) {
    if (had.effect->kind != Effect::Kind::tally) key.add(had.amount.least);
  }
  return key;
}

void keep_common(std::vector<Noted>& notes, const Resolution& r) {
  std::erase_if(notes, [&](const Noted& kept) {
    return std::ranges::none_of(r.notes, [&](const Noted& noted) {
      return noted.note == kept.note && noted.number == kept.number && noted.word == kept.word;
    });
  });
}

}  // namespace

Odds odds_of(const Command& command, const Situation& s, std::span<const std::uint8_t> first) {
  Odds odds;
  std::unordered_map<RowKey, Likely, RowHash> rows;
  ExactDice dice(first);
  bool first_run = true;
  do {
    dice.begin();
    const Resolution r = command.resolve(s, dice);
    dice.finish();

    if (first_run) odds.notes.assign(r.notes.begin(), r.notes.end());
    first_run = false;
    keep_common(odds.notes, r);

    odds.dice = std::max(odds.dice, dice.dice());
    Likely& row = rows[key_of(command, r)];
    if (row.outcome == nullptr) {
      row.outcome = r.outcome;
      row.effects = r.effects;
    }
    if (is_exact(dice.dice())) {
      row.ways += dice.ways() * six_to(most_exact_dice - dice.dice());
    }
    row.chance += dice.chance();
  } while (dice.advance());

  odds.exact = is_exact(odds.dice);
  Ways all = 0;
  std::vector<std::pair<const RowKey, Likely>*> sorted;
  sorted.reserve(rows.size());
  for (auto& entry : rows) sorted.push_back(&entry);
  std::ranges::sort(sorted, {}, [](const auto* entry) -> const RowKey& { return entry->first; });
  odds.rows.reserve(sorted.size());
  for (auto* entry : sorted) {
    Likely& row = entry->second;
    if (odds.exact) {
      all += row.ways;
      row.ways /= six_to(most_exact_dice - odds.dice);
      row.chance = chance_of(row.ways, odds.dice);
    }
    odds.rows.push_back(row);
  }
  if (odds.exact && all != six_to(most_exact_dice)) {
    throw std::logic_error("the ways do not add up to every throw there is");
  }
  return odds;
}

std::vector<Chance> Odds::by_outcome() const {
  std::vector<Chance> chances;
  for (auto row = rows.begin(); row != rows.end();) {
    Chance next{.outcome = row->outcome};
    Ways ways = 0;
    for (; row != rows.end() && row->outcome == next.outcome; ++row) {
      ways += row->ways;
      next.chance += row->chance;
    }
    if (exact) next.chance = chance_of(ways, dice);
    chances.push_back(next);
  }
  return chances;
}

namespace {

/// The mean of a number that is settled in each row, from whole ways; nullopt where it is not, or
/// where the numbers would not fit.
std::optional<double> exact_mean(const Odds& odds, const Effect& effect) {
  constexpr int most_dice = 30;  // 6^30 takes 78 bits, which leaves 49 for the number
  if (!odds.exact || odds.dice > most_dice) return {};
  Ways total = 0;
  Ways ways = 0;
  for (const Likely& row : odds.rows) {
    for (const HadEffect& had : row.effects) {
      if (had.effect != &effect) continue;
      if (had.amount.least != had.amount.most || had.amount.least < 0) return {};
      total += row.ways * static_cast<Ways>(had.amount.least);
      ways += row.ways;
    }
  }
  Ways divisor = ways;
  for (Ways rest = total; rest != 0;) rest = std::exchange(divisor, rest) % rest;
  total /= divisor;
  ways /= divisor;
  return static_cast<double>(total) / static_cast<double>(ways);
}

/// The mean and the bounds of an effect; nullopt if no row has it.
std::optional<Mean> mean_of(const Odds& odds, const Effect& effect) {
  std::optional<Mean> mean;
  double chance = 0;
  double weighted = 0;
  for (const Likely& row : odds.rows) {
    for (const HadEffect& had : row.effects) {
      if (had.effect != &effect) continue;
      if (!mean) mean = Mean{&effect, had.amount.least, had.amount.most};
      mean->least = std::min(mean->least, had.amount.least);
      mean->most = std::max(mean->most, had.amount.most);
      weighted += row.chance * had.amount.mean;
      chance += row.chance;
    }
  }
  if (!mean) return {};
  // A mean of one value is that value, whatever adding it up left in the last digit.
  mean->mean = mean->least == mean->most ? static_cast<double>(mean->least)
                                         : exact_mean(odds, effect).value_or(weighted / chance);
  return mean;
}

}  // namespace

std::vector<Mean> Odds::means(std::span<const Effect> effects) const {
  std::vector<Mean> means;
  for (const Effect& effect : effects) {
    if (effect.kind == Effect::Kind::truth || effect.kind == Effect::Kind::side) continue;
    if (const std::optional<Mean> mean = mean_of(*this, effect)) means.push_back(*mean);
  }
  return means;
}

}  // namespace ecw
