// What is to be resolved: a command, the situation, and the name the player gave it.
#pragma once

#include <optional>
#include <string_view>

#include "engine/situation.hpp"
#include "registry.hpp"

namespace ecw {

struct Case {
  const Entry* entry = nullptr;
  Situation situation;
  std::optional<std::string_view> label;

  const Command& command() const { return *entry->command; }
};

}  // namespace ecw
