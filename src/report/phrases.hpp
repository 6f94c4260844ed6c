// The words and numbers that several formats share: parts, sums, effects, readings, chances.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/fixed_list.hpp"
#include "report/out.hpp"
#include "report/result.hpp"
#include "tables/readings.hpp"

namespace ecw {

// What a batch prints by the million has a put_ function, which writes without a string between.

/// A distance in ten-thousandths as a decimal without trailing zeros: 3.75, 6, 1.4.
void put_distance(Out& out, std::int64_t ten_thousandths);
std::string distance_text(std::int64_t ten_thousandths);

/// What a part is called in `parts`: a flag, a code, or the dice.
std::string part_name(const Part& part);

/// A settled effect: 4, 3.75, true.
void put_effect_value(Out& out, const Effect& effect, const Amount& amount);
std::string effect_value(const Effect& effect, const Amount& amount);

/// "inch" or "inches" from "{inch/inches}", and the words around it.
std::string in_number(std::string_view words, bool one);

/// "goes back 8 inches": an effect in the line of the body whose it is.
std::string phrase(const Effect& effect, std::string_view value);

constexpr std::string_view truth(bool yes) { return yes ? "true" : "false"; }
/// "true", "false", or the word for neither.
constexpr std::string_view pass_word(Pass pass, std::string_view neither) {
  return pass == Pass::neither ? neither : truth(pass == Pass::yes);
}

/// What happens, without its full stop.
std::string outcome_text(const Resolution& r);

/// What happens, as it goes on from the outcome's code: ": hurts the enemy"; empty where the code
/// says it all.
std::string explained(const Resolution& r);

/// A text as the middle of a sentence: the first letter small.
std::string in_sentence(std::string text);

/// A reading that is not the default.
struct ChangedReading {
  std::string_view key;
  std::string_view value;

  /// "key=value".
  std::string typed() const;
};
FixedList<ChangedReading, std::size(readings)> changed_readings(const Situation& s);

/// "12 throws": one, or any other number.
std::string counted(std::uint64_t number, std::string_view what);

/// "4 2".
void put_faces(Out& out, std::span<const std::uint8_t> dice);
std::string faces_text(std::span<const std::uint8_t> dice);

/// Decimal digits of a count of ways.
std::string ways_text(Ways ways);

/// One decimal; an uncertain chance is never 0.0% or 100.0%.
std::string percent(double chance, bool certain);

/// "saved=4 casualties=2".
void put_effects(Out& out, const Resolution& r);
std::string effects_line(const Resolution& r);

/// "6 = 5 -1 under-musket +2[d6], target 9"; where two bodies add up, "21 = ... against 23 = ...";
/// what there is of it.
std::string sum_line(const Resolution& r);

/// What a flag adds to the sum, for help and sheets: "-1 for each 6 or part thereof"; empty if
/// nothing.
std::string worth_words(const Row& row);

}  // namespace ecw
