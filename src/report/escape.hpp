// Text that players typed, made safe for each place it is printed in: no control character, no
// direction mark and no broken byte gets through as itself, so that no label can forge a line.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace ecw {

enum class Charset { ascii, utf8 };

/// For people: what cannot be shown stands as \n, \x1b or \u202e.
std::string visible(std::string_view text, Charset charset = Charset::utf8);

/// A JSON string with its quotes; broken bytes become U+FFFD.
std::string json_string(std::string_view text);
/// The same, or null.
std::string json_or_null(std::optional<std::string_view> text);

/// A CSV field (RFC 4180) that no spreadsheet takes for a formula.
std::string csv_text(std::string_view text);

/// Markdown that shows the text as it is.
std::string markdown_text(std::string_view text);

/// A word for a POSIX shell.
std::string shell_word(std::string_view text);

}  // namespace ecw
