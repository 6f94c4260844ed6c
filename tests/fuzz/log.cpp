// A battle log, torn or forged: every line of it is counted once, as logged, different or
// unreadable.
#include <algorithm>
#include <cstdio>

#include "tests/fuzz/harness.hpp"
#include "tests/text.hpp"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace ecw::fuzz;
  const std::string_view text = text_of(data, size);
  const MemoryFile log(text);
  const std::string path = log.path();
  const Ran ran = run_program({"replay", path});
  require(ran.status < 2 && ran.err.empty(), "replay complains of no log", ran.err);

  const std::string count = ecw::tests::lines_of(ran.out).back();
  unsigned same = 0;
  unsigned different = 0;
  unsigned unreadable = 0;
  const int read = std::sscanf(count.c_str(), "%u as logged, %u different, %u unreadable", &same,
                               &different, &unreadable);
  require(read == 3, "the last line counts", ran.out);
  require((ran.status == 1) == (different + unreadable > 0), "the status tells differences", count);
  const auto blank = [](std::string_view line) {
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line.find_first_not_of(" \t") == std::string_view::npos;
  };
  const auto lines = ecw::tests::lines_of(text);
  const auto blanks = static_cast<std::size_t>(std::ranges::count_if(lines, blank));
  require(same + different + unreadable == lines.size() - blanks, "every line is counted", count);
  return 0;
}
