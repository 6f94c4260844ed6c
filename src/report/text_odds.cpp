// `text` of exact odds: a table of outcomes, best first, with bars, and what follows from each.
#include <algorithm>
#include <cmath>

#include "report/formats.hpp"
#include "report/odds_lines.hpp"
#include "report/text_writer.hpp"

namespace ecw {
namespace {

constexpr double tail = 0.0005;  // rows less likely than this are folded together

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
  for (const HadEffect& had : line.interest) {
    name += &had == &line.interest.front() ? ' ' : '/';
    name += mean_value(had);
  }
  return name;
}

/// "CF lost by the enemy / AF lost by the enemy": what those values are.
std::string interest_words(const Command& command) {
  std::string text;
  for (const Effect& effect : command.effects) {
    if (!lists(command.interest.effects, effect.name)) continue;
    text += fmt::format("{}{}", text.empty() ? "" : " / ", in_number(effect.words, false));
  }
  return text;
}

bool is_told_in_odds(const HadEffect& had) {
  return is_told(had) || (had.effect->shown == Effect::Shown::in_odds && !is_zero(had));
}

/// "0.33 officers among them", "AF 0.56", "may advance: yes".
std::string in_words(const HadEffect& had) {
  if (!is_told_in_odds(had)) return {};
  const Effect& effect = *had.effect;
  const std::string value = mean_value(had);
  if (effect.kind != Effect::Kind::truth) {
    if (!effect.body.empty()) return phrase(effect, value);
    return fmt::format("{} {}", value, in_number(effect.words, value == "1"));
  }
  return fmt::format("{}: {}", effect.body.empty() ? effect.words : effect.phrase,
                     !is_settled(had)        ? percent(had.amount.mean, false)
                     : had.amount.least != 0 ? "yes"
                                             : "no");
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

  constexpr std::size_t under = 4;
  if (table.ways == 0 && !ways.empty()) w.beside("", ways, under);
  for (const std::string& follows : body_lines(line.others, in_words)) {
    w.beside("", follows, under);
  }
}

}  // namespace

void text_odds(Out& out, const OddsResult& result, const Page& page) {
  Writer w(out, page);
  w.title("odds", w.source(result.asked));
  const bool fold = !result.asked.command().interest.effects.empty();
  if (fold) w.paragraph(fmt::format("By outcome and {}", interest_words(result.asked.command())));
  const std::vector<OddsLine> lines = odds_lines(result);
  const bool has_means = std::ranges::any_of(lines, [](const OddsLine& line) {
    return std::ranges::any_of(
        line.others, [](const HadEffect& had) { return is_told_in_odds(had) && !is_settled(had); });
  });
  if (has_means) w.paragraph("Under an outcome: what follows from it, on average");
  w.blank();
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
  put_notes(w, result.asked, result.odds.notes, nullptr);
}

}  // namespace ecw
