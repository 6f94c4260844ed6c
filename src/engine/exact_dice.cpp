#include "engine/exact_dice.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <numeric>
#include <stdexcept>
#include <utility>

namespace ecw {

Ways six_to(int n) {
  static constexpr auto powers = [] {
    std::array<Ways, most_exact_dice + 1> made{1};
    for (std::size_t i = 1; i < made.size(); ++i) made[i] = made[i - 1] * 6;
    return made;
  }();
  return powers.at(static_cast<std::size_t>(n));
}

double chance_of(Ways ways, int dice) {
  return static_cast<double>(ways) / static_cast<double>(six_to(dice));
}

void ExactDice::begin() {
  given.rewind();
  depth = 0;
}

void ExactDice::choose(const Question& question, const Answer& answer) {
  const Weight before = weight();
  path.push_back(
      {&question,
       &answer,
       {before.chance * answer.chance, before.ways * answer.ways, before.dice + answer.dice}});
}

bool ExactDice::advance() {
  if (depth != path.size()) throw std::logic_error("a replay asked fewer questions");
  while (!path.empty()) {
    const Choice last = path.back();
    path.pop_back();
    if (last.answer == &last.question->answers.back()) continue;
    choose(*last.question, *std::next(last.answer));
    return true;
  }
  return false;
}

const ExactDice::Question& ExactDice::known(const Asked& asked) {
  for (const Question& question : questions) {
    if (question.asked == asked) return question;
  }
  questions.push_back({asked, answers_to(asked)});
  const Question& question = questions.back();
  if (asked.n <= most_exact_dice) {
    Ways all = 0;
    for (const Answer& answer : question.answers)
      all += answer.ways * six_to(asked.n - answer.dice);
    if (all != six_to(asked.n)) throw std::logic_error("the ways of a throw do not add up");
  }
  return question;
}

const ExactDice::Answer& ExactDice::branch(const Asked& asked) {
  if (depth == path.size()) {
    const Question& question = known(asked);
    choose(question, question.answers.front());
  }
  const Choice& choice = path[depth++];
  if (choice.question->asked != asked) {
    throw std::logic_error("a replay asked another question");
  }
  return *choice.answer;
}

int ExactDice::sum(Die die, int n, std::string_view throw_name) {
  int fixed = 0;
  for (; n > 0 && given.left(); --n) fixed += given.next(die, throw_name);
  if (n == 0) return fixed;
  return fixed + branch({Verb::sum, n, 0, sides(die)}).value;
}

int ExactDice::count(int n, int at_least, std::string_view throw_name) {
  int fixed = 0;
  for (; n > 0 && given.left(); --n) {
    if (given.next(Die::d6, throw_name) >= at_least) ++fixed;
  }
  if (n == 0) return fixed;
  return fixed + branch({Verb::count, n, at_least, {}}).value;
}

Drained ExactDice::drain(int n, int limit, const PerFace& cost, std::string_view throw_name) {
  Drained fixed;
  while (fixed.dice < n && fixed.lost < limit && given.left()) {
    const int face = given.next(Die::d6, throw_name);
    fixed.lost += cost[static_cast<std::size_t>(face - 1)];
    ++fixed.dice;
  }
  if (fixed.dice == n || fixed.lost >= limit) return fixed;
  const Answer& rest = branch({Verb::drain, n - fixed.dice, limit - fixed.lost, cost});
  return {fixed.dice + rest.dice, fixed.lost + rest.value};
}

Tally ExactDice::tally(int n, const PerFace& band, std::string_view throw_name) {
  std::array<int, 6> fixed{};
  int fixed_in = any_band;
  int free = n;
  for (; free > 0 && given.left(); --free) {
    const int in = band[static_cast<std::size_t>(given.next(Die::d6, throw_name) - 1)];
    ++fixed[static_cast<std::size_t>(in)];
    fixed_in = fixed_in == any_band || fixed_in == in ? in : mixed;
  }
  const int all_in = free == 0 ? fixed_in : branch({Verb::tally, free, fixed_in, band}).value;

  Tally result;
  result.all_in = all_in < 0 ? -1 : all_in;
  for (std::size_t b = 0; b < 6; ++b) {
    if (all_in >= 0) {
      result.in[b] = Amount::of(static_cast<int>(b) == all_in ? n : 0);
    } else if (free == 0) {
      result.in[b] = Amount::of(fixed[b]);
    } else {
      result.in[b] = mixed_amount(b, n, free, fixed_in, fixed, band);
    }
  }
  return result;
}

Amount ExactDice::mixed_amount(std::size_t b, int n, int free, int fixed_in,
                               const std::array<int, 6>& fixed, const PerFace& band) {
  const auto sides_in = [&](std::size_t of) {
    return std::ranges::count(band, static_cast<int>(of));
  };
  const auto alone = [&](std::size_t of) {  // the chance that every die falls in that band
    if (fixed_in != any_band && fixed_in != static_cast<int>(of)) return 0.0;
    double chance = 1;
    for (int i = 0; i < free; ++i) chance *= static_cast<double>(sides_in(of)) / 6;
    return chance;
  };

  double all_mixed = 1;
  int others = 0;  // other bands that may hold a die
  for (std::size_t other = 0; other < 6; ++other) {
    all_mixed -= alone(other);
    if (other != b && (fixed[other] > 0 || sides_in(other) > 0)) ++others;
  }
  const double expected = fixed[b] + free * static_cast<double>(sides_in(b)) / 6;

  Amount amount;
  amount.mean = (expected - n * alone(b)) / all_mixed;
  amount.least = fixed[b] == 0 && others < 2 ? 1 : fixed[b];
  amount.most = sides_in(b) == 0                       ? fixed[b]
                : alone(b) > 0 || fixed[b] + free == n ? n - 1
                                                       : fixed[b] + free;
  return amount;
}

// ---- the answers to each question --------------------------------------------------------

std::vector<ExactDice::Answer> ExactDice::answers_to(const Asked& asked) {
  switch (asked.verb) {
    case Verb::sum:
      return sums(asked.n, asked.faces);
    case Verb::count:
      return counts(asked.n, asked.limit);
    case Verb::drain:
      return drains(asked.n, asked.limit, asked.faces);
    case Verb::tally:
      return tallies(asked.n, asked.limit, asked.faces);
  }
  throw std::logic_error("a throw has no verb");
}

std::vector<ExactDice::Answer> ExactDice::sums(int n, const PerFace& values) {
  const int least = *std::ranges::min_element(values);
  const int spread = *std::ranges::max_element(values) - least;
  std::vector<Ways> ways{1};
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
    const double chance = n <= most_exact_dice ? chance_of(ways[i], n) : chances[i];
    answers.push_back({n * least + static_cast<int>(i), n, ways[i], chance});
  }
  return answers;
}

std::vector<ExactDice::Answer> ExactDice::counts(int n, int at_least) {
  PerFace reached{};
  for (std::size_t side = 0; side < 6; ++side) reached[side] = d6_sides[side] >= at_least ? 1 : 0;
  const double hit = std::accumulate(reached.begin(), reached.end(), 0) / 6.0;
  if (n <= most_exact_dice || hit == 0 || hit == 1) return sums(n, reached);

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

std::vector<ExactDice::Answer> ExactDice::drains(int n, int limit, const PerFace& cost) {
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
        to.ways += weight.ways;
        to.chance += weight.chance / 6;
      }
    }
    standing.clear();
    for (const auto& [lost, weight] : reached) {
      if (lost < limit && dice < n) {
        standing.emplace(lost, weight);
      } else {
        const double chance =
            dice <= most_exact_dice ? chance_of(weight.ways, dice) : weight.chance;
        answers.push_back({lost, dice, weight.ways, chance});
      }
    }
  }
  return answers;
}

std::vector<ExactDice::Answer> ExactDice::tallies(int n, int fixed_in, const PerFace& band) {
  std::vector<Answer> answers;
  Answer rest{mixed, n, n <= most_exact_dice ? six_to(n) : 0, 1};
  for (int b = 0; b < 6; ++b) {
    const auto sides_in = std::ranges::count(band, b);
    if (sides_in == 0 || (fixed_in != any_band && fixed_in != b)) continue;
    Answer alone{b, n, 1, 1};
    for (int die = 0; die < n; ++die) {
      alone.ways *= static_cast<Ways>(sides_in);
      alone.chance *= static_cast<double>(sides_in) / 6;
    }
    rest.ways -= alone.ways;
    rest.chance -= alone.chance;
    answers.push_back(alone);
  }
  if (n > most_exact_dice || rest.ways != 0) answers.push_back(rest);
  if (n <= most_exact_dice) {
    for (Answer& answer : answers) answer.chance = chance_of(answer.ways, n);
  }
  return answers;
}

}  // namespace ecw
