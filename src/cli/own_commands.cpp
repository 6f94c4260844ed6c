#include "cli/own_commands.hpp"

#include <fmt/format.h>

#include <string_view>
#include <vector>

#include "cli/failure.hpp"
#include "cli/nearest.hpp"
#include "cli/terminal.hpp"
#include "cli/values.hpp"
#include "engine/complaint.hpp"
#include "registry.hpp"
#include "report/sheet.hpp"
#include "tables/shared.hpp"

namespace ecw {
namespace {

/// The value of an option as its row in the shared flags reads it.
std::int64_t read_shared(std::string_view flag, const Row& row, const std::string& text) {
  const auto value = read_value(row, text);
  if (!value) throw Complaint{std::string(flag), text, "give " + range_words(row)};
  return *value;
}

}  // namespace

Page Wish::page() const {
  Options options;
  if (!width.empty()) {
    constexpr const Row& row = shared::rows[place(shared::rows, "width")];
    options.width = static_cast<int>(read_shared("width", row, width));
  }
  return page_for(options);
}

const RuleSet* find_rules(std::string_view word) {
  for (const Entry& entry : entries()) {
    if (entry.command->rules->word == word) return entry.command->rules;
  }
  return nullptr;
}

void unknown_subject(const std::string& subject) {
  std::vector<std::string_view> subjects;
  for (const Entry& entry : entries()) {
    subjects.push_back(entry.command->name);
    subjects.push_back(entry.command->rules->word);
  }
  throw Complaint{
      "", subject,
      fmt::format("no such command or rule set; did you mean {}?", nearest(subject, subjects))};
}

int tables_command(const Wish& wish) {
  static constexpr std::string_view formats[] = {"text", "md"};
  constexpr Row format_row = choice("format", formats, "how the sheets are written");
  const bool markdown = !wish.format.empty() && read_shared("format", format_row, wish.format) == 1;
  const Entry* only = find_command(wish.subject);
  const RuleSet* rules = find_rules(wish.subject);
  if (!wish.subject.empty() && only == nullptr && rules == nullptr) unknown_subject(wish.subject);

  const Page page = wish.page();
  Out out;
  for (const Entry& entry : entries()) {
    if (only != nullptr ? &entry != only : entry.command->due.empty()) continue;
    if (rules != nullptr && entry.command->rules != rules) continue;
    if (out.size() > 0) put(out, "\n");
    if (markdown) {
      markdown_sheet(out, *entry.command);
    } else {
      text_sheet(out, *entry.command, page);
    }
  }
  write_out({out.data(), out.size()});
  return resolved;
}

int readings_command(const Wish& wish) {
  const Entry* only = find_command(wish.subject);
  if (!wish.subject.empty() && only == nullptr) unknown_subject(wish.subject);
  Out out;
  readings_sheet(out, only == nullptr ? nullptr : only->command, wish.page());
  write_out({out.data(), out.size()});
  return resolved;
}

}  // namespace ecw
