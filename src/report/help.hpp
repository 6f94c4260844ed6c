// The words of help, from the rows: what the program's help pages, manual and completion say of
// a flag and of a command.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/command.hpp"
#include "report/page.hpp"
#include "tables/program.hpp"

namespace ecw {

/// The headings of a command's flags, in order.
inline constexpr std::string_view help_headings[] = {"Numbers", "The case", "Add", "Subtract"};

/// The heading that a row stands under.
std::string_view heading(const Row& row);

/// What stands for the value behind the flag: N, INCHES, open|soft|hard; empty for a plain flag.
std::string value_name(const Row& row);

/// What the flag says, is worth, ranges over and defaults to.
std::string describe(const Row& row);

/// The shared flags that make sense for a command.
std::vector<Row> shared_rows(const Command& command);

/// What the flag says and is worth: "-1: under musket fire".
std::string says(const Row& row);

/// What the word after an own command may be: commands, rule sets; nothing of files.
std::vector<std::string_view> named_words(Names names);

/// A command's switchable readings, each with its values; empty if it has none.
std::string readings_words(const Command& command);

/// Where descriptions begin: beside the flags, or below them on a narrow page.
std::size_t help_indent(const Page& page);

/// The outcomes with their codes, texts, and which of them pass the test.
std::string outcomes_words(const Command& command, const Page& page);

}  // namespace ecw
