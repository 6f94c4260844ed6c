// Counting outcomes by command line: memory grows with the different command lines, not with the
// results.
#pragma once

#include <deque>
#include <string>
#include <unordered_map>

#include "report/result.hpp"
#include "report/tally.hpp"

namespace ecw {

class OutcomeTally {
 public:
  /// Returns the line that the result counts in.
  const TallyLine& count(const Result& result);

  /// In the order in which each came first.
  const std::deque<TallyLine>& lines() const { return all; }

 private:
  TallyLine& line_of(const Case& asked);

  std::deque<TallyLine> all;
  std::unordered_map<std::string, TallyLine*> by_command_line;
};

}  // namespace ecw
