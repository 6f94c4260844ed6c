// A battle log, torn or forged: every line of it is counted once, as logged, different or
// unreadable, and its luck is told.
#include <algorithm>
#include <cstdio>

#include "tables/program.hpp"
#include "tests/fuzz/harness.hpp"
#include "tests/text.hpp"

namespace {

bool is_blank(std::string_view line) {
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line.find_first_not_of(" \t") == std::string_view::npos;
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace ecw::fuzz;
  const std::string_view text = text_of(data, size);
  const Ran luck = run_on_file(ecw::luck_command, text);
  const Ran replay = run_on_file(ecw::replay_command, text);
  require(replay.err.empty(), "replay complains of no log", replay.err);

  const std::string count = ecw::tests::lines_of(replay.out).back();
  unsigned same = 0;
  unsigned different = 0;
  unsigned unreadable = 0;
  const int read = std::sscanf(count.c_str(), "%u as logged, %u different, %u unreadable", &same,
                               &different, &unreadable);
  require(read == 3, "the last line counts", replay.out);
  require(replay.status == (different + unreadable > 0), "the status tells differences", count);
  require(ecw::tests::lines_of(luck.err).size() == unreadable, "luck names them", luck.err);
  require(luck.status == (unreadable > 0), "the status tells what was not read", luck.err);
  const auto lines = ecw::tests::lines_of(text);
  const auto blanks = static_cast<std::size_t>(std::ranges::count_if(lines, is_blank));
  require(same + different + unreadable == lines.size() - blanks, "every line is counted", count);
  return 0;
}
