// Appending to a file that several programs may write to and that must outlive a crash: the only
// place that knows how this system locks a file and brings it to the disk.
#pragma once

#include <string>

namespace ecw {

/// Appends the line and its end under a lock, and returns when they are on the disk. Where a crash
/// left the file without the end of its last line, that comes first. A Failure that names the file
/// if anything goes wrong; what was written of the line is then taken back.
void append_line(const std::string& path, std::string line);

}  // namespace ecw
