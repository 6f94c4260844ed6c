// The commands as the running program knows them: each table's rows with their keys, and the
// index that finds a flag.
#pragma once

#include <span>
#include <string_view>

#include "engine/command.hpp"
#include "engine/name_index.hpp"

namespace ecw {

struct Entry {
  const Command* command;
  std::span<const Row> rows;  // their keys set
  NameIndex flags;

  /// The row of a flag; null if the command has no such flag.
  const Row* find(std::string_view flag) const;
};

std::span<const Entry> entries();

/// By name or alias; null if there is no such command.
const Entry* find_command(std::string_view name);

}  // namespace ecw
