// Capitals and small letters of names and of our own words, which are ASCII in every locale.
#pragma once

#include <string>
#include <string_view>

namespace ecw {

constexpr char small_letter(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; }
constexpr char capital(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; }

inline std::string in_small_letters(std::string_view text) {
  std::string small(text);
  for (char& c : small) c = small_letter(c);
  return small;
}

inline std::string in_capitals(std::string_view text) {
  std::string capitals(text);
  for (char& c : capitals) c = capital(c);
  return capitals;
}

}  // namespace ecw
