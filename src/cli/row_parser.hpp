// Reads a resolving command line, typed or in a batch: each word is looked up in the command's
// rows, and its value read as the row says.
#pragma once

#include <span>
#include <string_view>

#include "cli/request.hpp"

namespace ecw {

/// Where a command line stands: a line of a batch may neither read nor write, nor set the format.
enum class Typed { alone, in_batch };

/// words: the flags after the command's name. The words must outlive the request: labels and
/// house rules point into them. Throws a Complaint.
Request parse(const Entry& entry, std::span<const std::string_view> words);

/// The same into a request whose memory is used again.
void parse(const Entry& entry, std::span<const std::string_view> words, Typed where,
           Request& request);

}  // namespace ecw
