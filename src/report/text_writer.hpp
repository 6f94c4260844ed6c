// The lines that `text` is made of, for results and for odds, at the page's width.
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "report/escape.hpp"
#include "report/notes.hpp"
#include "report/page.hpp"
#include "report/phrases.hpp"
#include "report/wrap.hpp"

namespace ecw {

class Writer {
 public:
  /// The indent of what a player's words are in: none of them begins a line, where it could pass
  /// for one of the program's.
  static constexpr std::size_t hanging = 2;

  Writer(Out& output, const Page& layout)
      : out(output), page(layout), width(static_cast<std::size_t>(layout.width)) {}

  std::string shown(std::string_view text) const {
    return visible(text, page.utf8 ? Charset::utf8 : Charset::ascii);
  }

  /// "morale" and the rule set, with the label.
  std::string source(const Case& asked) const {
    std::string text =
        fmt::format(FMT_COMPILE("{}: {}"), asked.command().rules->name, asked.command().name);
    if (asked.label) text += fmt::format(", {}", shown(*asked.label));
    return text;
  }

  void line(std::string_view text) {
    put(out, text);
    put(out, '\n');
  }

  void title(std::string_view bold, std::string_view rest) {
    const std::vector<std::string> lines =
        wrap(fmt::format(FMT_COMPILE("{} ({})"), bold, rest), width, hanging);
    const bool whole = page.color && lines[0].starts_with(bold);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (i == 0 && whole) {
        line(fmt::format("\x1b[1m{}\x1b[0m{}", bold, lines[0].substr(bold.size())));
      } else {
        line(lines[i]);
      }
    }
  }

  void paragraph(std::string_view text, std::size_t indent = 0) {
    if (columns(text) <= width) return line(text);
    for (const std::string& piece : wrap(text, width, indent)) line(piece);
  }

  /// A command to type, broken as a shell allows.
  void command(std::string_view words) {
    constexpr std::size_t indent = 2;
    for (const std::string& piece : wrap_command(words, width - indent)) {
      line(std::string(indent, ' ') + piece);
    }
  }

  /// Words in the margin, and others beside them from column `indent` on.
  void beside(std::string_view left, std::string_view words, std::size_t indent) {
    put(out, ecw::beside(left, words, indent, width));
  }

  /// A number in the margin and its words beside it.
  void entry(std::string_view number, std::string_view words) {
    constexpr std::size_t margin = 6;
    std::string left(margin - std::min(margin, number.size()), ' ');
    left += number;
    beside(left, words, margin + 2);
  }

  void blank() { put(out, "\n"); }

  Out& out;
  const Page& page;
  std::size_t width;
};

inline bool is_zero(const HadEffect& had) { return had.amount.least == 0 && had.amount.most == 0; }

/// Whether a result tells of an effect in a line of its own or of its body's.
bool is_told(const HadEffect& had);

/// What `words` says of the effects, those of one body in a line: "Attacker: AF 5, CF 4". Nothing
/// is said of an effect without words.
template <typename Words>
std::vector<std::string> body_lines(std::span<const HadEffect> effects, const Words& words) {
  std::vector<std::string> lines;
  std::string_view body;
  for (const HadEffect& had : effects) {
    const std::string text = words(had);
    if (text.empty()) continue;
    if (!lines.empty() && had.effect->body == body) {
      lines.back() += ", " + text;
      continue;
    }
    body = had.effect->body;
    lines.push_back(body.empty() ? text : fmt::format(FMT_COMPILE("{}: {}"), body, text));
  }
  return lines;
}

/// "4 2", of a long throw the first faces and how many more.
std::string faces_shown(std::span<const std::uint8_t> dice);

/// The dice, and in brackets where they come from; nothing if there are none.
void put_dice(Writer& w, std::span<const std::uint8_t> dice, std::string_view whence);

/// The readings that were changed, and the notes; r is null for odds.
template <typename Notes>
void put_notes(Writer& w, const Case& asked, const Notes& notes, const Resolution* r) {
  for (const ChangedReading& changed : changed_readings(asked.situation)) {
    w.paragraph("Reading " + changed.typed());
  }
  for (const Noted& noted : notes) {
    w.paragraph(note_words(noted, asked, r));
    w.command(note_command(noted, asked, r));
  }
}

}  // namespace ecw
