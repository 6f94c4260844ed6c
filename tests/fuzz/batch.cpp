// A file of command lines: every line is a record or an error record, and two pieces of the file
// give the bytes of the whole.
#include <algorithm>
#include <functional>

#include "tables/program.hpp"
#include "tests/fuzz/harness.hpp"
#include "tests/fuzz/sound.hpp"
#include "tests/text.hpp"

namespace ecw::fuzz {
namespace {

std::string batch(std::string_view lines, const std::string& format, std::size_t first) {
  const Wish wish{.flags = {{"seed", "7"}, {"format", format}, {"start", std::to_string(first)}}};
  Ran ran = run_on_file(batch_command, lines, wish);
  require(ran.err.empty(), "a batch says nothing besides its records", ran.err);
  return ran.out;
}

void require_pieces(std::string_view text, const std::string& format, std::size_t near,
                    std::string_view whole) {
  const std::size_t end = text.find('\n', near);
  if (end == std::string_view::npos) return;
  const std::string_view head = text.substr(0, end + 1);
  const auto lines = static_cast<std::size_t>(std::ranges::count(head, '\n'));
  const std::string joined =
      batch(head, format, 1) + batch(text.substr(end + 1), format, lines + 1);
  require(joined == whole, "pieces are the whole", joined);
}

void require_json(std::string_view records) {
  std::int64_t last = 0;
  for (const std::string& line : tests::lines_of(records)) {
    const rapidjson::Document record = json_of(line);
    require(record["line"].GetInt64() > last, "records stand in the order of their lines", line);
    last = record["line"].GetInt64();
    if (!record.HasMember("error")) require_sound(record);
  }
}

}  // namespace
}  // namespace ecw::fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace ecw::fuzz;
  const std::string_view text = text_of(data, size);
  // The format and the cut hang on the text, so that a text has always the same.
  const std::size_t chance = std::hash<std::string_view>()(text);
  const std::string format(ecw::shared::formats[chance % std::size(ecw::shared::formats)]);
  const std::string whole = batch(text, format, 1);
  require_pieces(text, format, chance / 8 % (size + 1), whole);
  if (format == "json") require_json(whole);
  if (format == "csv") require_csv(whole);
  return 0;
}
