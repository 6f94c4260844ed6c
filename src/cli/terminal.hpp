// What the terminal and the environment say of the page to print on, and the standard streams.
#pragma once

#include <string_view>

#include "cli/request.hpp"
#include "report/out.hpp"
#include "report/page.hpp"

namespace ecw {

/// The page for these options: --width, else COLUMNS, else the terminal's width, else 80.
Page page_for(const Options& options);

/// Writes all of it to standard output. False when the reader has gone away; a Failure when
/// writing fails for any other reason.
bool write_out(std::string_view bytes);

/// Writes the block to standard output and empties it. Throws ReaderGone or a Failure.
void print(Out& out);

/// One line on standard error, after the program's name.
void complain(std::string_view line);

}  // namespace ecw
