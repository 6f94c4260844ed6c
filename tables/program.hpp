// The program's own commands, which resolve nothing: the word each takes, and its flags.
#pragma once

#include "tables/shared.hpp"

namespace ecw {

struct Wish;

/// What the word after an own command may name.
enum class Names : std::uint8_t { nothing, file, command, sheet, help };

struct OwnCommand {
  std::string_view name;
  std::string_view word{};  // what its word is called
  bool needed = false;      // the word
  Names names = Names::nothing;
  std::string_view purpose{};
  std::string_view about{};  // what a newcomer should know of it
  std::string_view example{};
  std::span<const Row> rows{};
  int (*run)(const Wish&) = nullptr;  // returns the exit status

  /// How a synopsis writes the word, as a format.
  constexpr std::string_view word_form() const {
    if (word.empty()) return "";
    return needed ? " {}" : " [{}]";
  }
};

int batch_command(const Wish&);
int replay_command(const Wish&);
int luck_command(const Wish&);
int tables_command(const Wish&);
int readings_command(const Wish&);
int help_command(const Wish&);
int version_command(const Wish&);

namespace program {

inline constexpr std::string_view purpose = "Resolves tabletop wargame tests: the sum, the dice and what the unit does.";
inline constexpr std::string_view example = "ecw morale --points 5 --hit-flank --under-musket";

inline constexpr std::string_view sheet_formats[] = {"text", "md"};

inline constexpr Row page_width = row(shared::rows, "width").saying("columns for help and sheets");
inline constexpr Row help_flag  = row(shared::rows, "help");

inline constexpr Row rows[] = {
    page_width,
    flag("version",                       "the version, and the edition of the tables"),
    help_flag,
};

inline constexpr Row batch_rows[] = {
    row(shared::rows, "format").saying(   "how the results are written; line if left out"),
    row(shared::rows, "seed").saying(     "seed of the dice; line n draws from its own stream"),
    whole("start", 1, std::numeric_limits<std::int64_t>::max(),
                                          "number of the first line, to run a file in pieces"),
    flag("tally",                         "count the outcomes of each command line beside their exact chances"),
    flag("stop-on-error",                 "end at the first line that is wrong"),
    row(shared::rows, "exit-status").saying("exit 1 when a test is failed"),
    row(shared::rows, "width").saying(    "columns for text"),
    row(shared::rows, "color"),
    help_flag,
};

inline constexpr Row tables_rows[] = {
    choice("format", sheet_formats,       "how the sheets are written"),
    page_width,
    help_flag,
};

inline constexpr Row luck_rows[] = {
    row(shared::rows, "format").saying(   "how it is written"),
    row(shared::rows, "width").saying(    "columns for text"),
    help_flag,
};

inline constexpr Row page_rows[] = {page_width, help_flag};

static_assert((check_rows(rows), check_rows(batch_rows), check_rows(tables_rows), check_rows(luck_rows), check_rows(page_rows), true));

inline constexpr OwnCommand commands[] = {
    {.name    = "batch",
     .word    = "FILE",
     .names   = Names::file,
     .purpose = "resolve a file of command lines, or standard input",
     .about   = "Each line is what you would type after ecw, with a shell's quotes; blank lines and lines that begin "
                "with # are passed over. A line that is wrong gives a record that says so, and the run goes on.",
     .example = "ecw batch turn.txt --seed 42 --format csv",
     .rows    = batch_rows,
     .run     = batch_command},
    {.name    = "replay",
     .word    = "LOG",
     .needed  = true,
     .names   = Names::file,
     .purpose = "resolve a battle log again and report what differs",
     .about   = "Each line that --log wrote is resolved again, with its dice; what comes out otherwise is told, with "
                "both values. The exit status is 1 if anything differs or cannot be read.",
     .example = "ecw replay naseby.log",
     .rows    = page_rows,
     .run     = replay_command},
    {.name    = "luck",
     .word    = "LOG",
     .needed  = true,
     .names   = Names::file,
     .purpose = "the dice and the tests of a battle log against expectation",
     .about   = "Of the whole log and of each label: the faces thrown and the tests passed, beside what was to be "
                "expected. p is the chance that fair dice fit no better.",
     .example = "ecw luck naseby.log",
     .rows    = luck_rows,
     .run     = luck_command},
    {.name    = "tables",
     .word    = "SUBJECT",
     .names   = Names::sheet,
     .purpose = "the quick-reference sheets, of a command, a rule set or all",
     .about   = "The sheets are printed from the tables that the program executes, so they say what it does. SUBJECT "
                "is a command, or a rule set: dickenson, montrose or giorgi. Without one, all are printed.",
     .example = "ecw tables morale",
     .rows    = tables_rows,
     .run     = tables_command},
    {.name    = "readings",
     .word    = "COMMAND",
     .names   = Names::command,
     .purpose = "the unclear rules and how they are read",
     .about   = "Where the printed rules are unclear, one reading was chosen. Some may be switched with --reading "
                "KEY=VALUE, others were decided once. Without a command, all are printed.",
     .example = "ecw readings morale",
     .rows    = page_rows,
     .run     = readings_command},
    {.name    = "help",
     .word    = "SUBJECT",
     .names   = Names::help,
     .purpose = "what a command takes and tells; where to read of a word",
     .about   = "SUBJECT is a command, or a rule set: dickenson, montrose or giorgi; of any other word, say hedgehog, it "
                "lists where to read of it. Without one, all commands are listed.",
     .example = "ecw help morale",
     .rows    = page_rows,
     .run     = help_command},
    {.name    = "version",
     .purpose = "the version, and the edition of the tables",
     .about   = "What --version prints. The edition is the beginning of a hash of the tables: two programs with the "
                "same edition have the same tables.",
     .example = "ecw version",
     .rows    = page_rows,
     .run     = version_command},
};

}  // namespace program
}  // namespace ecw
