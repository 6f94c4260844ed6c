// The battle log: a file of results, each a line of JSON (interface, Log).
#pragma once

#include <string>
#include <string_view>

#include "report/result.hpp"

namespace ecw {

/// The result's JSON with the time and the version in front, without a line end.
std::string log_line(std::string_view time, std::string_view version, const Result& result);

/// Appends the result to the log; it is on the disk when this returns. A Failure if it cannot be,
/// which names the dice.
void log_result(std::string_view file, const Result& result);

}  // namespace ecw
