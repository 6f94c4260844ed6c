// The program from its words to its exit status: every complaint and failure leaves here.
#pragma once

#include <span>
#include <string_view>

namespace ecw {

/// words: the command line after the program's name.
int run(std::span<const std::string_view> words);

}  // namespace ecw
