// The quick-reference sheets, printed from the tables that are executed, and the readings.
#pragma once

#include "engine/command.hpp"
#include "report/out.hpp"
#include "report/page.hpp"

namespace ecw {

/// A command's sheet: when the test is due, the sum, the ladder and charts, the rules without a
/// result.
void text_sheet(Out& out, const Command& command, const Page& page);
void markdown_sheet(Out& out, const Command& command);

/// The switchable and the settled points, of one command or of all.
void readings_sheet(Out& out, const Command* only, const Page& page);

}  // namespace ecw
