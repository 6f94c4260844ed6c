#include "report/notes.hpp"

#include <stdexcept>

#include "letters.hpp"
#include "report/command_line.hpp"
#include "report/phrases.hpp"

namespace ecw {
namespace {

/// What a note's {=name} stands for.
void put_named(Out& out, std::string_view name, const Case& asked, const Resolution* r) {
  if (r == nullptr) {
    for (const Effect& effect : asked.command().effects) {
      if (effect.name == name) return put(out, in_capitals(name));
    }
  } else {
    for (const HadEffect& had : r->effects) {
      if (had.effect->name == name) return put_effect_value(out, *had.effect, had.amount);
    }
  }
  for (const Row& row : asked.situation.rows) {
    if (row.flag == name) return put(out, typed_value(row, asked.situation[row.key]));
  }
  throw std::logic_error("a note names what neither the result nor the case has");
}

void put_filled(Out& out, std::string_view left, const Noted& noted, const Case& asked,
                const Resolution* r) {
  for (std::size_t at = left.find('{'); at != std::string_view::npos; at = left.find('{')) {
    put(out, left.substr(0, at));
    const std::size_t end = left.find('}', at);
    const std::string_view inside = left.substr(at + 1, end - at - 1);
    if (inside.empty()) {
      put(out, noted.number);
    } else if (inside.starts_with('=')) {
      put_named(out, inside.substr(1), asked, r);
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

}  // namespace ecw
