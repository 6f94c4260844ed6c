// Marking text up for man(7). Every argument but those called `marked` is plain text, whose
// dashes, backslashes and leading dots are kept as they are.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ecw {

std::string roff(std::string_view text);

/// Names, whose first word is never hyphenated.
std::string bold(std::string_view text);
std::string italic(std::string_view text);

std::string paragraph(std::string_view marked);

/// A head in the margin, and what it means beside or below it.
std::string tagged(std::string_view marked_head, std::string_view marked);

/// Lines as they were typed or printed.
std::string verbatim(std::string_view text);

/// Columns of words, the first line their heads.
std::string roff_table(const std::vector<std::vector<std::string>>& lines);

}  // namespace ecw
