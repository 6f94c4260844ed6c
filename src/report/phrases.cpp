#include "report/phrases.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "letters.hpp"
#include "report/escape.hpp"

namespace ecw {

void put_distance(Out& out, std::int64_t ten_thousandths) {
  put(out, ten_thousandths / distance_unit);
  std::int64_t part = ten_thousandths % distance_unit;
  if (part == 0) return;
  put(out, '.');
  for (std::int64_t place = distance_unit / 10; part > 0; place /= 10) {
    put(out, static_cast<char>('0' + part / place));
    part %= place;
  }
}

std::string distance_text(std::int64_t ten_thousandths) {
  return text_of([&](Out& out) { put_distance(out, ten_thousandths); });
}

std::string part_name(const Part& part) {
  if (part.row != nullptr) return std::string(part.row->flag);
  if (part.dice == 0) return "also";
  const std::string_view die = name_of(part.die);
  return part.dice == 1 ? std::string(die) : fmt::format("{}{}", part.dice, die);
}

void put_effect_value(Out& out, const Effect& effect, const Amount& amount) {
  switch (effect.kind) {
    case Effect::Kind::distance:
      return put_distance(out, amount.least);
    case Effect::Kind::side:
      return put(out, amount.least == 0 ? "null" : amount.least == 1 ? "attacker" : "defender");
    case Effect::Kind::truth:
      return put(out, amount.least != 0 ? "true" : "false");
    case Effect::Kind::number:
    case Effect::Kind::tally:
      return put(out, amount.least);
  }
}

std::string effect_value(const Effect& effect, const Amount& amount) {
  return text_of([&](Out& out) { put_effect_value(out, effect, amount); });
}

std::string in_number(std::string_view words, bool one) {
  const std::size_t bar = words.find('/');
  if (bar == std::string_view::npos) return std::string(words);
  const std::size_t opening = words.rfind('{', bar);
  const std::size_t closing = words.find('}', bar);
  const std::string_view choice =
      one ? words.substr(opening + 1, bar - opening - 1) : words.substr(bar + 1, closing - bar - 1);
  return fmt::format("{}{}{}", words.substr(0, opening), choice, words.substr(closing + 1));
}

std::string phrase(const Effect& effect, std::string_view value) {
  constexpr std::string_view place = "{}";
  std::string text = in_number(effect.phrase, value == "1");
  if (const std::size_t at = text.find(place); at != std::string::npos) {
    text.replace(at, place.size(), value);
  }
  return text;
}

std::string outcome_text(const Resolution& r) {
  std::string text(r.outcome->text);
  text += r.tail;
  return text;
}

std::string in_sentence(std::string text) {
  text[0] = small_letter(text[0]);
  return text;
}

std::string explained(const Resolution& r) {
  const std::string text = in_sentence(outcome_text(r));
  std::string code(r.outcome->code);
  std::ranges::replace(code, '-', ' ');
  return text == code ? "" : ": " + text;
}

std::string ChangedReading::typed() const { return fmt::format(FMT_COMPILE("{}={}"), key, value); }

FixedList<ChangedReading, std::size(readings)> changed_readings(const Situation& s) {
  FixedList<ChangedReading, std::size(readings)> changed;
  if (s.readings == decltype(s.readings){}) return changed;
  for (std::size_t i = 0; i < std::size(readings); ++i) {
    const std::size_t value = s.readings[i];
    if (value != 0) changed.push({readings[i].key, readings[i].values[value].name});
  }
  return changed;
}

std::string counted(std::uint64_t number, std::string_view what) {
  return fmt::format("{} {}{}", number, what, number == 1 ? "" : "s");
}

void put_faces(Out& out, std::span<const std::uint8_t> dice) {
  for (std::size_t i = 0; i < dice.size(); ++i) {
    if (i > 0) put(out, ' ');
    put(out, static_cast<char>('0' + dice[i]));
  }
}

std::string faces_text(std::span<const std::uint8_t> dice) {
  return text_of([&](Out& out) { put_faces(out, dice); });
}

std::string ways_text(Ways ways) {
  std::string digits;
  do {
    digits += static_cast<char>('0' + static_cast<int>(ways % 10));
    ways /= 10;
  } while (ways != 0);
  std::ranges::reverse(digits);
  return digits;
}

std::string percent(double chance, bool certain) {
  if (certain) return "100%";
  std::string text = fmt::format("{:.1f}%", chance * 100);
  if (text == "0.0%") return "<0.1%";
  if (text == "100.0%") return ">99.9%";
  return text;
}

void put_effects(Out& out, const Resolution& r) {
  bool first = true;
  for (const HadEffect& had : r.effects) {
    if (!first) put(out, ' ');
    first = false;
    put(out, had.effect->name);
    put(out, '=');
    put_effect_value(out, *had.effect, had.amount);
  }
}

std::string effects_line(const Resolution& r) {
  return text_of([&](Out& out) { put_effects(out, r); });
}

namespace {

std::string added_up(const Sum& sum) {
  std::string line = fmt::format("{} =", sum.total());
  bool first = true;
  for (const Part& part : sum.parts()) {
    line += first ? fmt::format(" {}", part.value) : fmt::format(" {:+}", part.value);
    if (part.dice > 0) {
      line += fmt::format("[{}]", part_name(part));
    } else if (part.row == nullptr || part.row->role != Role::base) {
      line += fmt::format(" {}", part_name(part));
      if (!part.words.empty()) line += fmt::format(" ({})", visible(part.words));
    }
    first = false;
  }
  return line;
}

}  // namespace

std::string sum_line(const Resolution& r) {
  if (r.foe_sum) return fmt::format("{} against {}", added_up(r.sum), added_up(*r.foe_sum));
  std::string line = r.score ? added_up(r.sum) : "";
  if (r.target) line += fmt::format("{}target {}", line.empty() ? "" : ", ", *r.target);
  return line;
}

std::string worth_words(const Row& row) {
  if (row.role != Role::modifier) return {};
  if (row.kind == Kind::each) return fmt::format("{:+} each time", row.value);
  if (row.kind != Kind::whole) return fmt::format("{:+}", row.value);
  if (row.counting == Counting::threshold)
    return fmt::format("{:+} from {} up", row.value, row.step);
  if (row.counting == Counting::full)
    return fmt::format("{:+} for each full {}", row.value, row.step);
  if (row.step == 1) return fmt::format("{:+} each", row.value);
  return fmt::format("{:+} for each {} or part thereof", row.value, row.step);
}

}  // namespace ecw
