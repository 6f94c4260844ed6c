// What a procedure answers: the outcome, the sum behind it, and what follows. Small, without
// words of its own: those are made from the tables when it is printed.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/command.hpp"
#include "engine/dice.hpp"
#include "engine/fixed_list.hpp"
#include "engine/sum.hpp"

namespace ecw {

struct HadEffect {
  const Effect* effect;
  Amount amount;  // a distance in ten-thousandths, a truth as 0 or 1
};

struct Noted {
  const Note* note;
  std::int64_t number;    // for the note's {}, if it has one
  std::string_view word;  // for its {what}
};

struct Resolution {
  const Outcome* outcome = nullptr;
  std::string_view tail;  // of the outcome's text, where the case adds to it
  std::optional<std::int64_t> score;
  std::optional<std::int64_t> target;
  std::string_view target_words;  // where the case asks otherwise than the command does
  Sum sum;
  std::optional<Sum> foe_sum;  // where two bodies add up: then `sum` is the attacker's
  FixedList<HadEffect, 20> effects;
  FixedList<Noted, 12> notes;

  Resolution() = default;
  explicit Resolution(const Outcome& reached) : outcome(&reached) {}

  /// The score is what the sum comes to.
  void score_by(const Sum& reckoned) {
    sum = reckoned;
    score = reckoned.total();
  }
  void effect(const Effect& had, std::int64_t n) { effects.push({&had, Amount::of(n)}); }
  void effect(const Effect& had, const Amount& n) { effects.push({&had, n}); }
  void note(const Note& words, std::int64_t number = 0, std::string_view word = {}) {
    notes.push({&words, number, word});
  }
};

}  // namespace ecw
