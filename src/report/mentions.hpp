// Where the tables speak of something: the way from a word a player has in mind to the command
// and the flag.
#pragma once

#include <string_view>

#include "report/out.hpp"
#include "report/page.hpp"

namespace ecw {

/// Lists the flags, outcomes, rules and readings that have the word, each with what to type to
/// read on; false, and nothing is put, if there are none.
bool put_mentions(Out& out, std::string_view word, const Page& page);

}  // namespace ecw
