// Where formats write: a growing block of bytes, written to the terminal or file in one go.
#pragma once

#include <fmt/compile.h>
#include <fmt/format.h>

#include <iterator>
#include <string_view>
#include <utility>

namespace ecw {

using Out = fmt::memory_buffer;

inline void put(Out& out, std::string_view text) {
  out.append(text.data(), text.data() + text.size());
}

/// pattern: FMT_COMPILE("...").
template <typename Pattern, typename Arg, typename... Args>
void put(Out& out, const Pattern& pattern, Arg&& arg, Args&&... args) {
  fmt::format_to(std::back_inserter(out), pattern, std::forward<Arg>(arg),
                 std::forward<Args>(args)...);
}

}  // namespace ecw
