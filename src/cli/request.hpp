// A command line that was understood: the case, and how it is to be resolved and printed.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "case.hpp"

namespace ecw {

struct Options {
  std::vector<std::uint8_t> dice{};  // thrown on the table; empty if none were given
  std::optional<std::uint64_t> seed;
  bool odds = false;
  bool exit_status = false;
  bool help = false;
  bool tally = false;
  std::optional<std::string_view> log;  // a file
  std::uint64_t repeat = 0;             // how many results; 0: one, as a single command
  std::size_t format = 0;               // a place in shared::formats
  std::size_t color = 0;                // a place in shared::colors
  std::optional<int> width;             // columns

  /// Throws the Complaint about two flags that do not go together.
  void check() const;
};

struct Request {
  Case asked;
  Options options;

  /// Empties it for the next line of a batch; memory once taken is kept.
  void clear();
};

}  // namespace ecw
