// Laying words out in columns.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace ecw {

/// The columns that a text takes on a terminal, wide characters counted as two.
std::size_t columns(std::string_view text);

/// The text as it is where it fits into `width` columns; else broken into lines that do, between
/// words where that is possible, and those after the first stand `indent` columns in.
std::vector<std::string> wrap(std::string_view text, std::size_t width, std::size_t indent = 0);

/// A command line broken before its flags, each line but the last ending in a backslash, as a shell
/// reads it.
std::vector<std::string> wrap_command(std::string_view line, std::size_t width);

/// Two columns: `left` in the margin, `text` wrapped beside it from column `indent` on (below it
/// when left is too long). Ends with a line break.
std::string beside(std::string_view left, std::string_view text, std::size_t indent,
                   std::size_t width);

}  // namespace ecw
