// Where formats write: a growing block of bytes, written to the terminal or file in one go.
#pragma once

#include <fmt/compile.h>
#include <fmt/format.h>

#include <concepts>
#include <cstring>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace ecw {

/// Made for a batch, which puts some forty short pieces a line: each is a few instructions, and
/// what grows stands apart.
class Out {
 public:
  using value_type = char;  // asked for by std::back_inserter

  void push_back(char c) {
    if (used == room) grow(1);
    bytes[used++] = c;
  }
  void append(std::string_view more) {
    if (more.empty()) return;  // memcpy takes no null pointer, not even for nothing
    if (more.size() > room - used) grow(more.size());
    std::memcpy(bytes.get() + used, more.data(), more.size());
    used += more.size();
  }
  /// Forgets all but the first `size` bytes, of which there are as many; the memory is kept.
  void cut(std::size_t size) { used = size; }

  std::string_view text() const { return {bytes.get(), used}; }
  std::size_t size() const { return used; }
  bool empty() const { return used == 0; }

 private:
  void grow(std::size_t more);

  std::unique_ptr<char[]> bytes;
  std::size_t used = 0;
  std::size_t room = 0;
};

inline void put(Out& out, std::string_view text) { out.append(text); }

inline void put(Out& out, char c) { out.push_back(c); }

/// A whole number of two digits and more, or below 0.
template <std::integral Number>
void put_digits(Out& out, Number number) {
  const fmt::format_int digits(number);
  put(out, std::string_view(digits.data(), digits.size()));
}

/// A whole number in decimal digits; most that are printed are small.
template <std::integral Number>
requires(!std::same_as<Number, char> && !std::same_as<Number, bool>) void put(Out& out,
                                                                              Number number) {
  if (number >= 0 && number <= 9) return put(out, static_cast<char>('0' + number));
  put_digits(out, number);
}

/// What a function puts out, as a string.
template <typename Put>
std::string text_of(Put put_it) {
  Out out;
  put_it(out);
  return std::string(out.text());
}

/// pattern: FMT_COMPILE("...").
template <typename Pattern, typename Arg, typename... Args>
void put(Out& out, const Pattern& pattern, Arg&& arg, Args&&... args) {
  fmt::format_to(std::back_inserter(out), pattern, std::forward<Arg>(arg),
                 std::forward<Args>(args)...);
}

}  // namespace ecw
