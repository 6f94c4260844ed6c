// The lines of a batch that are met again. A study asks the same questions over and over: a line
// that comes back is read once more and kept, and from then on only its dice are new.
#pragma once

#include <bitset>
#include <cstddef>
#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>

#include "cli/request.hpp"
#include "cli/shell_words.hpp"

namespace ecw {

/// A line and what was made of it, which points into this copy of the line.
struct ReadLine {
  std::string line;
  ShellWords words;
  Request request;
};

class KnownLines {
 public:
  /// What was made of the line; null if it is not kept.
  const Request* find(std::string_view line);

  /// A copy of the line last looked for, to be understood; it stays until the next.
  ReadLine& copy(std::string_view line);

  /// Keeps that copy, now understood, if the line has been met before.
  void keep(const ReadLine& read);

 private:
  bool met_before();

  static constexpr std::size_t most = 4096;    // of some two kilobytes each
  static constexpr std::size_t longest = 256;  // bytes

  std::size_t hash = 0;  // of the line last looked for
  std::unordered_map<std::size_t, const ReadLine*> known;
  std::deque<ReadLine> kept;  // their memory is used again when all are forgotten
  ReadLine passing;           // one that is not kept
  std::bitset<1 << 20> met;   // hashes; one too many keeps a line too early, and no more
  std::size_t met_count = 0;
};

}  // namespace ecw
