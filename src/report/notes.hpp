// The notes of a result or of odds, with the numbers and the commands that belong in them.
#pragma once

#include <string>

#include "report/out.hpp"
#include "report/result.hpp"

namespace ecw {

/// The note as a sentence; r is null for odds, where what is not settled stays a word in capitals.
void put_sentence(Out& out, const Noted& noted, const Case& asked, const Resolution* r);
std::string sentence(const Noted& noted, const Case& asked, const Resolution* r);
/// Its words, and the command to type next (empty if there is none), by themselves.
std::string note_words(const Noted& noted, const Case& asked, const Resolution* r);
std::string note_command(const Noted& noted, const Case& asked, const Resolution* r);

}  // namespace ecw
