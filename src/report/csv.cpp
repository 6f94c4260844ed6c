// `csv`: one row a result, RFC 4180 quoting, line feeds.
#include "report/escape.hpp"
#include "report/formats.hpp"
#include "report/notes.hpp"
#include "report/odds_lines.hpp"
#include "report/phrases.hpp"

namespace ecw {
namespace {

/// The columns from `line` (empty for a single command) to `pass`, and a comma.
void put_start(Out& out, const Case& asked, std::uint64_t line, const Outcome& outcome) {
  if (line > 0) put(out, line);
  put(out, ',');
  put(out, asked.command().name);
  put(out, ',');
  if (asked.label) put(out, csv_text(*asked.label));
  put(out, ',');
  put(out, outcome.code);
  put(out, ',');
  put(out, pass_word(outcome.pass, ""));
  put(out, ',');
}

/// Notes are words of the tables, with commas and without quotes.
template <typename Notes>
void put_notes(Out& out, const Notes& notes, const Case& asked, const Resolution* r) {
  if (notes.empty()) return;
  bool first = true;
  put(out, '"');
  for (const Noted& noted : notes) {
    if (!first) put(out, ' ');
    first = false;
    put_sentence(out, noted, asked, r);
  }
  put(out, '"');
}

/// The columns from `readings` to the end.
template <typename Notes>
void put_end(Out& out, const Case& asked, const Notes& notes, const Resolution* r) {
  bool first = true;
  for (const ChangedReading& changed : changed_readings(asked.situation)) {
    if (!first) put(out, ' ');
    first = false;
    put(out, changed.key);
    put(out, '=');
    put(out, changed.value);
  }
  put(out, ',');
  put_notes(out, notes, asked, r);
  put(out, ",\n");
}

}  // namespace

void csv_result(Out& out, const Result& result, const Page&) {
  const Resolution& r = result.resolution;
  put_start(out, result.asked, result.line, *r.outcome);
  if (r.score) put(out, *r.score);
  put(out, ',');
  if (r.target) put(out, *r.target);
  put(out, ",,,,");
  put_effects(out, r);
  put(out, ',');
  put_faces(out, result.dice);
  put(out, ',');
  put(out, truth(result.given));
  put(out, ',');
  if (result.seed) put(out, *result.seed);
  put(out, ',');
  put_end(out, result.asked, r.notes, &r);
}

void csv_odds(Out& out, const OddsResult& result, const Page&) {
  const std::string of = result.odds.exact ? ways_text(six_to(result.odds.dice)) : "";
  for (const OddsLine& line : odds_lines(result)) {
    put_start(out, result.asked, result.line, *line.outcome);
    put(out, FMT_COMPILE(",,{},{},{},{},{},{},,"), result.odds.exact ? ways_text(line.ways) : "",
        of, line.chance, line.means(), faces_text(result.dice), truth(!result.dice.empty()));
    put_end(out, result.asked, result.odds.notes, nullptr);
  }
}

void csv_error(Out& out, std::uint64_t line, std::string_view words) {
  put(out, FMT_COMPILE("{},,,,,,,,,,,,,,,,{}\n"), line, csv_text(words));
}

}  // namespace ecw
