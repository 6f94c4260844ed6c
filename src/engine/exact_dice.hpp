// The exact source: it answers a procedure's questions with one possible answer each, and steps
// through all of them as the procedure is run again and again. It branches on what was asked
// for (a sum, a count), never on single faces, so that sixty saves are sixty-one branches.
#pragma once

#include <cstdint>
#include <deque>
#include <span>
#include <vector>

#include "engine/answers.hpp"
#include "engine/given_dice.hpp"

namespace ecw {

class ExactDice final : public Dice {
 public:
  /// `first` fixes the first throws.
  explicit ExactDice(std::span<const std::uint8_t> first) : given(first) {}

  /// Begins a run of the procedure.
  void begin();
  /// After a run: goes to the next path; false when every path has been run.
  bool advance();

  // Of the path just run:
  double chance() const { return weight().chance; }
  Ways ways() const { return weight().ways; }  // 0 beyond most_exact_dice
  int dice() const { return weight().dice; }   // thrown, the given ones not counted
  void finish() const { given.finish(); }

  int sum(Die die, int n, std::string_view throw_name) override;
  int count(int n, int at_least, std::string_view throw_name) override;
  Drained drain(int n, int limit, const PerFace& cost, std::string_view throw_name) override;
  Tally tally(int n, const PerFace& band, std::string_view throw_name) override;

 private:
  enum class Verb : std::uint8_t { sum, count, drain, tally };
  struct Asked {
    Verb verb;
    int n;
    int limit;
    PerFace faces;
    friend bool operator==(const Asked&, const Asked&) = default;
  };
  struct Question {
    Asked asked;
    std::vector<Answer> answers;
  };
  struct Weight {
    double chance = 1;
    Ways ways = 1;
    int dice = 0;
  };
  struct Choice {
    const Question* question;
    const Answer* answer;  // one of the question's
    Weight weight;         // of the path up to and with this choice
  };

  /// The question with its answers.
  const Question& known(const Asked& asked);
  Weight weight() const { return path.empty() ? Weight{} : path.back().weight; }
  /// Goes one choice further.
  void choose(const Question& question, const Answer& answer);
  /// The answer of this path.
  const Answer& branch(const Asked& asked);

  static std::vector<Answer> answers_to(const Asked& asked);
  static Amount mixed_amount(std::size_t b, int n, int free, int fixed_in,
                             const std::array<int, 6>& fixed, const PerFace& band);

  GivenFaces given;
  std::deque<Question> questions;
  std::vector<Choice> path;
  std::size_t depth = 0;
};

}  // namespace ecw
