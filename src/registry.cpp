#include "registry.hpp"

#include <algorithm>
#include <utility>

#include "tables/readings.hpp"
#include "vocabulary.hpp"

namespace ecw {
namespace {

template <const Command& command>
constexpr auto bind_keys() {
  std::array<Row, command.rows.size()> bound;
  for (std::size_t i = 0; i < bound.size(); ++i) {
    bound[i] = command.rows[i];
    for (std::size_t k = 0; k < vocabulary.count; ++k) {
      if (vocabulary.names[k] == bound[i].flag) bound[i].key = {static_cast<std::uint8_t>(k)};
    }
  }
  return bound;
}

template <const Command& command>
constexpr auto bound_rows = bind_keys<command>();

/// Those rows that are wanted, found once and for all.
template <const Command& command, bool (*wanted)(const Row&)>
constexpr auto rows_that = [] {
  constexpr const auto& rows = bound_rows<command>;
  std::array<const Row*, std::count_if(rows.begin(), rows.end(), wanted)> found{};
  std::size_t n = 0;
  for (const Row& row : rows) {
    if (wanted(row)) found[n++] = &row;
  }
  return found;
}();

constexpr bool has_preset(const Row& row) { return row.preset != 0; }
constexpr bool is_needed(const Row& row) { return row.required || row.kind == Kind::words; }

template <const Command& command>
consteval Entry entry() {
  return {.command = &command,
          .rows = bound_rows<command>,
          .preset = rows_that<command, has_preset>,
          .needed = rows_that<command, is_needed>,
          .flags = NameIndex(bound_rows<command>.size(),
                             [](std::size_t i) {
                               const Row& row = bound_rows<command>[i];
                               return row.is_flag() ? row.flag : std::string_view{};
                             }),
          .readings = NameIndex(std::size(readings), [](std::size_t i) {
            return readings[i].used_by(command.name) ? readings[i].key : std::string_view{};
          })};
}

template <std::size_t... I>
consteval auto make_entries(std::index_sequence<I...>) {
  return std::array<Entry, sizeof...(I)>{entry<*commands[I]>()...};
}

constexpr auto all = make_entries(std::make_index_sequence<std::size(commands)>());

}  // namespace

const Row* Entry::find(std::string_view flag) const {
  const std::uint8_t at = flags.candidate(flag);
  if (at == NameIndex::none || rows[at].flag != flag) return nullptr;
  return &rows[at];
}

const Reading* Entry::find_reading(std::string_view key) const {
  const std::uint8_t at = readings.candidate(key);
  if (at == NameIndex::none || ecw::readings[at].key != key) return nullptr;
  return &ecw::readings[at];
}

std::span<const Entry> entries() { return all; }

const Entry* find_command(std::string_view name) {
  if (name.empty()) return nullptr;
  constexpr std::size_t count = std::size(commands);
  static constexpr NameIndex names(2 * count, [](std::size_t i) {
    return i < count ? commands[i]->name : commands[i - count]->alias;
  });
  const std::uint8_t at = names.candidate(name);
  if (at == NameIndex::none) return nullptr;
  const Entry& entry = all[at % count];
  return entry.command->name == name || entry.command->alias == name ? &entry : nullptr;
}

}  // namespace ecw
