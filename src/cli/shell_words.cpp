#include "cli/shell_words.hpp"

#include <algorithm>
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

Char class_of(char c) { return char_classes[static_cast<unsigned char>(c)]; }

bool is_blank(char c) { return class_of(c) == Char::blank; }

bool is_plain(char c) { return class_of(c) == Char::plain; }

}  // namespace

const std::vector<std::string_view>& ShellWords::split(std::string_view line) {
  words.clear();
  text.clear();
  text.reserve(line.size());  // so that the views into it stay where they are
  while (!line.empty()) {
    if (is_blank(line.front())) {
      line.remove_prefix(1);
      continue;
    }
    if (line.front() == '#') break;
    const auto end = std::find_if_not(line.begin(), line.end(), is_plain);
    if (end == line.end() || is_blank(*end)) {
      words.emplace_back(line.begin(), end);
      line.remove_prefix(words.back().size());
    } else {
      words.push_back(take_quoted(line));
    }
  }
  return words;
}

std::string_view ShellWords::take_quoted(std::string_view& line) {
  const std::size_t start = text.size();
  char quote = 0;
  std::size_t at = 0;
  for (; at < line.size() && (quote != 0 || !is_blank(line[at])); ++at) {
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
  line.remove_prefix(at);
  return std::string_view(text).substr(start);
}

}  // namespace ecw
