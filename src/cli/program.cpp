#include "cli/program.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "cli/failure.hpp"
#include "cli/nearest.hpp"
#include "cli/own_commands.hpp"
#include "cli/page_formatter.hpp"
#include "cli/refusals.hpp"
#include "cli/terminal.hpp"
#include "engine/complaint.hpp"
#include "report/help.hpp"
#include "report/mentions.hpp"
#include "report/wrap.hpp"
#include "tables/program.hpp"

namespace ecw {
namespace {

constexpr std::string_view more_help =
    "ecw help COMMAND tells more; ecw help WORD, say hedgehog, where to read of it.";

// ---- the help of one command, from its rows ----------------------------------------------

void add_option(CLI::App& app, const Row& row, std::string_view group) {
  CLI::Option* option = row.kind == Kind::words ? app.add_option(std::string(row.flag))
                                                : app.add_option("--" + std::string(row.flag));
  option->group(std::string(group))->description(describe(row))->type_name(value_name(row));
}

void add_shared(CLI::App& app, const Command& command) {
  const std::string readings_text = readings_words(command);
  for (const Row& row : shared_rows(command)) {
    const bool reading = row.flag == "reading";
    add_option(app, reading ? row.saying(readings_text) : row,
               reading ? "Readings" : "Every command");
  }
}

// ---- the program's own commands ------------------------------------------------------------

void add_flags(CLI::App& level, std::span<const Row> rows) {
  level.set_help_flag();
  level.allow_extras();
  for (const Row& row : rows) {
    const std::string name = row.flag == "help" ? "--help,-h" : "--" + std::string(row.flag);
    CLI::Option* option = row.takes_value() ? level.add_option(name) : level.add_flag(name);
    option->group("Flags")->description(describe(row))->type_name(value_name(row));
  }
}

void build(CLI::App& app) {
  app.allow_windows_style_options(false);  // a file may begin with a slash
  add_flags(app, program::rows);
  app.require_subcommand(0, 1);  // what follows a command is its word, though it names one too
  app.footer(std::string(more_help));
  for (const OwnCommand& own : program::commands) {
    CLI::App* sub = app.add_subcommand(std::string(own.name), std::string(own.purpose));
    sub->group(own.run == version_command ? "" : "More");  // as a flag it is listed already
    if (!own.word.empty()) sub->add_option(std::string(own.word))->group("");
    add_flags(*sub, own.rows);
  }
}

int print_main_help(const Page& page, const RuleSet* only) {
  CLI::App app{std::string(program::purpose), "ecw"};
  for (const Entry& entry : entries()) {
    const Command& command = *entry.command;
    if (only != nullptr && command.rules != only) continue;
    app.add_subcommand(std::string(command.name), std::string(command.purpose))
        ->group(fmt::format("{} ({})", command.rules->name, command.rules->subject));
  }
  build(app);
  app.formatter(std::make_shared<PageFormatter>(page, "", std::string(program::example)));
  write_out(app.help());
  return resolved;
}

int print_own_help(const OwnCommand& own, const Page& page) {
  CLI::App app;
  build(app);
  CLI::App* sub = app.get_subcommand(std::string(own.name));
  sub->footer(std::string(own.about));
  const std::string word = fmt::format(fmt::runtime(own.word_form()), own.word);
  sub->formatter(std::make_shared<PageFormatter>(
      page, fmt::format("ecw {}{} [flags]", own.name, word), std::string(own.example)));
  write_out(sub->help());
  return resolved;
}

}  // namespace

int help_command(const Wish& wish) {
  if (!wish.subject) return print_main_help(wish.page(), nullptr);
  if (const Entry* entry = find_command(*wish.subject)) return print_help(*entry, wish.page());
  if (const OwnCommand* own = find_own(*wish.subject)) return print_own_help(*own, wish.page());
  if (const RuleSet* rules = find_rules(*wish.subject)) return print_main_help(wish.page(), rules);
  Out out;
  if (!put_mentions(out, *wish.subject, wish.page())) unknown_subject(*wish.subject, Names::help);
  write_out(out.text());
  return resolved;
}

int print_help(const Entry& entry, const Page& page) {
  const Command& command = *entry.command;
  CLI::App app{fmt::format("ecw {}: {} ({})", command.name, command.purpose, command.rules->name),
               "ecw"};
  app.set_help_flag();
  for (const std::string_view group : help_headings) {
    for (const Row& row : entry.rows) {
      if (row.kind != Kind::condition && heading(row) == group) add_option(app, row, group);
    }
  }
  add_shared(app, command);
  app.formatter(std::make_shared<PageFormatter>(page, "", std::string(command.example)));
  const std::size_t width = static_cast<std::size_t>(page.width);
  app.footer(beside("Dice order:", std::string(command.dice), 13, width) + '\n' +
             outcomes_words(command, page));
  write_out(app.help());
  return resolved;
}

namespace {

/// The words as CLI11 reads them right: each value joined to its flag, so that it may begin with
/// a dash. What CLI11 would let through, or tell in words of its own, is refused.
std::vector<std::string> with_values_joined(std::span<const std::string_view> words,
                                            const OwnCommand* own) {
  std::vector<std::string> joined;
  std::vector<const Row*> seen;
  for (std::size_t i = 0; i < words.size(); ++i) {
    joined.emplace_back(words[i]);
    const std::size_t equals = words[i].find('=');
    const std::string_view flag = words[i].substr(0, equals);
    const Row* const row = flag.starts_with("--") ? find_flag(own, flag.substr(2)) : nullptr;
    if (row == nullptr) continue;
    std::optional<std::string_view> value;
    if (equals != std::string_view::npos) value = words[i].substr(equals + 1);
    if (!row->takes_value()) {
      if (value) refuse_value(*row, *value);
      continue;
    }
    if (!value) {
      if (i + 1 == words.size()) refuse_without_value(*row);
      value = words[++i];
      joined.back() += fmt::format("={}", *value);
    }
    if (value->empty()) refuse_wrong_value(*row, *value);
    if (std::ranges::find(seen, row) != seen.end()) refuse_twice(*row, *value);
    seen.push_back(row);
  }
  return joined;
}

/// What CLI11 read.
void take_words(const CLI::App& level, Wish& wish) {
  for (const CLI::Option* option : level.get_options()) {
    if (option->count() == 0) continue;
    if (option->get_positional()) {
      wish.subject = option->results().front();
    } else {
      wish.flags[option->get_lnames().front()] = option->results().front();
    }
  }
}

[[noreturn]] void unknown_flag(const std::string& word, const OwnCommand* own) {
  if (!word.starts_with("-")) throw Complaint{"", word, "one word too many; see ecw --help"};
  std::vector<std::string_view> names;
  for (const Row& row : program::rows) names.push_back(row.flag);
  if (own != nullptr) {
    for (const Row& row : own->rows) names.push_back(row.flag);
  }
  const std::string_view name =
      std::string_view(word).substr(std::min(word.find_first_not_of('-'), word.size()));
  throw Complaint{
      "", word, fmt::format("no such flag; {}", did_you_mean(name, names, "--", "see ecw --help"))};
}

}  // namespace

int run_program(std::span<const std::string_view> words) {
  const OwnCommand* own = nullptr;
  for (const std::string_view word : words) {
    if (own == nullptr) own = find_own(word);
  }
  if (!words.empty() && !words[0].starts_with('-') && own == nullptr) {
    unknown_command(words[0], names(program::commands));
  }

  CLI::App app;
  build(app);
  std::vector<std::string> typed = with_values_joined(words, own);
  std::ranges::reverse(typed);  // as CLI11 takes them
  try {
    app.parse(std::move(typed));
  } catch (const CLI::ParseError& error) {
    throw Complaint{"", {}, fmt::format("{}; see ecw --help", error.what())};
  }

  Wish wish;
  take_words(app, wish);
  if (own != nullptr) take_words(*app.get_subcommand(std::string(own->name)), wish);
  std::vector<std::string> extra = app.remaining(true);
  const bool help = wish.given("help");
  if (help && own == nullptr && extra.size() == 1 && !extra[0].starts_with('-')) {
    wish.subject = std::exchange(extra, {}).front();  // ecw --help morale
  }
  if (!extra.empty()) unknown_flag(extra.front(), own);

  if (wish.given("version")) return version_command(wish);
  if (own == nullptr) return help_command(wish);
  if (help && own->run != help_command) return print_own_help(*own, wish.page());
  if (own->needed && !wish.subject) {
    throw Complaint{"", std::string(own->name),
                    fmt::format("give the {}, or - for standard input", own->word)};
  }
  return own->run(wish);
}

}  // namespace ecw
