#include "cli/own_commands.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <string_view>
#include <vector>

#include "cli/batch.hpp"
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

std::int64_t read_as(const Row& row, const std::string& text) {
  const auto value = read_value(row, text);
  if (!value) throw Complaint{std::string(row.flag), text, "give " + range_words(row)};
  return *value;
}

/// The value of an option that is one of the shared flags too.
std::int64_t read_shared(std::string_view flag, const std::string& text) {
  return read_as(*std::ranges::find(shared::rows, flag, &Row::flag), text);
}

}  // namespace

Page Wish::page() const {
  Options options;
  if (width) options.width = static_cast<int>(read_shared("width", *width));
  if (color) options.color = static_cast<std::size_t>(read_shared("color", *color));
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

void unknown_command(std::string_view word, std::span<const std::string_view> others) {
  if (word.empty()) throw Complaint{"", "", "no such command; see ecw --help"};
  std::vector<std::string_view> names;
  for (const Entry& entry : entries()) names.push_back(entry.command->name);
  names.insert(names.end(), others.begin(), others.end());
  throw Complaint{"", std::string(word),
                  fmt::format("no such command; did you mean {}?", nearest(word, names))};
}

int batch_command(const Wish& wish) {
  BatchOptions options;
  if (wish.subject) options.file = *wish.subject;
  if (wish.format) {
    options.format = static_cast<std::size_t>(read_shared("format", *wish.format));
  }
  if (wish.seed) {
    options.seed = read_seed(*wish.seed);
    if (!options.seed) {
      throw Complaint{"seed", wish.seed, "give a whole number from 0 to 18446744073709551615"};
    }
  }
  if (wish.start) {
    constexpr Row start = whole("start", 1, std::numeric_limits<std::int64_t>::max(), "first line");
    options.start = static_cast<std::uint64_t>(read_as(start, *wish.start));
  }
  options.stop_on_error = wish.stop_on_error;
  options.exit_status = wish.exit_status;
  options.page = wish.page();
  return run_batch(options);
}

int tables_command(const Wish& wish) {
  static constexpr std::string_view formats[] = {"text", "md"};
  constexpr Row format_row = choice("format", formats, "how the sheets are written");
  const bool markdown = wish.format && read_as(format_row, *wish.format) == 1;
  const Entry* only = wish.subject ? find_command(*wish.subject) : nullptr;
  const RuleSet* rules = wish.subject ? find_rules(*wish.subject) : nullptr;
  if (wish.subject && only == nullptr && rules == nullptr) unknown_subject(*wish.subject);

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
  const Entry* only = wish.subject ? find_command(*wish.subject) : nullptr;
  if (wish.subject && only == nullptr) unknown_subject(*wish.subject);
  Out out;
  readings_sheet(out, only == nullptr ? nullptr : only->command, wish.page());
  write_out({out.data(), out.size()});
  return resolved;
}

}  // namespace ecw
