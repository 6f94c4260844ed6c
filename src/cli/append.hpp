// Appending to a file of JSON lines that several programs may write to and that must outlive a
// crash.
#pragma once

#include <string>

namespace ecw {

/// Appends a JSON object as a line, under a lock, and returns when it is on the disk. An object
/// that a crash tore off at the end of the file is cut away, for the program that wrote it never
/// went on; any other last line without an end gets one. A Failure that names the file if anything
/// goes wrong; what was written of the line is then taken back.
void append_json(const std::string& path, std::string line);

}  // namespace ecw
