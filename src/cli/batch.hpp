// `ecw batch`: a file or pipe of command lines, one record each (interface, Batch).
#pragma once

#include <string>

#include "cli/results.hpp"

namespace ecw {

struct BatchOptions {
  std::string file = "-";
  bool stop_on_error = false;
  ResultsOptions results;
};

/// Returns the exit status: the worst of all lines.
int run_batch(const BatchOptions& options);

}  // namespace ecw
