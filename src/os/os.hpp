// What operating systems do each in their own way. Each has one source file here, and nothing else
// asks which it is. Files are descriptors; as in POSIX, -1 tells a failure and errno which.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ecw::os {

/// Readies the process, and gives the words of its command line, without its name, in UTF-8. They
/// last as long as it does.
std::vector<std::string_view> begin(int argc, char** argv);

/// flags: of <fcntl.h>. Programs that this one starts do not get the file, and no byte of it is
/// changed in reading or writing.
int open(const std::string& path, int flags);

/// What is there, as far as there is room; 0 at the end.
std::int64_t read(int file, std::span<char> room);
std::int64_t read_at(int file, std::span<char> room, std::int64_t place);

/// Returns how many bytes were written. EPIPE: nobody reads them any more.
std::int64_t write(int file, std::string_view bytes);

/// Between the two, Ctrl-C or a terminal that goes away waits. A request to end (SIGTERM) does not,
/// for the reader may be asleep.
void hold_interrupts();
void release_interrupts();

/// In bytes.
std::int64_t size(int file);

/// Makes a file shorter.
int cut(int file, std::int64_t size);

/// Waits until no other program has the file locked; closing it unlocks it. What has no place on a
/// disk needs no lock, and nothing to bring there.
int lock(int file);

/// Brings what was written to the disk.
int sync(int file);

/// Brings the names of the files in a folder to the disk.
int sync_folder(const std::string& path);

bool is_terminal(int file);

/// Whether standard output is a terminal that understands escape sequences.
bool has_styles();

/// Of the terminal on standard output; 0 when there is none or it does not tell.
int columns();

/// 64 bits that nobody can guess.
int draw(std::uint64_t& bits);

}  // namespace ecw::os
