// The program's own commands that print from the tables.
#pragma once

#include <string>

#include "engine/command.hpp"
#include "report/page.hpp"

namespace ecw {

/// What the player asked of the program itself, as typed.
struct Wish {
  bool help = false;
  bool version = false;
  std::string subject;
  std::string format;
  std::string width;

  /// The page that --width or the terminal gives; a Complaint if the width is none.
  Page page() const;
};

/// The rule set that a word names; null if none does.
const RuleSet* find_rules(std::string_view word);

/// Throws the Complaint about a subject that is no command and no rule set.
[[noreturn]] void unknown_subject(const std::string& subject);

/// `ecw tables`; returns the exit status.
int tables_command(const Wish& wish);

/// `ecw readings`; returns the exit status.
int readings_command(const Wish& wish);

}  // namespace ecw
