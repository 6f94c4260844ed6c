// A refusal: which flag, what was typed, and the remedy. Whoever finds the fault throws one;
// dashes and the program's name are put on at the one door that prints it.
#pragma once

#include <optional>
#include <string>

namespace ecw {

struct Complaint {
  std::string key;                   // the flag without dashes; empty for a word that is no flag
  std::optional<std::string> value;  // what was typed
  std::string words;                 // what is wrong and the remedy
};

}  // namespace ecw
