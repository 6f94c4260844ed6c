// The lines of a batch that are met again: which are kept, and for how long.
#include "cli/known_lines.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

namespace ecw::tests {
namespace {

/// Meets a line as a batch does: true if it was known.
bool met(KnownLines& lines, std::string_view line) {
  if (lines.find(line) != nullptr) return true;
  lines.keep(lines.copy(line));
  return false;
}

}  // namespace

TEST_SUITE("known lines") {
  TEST_CASE("a line that is met for the second time is kept") {
    KnownLines lines;
    CHECK_FALSE(met(lines, "roll d6"));
    CHECK_FALSE(met(lines, "roll 2d6"));
    CHECK_FALSE(met(lines, "roll d6"));
    CHECK(met(lines, "roll d6"));
    CHECK_FALSE(met(lines, "roll 2d6"));
    CHECK(met(lines, "roll 2d6"));
    CHECK(met(lines, "roll d6"));
  }

  TEST_CASE("what is found is what was made of the line") {
    KnownLines lines;
    met(lines, "roll d6");
    ReadLine& read = lines.copy("roll d6");
    CHECK(read.line == "roll d6");
    lines.keep(read);
    CHECK(lines.find("roll d6") == &read.request);
  }

  TEST_CASE("a line of more than 256 bytes is not kept") {
    KnownLines lines;
    for (const std::size_t size : {std::size_t{256}, std::size_t{257}}) {
      const std::string line(size, '#');
      met(lines, line);
      met(lines, line);
      CHECK(met(lines, line) == (size == 256));
    }
  }

  TEST_CASE("4096 lines are kept, and the next is the first of others") {
    KnownLines lines;
    const auto meet_all = [&](int from, int to) {
      int known = 0;
      for (int i = from; i < to; ++i) known += met(lines, fmt::format("roll {}d6", i)) ? 1 : 0;
      return known;
    };
    meet_all(0, 4096);
    meet_all(0, 4096);
    CHECK(meet_all(0, 4096) == 4096);
    meet_all(4096, 4097);
    meet_all(4096, 4097);
    CHECK(meet_all(4096, 4097) == 1);
    CHECK(meet_all(0, 4096) == 0);
    CHECK(meet_all(4095, 4096) == 1);
  }

  TEST_CASE("a line is met again while fewer than 65 thousand others were met") {
    const auto remembered_after = [](int others) {
      KnownLines lines;
      met(lines, "roll d6");
      for (int i = 0; i < others; ++i) met(lines, fmt::format("roll 2d6 # {}", i));
      met(lines, "roll d6");
      return met(lines, "roll d6");
    };
    CHECK(remembered_after(64'500));
    CHECK_FALSE(remembered_after(70'000));
  }
}

}  // namespace ecw::tests
