// `--repeat N`: what a batch of N such lines prints (interface, shared flags).
#pragma once

#include "cli/request.hpp"
#include "report/page.hpp"

namespace ecw {

/// Returns the exit status: the worst of all results. Throws a Complaint.
int run_repeat(const Request& request, const Page& page);

}  // namespace ecw
