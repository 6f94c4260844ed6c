#include "cli/program.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "cli/failure.hpp"
#include "cli/nearest.hpp"
#include "cli/terminal.hpp"
#include "cli/values.hpp"
#include "engine/complaint.hpp"
#include "report/phrases.hpp"
#include "report/wrap.hpp"
#include "tables/readings.hpp"
#include "tables/shared.hpp"

namespace ecw {
namespace {

constexpr std::string_view purpose =
    "Resolves tabletop wargame tests: the sum, the dice and what the unit does.";
constexpr std::string_view usage = "ecw COMMAND [flags]";
constexpr std::string_view main_example = "ecw morale --points 5 --hit-flank --under-musket";
constexpr std::string_view more_help =
    "ecw help COMMAND tells a command's flags, dice and outcomes.";

/// Where descriptions begin: beside the flags, or below them on a narrow page.
std::size_t help_indent(const Page& page) { return page.width < 60 ? 6 : 26; }

/// CLI11's help, laid out for the page.
class PageFormatter final : public CLI::Formatter {
 public:
  PageFormatter(const Page& page, std::string usage_line, std::string example_line)
      : width(static_cast<std::size_t>(page.width)),
        indent(help_indent(page)),
        usage_text(std::move(usage_line)),
        example(std::move(example_line)) {}

  std::string make_help(const CLI::App* app, std::string name,
                        CLI::AppFormatMode mode) const override {
    return make_description(app) + make_usage(app, std::move(name)) + make_subcommands(app, mode) +
           make_groups(app, mode) + '\n' + make_footer(app);
  }
  std::string make_description(const CLI::App* app) const override {
    return paragraph(app->get_description(), 0) + '\n';
  }
  std::string make_usage(const CLI::App*, std::string) const override {
    std::string text = paragraph(example, 2) + '\n';
    if (!usage_text.empty()) text += paragraph("Usage: " + usage_text, 0) + '\n';
    return text;
  }
  std::string make_group(std::string group, bool,
                         std::vector<const CLI::Option*> options) const override {
    std::string text = group + '\n';
    for (const CLI::Option* option : options) text += make_option(option, false);
    return text;
  }
  std::string make_option(const CLI::Option* option, bool) const override {
    const std::string& value = option->get_type_name();
    const std::string name =
        option->get_positional() ? option->get_name(true) : option->get_name(false, true);
    return beside("  " + name + (value.empty() ? "" : " " + value), option->get_description(),
                  indent, width);
  }
  std::string make_subcommand(const CLI::App* sub) const override {
    return beside("  " + sub->get_name(), sub->get_description(), std::min(indent, std::size_t{15}),
                  width);
  }
  std::string make_subcommands(const CLI::App* app, CLI::AppFormatMode mode) const override {
    std::string text = Formatter::make_subcommands(app, mode);
    return text.empty() ? text : text.substr(1) + '\n';
  }
  std::string make_footer(const CLI::App* app) const override { return app->get_footer(); }

 private:
  std::string paragraph(std::string_view text, std::size_t margin) const {
    std::string block;
    for (const std::string& line : wrap(text, width - margin)) {
      block += std::string(margin, ' ') + line + '\n';
    }
    return block;
  }

  std::size_t width;
  std::size_t indent;
  std::string usage_text;
  std::string example;
};

// ---- the help of one command, from its rows ----------------------------------------------

std::string heading(const Row& row) {
  if (row.role == Role::modifier) return row.value > 0 ? "Add" : "Subtract";
  return row.kind == Kind::whole || row.kind == Kind::distance ? "Numbers" : "The case";
}

std::string value_name(const Row& row) {
  if (row.kind == Kind::choice) return fmt::format("{}", fmt::join(row.choices, "|"));
  return std::string(row.placeholder);
}

std::string description(const Row& row) {
  std::string text = worth_words(row);
  if (!text.empty()) text += ": ";
  text += row.words;
  if (row.kind == Kind::whole) text += fmt::format(", {} to {}", row.least, row.most);
  if (row.preset != 0) text += fmt::format(", {} if left out", row.preset);
  if (row.required) text += " (required)";
  return text;
}

void add_option(CLI::App& app, const Row& row, const std::string& group) {
  // A long list of choices stands in the description, where it can be wrapped.
  constexpr std::size_t most = 20;
  std::string value = value_name(row);
  std::string words = description(row);
  if (value.size() > most) {
    words += fmt::format(": {}", fmt::join(row.choices, ", "));
    value = "WORD";
  }
  CLI::Option* option = row.kind == Kind::words ? app.add_option(std::string(row.flag))
                                                : app.add_option("--" + std::string(row.flag));
  option->group(group)->description(words);
  option->type_name(row.takes_value() ? value : "");
}

std::string readings_words(const Command& command) {
  std::string text;
  for (const Reading& reading : readings) {
    if (!reading.used_by(command.name)) continue;
    if (!text.empty()) text += "; ";
    text += fmt::format("{}={}", reading.key, reading.values[0]);
    for (const std::string_view value : std::span(reading.values).subspan(1)) {
      if (!value.empty()) text += fmt::format(" or {}", value);
    }
    text += fmt::format(" (\"{}\")", reading.at_issue);
  }
  return text;
}

void add_shared(CLI::App& app, const Command& command) {
  const std::string readings_text = readings_words(command);
  for (const Row& row : shared::rows) {
    if (row.flag == "reading") {
      if (readings_text.empty()) continue;
      add_option(app, row.saying(readings_text), "Readings");
    }
  }
  for (const Row& row : shared::rows) {
    if (row.flag == "reading" || (row.flag == "also" && !command.takes_also) ||
        (row.flag == "odds" && !command.has_odds)) {
      continue;
    }
    add_option(app, row, "Shared");
  }
}

std::string outcomes_text(const Command& command, const Page& page) {
  const std::size_t page_width = static_cast<std::size_t>(page.width);
  std::string text = "Outcomes\n";
  for (const Outcome& outcome : command.outcomes) {
    const std::string_view passes = outcome.pass == Pass::yes  ? " (passed)"
                                    : outcome.pass == Pass::no ? " (failed)"
                                                               : "";
    text += beside(fmt::format("  {}", outcome.code), fmt::format("{}{}", outcome.text, passes),
                   help_indent(page), page_width);
  }
  return text;
}

// ---- the program's own help ----------------------------------------------------------------

void add_commands(CLI::App& app, const RuleSet* only) {
  for (const Entry& entry : entries()) {
    const Command& command = *entry.command;
    if (only != nullptr && command.rules != only) continue;
    app.add_subcommand(std::string(command.name), std::string(command.purpose))
        ->group(fmt::format("{} ({})", command.rules->name, command.rules->subject));
  }
  if (only == nullptr) {
    app.add_subcommand("help", "what --help prints, of a command or a rule set")->group("More");
  }
}

int print_main_help(const Page& page, const RuleSet* only = nullptr) {
  CLI::App app{std::string(purpose), "ecw"};
  app.set_help_flag("--help", "this help")->group("Flags")->type_name("");
  app.set_version_flag("--version", "")->group("Flags")->description("the version");
  app.add_option("--width", "columns for help")->type_name("N")->group("Flags");
  app.formatter(
      std::make_shared<PageFormatter>(page, std::string(usage), std::string(main_example)));
  app.footer(std::string(more_help) + "\n");
  add_commands(app, only);
  write_out(app.help());
  return resolved;
}

const RuleSet* find_rules(std::string_view word) {
  for (const Entry& entry : entries()) {
    if (entry.command->rules->word == word) return entry.command->rules;
  }
  return nullptr;
}

std::vector<std::string_view> command_names() {
  std::vector<std::string_view> all{"help"};
  for (const Entry& entry : entries()) all.push_back(entry.command->name);
  return all;
}

int print_help_of(const std::string& subject, const Page& page) {
  if (subject.empty()) return print_main_help(page);
  if (const Entry* entry = find_command(subject)) return print_help(*entry, page);
  if (const RuleSet* rules = find_rules(subject)) return print_main_help(page, rules);
  std::vector<std::string_view> subjects = command_names();
  for (const Entry& entry : entries()) subjects.push_back(entry.command->rules->word);
  throw Complaint{
      "", subject,
      fmt::format("no such command or rule set; did you mean {}?", nearest(subject, subjects))};
}

}  // namespace

int print_help(const Entry& entry, const Page& page) {
  const Command& command = *entry.command;
  CLI::App app{fmt::format("ecw {}: {} ({})", command.name, command.purpose, command.rules->name),
               "ecw"};
  app.set_help_flag();
  for (const char* group : {"Numbers", "The case", "Add", "Subtract"}) {
    for (const Row& row : entry.rows) {
      if (row.kind != Kind::condition && heading(row) == group) add_option(app, row, group);
    }
  }
  add_shared(app, command);
  app.formatter(std::make_shared<PageFormatter>(page, "", std::string(command.example)));
  const std::size_t width = static_cast<std::size_t>(page.width);
  app.footer(beside("Dice order:", std::string(command.dice), 13, width) + '\n' +
             outcomes_text(command, page));
  write_out(app.help());
  return resolved;
}

int run_program(std::span<const std::string_view> words) {
  if (!words.empty() && !words[0].starts_with('-') && words[0] != "help") {
    throw Complaint{
        "", std::string(words[0]),
        fmt::format("no such command; did you mean {}?", nearest(words[0], command_names()))};
  }

  CLI::App app;
  app.set_help_flag();
  bool wants_help = false;
  bool wants_version = false;
  std::string width;
  std::string subject;
  CLI::App* help = app.add_subcommand("help");
  help->set_help_flag();
  for (CLI::App* level : {&app, help}) {
    level->add_flag("--help,-h", wants_help);
    level->add_option("--width", width);
  }
  app.add_flag("--version", wants_version);
  help->add_option("subject", subject);
  std::vector<std::string> last_first(words.rbegin(), words.rend());
  try {
    app.parse(last_first);
  } catch (const CLI::ParseError& error) {
    throw Complaint{"", {}, fmt::format("{}; see ecw --help", error.what())};
  }

  Options options;
  if (!width.empty()) {
    constexpr const Row& row = shared::rows[place(shared::rows, "width")];
    const auto columns = read_value(row, width);
    if (!columns) throw Complaint{"width", width, "give " + range_words(row)};
    options.width = static_cast<int>(*columns);
  }
  if (wants_version) {
    write_out("ecw " ECW_VERSION "\n");
    return resolved;
  }
  return print_help_of(subject, page_for(options));
}

}  // namespace ecw
