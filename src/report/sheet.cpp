#include "report/sheet.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "report/escape.hpp"
#include "report/phrases.hpp"
#include "report/rule_words.hpp"
#include "report/wrap.hpp"
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

class TextSheet {
 public:
  TextSheet(Out& output, const Page& page)
      : out(output), width(static_cast<std::size_t>(page.width)) {}

  void paragraph(std::string_view text) {
    for (const std::string& line : wrap(text, width)) put(out, FMT_COMPILE("{}\n"), line);
  }
  void entry(std::string_view left, std::string_view text, std::size_t indent) {
    put(out, beside(left, text, indent, width));
  }
  void blank() { put(out, "\n"); }

  void circumstance(const Row& row) {
    const std::string flag = row.is_flag() ? fmt::format("  --{}", row.flag) : "";
    entry(fmt::format("  {:+}{}", row.value, flag), circumstance_text(row), width < 60 ? 6 : 30);
  }

  void chart(const Chart& printed) {
    blank();
    paragraph(printed.title);
    const auto lines = chart_lines(printed);
    std::vector<std::size_t> widths(lines[0].size());
    for (const auto& line : lines) {
      for (std::size_t c = 0; c < line.size(); ++c) widths[c] = std::max(widths[c], line[c].size());
    }
    std::size_t whole = 2;
    for (const std::size_t column : widths) whole += column + 2;
    if (whole > width + 2) return chart_by_rows(lines);
    for (const auto& line : lines) {
      std::string text = fmt::format("  {:<{}}", line[0], widths[0]);
      for (std::size_t c = 1; c < line.size(); ++c) {
        text += fmt::format("  {:>{}}", line[c], widths[c]);
      }
      put(out, FMT_COMPILE("{}\n"), text);
    }
  }

 private:
  /// A chart too wide for the page: each row as a sentence, cells that have nothing left out.
  void chart_by_rows(const std::vector<std::vector<std::string>>& lines) {
    for (std::size_t r = 1; r < lines.size(); ++r) {
      std::string text;
      for (std::size_t c = 1; c < lines[r].size(); ++c) {
        if (lines[r][c] == "-") continue;
        if (!text.empty()) text += ", ";
        text += fmt::format("{} {}", lines[0][c], lines[r][c]);
      }
      entry("  " + lines[r][0], text, 6);
    }
  }

  Out& out;
  std::size_t width;
};

}  // namespace

void text_sheet(Out& out, const Command& command, const Page& page) {
  TextSheet sheet(out, page);
  sheet.paragraph(fmt::format("{}: {} ({})", command.name, command.purpose, command.clause));
  if (!command.due.empty()) sheet.paragraph(command.due);

  const std::vector<const Row*> rows = circumstances(command);
  if (!command.sum.empty()) {
    sheet.blank();
    sheet.paragraph(command.sum);
  }
  for (const Row* row : rows) sheet.circumstance(*row);

  if (!command.ladder.empty()) sheet.blank();
  for (const Band& band : command.ladder) {
    sheet.entry(fmt::format("  {:<10}", band_text(band)), outcome_of(command, band).text, 14);
  }
  for (const Chart& printed : command.charts) sheet.chart(printed);

  if (!command.sheet.empty()) sheet.blank();
  for (const Fact& fact : command.sheet) sheet.paragraph(fact_text(fact));
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
  TextSheet sheet(out, page);
  const auto about = [&](const auto& row) { return only == nullptr || row.used_by(only->name); };

  if (std::ranges::any_of(readings, about)) {
    sheet.paragraph("Switchable: --reading KEY=VALUE, the first value unless you say otherwise");
    sheet.blank();
    for (const Reading& reading : readings) {
      if (!about(reading)) continue;
      sheet.entry(
          "",
          fmt::format("{}={} ({})", reading.key, fmt::join(reading.names(), "|"), reading.commands),
          2);
      sheet.entry("", reading_text(reading), 6);
    }
  }
  if (std::ranges::any_of(settled, about)) {
    if (std::ranges::any_of(readings, about)) sheet.blank();
    sheet.paragraph("Settled: decided once");
    sheet.blank();
    for (const Settled& point : settled) {
      if (!about(point)) continue;
      sheet.entry("", fmt::format("{}: {}", point.commands, point.words), 2);
    }
  }
}

}  // namespace ecw
