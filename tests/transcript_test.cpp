// Whole-program transcripts: sh runs every case of tests/transcripts/*.txt, and what is printed
// must be what stands there, to the byte. In a transcript, between blank lines and # comments:
//     $ ecw morale ...    the command line, run in a scratch folder that the file's cases share
//     | a line of standard output
//     ! a line of standard error
//     [2]                 the exit status, when it is not 0
#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "registry.hpp"
#include "tables/readings.hpp"
#include "tests/shell.hpp"

namespace fs = std::filesystem;

namespace {

const fs::path folder = fs::path(ECW_SOURCE_DIR) / "tests" / "transcripts";

struct Case {
  int line = 0;
  std::string command;
  std::string expected;  // the lines as they stand in the transcript
};

std::vector<Case> read_cases(const fs::path& path) {
  std::vector<Case> cases;
  std::ifstream file(path);
  int number = 0;
  for (std::string line; std::getline(file, line);) {
    ++number;
    if (line.empty() || line.starts_with('#')) continue;
    if (line.starts_with("$ ")) {
      cases.push_back({number, line.substr(2), ""});
    } else if (!cases.empty() && std::string_view("|![").find(line[0]) != std::string_view::npos) {
      cases.back().expected += line + '\n';
    } else {
      FAIL_CHECK(path.string(), ":", number, ": no line of a transcript: ", line);
    }
  }
  return cases;
}

/// What a temporary file has caught, each line with its mark before it. Closes the file.
std::string take_lines(std::FILE* file, char mark) {
  std::string text;
  bool at_start = true;
  std::rewind(file);
  for (int c = 0; (c = std::fgetc(file)) != EOF; at_start = c == '\n') {
    if (at_start) text += c == '\n' ? std::string{mark} : std::string{mark, ' '};
    text += static_cast<char>(c);
  }
  std::fclose(file);
  return at_start ? text : text + "\n(no newline at the end)\n";
}

/// Runs a command line and gives what it printed, as it would stand in a transcript.
std::string run(const std::string& command, const fs::path& in) {
  std::FILE* const out = std::tmpfile();
  std::FILE* const err = std::tmpfile();
  REQUIRE((out != nullptr && err != nullptr));
  const std::string path =
      "PATH=" + fs::path(ECW_PROGRAM).parent_path().string() + ":/usr/local/bin:/usr/bin:/bin";
  const pid_t child = fork();
  if (child == 0) {
    const char* const environment[] = {path.c_str(), "COLUMNS=80", "TERM=dumb", nullptr};
    if (chdir(in.c_str()) == 0 && std::freopen("/dev/null", "r", stdin) != nullptr &&
        dup2(fileno(out), STDOUT_FILENO) >= 0 && dup2(fileno(err), STDERR_FILENO) >= 0) {
      execle("/bin/sh", "sh", "-c", command.c_str(), nullptr, environment);
    }
    _exit(127);
  }
  int status = 0;
  waitpid(child, &status, 0);
  const int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  const std::string printed = take_lines(out, '|') + take_lines(err, '!');
  return printed + (code == 0 ? "" : "[" + std::to_string(code) + "]\n");
}

/// Whether a word stands in a text by itself, not as a piece of a longer flag or value.
bool names(std::string_view text, std::string_view word) {
  const auto part = [&](std::size_t i) {
    return i < text.size() && (std::isalnum(static_cast<unsigned char>(text[i])) || text[i] == '-');
  };
  for (auto at = text.find(word); at != text.npos; at = text.find(word, at + 1)) {
    if ((at == 0 || !part(at - 1)) && !part(at + word.size())) return true;
  }
  return false;
}

}  // namespace

TEST_SUITE_BEGIN("transcripts");

TEST_CASE("every transcript is what the program prints") {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(folder)) files.push_back(entry.path());
  std::ranges::sort(files);
  const ecw::tests::Directory scratch;
  for (const fs::path& file : files) {
    const fs::path in = fs::path(scratch.path) / file.stem();
    fs::create_directory(in);
    for (const Case& c : read_cases(file)) {
      const std::string printed = run(c.command, in);
      const bool same = printed == c.expected;
      CHECK_MESSAGE(same, file.string(), ":", c.line, ": ", c.command, "\nexpected:\n", c.expected,
                    "printed:\n", printed);
    }
  }
}

TEST_CASE("every command has a transcript that names its flags, outcomes and readings") {
  for (const ecw::Entry& entry : ecw::entries()) {
    const ecw::Command& command = *entry.command;
    CAPTURE(command.name);
    std::string typed, printed;
    for (const Case& c : read_cases(folder / (std::string(command.name) + ".txt"))) {
      typed += c.command + '\n';
      printed += c.expected;
    }
    if (!command.alias.empty()) CHECK_MESSAGE(names(typed, command.alias), command.alias);
    for (const ecw::Row& row : entry.rows) {
      if (!row.is_flag()) continue;
      CHECK_MESSAGE(names(typed, "--" + std::string(row.flag)), "the flag --", row.flag);
    }
    for (const ecw::Outcome& outcome : command.outcomes) {
      const std::string json = "\"outcome\":\"" + std::string(outcome.code) + '"';
      CHECK_MESSAGE(printed.find(json) != printed.npos, "the outcome, as ", json);
    }
    for (const ecw::Reading& reading : ecw::readings) {
      if (!reading.used_by(command.name)) continue;
      for (const std::string_view value : reading.names()) {
        const std::string chosen = std::string(reading.key) + '=' + std::string(value);
        CHECK_MESSAGE(names(typed, chosen), "the reading ", chosen);
      }
    }
  }
}
