// The program's own commands: what was asked of them, and the words that their names and flags
// are found by.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "report/page.hpp"
#include "tables/program.hpp"

namespace ecw {

/// What the player asked of the program itself, as typed.
struct Wish {
  std::optional<std::string> subject;                     // the word after the command
  std::map<std::string, std::string, std::less<>> flags;  // with their values, without dashes

  bool given(std::string_view flag) const { return flags.contains(flag); }

  /// The value of a row's flag as read_value has it; nullopt if it was not given, a Complaint if
  /// it is none of the row's.
  std::optional<std::int64_t> value(const Row& row) const;

  /// The page that --width, --color and the terminal give.
  Page page() const;
};

/// The program's own command of that name; null if there is none.
const OwnCommand* find_own(std::string_view name);

/// The row of a flag of an own command, or of the program where `own` is null; null if there is
/// none.
const Row* find_flag(const OwnCommand* own, std::string_view flag);

/// The rule set that a word names; null if none does.
const RuleSet* find_rules(std::string_view word);

/// Throws the Complaint about a word that names nothing of the kind.
[[noreturn]] void unknown_subject(const std::string& subject, Names kind);

/// Throws the Complaint about a word that is no command.
[[noreturn]] void unknown_command(std::string_view word,
                                  std::span<const std::string_view> others = {});

}  // namespace ecw
