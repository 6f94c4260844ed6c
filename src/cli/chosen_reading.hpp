// The value of --reading, KEY=VALUE: which of the command's readings, and which way of reading it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "registry.hpp"

namespace ecw {

struct ChosenReading {
  std::size_t reading;  // its place among the readings
  std::uint8_t value;   // the place of its value among the reading's
};

/// A Complaint, with what there is, if the command has no such reading or value.
ChosenReading chosen_reading(const Entry& entry, std::string_view text);

}  // namespace ecw
