// What the fuzz targets share: the program run in this process with its output caught, and
// promises that stop the fuzzer when they are broken.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cli/own_commands.hpp"

namespace ecw::fuzz {

using Words = std::vector<std::string_view>;

struct Ran {
  int status = 0;
  std::string out;  // standard output
  std::string err;  // standard error
};

/// Runs the program. That it refuses by one line, and prints nothing else then, is seen to here.
Ran run_program(const Words& words);

/// Runs batch, replay or luck on a file that holds `content`: without CLI11, which would take most
/// of the time.
Ran run_on_file(int (*command)(const Wish&), std::string_view content, Wish wish = {});

/// Stops the fuzzer, with both texts, unless the promise is kept.
void require(bool kept, std::string_view promise, std::string_view seen);

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

/// No command line has a NUL byte in it.
inline bool has_nul(std::string_view text) { return text.find('\0') != std::string_view::npos; }

}  // namespace ecw::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
