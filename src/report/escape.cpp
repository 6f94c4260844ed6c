#include "report/escape.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>

namespace ecw {
namespace {

constexpr char32_t broken = 0x110000;  // beyond Unicode: no valid text decodes to it

/// Takes one character off the front of the text; a broken byte comes alone.
struct Character {
  char32_t code;
  std::string_view bytes;
};

Character take(std::string_view& text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  std::size_t length = 1;
  char32_t code = byte(0);
  char32_t least = 0;
  if (code >= 0xf0 && code < 0xf8) {
    length = 4, code &= 0x07, least = 0x10000;
  } else if (code >= 0xe0 && code < 0xf0) {
    length = 3, code &= 0x0f, least = 0x800;
  } else if (code >= 0xc0 && code < 0xe0) {
    length = 2, code &= 0x1f, least = 0x80;
  } else if (code >= 0x80) {
    code = broken;
  }
  for (std::size_t i = 1; i < length && code != broken; ++i) {
    if (i == text.size() || (byte(i) & 0xc0) != 0x80) {
      code = broken;
    } else {
      code = (code << 6) | (byte(i) & 0x3f);
    }
  }
  const bool surrogate = code >= 0xd800 && code <= 0xdfff;
  if (code < least || code > 0x10ffff || surrogate) code = broken;
  if (code == broken) length = 1;
  const Character taken{code, text.substr(0, length)};
  text.remove_prefix(length);
  return taken;
}

/// Control characters, line and direction marks, and what else has no face of its own.
bool unseen(char32_t c) {
  return c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0xad || c == 0x61c ||
         (c >= 0x200b && c <= 0x200f) || (c >= 0x2028 && c <= 0x202e) ||
         (c >= 0x2060 && c <= 0x206f) || c == 0xfeff || (c >= 0xe0000 && c <= 0xe0fff);
}

}  // namespace

std::string visible(std::string_view text, Charset charset) {
  const auto seen = [](char c) { return c >= ' ' && c <= '~'; };
  if (std::ranges::all_of(text, seen)) return std::string(text);
  std::string shown;
  while (!text.empty()) {
    const Character c = take(text);
    const auto code = static_cast<std::uint32_t>(c.code);
    if (c.code == broken) {
      shown += fmt::format("\\x{:02x}", static_cast<unsigned char>(c.bytes[0]));
    } else if (c.code == '\n') {
      shown += "\\n";
    } else if (c.code == '\t') {
      shown += "\\t";
    } else if (unseen(c.code) || (charset == Charset::ascii && c.code > 0x7e)) {
      shown += code < 0x80 ? fmt::format("\\x{:02x}", code) : fmt::format("\\u{:04x}", code);
    } else {
      shown += c.bytes;
    }
  }
  return shown;
}

std::string json_string(std::string_view text) {
  std::string quoted = "\"";
  while (!text.empty()) {
    const Character c = take(text);
    if (c.code == broken) {
      quoted += "\xef\xbf\xbd";  // U+FFFD
    } else if (c.code == '"' || c.code == '\\') {
      quoted += '\\';
      quoted += c.bytes;
    } else if (c.code == '\n') {
      quoted += "\\n";
    } else if (unseen(c.code) && c.code < 0x10000) {
      quoted += fmt::format("\\u{:04x}", static_cast<std::uint32_t>(c.code));
    } else {
      quoted += c.bytes;
    }
  }
  quoted += '"';
  return quoted;
}

std::string json_or_null(std::optional<std::string_view> text) {
  return text ? json_string(*text) : "null";
}

std::string csv_text(std::string_view text) {
  std::string shown = visible(text);
  const bool formula =
      !text.empty() && std::string_view("=+-@\t\r").find(text[0]) != std::string_view::npos;
  if (formula) shown.insert(0, 1, '\'');
  if (shown.find_first_of(",\"") == std::string::npos) return shown;
  std::string quoted = "\"";
  for (const char c : shown) {
    if (c == '"') quoted += '"';
    quoted += c;
  }
  quoted += '"';
  return quoted;
}

std::string markdown_text(std::string_view text) {
  std::string escaped;
  for (const char c : visible(text)) {
    if (std::string_view("\\`*_{}[]<>#|~&").find(c) != std::string_view::npos) escaped += '\\';
    escaped += c;
  }
  return escaped;
}

std::string shell_word(std::string_view text) {
  constexpr std::string_view plain =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_./:=,+@%";
  const bool command_path = text.starts_with('=');  // to zsh, of the command after it
  if (!text.empty() && !command_path && text.find_first_not_of(plain) == std::string_view::npos) {
    return std::string(text);
  }
  std::string quoted = "'";
  for (const char c : text) {
    if (c == '\'') {
      quoted += "'\\''";
    } else {
      quoted += c;
    }
  }
  quoted += '\'';
  return quoted;
}

}  // namespace ecw
