// Running command lines by the shell, as a player or a script does, and the quoting of its own
// that the tests use for that.
#pragma once

#include <doctest/doctest.h>
#include <stdlib.h>
#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>

namespace ecw::tests {

struct Ran {
  std::string out;  // standard output
  int status = 0;   // exit status
};

/// At most 128 KiB of script. The locale is C and the terminal's width unknown.
inline Ran run_shell(const std::string& script) {
  const std::string whole = "unset COLUMNS; LC_ALL=C; export LC_ALL; " + script;
  FILE* pipe = popen(whole.c_str(), "r");
  if (pipe == nullptr) throw std::runtime_error("popen failed");
  Ran ran;
  std::array<char, 4096> block{};
  while (const std::size_t n = std::fread(block.data(), 1, block.size(), pipe)) {
    ran.out.append(block.data(), n);
  }
  const int status = pclose(pipe);
  ran.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return ran;
}

/// Any word, for a POSIX shell.
inline std::string in_quotes(std::string_view word) {
  std::string text = "'";
  for (const char c : word) {
    if (c == '\'') {
      text += "'\"'\"'";
    } else {
      text += c;
    }
  }
  return text + '\'';
}

/// A new empty directory, gone with everything in it at the end.
struct Directory {
  std::string path = (std::filesystem::temp_directory_path() / "ecw-test-XXXXXX").string();
  Directory() { REQUIRE(mkdtemp(path.data()) != nullptr); }
  Directory(const Directory&) = delete;
  Directory& operator=(const Directory&) = delete;
  ~Directory() { std::filesystem::remove_all(path); }
  bool empty() const { return std::filesystem::is_empty(path); }
};

/// Runs a script in that directory with ecw on the PATH.
inline Ran run_in(const Directory& directory, const std::string& script) {
  const std::filesystem::path program = ECW_PROGRAM;
  return run_shell("PATH=" + in_quotes(program.parent_path().string()) +
                   ":$PATH; export PATH; cd " + in_quotes(directory.path) + " && {\n" + script +
                   "\n}");
}

/// What `ecw` prints with these arguments, which are shell text; it must succeed.
inline std::string printed(const std::string& arguments) {
  const Ran ran = run_shell("'" ECW_PROGRAM "' " + arguments);
  CAPTURE(arguments);
  CHECK(ran.status == 0);
  return ran.out;
}

}  // namespace ecw::tests
