#include "cli/program.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "cli/failure.hpp"
#include "cli/nearest.hpp"
#include "cli/own_commands.hpp"
#include "cli/terminal.hpp"
#include "engine/complaint.hpp"
#include "report/help.hpp"
#include "report/wrap.hpp"
#include "tables/shared.hpp"

namespace ecw {
namespace {

constexpr std::string_view purpose =
    "Resolves tabletop wargame tests: the sum, the dice and what the unit does.";
constexpr std::string_view main_example = "ecw morale --points 5 --hit-flank --under-musket";
constexpr std::string_view more_help =
    "ecw help COMMAND tells a command's flags, dice and outcomes.";

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
    std::string text = group + ":\n";
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
    // Without blank lines between the groups, so that the whole list stands on one screen.
    std::string text;
    for (const std::string& line :
         CLI::detail::split(Formatter::make_subcommands(app, mode), '\n')) {
      if (!line.empty()) text += line + '\n';
    }
    return text;
  }
  std::string make_footer(const CLI::App* app) const override {
    const std::string footer = app->get_footer();
    return footer.find('\n') == std::string::npos ? paragraph(footer, 0) : footer;
  }

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

void add_option(CLI::App& app, const Row& row, std::string_view group) {
  CLI::Option* option = row.kind == Kind::words ? app.add_option(std::string(row.flag))
                                                : app.add_option("--" + std::string(row.flag));
  option->group(std::string(group))->description(describe(row))->type_name(value_name(row));
}

void add_shared(CLI::App& app, const Command& command) {
  const std::string readings_text = readings_words(command);
  for (const Row& row : shared::rows) {
    const bool reading = row.flag == "reading";
    if (reading && readings_text.empty()) continue;
    if (row.flag == "also" && !command.takes_also) continue;
    if (row.flag == "odds" && !command.has_odds) continue;
    add_option(app, reading ? row.saying(readings_text) : row, reading ? "Readings" : "Shared");
  }
}

// ---- the program's own commands ------------------------------------------------------------

int help_command(const Wish& wish);

struct OwnCommand {
  std::string_view name;
  std::string_view subject;  // what its word is called
  std::string_view purpose;
  std::string_view example;
  int (*run)(const Wish&);
};

constexpr OwnCommand own_commands[] = {
    {"batch", "FILE", "one command line per line of a file, or of standard input (-)",
     "ecw batch turn.txt --seed 42 --format csv", batch_command},
    {"tables", "SUBJECT", "the quick-reference sheets, of a command, a rule set or all",
     "ecw tables morale", tables_command},
    {"readings", "COMMAND", "the unclear rules and how they are read", "ecw readings morale",
     readings_command},
    {"help", "SUBJECT", "what --help prints, of a command or a rule set", "ecw help morale",
     help_command},
};

void add_batch_options(CLI::App& batch, Wish& wish) {
  const auto add = [&](const char* name, std::optional<std::string>& into, const char* value,
                       const char* words) {
    batch.add_option(name, into, words)->type_name(value)->group("Flags");
  };
  add("--format", wish.format, "WORD",
      "how results are written: text, line, json, csv or md; line if left out");
  add("--seed", wish.seed, "N", "seed of the dice; line n draws from its own stream");
  add("--start", wish.start, "N", "number of the first line, to run a file in pieces");
  add("--color", wish.color, "WORD", "bold and colour in text: auto, always or never");
  batch.add_flag("--stop-on-error", wish.stop_on_error, "end at the first line that is wrong")
      ->group("Flags");
  batch.add_flag("--exit-status", wish.exit_status, "exit 1 when a test is failed")->group("Flags");
}

void build(CLI::App& app, Wish& wish) {
  const auto common = [&](CLI::App& level) {
    level.set_help_flag();
    level.allow_extras();
    level.add_flag("--help,-h", wish.help, "this help")->group("Flags");
    level.add_option("--width", wish.width, "columns for help and sheets, 40 to 200")
        ->type_name("N")
        ->group("Flags");
  };
  common(app);
  app.add_flag("--version", wish.version, "the version")->group("Flags");
  app.footer(std::string(more_help));
  for (const OwnCommand& own : own_commands) {
    CLI::App* sub = app.add_subcommand(std::string(own.name), std::string(own.purpose));
    sub->group("More");
    sub->add_option(std::string(own.subject), wish.subject)->type_name("")->group("");
    common(*sub);
    if (own.run == batch_command) add_batch_options(*sub, wish);
    if (own.run == tables_command) {
      sub->add_option("--format", wish.format, "how the sheets are written")
          ->type_name("text|md")
          ->group("Flags");
    }
  }
}

int print_main_help(const Wish& wish, const RuleSet* only) {
  CLI::App app{std::string(purpose), "ecw"};
  for (const Entry& entry : entries()) {
    const Command& command = *entry.command;
    if (only != nullptr && command.rules != only) continue;
    app.add_subcommand(std::string(command.name), std::string(command.purpose))
        ->group(fmt::format("{} ({})", command.rules->name, command.rules->subject));
  }
  Wish unused;
  build(app, unused);
  app.formatter(std::make_shared<PageFormatter>(wish.page(), "", std::string(main_example)));
  write_out(app.help());
  return resolved;
}

int help_command(const Wish& wish) {
  if (!wish.subject) return print_main_help(wish, nullptr);
  if (const Entry* entry = find_command(*wish.subject)) return print_help(*entry, wish.page());
  const RuleSet* rules = find_rules(*wish.subject);
  if (rules == nullptr) unknown_subject(*wish.subject);
  return print_main_help(wish, rules);
}

}  // namespace

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

[[noreturn]] void unknown_flag(const std::string& word, CLI::App& app) {
  if (!word.starts_with("-")) throw Complaint{"", word, "one word too many; see ecw --help"};
  std::vector<std::string> names;
  for (CLI::App* level : app.get_subcommands()) {
    for (const CLI::Option* option : level->get_options()) names.push_back(option->get_name());
  }
  for (const CLI::Option* option : app.get_options()) names.push_back(option->get_name());
  const std::vector<std::string_view> views(names.begin(), names.end());
  throw Complaint{"", word, fmt::format("no such flag; did you mean {}?", nearest(word, views))};
}

/// What CLI11 would let through: it takes the next word for the value of `--flag=`, and a value
/// for a flag that has none.
void refuse_odd_values(std::span<const std::string_view> words) {
  constexpr std::string_view plain[] = {"help", "version", "stop-on-error", "exit-status"};
  for (const std::string_view word : words) {
    const std::size_t equals = word.find('=');
    if (!word.starts_with("--") || equals == std::string_view::npos) continue;
    const std::string_view flag = word.substr(2, equals - 2);
    const std::string_view value = word.substr(equals + 1);
    const auto refuse = [&](std::string why) {
      throw Complaint{std::string(flag), std::string(value), std::move(why)};
    };
    if (std::ranges::find(plain, flag) != std::end(plain)) {
      refuse(fmt::format("this flag takes no value: write --{} alone, or leave it out", flag));
    }
    if (value.empty()) refuse("give a value after the =");
  }
}

}  // namespace

int run_program(std::span<const std::string_view> words) {
  Wish wish;
  CLI::App app{std::string(purpose), "ecw"};
  build(app, wish);

  if (!words.empty() && !words[0].starts_with('-') &&
      std::ranges::find(own_commands, words[0], &OwnCommand::name) == std::end(own_commands)) {
    unknown_command(words[0], names(own_commands));
  }
  refuse_odd_values(words);
  try {
    app.parse(std::vector<std::string>(words.rbegin(), words.rend()));
  } catch (const CLI::ParseError& error) {
    throw Complaint{"", {}, fmt::format("{}; see ecw --help", error.what())};
  }
  for (const std::string& extra : app.remaining(true)) unknown_flag(extra, app);

  if (wish.version) {
    write_out("ecw " ECW_VERSION "\n");
    return resolved;
  }
  for (const OwnCommand& own : own_commands) {
    CLI::App* chosen = app.get_subcommand(std::string(own.name));
    if (!chosen->parsed()) continue;
    if (!wish.help || own.run == help_command) return own.run(wish);
    chosen->formatter(std::make_shared<PageFormatter>(
        wish.page(), fmt::format("ecw {} [{}] [flags]", own.name, own.subject),
        std::string(own.example)));
    write_out(chosen->help());
    return resolved;
  }
  return print_main_help(wish, nullptr);
}

}  // namespace ecw
