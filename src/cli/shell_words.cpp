#include "cli/shell_words.hpp"

#include <array>
#include <cstdint>

#include "engine/complaint.hpp"

namespace ecw {
namespace {

enum class Char : std::uint8_t { plain, blank, quoting };

/// What each byte is to the shell.
constexpr std::array<Char, 256> char_classes = [] {
  std::array<Char, 256> classes{};
  for (const char c : {' ', '\t'}) classes[static_cast<unsigned char>(c)] = Char::blank;
  for (const char c : {'\'', '"', '\\'}) classes[static_cast<unsigned char>(c)] = Char::quoting;
  return classes;
}();

Char class_at(std::string_view line, std::size_t at) {
  return char_classes[static_cast<unsigned char>(line[at])];
}

bool blank_at(std::string_view line, std::size_t at) { return class_at(line, at) == Char::blank; }

}  // namespace

const std::vector<std::string_view>& ShellWords::split(std::string_view line) {
  words.clear();
  text.clear();
  text.reserve(line.size());  // so that the views into it stay where they are
  std::size_t at = 0;
  while (at < line.size()) {
    if (blank_at(line, at)) {
      ++at;
      continue;
    }
    if (line[at] == '#') break;
    std::size_t end = at;
    while (end < line.size() && class_at(line, end) == Char::plain) ++end;
    if (end == line.size() || blank_at(line, end)) {
      words.push_back(line.substr(at, end - at));
      at = end;
    } else {
      words.push_back(quoted_word(line, at));
    }
  }
  return words;
}

std::string_view ShellWords::quoted_word(std::string_view line, std::size_t& at) {
  const std::size_t start = text.size();
  char quote = 0;
  for (; at < line.size() && (quote != 0 || !blank_at(line, at)); ++at) {
    const char c = line[at];
    if (quote == '\'') {
      if (c == '\'')
        quote = 0;
      else
        text += c;
    } else if (c == '\\') {
      if (at + 1 == line.size()) throw Complaint{"", {}, "a backslash ends the line: quote it"};
      const char next = line[++at];
      const bool escapes =
          quote == 0 || std::string_view("\"\\$`").find(next) != std::string_view::npos;
      if (!escapes) text += '\\';
      text += next;
    } else if (c == quote) {
      quote = 0;
    } else if (quote == 0 && (c == '\'' || c == '"')) {
      quote = c;
    } else {
      text += c;
    }
  }
  if (quote != 0) throw Complaint{"", {}, std::string("a quote is not closed: ") + quote};
  return std::string_view(text).substr(start);
}

}  // namespace ecw
