// How a run ends other than by a result or the player's words. Reading or writing failed, a full
// disk or a missing file: exit 3. Nobody reads the output any more: quietly.
#pragma once

#include <string>

namespace ecw {

struct Failure {
  std::string words;
};

struct ReaderGone {};

/// What the program tells the shell.
enum ExitStatus : int {
  resolved = 0,
  test_failed = 1,
  wrong_input = 2,
  io_failed = 3,
};

}  // namespace ecw
