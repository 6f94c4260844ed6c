// Splits a line into words as a POSIX shell quotes them: quotes and backslashes, comments, no
// expansion of any kind.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ecw {

class ShellWords {
 public:
  /// The words of the line, until the next split; empty for a blank line or a comment. A
  /// Complaint if a quote is not closed or a backslash ends the line.
  const std::vector<std::string_view>& split(std::string_view line);

 private:
  /// Reads the word that begins at `at`, and returns where it ends.
  const char* read_quoted(const char* at, const char* end);

  std::string text;  // of the words that needed unquoting
  std::vector<std::string_view> words;
};

}  // namespace ecw
