// The name that a mistyped word was most likely meant to be.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace ecw {

/// Letters to put in, take out or change to make one word of the other.
std::size_t edit_distance(std::string_view a, std::string_view b);

/// The nearest of the names, the first of several equally near: capitals are as small letters, and
/// a beginning is near. Empty where more than half the letters would have to change.
std::string_view nearest(std::string_view word, std::span<const std::string_view> names);

/// "did you mean --points?", the dashes being what stands `before` a name; `otherwise` where none
/// is near.
std::string did_you_mean(std::string_view word, std::span<const std::string_view> names,
                         std::string_view before, std::string otherwise);

}  // namespace ecw
