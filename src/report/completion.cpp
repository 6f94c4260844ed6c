#include "report/completion.hpp"

#include <algorithm>

#include "registry.hpp"
#include "report/help.hpp"
#include "tables/readings.hpp"

namespace ecw {
namespace {

std::vector<Row> flags_of(std::span<const Row> rows) {
  std::vector<Row> flags;
  for (const Row& row : rows) {
    if (row.is_flag()) flags.push_back(row);
  }
  return flags;
}

}  // namespace

std::vector<Offered> offered_commands() {
  std::vector<Offered> offered;
  for (const Entry& entry : entries()) {
    const Command& command = *entry.command;
    const auto words = std::ranges::find(entry.rows, Kind::words, &Row::kind);
    offered.push_back({.name = command.name,
                       .alias = command.alias,
                       .group = command.rules->name,
                       .purpose = command.purpose,
                       .flags = flags_of(entry.rows),
                       .shared = shared_rows(command),
                       .word = words == entry.rows.end() ? std::string_view{} : words->flag,
                       .names = Names::nothing});
  }
  for (const OwnCommand& own : program::commands) {
    offered.push_back({.name = own.name,
                       .alias = {},
                       .group = "More",
                       .purpose = own.purpose,
                       .flags = flags_of(own.rows),
                       .shared = {},
                       .word = own.word,
                       .names = own.names});
  }
  return offered;
}

std::vector<Choice> choices_of(const Offered& command, const Row& flag) {
  std::vector<Choice> choices;
  if (flag.flag == "reading") {
    for (const Reading& reading : readings) {
      if (!reading.used_by(command.name)) continue;
      choices.push_back({reading.key, reading.names()});
    }
  } else if (!flag.choices.empty()) {
    choices.push_back({"", {flag.choices.begin(), flag.choices.end()}});
  } else if (!flag.names.empty()) {
    choices.push_back({});
    for (const auto& name : flag.names) choices[0].values.push_back(name.name);
  }
  return choices;
}

bool takes_file(const Row& flag) { return flag.placeholder == "FILE"; }

}  // namespace ecw
