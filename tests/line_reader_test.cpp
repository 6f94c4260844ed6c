// Lines of files, whatever their blocks, and of standard input.
#include "cli/line_reader.hpp"

#include <doctest/doctest.h>
#include <fcntl.h>
#include <unistd.h>

#include <fstream>
#include <string>
#include <vector>

#include "tests/shell.hpp"

namespace ecw::tests {
namespace {

constexpr std::size_t block = 65'536;  // bytes that are read at once

std::vector<std::string> lines_of_file(std::string_view content, std::size_t most) {
  const Directory directory;
  const std::string path = directory.path + "/lines";
  std::ofstream(path, std::ios::binary) << content;
  LineReader reader(path, most, [] {});
  std::vector<std::string> lines;
  for (std::string_view line; reader.next(line);) lines.emplace_back(line);
  return lines;
}

/// The number that the next file would get.
int next_descriptor() {
  const int next = dup(STDERR_FILENO);
  close(next);
  return next;
}

}  // namespace

TEST_SUITE("lines of files") {
  TEST_CASE("a line is the same wherever its blocks end") {
    for (std::size_t before = block - 6; before <= block + 1; ++before) {
      CAPTURE(before);
      const std::string first(before, 'x');
      const std::vector<std::string> lines = lines_of_file(first + "\r\nab\r\n\nc", 2 * block);
      CHECK(lines == std::vector<std::string>{first, "ab", "", "c"});
    }
  }

  TEST_CASE("a line that is too long is known for it, wherever its blocks end") {
    for (const std::size_t most : {std::size_t{10}, block - 2, block - 1, block, block + 1}) {
      CAPTURE(most);
      const std::string longest(most, 'x');
      for (const std::string_view end : {"\n", "\r\n", "\r"}) {
        const std::vector<std::string> lines = lines_of_file(longest + std::string(end), most);
        CHECK(lines == std::vector<std::string>{longest});
      }
      for (const std::string_view more : {"x", "\r\r", "\rx", "xx\r", "\r\r\r\r"}) {
        const std::vector<std::string> lines = lines_of_file(longest + std::string(more), most);
        REQUIRE(lines.size() == 1);
        CHECK(lines[0].size() > most);
      }
    }
  }

  TEST_CASE("a file is closed when it is read, and standard input is not") {
    const int next = next_descriptor();
    lines_of_file("a\n", 10);
    CHECK(next_descriptor() == next);
    {
      const LineReader reader("-", 10, [] {});
    }
    CHECK(fcntl(STDIN_FILENO, F_GETFD) != -1);
  }
}

}  // namespace ecw::tests
