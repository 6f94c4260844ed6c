// The program's own commands that print from the tables.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/command.hpp"
#include "report/page.hpp"

namespace ecw {

/// What the player asked of the program itself, as typed.
struct Wish {
  bool help = false;
  bool version = false;
  std::optional<std::string> subject;
  std::optional<std::string> format;
  std::optional<std::string> width;
  std::optional<std::string> color;
  std::optional<std::string> seed;
  std::optional<std::string> start;
  bool stop_on_error = false;
  bool exit_status = false;

  /// The page that --width, --color and the terminal give; a Complaint if one has no such value.
  Page page() const;
};

/// The rule set that a word names; null if none does.
const RuleSet* find_rules(std::string_view word);

/// Throws the Complaint about a subject that is no command and no rule set.
[[noreturn]] void unknown_subject(const std::string& subject);

/// Throws the Complaint about a word that is no command.
[[noreturn]] void unknown_command(std::string_view word,
                                  std::span<const std::string_view> others = {});

/// `ecw batch`; returns the exit status.
int batch_command(const Wish& wish);

/// `ecw tables`; returns the exit status.
int tables_command(const Wish& wish);

/// `ecw readings`; returns the exit status.
int readings_command(const Wish& wish);

}  // namespace ecw
