// A command line, quoted as in a shell: it is refused or resolved; what is resolved is sound, uses
// the dice given and no others, and its replay line gives the same result.
#include <fmt/format.h>

#include <algorithm>

#include "cli/row_parser.hpp"
#include "cli/shell_words.hpp"
#include "engine/complaint.hpp"
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

/// The record of a replay line, without what tells thrown dice from given ones.
rapidjson::Document replayed(std::string_view line) {
  ShellWords split;
  Words words = split.split(line);
  require(words[0] == "ecw", "a replay line begins with the program", line);
  words.erase(words.begin());
  words.insert(words.end(), {"--format", "json"});
  rapidjson::Document record = json_of(run_program(words).out);
  record.RemoveMember("given");
  record.RemoveMember("seed");
  return record;
}

void require_record(const std::string& line, const Options& options) {
  rapidjson::Document record = json_of(line);
  require_sound(record);
  const std::string given = fmt::format("{}", fmt::join(options.dice, ","));
  require(given.empty() || dice_of(record) == given, "the dice given are the dice used", line);
  if (options.odds) return;
  record.RemoveMember("given");
  record.RemoveMember("seed");
  require(replayed(record["replay"].GetString()) == record, "the replay line repeats it", line);
}

}  // namespace
}  // namespace ecw::fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace ecw::fuzz;
  const std::string_view text = text_of(data, size);
  ecw::ShellWords split;
  Words words = words_of(text, split);
  if (words.empty() || has_nul(text)) return 0;
  const ecw::Entry* command = ecw::find_command(words[0]);
  if (command != nullptr) {
    // The same text always throws the same dice.
    if (!any_starts(words, {"--seed", "--dice", "--odds"})) {
      words.insert(words.end(), {"--seed", "1"});
    }
    if (!any_starts(words, {"--format"})) words.insert(words.end(), {"--format", "json"});
  }
  const Ran ran = run_program(words);
  if (ran.status == 2 || command == nullptr) return 0;
  const ecw::Options options = parse(*command, std::span(words).subspan(1)).options;
  if (options.help) return 0;
  const std::string_view format = ecw::shared::formats[options.format];
  if (format == "csv") require_csv(ran.out);
  if (format == "json") require_record(ran.out, options);
  return 0;
}
