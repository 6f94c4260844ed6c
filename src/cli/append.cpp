#include "cli/append.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <string_view>
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

  bool ends_in(char last, off_t end) const {
    char found = 0;
    checked([&] { return pread(descriptor, &found, 1, end - 1); });
    return found == last;
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

  void cut(off_t end) const { [[maybe_unused]] const int done = ftruncate(descriptor, end); }

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

void append_line(const std::string& path, std::string line) {
  // A file at its limit is a failure to tell, not the end of the program.
  static_cast<void>(std::signal(SIGXFSZ, SIG_IGN));
  const File file(path, O_RDWR | O_APPEND | O_CREAT);
  file.lock();
  const off_t end = file.size();
  if (end > 0 && !file.ends_in('\n', end)) line.insert(0, 1, '\n');
  line += '\n';
  try {
    file.append(line);
    file.sync();
    if (end == 0) sync_folder_of(path);
  } catch (const Failure&) {
    file.cut(end);
    throw;
  }
}

}  // namespace ecw
