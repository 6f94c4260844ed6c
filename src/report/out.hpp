// Where formats write: a growing block of bytes, written to the terminal or file in one go.
#pragma once

#include <fmt/compile.h>
#include <fmt/format.h>

#include <concepts>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>

namespace ecw {

using Out = fmt::memory_buffer;

inline void put(Out& out, std::string_view text) {
  const std::size_t before = out.size();
  out.resize(before + text.size());
  text.copy(out.data() + before, text.size());
}

inline void put(Out& out, char c) { put(out, std::string_view(&c, 1)); }

/// A whole number in decimal digits.
template <std::integral Number>
requires(!std::same_as<Number, char> && !std::same_as<Number, bool>) void put(Out& out,
                                                                              Number number) {
  if (number >= 0 && number <= 9) return put(out, static_cast<char>('0' + number));
  const fmt::format_int digits(number);
  put(out, std::string_view(digits.data(), digits.size()));
}

/// What a function puts out, as a string.
template <typename Put>
std::string text_of(Put put_it) {
  Out out;
  put_it(out);
  return fmt::to_string(out);
}

/// pattern: FMT_COMPILE("...").
template <typename Pattern, typename Arg, typename... Args>
void put(Out& out, const Pattern& pattern, Arg&& arg, Args&&... args) {
  fmt::format_to(std::back_inserter(out), pattern, std::forward<Arg>(arg),
                 std::forward<Args>(args)...);
}

}  // namespace ecw
