#include "cli/refusals.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <limits>
#include <string>
#include <utility>

#include "cli/nearest.hpp"
#include "cli/values.hpp"
#include "engine/complaint.hpp"

namespace ecw {

void refuse_value(const Row& row, std::string_view value) {
  throw Complaint{
      std::string(row.flag), std::string(value),
      fmt::format("this flag takes no value: write --{} alone, or leave it out", row.flag)};
}

void refuse_without_value(const Row& row) {
  throw Complaint{std::string(row.flag), {}, fmt::format("needs a value: {}", range_words(row))};
}

void refuse_twice(const Row& row, std::string_view value) {
  throw Complaint{std::string(row.flag), std::string(value), "given twice: give it once"};
}

void refuse_seed(std::string_view value) {
  throw Complaint{
      "seed", std::string(value),
      fmt::format("give a whole number from 0 to {}", std::numeric_limits<std::uint64_t>::max())};
}

void refuse_wrong_value(const Row& row, std::string_view value) {
  std::string remedy = fmt::format("give {}", range_words(row));
  const std::string meant = did_you_mean(value, row.choices, "", "");
  if (!meant.empty()) remedy += "; " + meant;
  throw Complaint{std::string(row.flag), std::string(value), std::move(remedy)};
}

}  // namespace ecw
