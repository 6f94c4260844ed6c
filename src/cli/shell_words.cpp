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

Char class_of(char c) { return char_classes[static_cast<unsigned char>(c)]; }

bool is_blank(char c) { return class_of(c) == Char::blank; }

bool is_plain(char c) { return class_of(c) == Char::plain; }

}  // namespace

const std::vector<std::string_view>& ShellWords::split(std::string_view line) {
  words.clear();
  text.clear();
  text.reserve(line.size());  // so that the views into it stay where they are
  const char* at = line.data();
  const char* const end = at + line.size();
  for (;;) {
    while (at != end && is_blank(*at)) ++at;
    if (at == end || *at == '#') return words;
    const char* const word = at;
    while (at != end && is_plain(*at)) ++at;
    if (at == end || is_blank(*at)) {
      words.emplace_back(word, at);
    } else {
      at = read_quoted(word, end);
    }
  }
}

const char* ShellWords::read_quoted(const char* at, const char* end) {
  const std::size_t start = text.size();
  char quote = 0;
  for (; at != end && (quote != 0 || !is_blank(*at)); ++at) {
    const char c = *at;
    if (quote == '\'') {
      if (c == '\'')
        quote = 0;
      else
        text += c;
    } else if (c == '\\') {
      if (at + 1 == end) throw Complaint{"", {}, "a backslash ends the line: quote it"};
      const char next = *++at;
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
  words.push_back(std::string_view(text).substr(start));
  return at;
}

}  // namespace ecw
