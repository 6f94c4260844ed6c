#include "cli/chosen_reading.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "cli/nearest.hpp"
#include "engine/complaint.hpp"
#include "tables/readings.hpp"

namespace ecw {
namespace {

std::string unknown_reading(const Command& command, std::string_view key) {
  std::vector<std::string_view> keys;
  for (const Reading& reading : readings) {
    if (reading.used_by(command.name)) keys.push_back(reading.key);
  }
  if (keys.empty()) return fmt::format("{} has no readings: leave it out", command.name);
  return fmt::format(
      "no such reading in {}; {}", command.name,
      did_you_mean(key, keys, "", fmt::format("give one of {}", fmt::join(keys, ", "))));
}

std::string unknown_value(std::string_view key, std::string_view value,
                          const std::vector<std::string_view>& values) {
  std::string choices;
  for (const std::string_view choice : values) {
    choices += fmt::format("{}{}={}", choices.empty() ? "" : ", ", key, choice);
  }
  const std::string meant = did_you_mean(value, values, fmt::format("{}=", key), "");
  return fmt::format("give one of {}{}{}", choices, meant.empty() ? "" : "; ", meant);
}

}  // namespace

ChosenReading chosen_reading(const Entry& entry, std::string_view text) {
  const std::size_t equals = std::min(text.find('='), text.size());
  const std::string_view key = text.substr(0, equals);
  const std::string_view value = text.substr(std::min(equals + 1, text.size()));
  const auto complaint = [&](std::string why) {
    return Complaint{"reading", std::string(text), std::move(why)};
  };

  const Reading* const reading = entry.find_reading(key);
  if (reading == nullptr) throw complaint(unknown_reading(*entry.command, key));
  const std::vector<std::string_view> values = reading->names();
  const auto at = std::ranges::find(values, value);
  if (at == values.end()) throw complaint(unknown_value(key, value, values));
  return {static_cast<std::size_t>(reading - readings),
          static_cast<std::uint8_t>(at - values.begin())};
}

}  // namespace ecw
