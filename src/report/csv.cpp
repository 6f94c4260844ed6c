// `csv`: one row a result, RFC 4180 quoting, line feeds.
#include "report/escape.hpp"
#include "report/formats.hpp"
#include "report/odds_lines.hpp"
#include "report/phrases.hpp"

namespace ecw {
namespace {

std::string_view pass_text(Pass pass) {
  return pass == Pass::neither ? "" : pass == Pass::yes ? "true" : "false";
}

/// The columns before `outcome`: line (empty for a single command), command, label.
void put_start(Out& out, const Case& asked, std::uint64_t line) {
  if (line > 0) put(out, FMT_COMPILE("{}"), line);
  put(out, FMT_COMPILE(",{},{},"), asked.command().name, csv_text(asked.label.value_or("")));
}

template <typename Notes>
std::string notes_text(const Notes& notes) {
  std::string text;
  for (const Noted& noted : notes) {
    if (!text.empty()) text += ' ';
    text += sentence(noted);
  }
  return csv_text(text);
}

std::string readings_text(const Case& asked) {
  return fmt::format("{}", fmt::join(changed_readings(asked.situation), " "));
}

template <typename T>
std::string or_empty(const std::optional<T>& number) {
  return number ? fmt::format("{}", *number) : "";
}

}  // namespace

void csv_result(Out& out, const Result& result, const Page&) {
  const Resolution& r = result.resolution;
  put_start(out, result.asked, result.line);
  put(out, FMT_COMPILE("{},{},{},{},,,,{},{},{},{},{},{},\n"), r.outcome->code,
      pass_text(r.outcome->pass), or_empty(r.score), or_empty(r.target), effects_line(r),
      faces_text(result.dice), result.given, or_empty(result.seed), readings_text(result.asked),
      notes_text(r.notes));
}

void csv_odds(Out& out, const OddsResult& result, const Page&) {
  const std::string of = result.odds.exact ? ways_text(six_to(result.odds.dice)) : "";
  for (const OddsLine& line : odds_lines(result)) {
    put_start(out, result.asked, result.line);
    put(out, FMT_COMPILE("{},{},,,{},{},{},{},{},{},,{},{},\n"), line.outcome->code,
        pass_text(line.outcome->pass), result.odds.exact ? ways_text(line.ways) : "", of,
        line.chance, fmt::join(line.means(), " "), faces_text(result.dice), !result.dice.empty(),
        readings_text(result.asked), notes_text(result.odds.notes));
  }
}

void csv_error(Out& out, std::uint64_t line, std::string_view words) {
  put(out, FMT_COMPILE("{},,,,,,,,,,,,,,,,{}\n"), line, csv_text(words));
}

}  // namespace ecw
