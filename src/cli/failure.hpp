// Reading or writing failed: a full disk, a missing file. Not the player's words: exit 3.
#pragma once

#include <string>

namespace ecw {

struct Failure {
  std::string words;
};

/// What the program tells the shell.
enum ExitStatus : int {
  resolved = 0,
  test_failed = 1,
  wrong_input = 2,
  io_failed = 3,
};

}  // namespace ecw
