// A label: whatever it is, it forges no line and no field, and comes back from JSON and from the
// replay line as it was typed.
#include "cli/shell_words.hpp"
#include "tests/fuzz/harness.hpp"
#include "tests/fuzz/sound.hpp"
#include "tests/text.hpp"

namespace ecw::fuzz {
namespace {

/// So many lines, and no control character but their ends.
std::string plain(std::string_view label, std::string_view format, std::size_t lines) {
  std::string text =
      run_program({"rein", "--general", "4", "--dice", "3", "--label", label, "--format", format})
          .out;
  require(tests::lines_of(text).size() == lines, "a label makes no line", text);
  for (const char c : text) {
    require(c == '\n' || (static_cast<unsigned char>(c) >= 0x20 && c != 0x7f),
            "no control character is printed", text);
  }
  return text;
}

}  // namespace
}  // namespace ecw::fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace ecw::fuzz;
  const std::string_view label = text_of(data, size);
  if (has_nul(label)) return 0;
  plain(label, "line", 1);
  plain(label, "md", 3);
  require_csv(plain(label, "csv", 2));
  const std::string line = plain(label, "json", 1);
  const rapidjson::Document record = json_of(line);
  require_sound(record);
  const std::string_view shown = record["label"].GetString();
  if (shown.find("\ufffd") != std::string_view::npos) return 0;  // in place of broken bytes
  require(shown == label, "JSON has the label", line);
  ecw::ShellWords words;
  const Words replay = words.split(record["replay"].GetString());
  require(replay[replay.size() - 3] == label, "the replay line has the label", line);
  return 0;
}
