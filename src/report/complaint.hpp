// The one place where a complaint becomes a line: dashes are put on, and what was typed is made
// safe and short.
#pragma once

#include <string>

#include "engine/complaint.hpp"

namespace ecw {

/// "--points -1: give a whole number from 0 to 30", without the program's name or a line break.
std::string complaint_line(const Complaint& complaint);

}  // namespace ecw
