#include "report/help.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "registry.hpp"
#include "report/phrases.hpp"
#include "report/rule_words.hpp"
#include "report/wrap.hpp"
#include "tables/readings.hpp"
#include "tables/shared.hpp"

namespace ecw {
namespace {

/// A longer list of choices stands in the description, where it can be wrapped.
bool listed(const Row& row) {
  constexpr std::size_t most = 20;
  return row.kind == Kind::choice && fmt::formatted_size("{}", fmt::join(row.choices, "|")) > most;
}

}  // namespace

std::string_view heading(const Row& row) {
  if (row.role == Role::modifier) return row.value > 0 ? "Add" : "Subtract";
  return row.kind == Kind::whole || row.kind == Kind::distance ? "Numbers" : "The case";
}

std::string value_name(const Row& row) {
  if (!row.takes_value()) return {};
  if (row.kind != Kind::choice) return std::string(row.placeholder);
  return listed(row) ? "WORD" : fmt::format("{}", fmt::join(row.choices, "|"));
}

std::string says(const Row& row) {
  const std::string worth = worth_words(row);
  if (worth.empty()) return std::string(row.words);
  const std::string under = under_words(row);
  return under.empty() ? fmt::format("{}: {}", worth, row.words)
                       : fmt::format("{}; {} {}", row.words, worth, under);
}

std::string describe(const Row& row) {
  std::string text = says(row);
  if (listed(row)) text += fmt::format(": {}", fmt::join(row.choices, ", "));
  std::vector<std::string> terms;
  if (row.kind == Kind::whole) terms.push_back(fmt::format("{} to {}", row.least, row.most));
  if (row.preset != 0) terms.push_back(fmt::format("{} if left out", row.preset));
  if (row.required) terms.emplace_back("required");
  if (!terms.empty()) text += fmt::format(" ({})", fmt::join(terms, ", "));
  return text;
}

std::vector<Row> shared_rows(const Command& command) {
  const auto reads = [&](const Reading& reading) { return reading.used_by(command.name); };
  std::vector<Row> rows;
  for (const Row& row : shared::rows) {
    if (row.flag == "reading" && std::ranges::none_of(readings, reads)) continue;
    if (row.flag == "also" && !command.takes_also) continue;
    if (row.flag == "odds" && !command.has_odds) continue;
    rows.push_back(row);
  }
  return rows;
}

std::vector<std::string_view> named_words(Names names) {
  std::vector<std::string_view> words;
  if (names == Names::nothing || names == Names::file) return words;
  for (const Entry& entry : entries()) words.push_back(entry.command->name);
  if (names == Names::command) return words;
  for (const Entry& entry : entries()) {
    const std::string_view rules = entry.command->rules->word;
    if (words.back() != rules) words.push_back(rules);
  }
  if (names == Names::sheet) return words;
  for (const OwnCommand& own : program::commands) words.push_back(own.name);
  return words;
}

std::string readings_words(const Command& command) {
  std::string text;
  for (const Reading& reading : readings) {
    if (!reading.used_by(command.name)) continue;
    if (!text.empty()) text += "; ";
    text += fmt::format("{}={} (\"{}\")", reading.key, fmt::join(reading.names(), " or "),
                        reading.at_issue);
  }
  return fmt::format("{}; see ecw readings {}", text, command.name);
}

std::size_t help_indent(const Page& page) { return page.width < 60 ? 6 : 26; }

std::string outcomes_words(const Command& command, const Page& page) {
  std::string text = "Outcomes:\n";
  for (const Outcome& outcome : command.outcomes) {
    const std::string_view passes = outcome.pass == Pass::yes  ? " (passed)"
                                    : outcome.pass == Pass::no ? " (failed)"
                                                               : "";
    text += beside(fmt::format("  {}", outcome.code), fmt::format("{}{}", outcome.text, passes),
                   help_indent(page), static_cast<std::size_t>(page.width));
  }
  return text;
}

}  // namespace ecw
