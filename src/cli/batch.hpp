// `ecw batch`: a file or pipe of command lines, one record each (interface, Batch).
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "report/page.hpp"

namespace ecw {

struct BatchOptions {
  std::string file = "-";
  std::size_t format = 1;  // a place in shared::formats: line
  std::optional<std::uint64_t> seed;
  std::uint64_t start = 1;  // the number of the first line
  bool stop_on_error = false;
  bool exit_status = false;
  Page page;
};

/// Returns the exit status: the worst of all lines.
int run_batch(const BatchOptions& options);

}  // namespace ecw
