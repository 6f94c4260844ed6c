// `md`: a Markdown table, one row a result.
#include "report/escape.hpp"
#include "report/formats.hpp"
#include "report/notes.hpp"
#include "report/odds_lines.hpp"
#include "report/phrases.hpp"

namespace ecw {
namespace {

void put_start(Out& out, const Case& asked) {
  put(out, FMT_COMPILE("| {} | {} "), asked.command().name,
      markdown_text(asked.label.value_or("")));
}

template <typename Notes>
void put_end(Out& out, const Case& asked, const Notes& notes, const Resolution* r) {
  put(out, "|");
  for (const ChangedReading& changed : changed_readings(asked.situation)) {
    put(out, FMT_COMPILE(" {}."), markdown_text(changed.typed()));
  }
  for (const Noted& noted : notes) {
    put(out, FMT_COMPILE(" {}"), markdown_text(sentence(noted, asked, r)));
  }
  put(out, " |\n");
}

}  // namespace

void markdown_result(Out& out, const Result& result, const Page&) {
  const Resolution& r = result.resolution;
  put_start(out, result.asked);
  put(out, FMT_COMPILE("| **{}**{} | {} | {} | {}"), r.outcome->code, markdown_text(explained(r)),
      markdown_text(sum_line(r)), markdown_text(effects_line(r)), faces_text(result.dice));
  if (result.seed) put(out, FMT_COMPILE(" (seed {})"), *result.seed);
  put(out, " ");
  put_end(out, result.asked, r.notes, &r);
}

void markdown_odds(Out& out, const OddsResult& result, const Page&) {
  const std::vector<OddsLine> lines = odds_lines(result);
  for (const OddsLine& line : lines) {
    put_start(out, result.asked);
    const std::string ways = ways_of(result.odds, line.ways);
    put(out, FMT_COMPILE("| **{}** | {}{}{}, at least that {} | {} | {} "), line.outcome->code,
        ways, ways.empty() ? "" : ", ", percent(line.chance, lines.size() == 1),
        percent(line.at_least, line.last), markdown_text(line.means()), faces_text(result.dice));
    put_end(out, result.asked, result.odds.notes, nullptr);
  }
}

void markdown_error(Out& out, std::uint64_t line, std::string_view words) {
  put(out, FMT_COMPILE("line {}: {}\n"), line, markdown_text(words));
}

}  // namespace ecw
