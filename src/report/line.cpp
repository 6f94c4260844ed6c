// `line`: one line for notes.
#include "report/escape.hpp"
#include "report/formats.hpp"
#include "report/notes.hpp"
#include "report/odds_lines.hpp"
#include "report/phrases.hpp"

namespace ecw {
namespace {

std::string title(const Case& asked) {
  std::string text(asked.command().name);
  if (asked.label) text += fmt::format(" ({})", visible(*asked.label));
  return text;
}

void put_changed(Out& out, const Situation& s) {
  for (const ChangedReading& changed : changed_readings(s)) {
    put(out, FMT_COMPILE("; {}={}"), changed.key, changed.value);
  }
}

/// Whether the sums show every die: each stands alone in them.
bool sums_show_dice(const Resolution& r, std::size_t dice) {
  std::size_t shown = 0;
  const auto count = [&](const Sum& sum) {
    for (const Part& part : sum.parts()) shown += part.dice == 1 ? 1 : 0;
  };
  count(r.sum);
  if (r.foe_sum) count(*r.foe_sum);
  return shown == dice;
}

}  // namespace

void line_result(Out& out, const Result& result, const Page&) {
  const Resolution& r = result.resolution;
  put(out, FMT_COMPILE("{}: "), title(result.asked));
  const std::string sum = sum_line(r);
  if (!sum.empty()) put(out, FMT_COMPILE("{}; "), sum);
  put(out, FMT_COMPILE("{}{}"), r.outcome->code, explained(r));
  if (!r.effects.empty()) put(out, FMT_COMPILE("; {}"), effects_line(r));
  if (!sums_show_dice(r, result.dice.size())) {
    put(out, FMT_COMPILE("; dice {}"), faces_text(result.dice));
  }
  put_changed(out, result.asked.situation);
  if (result.seed) put(out, FMT_COMPILE("; seed {}"), *result.seed);
  for (const Noted& noted : r.notes) {
    put(out, FMT_COMPILE("{} {}"), &noted == r.notes.begin() ? ";" : "",
        sentence(noted, result.asked, &r));
  }
  put(out, "\n");
}

void line_odds(Out& out, const OddsResult& result, const Page&) {
  const std::vector<OddsLine> lines = odds_lines(result);
  for (const OddsLine& line : lines) {
    put(out, FMT_COMPILE("{}: {}: "), title(result.asked), line.name());
    const std::string ways = ways_of(result.odds, line.ways);
    if (!ways.empty()) put(out, FMT_COMPILE("{}, "), ways);
    put(out, FMT_COMPILE("{}, at least that {}"), percent(line.chance, lines.size() == 1),
        percent(line.at_least, line.last));
    if (!line.others.empty()) put(out, FMT_COMPILE("; {}"), mean_values(line.others));
    if (!result.dice.empty()) put(out, FMT_COMPILE("; dice {}"), faces_text(result.dice));
    put_changed(out, result.asked.situation);
    put(out, "\n");
  }
}

}  // namespace ecw
