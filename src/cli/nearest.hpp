// The name that a mistyped word was most likely meant to be.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace ecw {

/// Letters to put in, take out or change to make one word of the other.
std::size_t edit_distance(std::string_view a, std::string_view b);

/// The nearest of the names; the first of several equally near, empty when there is none.
std::string_view nearest(std::string_view word, std::span<const std::string_view> names);

}  // namespace ecw
