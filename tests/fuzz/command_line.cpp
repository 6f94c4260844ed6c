// A command line, quoted as in a shell: it is refused or resolved; what is resolved is sound, uses
// the dice given and no others, and its replay line gives the same result.
#include <fmt/format.h>

#include <algorithm>

#include "cli/resolve.hpp"
#include "cli/row_parser.hpp"
#include "cli/shell_words.hpp"
#include "engine/complaint.hpp"
#include "tables/shared.hpp"
#include "tests/fuzz/harness.hpp"
#include "tests/fuzz/sound.hpp"

namespace ecw::fuzz {
namespace {

bool any_starts(const Words& words, std::initializer_list<std::string_view> starts) {
  return std::ranges::any_of(words, [&](std::string_view word) {
    return std::ranges::any_of(starts, [&](std::string_view s) { return word.starts_with(s); });
  });
}

/// None: what is no command line, reads or writes files, or takes its time.
Words words_of(std::string_view text, ShellWords& split) {
  try {
    Words words = split.split(text);
    if (any_starts(words, {"--log", "--repeat", "batch", "replay", "luck"})) return {};
    return words;
  } catch (const Complaint&) {
    return {};
  }
}

/// The words must outlive it.
Request request_of(const Words& words) {
  return parse(*find_command(words[0]), std::span(words).subspan(1));
}

/// The record as JSON, whatever its format.
std::string as_json(Request request) {
  request.options.format = place(shared::formats, "json");
  Out out;
  Resolver().resolve(request, {.seed = request.options.seed}, 0, {}, out);
  return std::string(out.text());
}

/// Thrown dice and given dice differ in these alone.
rapidjson::Document without_source(const std::string& line) {
  rapidjson::Document record = json_of(line);
  record.RemoveMember("given");
  record.RemoveMember("seed");
  return record;
}

void require_replay(const std::string& line) {
  const rapidjson::Document record = without_source(line);
  ShellWords split;
  Words words = split.split(record["replay"].GetString());
  require(words[0] == "ecw", "a replay line begins with the program", line);
  words.erase(words.begin());
  const std::string again = as_json(request_of(words));
  require(without_source(again) == record, "the replay line gives the same result", again);
}

}  // namespace
}  // namespace ecw::fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace ecw::fuzz;
  const std::string_view text = text_of(data, size);
  ecw::ShellWords split;
  Words words = words_of(text, split);
  if (words.empty() || has_nul(text)) return 0;
  const bool command = ecw::find_command(words[0]) != nullptr;
  // So that the same text always throws the same dice.
  if (command && !any_starts(words, {"--seed", "--dice", "--odds"})) {
    words.insert(words.end(), {"--seed", "1"});
  }
  const Ran ran = run_program(words);
  if (ran.status == 2) return 0;
  require(ran.err.empty(), "what is resolved has no complaint", ran.err);
  if (!command) return 0;
  const ecw::Request request = request_of(words);
  if (request.options.help) return 0;
  if (request.options.format == ecw::place(ecw::shared::formats, "csv")) require_csv(ran.out);
  const std::string line = as_json(request);
  const rapidjson::Document record = json_of(line);
  require_sound(record);
  const std::string given = fmt::format("{}", fmt::join(request.options.dice, ","));
  require(given.empty() || dice_of(record) == given, "the dice given are the dice used", line);
  if (!request.options.odds) require_replay(line);
  return 0;
}
