// Reading a battle log again: each line, the request that it came of, and the dice that were
// thrown for it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "cli/line_reader.hpp"
#include "cli/logged.hpp"
#include "cli/request.hpp"
#include "cli/shell_words.hpp"
#include "engine/complaint.hpp"
#include "engine/given_dice.hpp"
#include "report/result.hpp"

namespace ecw {

class BattleLog {
 public:
  /// file: "-" for standard input. A Failure if it cannot be read.
  explicit BattleLog(const std::string& file);

  /// Goes to the next line that is not blank; false at the end of the log.
  bool next();

  /// Resolves the line again from its own command line, dice and all. Throws a Complaint if it is
  /// no result.
  Result resolve();

  /// What is told of a line that is none: "line 3: cannot be read: it breaks off".
  std::string unreadable(const Complaint& complaint) const;

  std::uint64_t number = 0;  // of the line
  std::string_view text;

  Logged logged;  // the line resolved last

 private:
  Request request;
  GivenDice dice{{}};
  LineReader reader;
  ShellWords words;
};

}  // namespace ecw
