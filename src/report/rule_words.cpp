#include "report/rule_words.hpp"

#include <fmt/format.h>

#include "report/phrases.hpp"

namespace ecw {

std::string fact_text(const Fact& fact) {
  std::string text(fact.words);
  for (const int number : fact.numbers) {
    const std::size_t at = text.find("{}");
    if (at != std::string::npos) text.replace(at, 2, fmt::format("{}", number));
  }
  return text;
}

std::string band_text(const Band& band) {
  if (band.to == highest) return fmt::format("{} or more", band.from);
  if (band.from == lowest) return fmt::format("{} or less", band.to);
  if (band.from == band.to) return fmt::format("{}", band.from);
  return fmt::format("{} to {}", band.from, band.to);
}

std::string circumstance_text(const Row& row) {
  std::string text(row.words);
  const std::string worth = worth_words(row);
  const std::string value = fmt::format("{:+}", row.value);
  if (worth != value) text += fmt::format(" ({})", worth.substr(value.size() + 1));
  const std::string under = under_words(row);
  return under.empty() ? text : fmt::format("{}, {}", text, under);
}

std::string under_words(const Row& row) {
  if (row.under.value == 0) return {};
  const Reading& reading = readings[row.under.reading];
  return fmt::format("under {}={}", reading.key, reading.values[row.under.value].name);
}

std::string reading_text(const Reading& reading) {
  std::string text;
  for (const Reading::Value& value : reading.choices()) {
    text += fmt::format("{}{}: {}", text.empty() ? "" : "; ", value.name, value.means);
  }
  return fmt::format("{}. \"{}\": {}.", text, reading.at_issue, reading.why);
}

std::vector<std::vector<std::string>> chart_lines(const Chart& chart) {
  std::vector<std::vector<std::string>> lines{{std::string()}};
  for (const std::string_view head : chart.heads) lines[0].emplace_back(head);
  for (std::size_t r = 0; r < chart.rows; ++r) {
    lines.push_back({std::string(chart.name(r))});
    for (std::size_t c = 0; c < chart.heads.size(); ++c) {
      const int cell = chart.cell(r, c);
      lines.back().push_back(cell == blank ? "-" : fmt::format("{}", cell));
    }
  }
  return lines;
}

}  // namespace ecw
