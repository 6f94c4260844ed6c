// No line is longer than the page: results, odds, help, sheets, readings and the list of mentions,
// of every command, at 40, 80 and 120 columns.
#include <doctest/doctest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "registry.hpp"
#include "tables/program.hpp"
#include "tests/lines.hpp"
#include "tests/shell.hpp"
#include "tests/text.hpp"

namespace ecw::tests {
namespace {

constexpr int widths[] = {40, 80, 120};

/// Lines of a batch: each command's typed and some random ones, rolled and weighed, with a label
/// that takes more than a line of a narrow page.
std::string batch_lines() {
  Pick pick(8);
  std::string lines;
  for (const Entry& entry : entries()) {
    std::vector<Line> of_command = typed_lines_of(entry);
    for (int i = 0; i < 10; ++i) of_command.push_back(random_resolving_line(entry, pick));
    for (const Line& line : of_command) {
      std::string text(entry.command->name);
      for (const std::string& word : line) text += ' ' + in_quotes(word);
      text += " --label " + in_quotes("The Marquess of Newcastle's Whitecoats");
      lines += text + '\n';
      if (entry.command->has_odds) lines += text + " --odds\n";
    }
  }
  return lines;
}

}  // namespace

TEST_SUITE("width") {
  TEST_CASE("results and odds keep to the width, in ASCII and in UTF-8") {
    const std::filesystem::path file =
        std::filesystem::temp_directory_path() / ("ecw-width-" + std::to_string(getpid()));
    std::ofstream(file) << batch_lines();
    for (const int width : widths) {
      for (const char* locale : {"C", "C.UTF-8"}) {
        CAPTURE(width);
        CAPTURE(locale);
        const Ran ran =
            run_shell(std::string("LC_ALL=") + locale + " '" ECW_PROGRAM "' batch '" +
                      file.string() + "' --seed 1 --format text --width " + std::to_string(width));
        CHECK(ran.status == 0);
        CHECK(lines_of(ran.out).size() > 1000);
        CHECK(widest(ran.out) <= static_cast<std::size_t>(width));
      }
    }
    std::filesystem::remove(file);
  }

  TEST_CASE("tallies keep to the width") {
    std::string script = "printf '%s\\n'";
    for (const Entry& entry : entries()) {
      script += ' ' + in_quotes(entry.command->example.substr(std::string_view("ecw ").size()));
    }
    script += " | '" ECW_PROGRAM "' batch --seed 1 --tally --format text --width ";
    for (const int width : widths) {
      CAPTURE(width);
      const Ran ran = run_shell(script + std::to_string(width));
      CHECK(ran.status == 0);
      CHECK(lines_of(ran.out).size() > 100);
      CHECK(widest(ran.out) <= static_cast<std::size_t>(width));
    }
  }

  TEST_CASE("help, sheets, readings and mentions keep to the width") {
    std::vector<std::string> pages{"", "tables", "readings", "help general"};
    for (const Entry& entry : entries()) {
      const std::string name(entry.command->name);
      for (const char* page : {"help ", "tables ", "readings "}) pages.push_back(page + name);
    }
    for (const OwnCommand& own : program::commands) {
      pages.push_back("help " + std::string(own.name));
    }
    for (const std::string& page : pages) {
      for (const int width : widths) {
        CAPTURE(page);
        CAPTURE(width);
        const std::string text = printed(page + " --width " + std::to_string(width));
        CHECK(widest(text) <= static_cast<std::size_t>(width));
      }
    }
  }
}

}  // namespace ecw::tests
