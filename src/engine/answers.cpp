#include "engine/answers.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>

namespace ecw {

Ways six_to(int n) {
  static constexpr auto powers = [] {
    std::array<Ways, most_exact_dice + 1> made{};
    made[0] = 1;
    for (std::size_t i = 1; i < made.size(); ++i) made[i] = made[i - 1] * 6;
    return made;
  }();
  return powers.at(static_cast<std::size_t>(n));
}

double chance_of(Ways ways, int dice) {
  return static_cast<double>(ways) / static_cast<double>(six_to(dice));
}

std::vector<Answer> sums(int n, const PerFace& values) {
  const int least = *std::ranges::min_element(values);
  const int spread = *std::ranges::max_element(values) - least;
  std::vector<Ways> ways{is_exact(n) ? 1U : 0U};
  std::vector<double> chances{1};
  for (int die = 0; die < n; ++die) {
    const std::size_t size = ways.size() + static_cast<std::size_t>(spread);
    std::vector<Ways> more_ways(size);
    std::vector<double> more_chances(size);
    for (std::size_t i = 0; i < ways.size(); ++i) {
      for (const int value : values) {
        more_ways[i + static_cast<std::size_t>(value - least)] += ways[i];
        more_chances[i + static_cast<std::size_t>(value - least)] += chances[i] / 6;
      }
    }
    ways.swap(more_ways);
    chances.swap(more_chances);
  }
  std::vector<Answer> answers;
  for (std::size_t i = 0; i < ways.size(); ++i) {
    if (chances[i] == 0) continue;
    const double chance = is_exact(n) ? chance_of(ways[i], n) : chances[i];
    answers.push_back({n * least + static_cast<int>(i), n, ways[i], chance});
  }
  return answers;
}

std::vector<Answer> counts(int n, int at_least) {
  PerFace reached{};
  std::ranges::transform(d6_sides, reached.begin(),
                         [&](int side) { return side >= at_least ? 1 : 0; });
  const double hit = std::accumulate(reached.begin(), reached.end(), 0) / 6.0;
  if (is_exact(n) || hit == 0 || hit == 1) return sums(n, reached);

  // Too many to add up one by one: the binomial from its peak outwards, each term from the one
  // before, then brought to a sum of 1. Terms that vanish in a double are 0 to the last digit.
  std::vector<double> terms(static_cast<std::size_t>(n) + 1);
  const std::size_t peak = static_cast<std::size_t>((n + 1) * hit);
  terms[peak] = 1;
  for (std::size_t k = peak; k < terms.size() - 1; ++k) {
    terms[k + 1] = terms[k] * (static_cast<double>(n) - static_cast<double>(k)) * hit /
                   (static_cast<double>(k + 1) * (1 - hit));
  }
  for (std::size_t k = peak; k > 0; --k) {
    terms[k - 1] = terms[k] * static_cast<double>(k) * (1 - hit) /
                   ((static_cast<double>(n) - static_cast<double>(k - 1)) * hit);
  }
  const double all = std::accumulate(terms.begin(), terms.end(), 0.0);
  std::vector<Answer> answers;
  for (std::size_t k = 0; k < terms.size(); ++k) {
    answers.push_back({static_cast<int>(k), n, 0, terms[k] / all});
  }
  return answers;
}

std::vector<Answer> drains(int n, int limit, const PerFace& cost) {
  struct Weight {
    Ways ways = 0;
    double chance = 0;
  };
  std::vector<Answer> answers;
  std::map<int, Weight> standing{{0, {1, 1}}};  // by the loss so far, still under the limit
  for (int dice = 1; dice <= n && !standing.empty(); ++dice) {
    std::map<int, Weight> reached;
    for (const auto& [lost, weight] : standing) {
      for (const int costs : cost) {
        Weight& to = reached[lost + costs];
        if (is_exact(dice)) to.ways += weight.ways;
        to.chance += weight.chance / 6;
      }
    }
    standing.clear();
    for (const auto& [lost, weight] : reached) {
      if (lost < limit && dice < n) {
        standing.emplace(lost, weight);
      } else {
        const double chance = is_exact(dice) ? chance_of(weight.ways, dice) : weight.chance;
        answers.push_back({lost, dice, weight.ways, chance});
      }
    }
  }
  return answers;
}

std::vector<Answer> tallies(int n, int fixed_in, const PerFace& band) {
  std::vector<Answer> answers;
  Answer rest{mixed, n, is_exact(n) ? six_to(n) : 0, 1};
  for (int b = 0; b < 6; ++b) {
    const auto sides_in = std::ranges::count(band, b);
    if (sides_in == 0 || (fixed_in != any_band && fixed_in != b)) continue;
    Answer alone{b, n, is_exact(n) ? 1U : 0U, 1};
    for (int die = 0; die < n; ++die) {
      alone.ways *= static_cast<Ways>(sides_in);
      alone.chance *= static_cast<double>(sides_in) / 6;
    }
    rest.ways -= alone.ways;
    rest.chance -= alone.chance;
    answers.push_back(alone);
  }
  if (!is_exact(n) || rest.ways != 0) answers.push_back(rest);
  if (is_exact(n)) {
    for (Answer& answer : answers) answer.chance = chance_of(answer.ways, n);
  }
  return answers;
}

}  // namespace ecw
