#include "cli/append.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <utility>

#include "cli/failure.hpp"
#include "os/os.hpp"
#include "report/escape.hpp"

namespace ecw {
namespace {

/// What the call returns; a Failure that names the file if the system reports one.
template <typename Call>
std::int64_t checked(const std::string& name, Call call) {
  for (;;) {
    const std::int64_t result = call();
    if (result >= 0) return result;
    if (errno != EINTR) throw Failure{visible(name) + ": " + std::strerror(errno)};
  }
}

/// An open file.
class File {
 public:
  File(std::string path, int flags)
      : name(std::move(path)),
        descriptor(static_cast<int>(checked(name, [&] { return os::open(name, flags); }))) {}
  File(const File&) = delete;
  File& operator=(const File&) = delete;
  ~File() { close(descriptor); }

  void lock() const {
    checked(name, [&] { return os::lock(descriptor); });
  }

  std::int64_t size() const {
    return checked(name, [&] { return os::size(descriptor); });
  }

  char byte_at(std::int64_t place) const {
    char byte = 0;
    checked(name, [&] { return os::read_at(descriptor, {&byte, 1}, place); });
    return byte;
  }

  /// Where the line begins that ends at `end`.
  std::int64_t line_before(std::int64_t end) const {
    std::array<char, 4096> block{};
    while (end > 0) {
      const std::size_t wanted = std::min(block.size(), static_cast<std::size_t>(end));
      const std::int64_t begin = end - static_cast<std::int64_t>(wanted);
      checked(name, [&] { return os::read_at(descriptor, {block.data(), wanted}, begin); });
      const std::size_t at = std::string_view(block.data(), wanted).rfind('\n');
      if (at != std::string_view::npos) return begin + static_cast<std::int64_t>(at) + 1;
      end = begin;
    }
    return 0;
  }

  /// In a single write; only where the system takes less than all is there another, which tells
  /// why.
  void append(std::string_view bytes) const {
    while (!bytes.empty()) {
      bytes.remove_prefix(
          static_cast<std::size_t>(checked(name, [&] { return os::write(descriptor, bytes); })));
    }
  }

  void sync() const {
    checked(name, [&] { return os::sync(descriptor); });
  }

  /// Whether it could be cut.
  bool cut(std::int64_t end) const { return os::cut(descriptor, end) == 0; }

 private:
  std::string name;
  int descriptor;
};

/// Brings a new file's name to the disk.
void sync_folder_of(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  const std::string folder = slash == std::string::npos ? "." : path.substr(0, slash + 1);
  checked(folder, [&] { return os::sync_folder(folder); });
}

}  // namespace

void append_json(const std::string& path, std::string line) {
  // A pipe, opened to write alone, waits for a reader: without one the line would be lost.
  std::error_code unknown;  // is told when the file is opened
  const int way = std::filesystem::is_fifo(path, unknown) ? O_WRONLY : O_RDWR;
  const File file(path, way | O_APPEND | O_CREAT);
  file.lock();
  std::int64_t end = file.size();
  const std::int64_t last = file.line_before(end);
  if (last < end) {  // the last line has no end
    const bool torn = file.byte_at(last) == '{' && file.byte_at(end - 1) != '}';
    if (torn && file.cut(last)) {
      end = last;
    } else {
      line.insert(0, 1, '\n');
    }
  }
  line += '\n';
  try {
    file.append(line);
    file.sync();
    if (end == 0) sync_folder_of(path);
  } catch (const Failure&) {
    static_cast<void>(file.cut(end));
    throw;
  }
}

}  // namespace ecw
