// The commands as the running program knows them: each table's rows with their keys, and the
// index that finds a flag.
#pragma once

#include <span>
#include <string_view>

#include "engine/command.hpp"
#include "engine/name_index.hpp"

namespace ecw {

struct Reading;

struct Entry {
  const Command* command;
  std::span<const Row> rows;           // their keys set
  std::span<const Row* const> preset;  // those with a value when the flag is absent
  std::span<const Row* const> needed;  // those that a command line must have
  NameIndex flags;
  NameIndex readings;

  /// The row of a flag; null if the command has no such flag.
  const Row* find(std::string_view flag) const;
  /// Null if the command has no such reading.
  const Reading* find_reading(std::string_view key) const;
};

std::span<const Entry> entries();

/// By name or alias; null if there is no such command.
const Entry* find_command(std::string_view name);

}  // namespace ecw
