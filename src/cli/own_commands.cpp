#include "cli/own_commands.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "cli/batch.hpp"
#include "cli/failure.hpp"
#include "cli/nearest.hpp"
#include "cli/refusals.hpp"
#include "cli/terminal.hpp"
#include "cli/values.hpp"
#include "engine/complaint.hpp"
#include "registry.hpp"
#include "report/help.hpp"
#include "report/sheet.hpp"
#include "version.hpp"

namespace ecw {

std::optional<std::int64_t> Wish::value(const Row& row) const {
  const auto flag = flags.find(row.flag);
  if (flag == flags.end()) return {};
  const auto number = read_value(row, flag->second);
  if (!number) refuse_wrong_value(row, flag->second);
  return number;
}

Page Wish::page() const {
  Options options;
  if (const auto width = value(row(shared::rows, "width"))) {
    options.width = static_cast<int>(*width);
  }
  if (const auto color = value(row(shared::rows, "color"))) {
    options.color = static_cast<std::size_t>(*color);
  }
  return page_for(options);
}

const OwnCommand* find_own(std::string_view name) {
  const auto* const own = std::ranges::find(program::commands, name, &OwnCommand::name);
  return own == std::end(program::commands) ? nullptr : own;
}

const Row* find_flag(const OwnCommand* own, std::string_view flag) {
  const std::span<const Row> rows = own == nullptr ? program::rows : own->rows;
  const auto row = std::ranges::find(rows, flag, &Row::flag);
  return row == rows.end() ? nullptr : &*row;
}

const RuleSet* find_rules(std::string_view word) {
  for (const Entry& entry : entries()) {
    if (entry.command->rules->word == word) return entry.command->rules;
  }
  return nullptr;
}

void unknown_subject(const std::string& subject, Names kind) {
  throw Complaint{"", subject,
                  fmt::format("no such command{}; {}", kind == Names::command ? "" : " or rule set",
                              did_you_mean(subject, named_words(kind), "", "see ecw help"))};
}

void unknown_command(std::string_view word, std::span<const std::string_view> others) {
  std::vector<std::string_view> names(others.begin(), others.end());
  for (const Entry& entry : entries()) names.push_back(entry.command->name);
  throw Complaint{
      "", std::string(word),
      fmt::format("no such command; {}", did_you_mean(word, names, "", "see ecw --help"))};
}

int batch_command(const Wish& wish) {
  BatchOptions options;
  if (wish.subject) options.file = *wish.subject;
  if (const auto format = wish.value(row(program::batch_rows, "format"))) {
    options.results.format = static_cast<std::size_t>(*format);
  }
  if (const auto seed = wish.flags.find("seed"); seed != wish.flags.end()) {
    options.results.seed = read_seed(seed->second);
    if (!options.results.seed) refuse_seed(seed->second);
  }
  if (const auto start = wish.value(row(program::batch_rows, "start"))) {
    options.results.first = static_cast<std::uint64_t>(*start);
  }
  options.stop_on_error = wish.given("stop-on-error");
  options.results.tally = wish.given("tally");
  options.results.exit_status = wish.given("exit-status");
  options.results.page = wish.page();
  return run_batch(options);
}

int tables_command(const Wish& wish) {
  const bool markdown =
      wish.value(row(program::tables_rows, "format")) == place(program::sheet_formats, "md");
  const Entry* only = wish.subject ? find_command(*wish.subject) : nullptr;
  const RuleSet* rules = wish.subject ? find_rules(*wish.subject) : nullptr;
  if (wish.subject && only == nullptr && rules == nullptr) {
    unknown_subject(*wish.subject, Names::sheet);
  }

  const Page page = wish.page();
  Out out;
  for (const Entry& entry : entries()) {
    if (only != nullptr ? &entry != only : entry.command->due.empty()) continue;
    if (rules != nullptr && entry.command->rules != rules) continue;
    if (!out.empty()) put(out, "\n");
    if (markdown) {
      markdown_sheet(out, *entry.command);
    } else {
      text_sheet(out, *entry.command, page);
    }
  }
  write_out(out.text());
  return resolved;
}

int readings_command(const Wish& wish) {
  const Entry* only = wish.subject ? find_command(*wish.subject) : nullptr;
  if (wish.subject && only == nullptr) unknown_subject(*wish.subject, Names::command);
  Out out;
  readings_sheet(out, only == nullptr ? nullptr : only->command, wish.page());
  write_out(out.text());
  return resolved;
}

int version_command(const Wish&) {
  write_out(fmt::format("ecw {} (tables {})\n", program_version, tables_edition));
  return resolved;
}

}  // namespace ecw
