#include "engine/exact_dice.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <stdexcept>
#include <utility>

namespace ecw {

void ExactDice::begin() {
  given.rewind();
  depth = 0;
}

void ExactDice::choose(const Question& question, const Answer& answer) {
  const Weight before = weight();
  const int dice = before.dice + answer.dice;
  const Ways ways = is_exact(dice) ? before.ways * answer.ways : 0;
  path.push_back({&question, &answer, {before.chance * answer.chance, ways, dice}});
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
  if (is_exact(asked.n)) {
    Ways all = 0;
    for (const Answer& answer : question.answers)
      all += answer.ways * six_to(asked.n - answer.dice);
    if (all != six_to(asked.n)) throw std::logic_error("the ways of a throw do not add up");
  }
  return question;
}

const Answer& ExactDice::branch(const Asked& asked) {
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
    if (other != b && sides_in(other) > 0) ++others;
  }
  const double expected = fixed[b] + free * static_cast<double>(sides_in(b)) / 6;

  Amount amount;
  amount.mean = (expected - n * alone(b)) / all_mixed;
  amount.least = fixed[b] == 0 && others < 2 ? 1 : fixed[b];
  amount.most = sides_in(b) == 0 ? fixed[b] : fixed[b] + free == n ? n - 1 : fixed[b] + free;
  return amount;
}

std::vector<Answer> ExactDice::answers_to(const Asked& asked) {
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

}  // namespace ecw
