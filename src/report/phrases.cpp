#include "report/phrases.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "letters.hpp"
#include "report/escape.hpp"
#include "tables/readings.hpp"

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

namespace {

std::string typed_value(const Row& row, std::int64_t value) {
  switch (row.kind) {
    case Kind::distance:
      return distance_text(value);
    case Kind::choice:
      return std::string(row.choices[static_cast<std::size_t>(value)]);
    default:
      return fmt::format("{}", value);
  }
}

/// What a note's {=name} stands for.
std::string named_value(std::string_view name, const Case& asked, const Resolution* r) {
  if (r == nullptr) {
    for (const Effect& effect : asked.command().effects) {
      if (effect.name == name) return in_capitals(name);
    }
  } else {
    for (const HadEffect& had : r->effects) {
      if (had.effect->name == name) return effect_value(*had.effect, had.amount);
    }
  }
  for (const Row& row : asked.situation.rows) {
    if (row.flag == name) return typed_value(row, asked.situation[row.key]);
  }
  throw std::logic_error("a note names what neither the result nor the case has");
}

}  // namespace

namespace {

void put_filled(Out& out, std::string_view left, const Noted& noted, const Case& asked,
                const Resolution* r) {
  for (std::size_t at = left.find('{'); at != std::string_view::npos; at = left.find('{')) {
    put(out, left.substr(0, at));
    const std::size_t end = left.find('}', at);
    const std::string_view inside = left.substr(at + 1, end - at - 1);
    if (inside.empty()) {
      put(out, noted.number);
    } else if (inside.starts_with('=')) {
      put(out, named_value(inside.substr(1), asked, r));
    } else {
      put(out, noted.word);
    }
    left.remove_prefix(end + 1);
  }
  put(out, left);
}

}  // namespace

void put_sentence(Out& out, const Noted& noted, const Case& asked, const Resolution* r) {
  put_filled(out, noted.note->words, noted, asked, r);
  if (noted.note->command.empty()) return;
  put(out, ' ');
  put_filled(out, noted.note->command, noted, asked, r);
}

std::string note_words(const Noted& noted, const Case& asked, const Resolution* r) {
  return text_of([&](Out& out) { put_filled(out, noted.note->words, noted, asked, r); });
}

std::string note_command(const Noted& noted, const Case& asked, const Resolution* r) {
  return text_of([&](Out& out) { put_filled(out, noted.note->command, noted, asked, r); });
}

std::string sentence(const Noted& noted, const Case& asked, const Resolution* r) {
  return text_of([&](Out& out) { put_sentence(out, noted, asked, r); });
}

std::string_view truth(bool yes) { return yes ? "true" : "false"; }

std::string_view pass_word(Pass pass, std::string_view neither) {
  return pass == Pass::neither ? neither : truth(pass == Pass::yes);
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

std::vector<std::string> changed_readings(const Situation& s) {
  std::vector<std::string> changed;
  for (std::size_t i = 0; i < std::size(readings); ++i) {
    if (s.readings[i] == 0) continue;
    changed.push_back(fmt::format("{}={}", readings[i].key, readings[i].values[s.readings[i]]));
  }
  return changed;
}

void put_readings(Out& out, const Situation& s) {
  if (s.readings == decltype(s.readings){}) return;
  bool first = true;
  for (std::size_t i = 0; i < std::size(readings); ++i) {
    if (s.readings[i] == 0) continue;
    if (!first) put(out, ' ');
    first = false;
    put(out, readings[i].key);
    put(out, '=');
    put(out, readings[i].values[s.readings[i]]);
  }
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

namespace {

std::string throw_text(const Throw& thrown) {
  return fmt::format("{}{}", thrown.dice, name_of(thrown.die));
}

void add_value(std::string& line, std::string_view flag, std::string_view value) {
  line += fmt::format(" --{} {}", flag, shell_word(value));
}

/// A row's flag as often as it was given, with its values.
void add_flag(std::string& line, const Situation& s, const Row& row) {
  if (!row.is_flag() || !s.given(row.key)) return;
  if (!row.takes_value()) {
    for (std::int64_t i = 0; i < s[row.key]; ++i) line += fmt::format(" --{}", row.flag);
  } else if (row.repeatable) {
    for (const std::int64_t value : s.list) add_value(line, row.flag, typed_value(row, value));
  } else {
    add_value(line, row.flag, typed_value(row, s[row.key]));
  }
}

}  // namespace

std::string command_line(const Case& asked) {
  const Situation& s = asked.situation;
  std::string line = fmt::format("ecw {}", asked.command().name);
  for (const Row& row : s.rows) {
    add_flag(line, s, row);
    if (row.kind != Kind::words) continue;
    for (const std::int64_t word : s.list) line += ' ' + throw_text(Throw::unpacked(word));
  }
  for (const Also& also : s.also) {
    add_value(line, "also",
              also.words.empty() ? fmt::format("{}", also.value)
                                 : fmt::format("{}:{}", also.value, also.words));
  }
  for (const std::string& changed : changed_readings(s)) add_value(line, "reading", changed);
  if (asked.label) add_value(line, "label", *asked.label);
  return line;
}

std::string replay_line(const Result& result) {
  std::string line = command_line(result.asked);
  if (!result.dice.empty()) {
    add_value(line, "dice", fmt::format("{}", fmt::join(result.dice, ",")));
  }
  return line;
}

}  // namespace ecw
