#include "cli/row_parser.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "cli/chosen_reading.hpp"
#include "cli/nearest.hpp"
#include "cli/refusals.hpp"
#include "cli/values.hpp"
#include "engine/complaint.hpp"
#include "tables/readings.hpp"
#include "tables/shared.hpp"

namespace ecw {
namespace {

constexpr NameIndex shared_index(std::size(shared::rows),
                                 [](std::size_t i) { return shared::rows[i].flag; });

const Row* find_shared(std::string_view flag) {
  const std::uint8_t at = shared_index.candidate(flag);
  if (at == NameIndex::none || shared::rows[at].flag != flag) return nullptr;
  return std::data(shared::rows) + at;
}

class RowParser {
 public:
  RowParser(const Entry& command_entry, std::span<const std::string_view> typed, Typed typed_where,
            Request& into)
      : entry(command_entry), words(typed), where(typed_where), request(into) {
    request.clear();
    Situation& s = request.asked.situation;
    request.asked.entry = &entry;
    s.rows = entry.rows;
    for (const Row* row : entry.preset) {
      s.values[row->key.slot] = static_cast<std::int32_t>(row->preset);
    }
  }

  void read() {
    while (next < words.size()) read_word(words[next++]);
    if (request.options.repeat > 0 && !shared_seen[place(shared::rows, "format")]) {
      request.options.format = place(shared::formats, "line");
    }
    if (!request.options.help) check();
  }

 private:
  void read_word(std::string_view word);
  bool read_named(std::string_view flag, std::optional<std::string_view> value);
  void read_bare_word(std::string_view word);
  void read_flag(const Row& row, std::optional<std::string_view> typed);
  void read_shared(const Row& row, std::optional<std::string_view> typed);
  void read_house_rule(std::string_view value);
  void read_setting(const Row& row, std::string_view value);
  void read_dice_word(const Row& row, std::string_view word);
  void read_reading(std::string_view text);
  void check() const;

  std::string_view value_of(const Row& row, std::optional<std::string_view> value);
  [[noreturn]] void unknown_word(std::string_view word) const;

  const Entry& entry;
  std::span<const std::string_view> words;
  Typed where;
  Request& request;
  std::size_t next = 0;
  std::array<bool, std::size(shared::rows)> shared_seen{};
  std::array<bool, std::size(readings)> reading_seen{};
};

void RowParser::read_word(std::string_view word) {
  if (!word.starts_with("--")) return read_bare_word(word);
  if (read_named(word.substr(2), {})) return;
  const std::size_t equals = word.find('=');
  if (equals == std::string_view::npos) unknown_word(word);
  const std::string_view flag = word.substr(0, equals);
  if (!read_named(flag.substr(2), word.substr(equals + 1))) unknown_word(flag);
}

/// Whether there is a flag of that name.
bool RowParser::read_named(std::string_view flag, std::optional<std::string_view> value) {
  if (const Row* row = entry.find(flag)) {
    read_flag(*row, value);
  } else if (const Row* shared = find_shared(flag)) {
    read_shared(*shared, value);
  } else {
    return false;
  }
  return true;
}

void RowParser::read_bare_word(std::string_view word) {
  if (word == "-h") return read_shared(shared::rows[place(shared::rows, "help")], {});
  for (const Row& row : entry.rows) {
    if (row.kind == Kind::words) return read_dice_word(row, word);
  }
  unknown_word(word);
}

void RowParser::unknown_word(std::string_view word) const {
  std::vector<std::string_view> names;
  for (const Row& row : entry.rows) {
    if (row.is_flag()) names.push_back(row.flag);
  }
  for (const Row& row : shared::rows) names.push_back(row.flag);
  const std::string_view command = entry.command->name;
  const std::string_view name = word.substr(std::min(word.find_first_not_of('-'), word.size()));
  throw Complaint{
      "", std::string(word),
      fmt::format("no such flag in {}; {}", command,
                  did_you_mean(name, names, "--", fmt::format("see ecw help {}", command)))};
}

/// The value after `=`, or else the next word, whatever it looks like; a plain flag has none.
std::string_view RowParser::value_of(const Row& row, std::optional<std::string_view> value) {
  if (!row.takes_value()) {
    if (!value) return {};
    refuse_value(row, *value);
  }
  if (value) return *value;
  if (next < words.size()) return words[next++];
  refuse_without_value(row);
}

void note_seen(const Row& row, bool& seen, std::string_view value) {
  if (seen && row.takes_value() && !row.repeatable) refuse_twice(row, value);
  seen = true;
}

void RowParser::read_flag(const Row& row, std::optional<std::string_view> typed) {
  Situation& s = request.asked.situation;
  const std::string_view value = value_of(row, typed);
  note_seen(row, s.present[row.key.slot], value);
  std::int32_t& slot = s.values[row.key.slot];
  if (!row.takes_value()) {
    slot = row.kind == Kind::each ? slot + 1 : 1;
    return;
  }
  const std::optional<std::int64_t> number = read_value(row, value);
  if (!number) refuse_wrong_value(row, value);
  slot = static_cast<std::int32_t>(*number);
  if (row.repeatable) s.list.push_back(*number);
}

void RowParser::read_dice_word(const Row& row, std::string_view word) {
  std::vector<std::int64_t>& list = request.asked.situation.list;
  const std::optional<Throw> thrown = read_throw(word);
  if (!thrown) throw Complaint{"", std::string(word), fmt::format("give {}", row.words)};
  if (std::ssize(list) == row.most) {
    throw Complaint{"", std::string(word), fmt::format("at most {} throws", row.most)};
  }
  list.push_back(thrown->packed());
  request.asked.situation.present[row.key.slot] = true;
}

void RowParser::read_shared(const Row& row, std::optional<std::string_view> typed) {
  const auto is = [&](std::size_t at) { return &row == &shared::rows[at]; };
  Options& options = request.options;
  if (row.single && where == Typed::in_batch) {
    throw Complaint{std::string(row.flag), {}, "not in a line of a batch"};
  }
  const std::string_view value = value_of(row, typed);
  note_seen(row, shared_seen[static_cast<std::size_t>(&row - shared::rows)], value);
  const auto refuse = [&](std::string words_why) {
    throw Complaint{std::string(row.flag), std::string(value), std::move(words_why)};
  };

  if (is(place(shared::rows, "odds"))) {
    options.odds = true;
  } else if (is(place(shared::rows, "exit-status"))) {
    options.exit_status = true;
  } else if (is(place(shared::rows, "tally"))) {
    options.tally = true;
  } else if (is(place(shared::rows, "help"))) {
    options.help = true;
  } else if (is(place(shared::rows, "label"))) {
    request.asked.label = value;
  } else if (is(place(shared::rows, "reading"))) {
    read_reading(value);
  } else if (is(place(shared::rows, "dice"))) {
    if (!read_faces(value, options.dice)) {
      refuse("give faces between single commas, without blanks, as in 4,2");
    }
  } else if (is(place(shared::rows, "seed"))) {
    options.seed = read_seed(value);
    if (!options.seed) refuse_seed(value);
  } else if (is(place(shared::rows, "log"))) {
    options.log = value;
    if (value.empty()) refuse("give the name of a file");
  } else if (is(place(shared::rows, "also"))) {
    read_house_rule(value);
  } else {
    read_setting(row, value);
  }
}

void RowParser::read_house_rule(std::string_view value) {
  std::vector<Also>& rules = request.asked.situation.also;
  const auto refuse = [&](std::string why) {
    throw Complaint{"also", std::string(value), std::move(why)};
  };
  if (!entry.command->takes_also) {
    refuse(fmt::format("{} makes no sum that a house rule could change: leave it out",
                       entry.command->name));
  }
  const std::optional<Also> also = read_also(value);
  if (!also) refuse("give a whole number from -100 to 100, then a colon and words if you like");
  if (rules.size() == shared::most_also) {
    refuse(fmt::format("at most {} house rules", shared::most_also));
  }
  rules.push_back(*also);
}

void RowParser::read_setting(const Row& row, std::string_view value) {
  const std::optional<std::int64_t> number = read_value(row, value);
  if (!number) refuse_wrong_value(row, value);
  Options& options = request.options;
  if (row.flag == "format") options.format = static_cast<std::size_t>(*number);
  if (row.flag == "color") options.color = static_cast<std::size_t>(*number);
  if (row.flag == "width") options.width = static_cast<int>(*number);
  if (row.flag == "repeat") options.repeat = static_cast<std::uint64_t>(*number);
}

void RowParser::read_reading(std::string_view text) {
  const ChosenReading chosen = chosen_reading(entry, text);
  if (reading_seen[chosen.reading]) {
    throw Complaint{"reading", std::string(text), "this reading is given twice: give it once"};
  }
  reading_seen[chosen.reading] = true;
  request.asked.situation.readings[chosen.reading] = chosen.value;
}

/// What can only be seen when every word has been read.
void RowParser::check() const {
  const Options& options = request.options;
  const std::string_view command = entry.command->name;
  for (const Row* row : entry.needed) {
    if (request.asked.situation.given(row->key)) continue;
    if (row->kind == Kind::words) {
      throw Complaint{"", std::string(command), fmt::format("give {}", row->words)};
    }
    throw Complaint{std::string(row->flag),
                    {},
                    fmt::format("{} needs it: {} ({})", command, range_words(*row), row->words)};
  }
  if (where == Typed::alone) options.check();
  if (options.odds && !entry.command->has_odds) {
    throw Complaint{"odds", {}, fmt::format("{} has no outcomes to weigh: leave it out", command)};
  }
}

}  // namespace

void parse(const Entry& entry, std::span<const std::string_view> words, Typed where,
           Request& request) {
  RowParser(entry, words, where, request).read();
}

Request parse(const Entry& entry, std::span<const std::string_view> words) {
  Request request;
  parse(entry, words, Typed::alone, request);
  return request;
}

}  // namespace ecw
