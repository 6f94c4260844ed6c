#include "report/tally.hpp"

#include <algorithm>

#include "report/escape.hpp"
#include "report/fit_words.hpp"
#include "report/phrases.hpp"
#include "report/text_writer.hpp"

namespace ecw {
namespace {

bool certain(const TallyLine& line) { return line.rows.size() == 1; }

std::string percent_of(const TallyLine& line, const TallyRow& row) {
  return percent(row.exact.chance, certain(line));
}

void put_text(Out& out, const TallyLine& line, const Page& page) {
  Writer w(out, page);
  w.paragraph(fmt::format("{}: {}", w.shown(line.command_line), counted(line.count, "result")),
              Writer::hanging);
  w.blank();
  constexpr std::size_t numbers = 27;  // the columns beside the outcome
  std::size_t names = std::string_view("outcome").size();
  for (const TallyRow& row : line.rows) names = std::max(names, row.exact.outcome->code.size());
  const std::size_t indent = std::min(names + 2, w.width - numbers);
  const auto put_row = [&](std::string_view outcome, const std::string& its_numbers) {
    w.beside(outcome, its_numbers, indent);
  };
  put_row("outcome", fmt::format("{:>8}{:>11}{:>8}", "count", "expected", "chance"));
  for (const TallyRow& row : line.rows) {
    put_row(row.exact.outcome->code, fmt::format("{:>8}{:>11.1f}{:>8}", row.count,
                                                 line.expected(row), percent_of(line, row)));
  }
  if (certain(line)) return;
  w.blank();
  w.paragraph(fit_sentence(line.fit()));
}

void put_line(Out& out, const TallyLine& line, const Page&) {
  const std::string command_line = visible(line.command_line);
  for (const TallyRow& row : line.rows) {
    put(out, FMT_COMPILE("{}: {}: {} of {}, expected {:.1f} ({})\n"), command_line,
        row.exact.outcome->code, row.count, line.count, line.expected(row), percent_of(line, row));
  }
  if (!certain(line)) {
    put(out, FMT_COMPILE("{}: {}, {}\n"), command_line, counted(line.count, "result"),
        fit_words(line.fit()));
  }
}

void put_json(Out& out, const TallyLine& line, const Page&) {
  put(out, FMT_COMPILE("{{\"command\":\"{}\",\"label\":{},\"command-line\":{},\"count\":{}"),
      line.command->name, json_or_null(line.label), json_string(line.command_line), line.count);
  put(out, ",\"tally\":[");
  for (const TallyRow& row : line.rows) {
    if (&row != &line.rows.front()) put(out, ',');
    put(out,
        FMT_COMPILE(
            "{{\"outcome\":\"{}\",\"pass\":{},\"count\":{},\"expected\":{},\"chance\":{}}}"),
        row.exact.outcome->code, pass_word(row.exact.outcome->pass, "null"), row.count,
        line.expected(row), row.exact.chance);
  }
  put(out, FMT_COMPILE("],{}}}\n"), fit_members(line.fit()));
}

void put_csv(Out& out, const TallyLine& line, const Page&) {
  const std::string fit = fit_cells(line.fit());
  for (const TallyRow& row : line.rows) {
    put(out, FMT_COMPILE(",{},{},{},{},{},{},{},{},{},{},\n"), line.command->name,
        csv_text(line.label.value_or("")), csv_text(line.command_line), row.exact.outcome->code,
        pass_word(row.exact.outcome->pass, ""), row.count, line.count, line.expected(row),
        row.exact.chance, fit);
  }
}

void put_csv_error(Out& out, std::uint64_t line, std::string_view words) {
  put(out, FMT_COMPILE("{},,,,,,,,,,,,,{}\n"), line, csv_text(words));
}

void put_markdown(Out& out, const TallyLine& line, const Page&) {
  const std::string command_line = markdown_text(line.command_line);
  for (const TallyRow& row : line.rows) {
    put(out, FMT_COMPILE("| {} | **{}** | {} | {:.1f} | {} | |\n"), command_line,
        row.exact.outcome->code, row.count, line.expected(row), percent_of(line, row));
  }
  put(out, FMT_COMPILE("| {} | all | {} | | | {} |\n"), command_line, line.count,
      p_words(line.fit()));
}

constexpr std::string_view csv_header =
    "line,command,label,command-line,outcome,pass,count,of,expected,chance,chi-square,freedom,p,"
    "error\n";

constexpr std::string_view markdown_header =
    "| command line | outcome | count | expected | chance | p |\n"
    "|---|---|--:|--:|--:|--:|\n";

}  // namespace

std::optional<Fit> TallyLine::fit() const {
  std::vector<Cell> cells;
  for (const TallyRow& row : rows) cells.push_back({expected(row), static_cast<double>(row.count)});
  return ecw::fit(std::move(cells));
}

const std::array<TallyFormat, 5> tally_formats{{
    {{"", plain_error, "\n"}, put_text},
    {{"", plain_error}, put_line},
    {{"", json_error}, put_json},
    {{csv_header, put_csv_error}, put_csv},
    {{markdown_header, markdown_error}, put_markdown},
}};

}  // namespace ecw
