#include "cli/append.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
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
#include "report/escape.hpp"

namespace ecw {
namespace {

/// An open file or folder. Each call throws the Failure that the system reports.
class File {
 public:
  File(std::string path, int flags) : name(std::move(path)) {
    constexpr mode_t of_all = 0666;  // less what the umask takes
    descriptor =
        static_cast<int>(checked([&] { return open(name.c_str(), flags | O_CLOEXEC, of_all); }));
  }
  File(const File&) = delete;
  File& operator=(const File&) = delete;
  ~File() { close(descriptor); }

  void lock() const {
    checked([&] { return flock(descriptor, LOCK_EX); });
  }

  off_t size() const {
    struct stat about {};
    checked([&] { return fstat(descriptor, &about); });
    return about.st_size;
  }

  char byte_at(off_t place) const {
    char byte = 0;
    checked([&] { return pread(descriptor, &byte, 1, place); });
    return byte;
  }

  /// Where the line begins that ends at `end`.
  off_t line_before(off_t end) const {
    std::array<char, 4096> block{};
    while (end > 0) {
      const std::size_t wanted = std::min(block.size(), static_cast<std::size_t>(end));
      const off_t begin = end - static_cast<off_t>(wanted);
      checked([&] { return pread(descriptor, block.data(), wanted, begin); });
      const std::size_t at = std::string_view(block.data(), wanted).rfind('\n');
      if (at != std::string_view::npos) return begin + static_cast<off_t>(at) + 1;
      end = begin;
    }
    return 0;
  }

  /// In a single write; only where the system takes less than all is there another, which tells
  /// why.
  void append(std::string_view bytes) const {
    while (!bytes.empty()) {
      bytes.remove_prefix(static_cast<std::size_t>(
          checked([&] { return write(descriptor, bytes.data(), bytes.size()); })));
    }
  }

  /// To the disk. A pipe or a terminal has none, and says EINVAL.
  void sync() const {
    checked([&] {
      const int done = fsync(descriptor);
      return done != 0 && errno == EINVAL ? 0 : done;
    });
  }

  /// Whether it could be cut.
  bool cut(off_t end) const { return ftruncate(descriptor, end) == 0; }

 private:
  template <typename Call>
  std::int64_t checked(Call call) const {
    for (;;) {
      const std::int64_t result = call();
      if (result >= 0) return result;
      if (errno != EINTR) throw Failure{visible(name) + ": " + std::strerror(errno)};
    }
  }

  std::string name;
  int descriptor = -1;
};

/// Brings a new file's name to the disk.
void sync_folder_of(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  File(slash == std::string::npos ? "." : path.substr(0, slash + 1), O_RDONLY | O_DIRECTORY).sync();
}

}  // namespace

void append_json(const std::string& path, std::string line) {
  // A pipe, opened to write alone, waits for a reader: without one the line would be lost.
  std::error_code unknown;  // is told when the file is opened
  const int way = std::filesystem::is_fifo(path, unknown) ? O_WRONLY : O_RDWR;
  const File file(path, way | O_APPEND | O_CREAT);
  file.lock();
  off_t end = file.size();
  const off_t last = file.line_before(end);
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
