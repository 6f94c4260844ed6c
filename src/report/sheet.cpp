#include "report/sheet.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "report/escape.hpp"
#include "report/phrases.hpp"
#include "report/rule_words.hpp"
#include "report/text_writer.hpp"
#include "tables/readings.hpp"

namespace ecw {
namespace {

const Outcome& outcome_of(const Command& command, const Band& band) {
  return *std::ranges::find(command.outcomes, band.outcome, &Outcome::code);
}

/// The rows that add or subtract, those that add most first, as the page lists them.
std::vector<const Row*> circumstances(const Command& command) {
  std::vector<const Row*> rows;
  for (const Row& row : command.rows) {
    if (row.role == Role::modifier) rows.push_back(&row);
  }
  std::ranges::stable_sort(rows, [](const Row* a, const Row* b) {
    const bool adds = a->value > 0;
    if (adds != (b->value > 0)) return adds;
    return std::abs(a->value) < std::abs(b->value);
  });
  return rows;
}

void put_circumstance(Writer& w, const Row& row) {
  const std::string flag = row.is_flag() ? fmt::format("  --{}", row.flag) : "";
  w.beside(fmt::format("  {:+}{}", row.value, flag), circumstance_text(row), w.width < 60 ? 6 : 30);
}

using Lines = std::vector<std::vector<std::string>>;

/// A chart too wide for the page: each row as a sentence, cells that have nothing left out.
void put_by_rows(Writer& w, const Lines& lines) {
  for (std::size_t r = 1; r < lines.size(); ++r) {
    std::string text;
    for (std::size_t c = 1; c < lines[r].size(); ++c) {
      if (lines[r][c] == "-") continue;
      if (!text.empty()) text += ", ";
      text += fmt::format("{} {}", lines[0][c], lines[r][c]);
    }
    w.beside("  " + lines[r][0], text, 6);
  }
}

void put_chart(Writer& w, const Chart& chart) {
  w.blank();
  w.paragraph(chart.title);
  const Lines lines = chart_lines(chart);
  std::vector<std::size_t> widths(lines[0].size());
  for (const auto& line : lines) {
    for (std::size_t c = 0; c < line.size(); ++c) widths[c] = std::max(widths[c], line[c].size());
  }
  std::size_t whole = 0;
  for (const std::size_t column : widths) whole += column + 2;
  if (whole > w.width) return put_by_rows(w, lines);
  for (const auto& line : lines) {
    std::string text = fmt::format("  {:<{}}", line[0], widths[0]);
    for (std::size_t c = 1; c < line.size(); ++c) {
      text += fmt::format("  {:>{}}", line[c], widths[c]);
    }
    w.line(text);
  }
}

}  // namespace

void text_sheet(Out& out, const Command& command, const Page& page) {
  Writer w(out, page);
  w.paragraph(fmt::format("{}: {} ({})", command.name, command.purpose, command.clause));
  if (!command.due.empty()) w.paragraph(command.due);

  const std::vector<const Row*> rows = circumstances(command);
  if (!command.sum.empty()) {
    w.blank();
    w.paragraph(command.sum);
  }
  for (const Row* row : rows) put_circumstance(w, *row);

  if (!command.ladder.empty()) w.blank();
  for (const Band& band : command.ladder) {
    w.beside(fmt::format("  {:<10}", band_text(band)), outcome_of(command, band).text, 14);
  }
  for (const Chart& chart : command.charts) put_chart(w, chart);

  if (!command.sheet.empty()) w.blank();
  for (const Fact& fact : command.sheet) w.paragraph(fact_text(fact));
}

void markdown_sheet(Out& out, const Command& command) {
  put(out, FMT_COMPILE("### {}: {}\n\n"), command.name, command.purpose);
  if (!command.due.empty()) put(out, FMT_COMPILE("{}\n\n"), command.due);

  const std::vector<const Row*> rows = circumstances(command);
  if (!command.sum.empty()) put(out, FMT_COMPILE("**{}**\n\n"), command.sum);
  if (!rows.empty()) put(out, "| value | flag | circumstance |\n|--:|---|---|\n");
  for (const Row* row : rows) {
    put(out, FMT_COMPILE("| {:+} | {} | {} |\n"), row->value,
        row->is_flag() ? fmt::format("`--{}`", row->flag) : "",
        markdown_text(circumstance_text(*row)));
  }
  if (!rows.empty()) put(out, "\n");

  if (!command.ladder.empty()) put(out, "| total | code | outcome |\n|--:|---|---|\n");
  for (const Band& band : command.ladder) {
    const Outcome& outcome = outcome_of(command, band);
    put(out, FMT_COMPILE("| {} | {} | {} |\n"), band_text(band), outcome.code, outcome.text);
  }
  if (!command.ladder.empty()) put(out, "\n");

  for (const Chart& chart : command.charts) {
    put(out, FMT_COMPILE("{}\n\n"), chart.title);
    const auto lines = chart_lines(chart);
    for (std::size_t r = 0; r < lines.size(); ++r) {
      put(out, FMT_COMPILE("| {} |\n"), fmt::join(lines[r], " | "));
      if (r > 0) continue;
      put(out, "|---|");
      for (std::size_t c = 1; c < lines[0].size(); ++c) put(out, "--:|");
      put(out, "\n");
    }
    put(out, "\n");
  }
  for (const Fact& fact : command.sheet) put(out, FMT_COMPILE("- {}\n"), fact_text(fact));
}

void readings_sheet(Out& out, const Command* only, const Page& page) {
  Writer w(out, page);
  const auto about = [&](const auto& row) { return only == nullptr || row.used_by(only->name); };

  if (std::ranges::any_of(readings, about)) {
    w.paragraph("Switchable: --reading KEY=VALUE, the first value unless you say otherwise");
    w.blank();
    for (const Reading& reading : readings) {
      if (!about(reading)) continue;
      w.beside(
          "",
          fmt::format("{}={} ({})", reading.key, fmt::join(reading.names(), "|"), reading.commands),
          2);
      w.beside("", reading_text(reading), 6);
    }
  }
  if (std::ranges::any_of(settled, about)) {
    if (std::ranges::any_of(readings, about)) w.blank();
    w.paragraph("Settled: decided once");
    w.blank();
    for (const Settled& point : settled) {
      if (!about(point)) continue;
      w.beside("", fmt::format("{}: {}", point.commands, point.words), 2);
    }
  }
}

}  // namespace ecw
