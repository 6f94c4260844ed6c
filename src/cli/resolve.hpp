// From a request to its record in the format asked for.
#pragma once

#include "cli/request.hpp"
#include "report/out.hpp"
#include "report/page.hpp"

namespace ecw {

/// Resolves, writes the record, and returns whether the test was passed or asks no such question.
/// The dice are those given, else drawn from (seed, stream). Throws a Complaint.
bool resolve(const Request& request, std::uint64_t stream, const Page& page, Out& out);

}  // namespace ecw
