// `text`: for reading at the table. The outcome first, then the sum, what follows, and notes,
// laid out for the page's width.
#include <algorithm>
#include <cmath>

#include "report/escape.hpp"
#include "report/formats.hpp"
#include "report/odds_lines.hpp"
#include "report/phrases.hpp"
#include "report/wrap.hpp"

namespace ecw {
namespace {

constexpr std::size_t most_faces = 100;  // of a long throw, then how many more
constexpr double tail = 0.0005;          // rows less likely than this are folded together

class Writer {
 public:
  Writer(Out& output, const Page& layout)
      : out(output), page(layout), width(static_cast<std::size_t>(layout.width)) {}

  std::string shown(std::string_view text) const {
    return visible(text, page.utf8 ? Charset::utf8 : Charset::ascii);
  }

  /// "morale" and the rule set, with the label.
  std::string source(const Case& asked) const {
    std::string text = fmt::format("{}: {}", asked.command().rules->name, asked.command().name);
    if (asked.label) text += fmt::format(", {}", shown(*asked.label));
    return text;
  }

  void title(std::string_view bold, std::string_view rest) {
    const std::vector<std::string> lines = wrap(fmt::format("{}  ({})", bold, rest), width);
    const bool whole = page.color && lines[0].starts_with(bold);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (i == 0 && whole) {
        put(out, FMT_COMPILE("\x1b[1m{}\x1b[0m{}\n"), bold, lines[0].substr(bold.size()));
      } else {
        put(out, FMT_COMPILE("{}\n"), lines[i]);
      }
    }
  }

  void paragraph(std::string_view text) {
    for (const std::string& line : wrap(text, width)) put(out, FMT_COMPILE("{}\n"), line);
  }

  /// A number in the margin and its words beside it.
  void entry(std::string_view number, std::string_view words) {
    put(out, beside(fmt::format("{:>6}", number), words, 8, width));
  }

  void blank() { put(out, "\n"); }

  Out& out;
  const Page& page;
  std::size_t width;
};

std::string part_words(const Writer& w, const Part& part) {
  const std::string_view die = part.die == Die::d6 ? "D6" : "AvD";
  if (part.row == nullptr && part.dice > 0) {
    return part.dice == 1 ? std::string(die) : fmt::format("{}{}", part.dice, die);
  }
  if (part.row == nullptr) {
    return part.words.empty() ? "house rule" : fmt::format("house rule: {}", w.shown(part.words));
  }
  const bool counted = part.row->role == Role::modifier && part.row->kind != Kind::plain &&
                       part.number > 1 && part.number != part.value;
  return counted ? fmt::format("{} ({})", part.row->words, part.number)
                 : std::string(part.row->words);
}

void put_sum(Writer& w, const Sum& sum, std::string_view name) {
  for (const Part& part : sum.parts()) {
    const bool base = &part == sum.parts().begin() && part.dice == 0;
    w.entry(base ? fmt::format("{}", part.value) : fmt::format("{:+}", part.value),
            part_words(w, part));
  }
  put(w.out, "  ----\n");
  w.entry(fmt::format("{}", sum.total()), name);
}

void put_effects(Writer& w, const Resolution& r) {
  for (const HadEffect& had : r.effects) {
    const bool zero = had.amount.least == 0 && had.amount.most == 0;
    if (had.effect->shown == Effect::Shown::elsewhere) continue;
    if (had.effect->shown == Effect::Shown::unless_zero && zero) continue;
    const bool truth = had.effect->kind == Effect::Kind::truth;
    w.entry(truth ? (had.amount.least != 0 ? "yes" : "no") : effect_value(*had.effect, had.amount),
            had.effect->words);
  }
}

void put_dice(Writer& w, std::span<const std::uint8_t> dice, std::string_view whence) {
  if (dice.empty()) return;
  std::string text = fmt::format("{} {}", dice.size() == 1 ? "Die" : "Dice",
                                 faces_text(dice.first(std::min(dice.size(), most_faces))));
  if (dice.size() > most_faces) text += fmt::format(" and {} more", dice.size() - most_faces);
  w.paragraph(fmt::format("{} ({})", text, whence));
}

template <typename Notes>
void put_notes(Writer& w, const Situation& s, const Notes& notes) {
  for (const std::string& changed : changed_readings(s)) {
    w.paragraph(fmt::format("Reading {}", changed));
  }
  for (const Noted& noted : notes) w.paragraph(sentence(noted));
}

std::string bar(double chance, std::size_t room, bool utf8) {
  const std::size_t full =
      static_cast<std::size_t>(std::lround(chance * static_cast<double>(room)));
  std::string text;
  for (std::size_t i = 0; i < full; ++i) text += utf8 ? "█" : "#";
  return text;
}

/// "hits 2/1": the outcome with the values of the effects of interest.
std::string short_name(const OddsLine& line) {
  std::string name(line.outcome->code);
  for (const std::string& value : line.interest) {
    name += &value == &line.interest.front() ? ' ' : '/';
    name += value.substr(value.find('=') + 1);
  }
  return name;
}

/// "foe-cf-loss/foe-af-loss": what those values are.
std::string interest_names(const Command& command) {
  std::string names(command.interest.effects);
  std::ranges::replace(names, ' ', '/');
  return names;
}

/// The means under a line: what is zero for certain is left out where the effect says so.
std::vector<std::string> means_shown(const Command& command, const OddsLine& line) {
  std::vector<std::string> shown;
  for (const std::string& mean : line.others) {
    const std::size_t equals = mean.find('=');
    const auto effect = std::ranges::find(command.effects, mean.substr(0, equals), &Effect::name);
    const std::string value = mean.substr(equals + 1);
    const bool zero = value == "0" || value == "false";
    if (effect->shown == Effect::Shown::elsewhere) continue;
    if (effect->shown == Effect::Shown::unless_zero && zero) continue;
    shown.push_back(mean);
  }
  return shown;
}

/// The widths of an odds table's columns; ways stand below their row when the page is narrow.
struct OddsColumns {
  std::size_t names = std::string_view("outcome").size();
  std::size_t ways = 0;
  std::size_t bars = 0;
  bool only_row = false;                      // and so certain
  static constexpr std::size_t chances = 18;  // two of them with their gaps

  OddsColumns(const Writer& w, const OddsResult& result, std::span<const OddsLine> lines)
      : only_row(lines.size() == 1) {
    for (const OddsLine& line : lines) {
      names = std::max(names, short_name(line).size());
      const std::size_t needed = ways_of(result.odds, line.ways).size();
      if (needed > 0) ways = std::max(ways, needed + 2);
    }
    if (names + ways + chances > w.width) ways = 0;
    constexpr std::size_t widest_bar = 40;
    const std::size_t used = names + ways + chances + 2;
    bars = used + 8 <= w.width ? std::min(w.width - used, widest_bar) : 0;
  }

  std::string row(std::string_view name, std::string_view ways_text, std::string_view chance,
                  std::string_view at_least) const {
    std::string text = fmt::format("{:<{}}", name, names);
    if (ways > 0) text += fmt::format("{:>{}}", ways_text, ways);
    return text + fmt::format("{:>8}{:>10}", chance, at_least);
  }
};

void put_odds_line(Writer& w, const OddsResult& result, const OddsLine& line,
                   const OddsColumns& table) {
  const std::string ways = ways_of(result.odds, line.ways);
  std::string row = table.row(short_name(line), ways, percent(line.chance, table.only_row),
                              percent(line.at_least, line.last));
  const std::string drawn = bar(line.chance, table.bars, w.page.utf8);
  if (!drawn.empty()) row += "  " + drawn;
  put(w.out, FMT_COMPILE("{}\n"), row);

  std::string under = table.ways > 0 ? "" : ways;
  for (const std::string& mean : means_shown(result.asked.command(), line)) {
    if (!under.empty()) under += ", ";
    under += mean;
    under[under.find('=')] = ' ';
  }
  if (!under.empty()) put(w.out, beside("", under, 4, w.width));
}

}  // namespace

void text_result(Out& out, const Result& result, const Page& page) {
  Writer w(out, page);
  const Resolution& r = result.resolution;
  w.title(r.outcome->code, w.source(result.asked));
  w.paragraph(fmt::format("{}.", outcome_text(r)));
  const bool numbers = r.score || r.target || !r.effects.empty();
  if (numbers) w.blank();
  if (r.foe_sum) {
    w.paragraph("Attacker");
    put_sum(w, r.sum, "total");
    w.paragraph("Defender");
    put_sum(w, *r.foe_sum, "total");
    w.blank();
  } else if (r.score) {
    put_sum(w, r.sum, "score");
  }
  if (r.target) w.entry(fmt::format("{}", *r.target), "target");
  put_effects(w, r);
  const bool more =
      !result.dice.empty() || !r.notes.empty() || !changed_readings(result.asked.situation).empty();
  if (numbers && more) w.blank();
  put_dice(w, result.dice,
           result.seed ? fmt::format("seed {}", *result.seed) : std::string("given"));
  put_notes(w, result.asked.situation, r.notes);
}

void text_odds(Out& out, const OddsResult& result, const Page& page) {
  Writer w(out, page);
  w.title("odds", w.source(result.asked));
  const bool fold = !result.asked.command().interest.effects.empty();
  if (fold) w.paragraph(fmt::format("By outcome and {}", interest_names(result.asked.command())));
  w.blank();
  const std::vector<OddsLine> lines = odds_lines(result);
  const OddsColumns table(w, result, lines);
  put(out, FMT_COMPILE("{}\n"), table.row("outcome", "ways", "chance", "at least"));
  for (std::size_t i = 0; i < lines.size();) {
    std::size_t end = i;
    double chance = 0;
    while (end < lines.size() && lines[end].chance < tail) chance += lines[end++].chance;
    if (fold && end - i >= 2) {
      put(out, FMT_COMPILE("{}\n"),
          table.row(fmt::format("({} more)", end - i), "", percent(chance, false),
                    percent(lines[end - 1].at_least, lines[end - 1].last)));
      i = end;
    } else {
      put_odds_line(w, result, lines[i++], table);
    }
  }
  if (!result.dice.empty() || !result.odds.notes.empty()) w.blank();
  put_dice(w, result.dice, "given");
  put_notes(w, result.asked.situation, result.odds.notes);
}

}  // namespace ecw
