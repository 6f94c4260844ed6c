// What a shell offers after `ecw`, from the tables, and the scripts by which bash, zsh and fish do
// so. Aliases are understood, not offered.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tables/program.hpp"

namespace ecw {

/// A command, of a rule set or the program's own.
struct Offered {
  std::string_view name;
  std::string_view alias;
  std::string_view group;  // the heading that it stands under
  std::string_view purpose;
  std::vector<Row> flags;   // of its own
  std::vector<Row> shared;  // that every test has
  std::string_view word;    // what the words after it are called, if it takes any
  Names names;              // what they may name
};

/// In the order of help.
std::vector<Offered> offered_commands();

/// A list of words to choose from; for --reading, those that may follow a key and its =.
struct Choice {
  std::string_view key;
  std::vector<std::string_view> values;
};

/// What may follow a flag of a command; nothing if the value is free.
std::vector<Choice> choices_of(const Offered& command, const Row& flag);

/// Whether the flag's value is the name of a file.
bool takes_file(const Row& flag);

std::string bash_completion();
std::string zsh_completion();
std::string fish_completion();

}  // namespace ecw
