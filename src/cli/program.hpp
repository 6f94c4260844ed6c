// The program's own command line: what is not a resolving command, and every help page. CLI11
// lives behind this header, in one source file.
#pragma once

#include <span>
#include <string_view>

#include "registry.hpp"
#include "report/page.hpp"

namespace ecw {

/// Runs `ecw`, `ecw help` and the like; returns the exit status. Throws a Complaint.
int run_program(std::span<const std::string_view> words);

/// Prints the help of a resolving command; returns the exit status.
int print_help(const Entry& entry, const Page& page);

}  // namespace ecw
