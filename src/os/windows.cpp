// Windows, by its C library where that suffices.
#define _CRT_RAND_S  // for rand_s
#define NOMINMAX
#include <fcntl.h>
#include <io.h>
#include <sys/stat.h>
#include <windows.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <limits>

#include "os/os.hpp"

namespace ecw::os {
namespace {

std::wstring wide(const std::string& text) {
  const int length = static_cast<int>(text.size());
  std::wstring units(text.size(), L'\0');
  const int used = MultiByteToWideChar(CP_UTF8, 0, text.data(), length, units.data(), length);
  units.resize(static_cast<std::size_t>(used));
  return units;
}

std::string narrow(std::wstring_view units) {
  constexpr std::size_t most_bytes = 3;  // a unit
  const int length = static_cast<int>(units.size());
  std::string text(most_bytes * units.size(), '\0');
  const int used = WideCharToMultiByte(CP_UTF8, 0, units.data(), length, text.data(),
                                       static_cast<int>(text.size()), nullptr, nullptr);
  text.resize(static_cast<std::size_t>(used));
  return text;
}

HANDLE handle(int file) { return reinterpret_cast<HANDLE>(_get_osfhandle(file)); }

bool on_disk(int file) { return GetFileType(handle(file)) == FILE_TYPE_DISK; }

unsigned at_most(std::size_t bytes) {
  constexpr std::size_t most = std::numeric_limits<int>::max();
  return static_cast<unsigned>(std::min(bytes, most));
}

}  // namespace

std::vector<std::string_view> begin(int, char**) {
  for (const int stream : {0, 1, 2}) _setmode(stream, _O_BINARY);
  SetConsoleOutputCP(CP_UTF8);

  // The words that main is given are in the code page of the machine.
  int count = 0;
  LPWSTR* const typed = CommandLineToArgvW(GetCommandLineW(), &count);
  static std::vector<std::string> words;
  for (int i = 1; i < count; ++i) words.push_back(narrow(typed[i]));
  LocalFree(static_cast<HLOCAL>(typed));
  return {words.begin(), words.end()};
}

int open(const std::string& path, int flags) {
  const std::wstring name = wide(path);
  const int file = _wopen(name.c_str(), flags | _O_BINARY | _O_NOINHERIT, _S_IREAD | _S_IWRITE);
  if (file < 0 && errno == EACCES) {
    const DWORD what = GetFileAttributesW(name.c_str());
    if (what != INVALID_FILE_ATTRIBUTES && (what & FILE_ATTRIBUTE_DIRECTORY) != 0) errno = EISDIR;
  }
  return file;
}

std::int64_t read(int file, std::span<char> room) {
  return _read(file, room.data(), at_most(room.size()));
}

std::int64_t read_at(int file, std::span<char> room, std::int64_t place) {
  return _lseeki64(file, place, SEEK_SET) < 0 ? -1 : os::read(file, room);
}

std::int64_t write(int file, std::string_view bytes) {
  const int written = _write(file, bytes.data(), at_most(bytes.size()));
  // Of the errors that mean it, the C library does not know all.
  if (written < 0 && GetFileType(handle(file)) == FILE_TYPE_PIPE) errno = EPIPE;
  return written;
}

// A write that has begun is finished before the program ends.
void hold_interrupts() {}
void release_interrupts() {}

std::int64_t size(int file) { return on_disk(file) ? _filelengthi64(file) : 0; }

int cut(int file, std::int64_t size) { return _chsize_s(file, size) == 0 ? 0 : -1; }

int lock(int file) {
  if (!on_disk(file)) return 0;
  OVERLAPPED place{};  // a byte far behind the end, for a locked one can be read by nobody else
  place.OffsetHigh = std::numeric_limits<int>::max();
  if (LockFileEx(handle(file), LOCKFILE_EXCLUSIVE_LOCK, 0, 1, 0, &place) != 0) return 0;
  errno = ENOLCK;
  return -1;
}

int sync(int file) { return on_disk(file) ? _commit(file) : 0; }

int sync_folder(const std::string&) { return 0; }  // done with the file

bool is_terminal(int file) {
  DWORD mode = 0;
  return GetConsoleMode(handle(file), &mode) != 0;
}

bool has_styles() {
  const HANDLE out = handle(STDOUT_FILENO);
  DWORD mode = 0;
  return GetConsoleMode(out, &mode) != 0 &&
         SetConsoleMode(out, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING) != 0;
}

int columns() {
  CONSOLE_SCREEN_BUFFER_INFO info{};
  if (GetConsoleScreenBufferInfo(handle(STDOUT_FILENO), &info) == 0) return 0;
  return info.srWindow.Right - info.srWindow.Left + 1;
}

int draw(std::uint64_t& bits) {
  unsigned high = 0;
  unsigned low = 0;
  if (rand_s(&high) != 0 || rand_s(&low) != 0) return -1;
  bits = std::uint64_t{high} << 32 | low;
  return 0;
}

}  // namespace ecw::os
