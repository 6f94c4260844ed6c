#include "report/wrap.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace ecw {
namespace {

/// The longest start of the text, whole characters of it, that takes at most `width` columns.
std::size_t start_within(std::string_view text, std::size_t width) {
  std::size_t bytes = 0;
  while (bytes < text.size()) {
    std::size_t next = bytes + 1;
    while (next < text.size() && (static_cast<unsigned char>(text[next]) & 0xc0) == 0x80) ++next;
    if (bytes > 0 && columns(text.substr(0, next)) > width) break;
    bytes = next;
  }
  return bytes;
}

}  // namespace

std::size_t columns(std::string_view text) {
  unsigned char bits = 0;
  for (const char c : text) bits |= static_cast<unsigned char>(c);
  if (bits < 0x80) return text.size();
  // fmt pads by display width; the padding it leaves out is the width.
  return text.size() * 2 - fmt::formatted_size("{:{}}", text, text.size());
}

std::vector<std::string> wrap(std::string_view text, std::size_t width, std::size_t indent) {
  std::vector<std::string> lines;
  if (columns(text) <= width) {
    lines.emplace_back(text);
    return lines;
  }
  lines.emplace_back();
  std::size_t margin = 0;  // of the last line
  std::size_t used = 0;    // of it, after the margin
  const auto begin_line = [&] {
    lines.emplace_back(indent, ' ');
    margin = indent;
    used = 0;
  };
  while (!text.empty()) {
    const std::size_t space = text.find(' ');
    std::string_view word = text.substr(0, space);
    text.remove_prefix(space == std::string_view::npos ? text.size() : space + 1);
    if (word.empty()) continue;
    std::size_t wide = columns(word);
    if (used > 0 && margin + used + 1 + wide <= width) {
      lines.back() += ' ';
      ++used;
    } else if (used > 0) {
      begin_line();
    }
    for (; margin + wide > width; wide = columns(word)) {
      const std::size_t bytes = start_within(word, width - margin);
      lines.back() += word.substr(0, bytes);
      word.remove_prefix(bytes);
      begin_line();
    }
    lines.back() += word;
    used += wide;
  }
  return lines;
}

std::vector<std::string> wrap_command(std::string_view line, std::size_t width) {
  constexpr std::string_view broken = " \\";
  std::vector<std::string> lines;
  while (!line.empty()) {
    const std::string_view piece = line.substr(0, line.find(" --"));
    line.remove_prefix(std::min(piece.size() + 1, line.size()));
    if (lines.empty()) {
      lines.emplace_back(piece);
    } else if (columns(lines.back()) + 1 + columns(piece) + broken.size() <= width) {
      lines.back() += ' ';
      lines.back() += piece;
    } else {
      lines.back() += broken;
      lines.emplace_back(piece);
    }
  }
  return lines;
}

std::string beside(std::string_view left, std::string_view text, std::size_t indent,
                   std::size_t width) {
  std::string block;
  block.reserve(indent + text.size() + 1);
  block += left;
  std::size_t used = columns(left);
  if (used + 2 > indent) {
    block += '\n';
    used = 0;
  }
  for (const std::string& line : wrap(text, width - indent)) {
    block.append(indent - used, ' ');
    block += line;
    block += '\n';
    used = 0;
  }
  return block;
}

}  // namespace ecw
