// What is written of a tally, in the five formats: how often each outcome of a command line came,
// beside its exact chance.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/fit.hpp"
#include "engine/odds.hpp"
#include "report/formats.hpp"

namespace ecw {

struct TallyRow {
  Chance exact;
  std::uint64_t count = 0;
};

struct TallyLine {
  const Command* command = nullptr;
  std::optional<std::string> label;
  std::string command_line;
  std::vector<TallyRow> rows;  // every outcome that may come, best first
  std::uint64_t count = 0;     // of all

  double expected(const TallyRow& row) const {
    return static_cast<double>(count) * row.exact.chance;
  }

  /// None where the results are too few, or one outcome is certain.
  std::optional<Fit> fit() const;
};

struct TallyFormat {
  Frame frame;
  void (*line)(Out&, const TallyLine&, const Page&);
};

/// By the places of shared::formats: text, line, json, csv, md.
extern const std::array<TallyFormat, 5> tally_formats;

}  // namespace ecw
