// Linux and its kin.
#include <fcntl.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>

#include "os/os.hpp"

namespace ecw::os {
namespace {

sigset_t before_held;

}  // namespace

std::vector<std::string_view> begin(int argc, char** argv) {
  // A file at its limit is a failure to tell, not the end of the program.
  static_cast<void>(std::signal(SIGXFSZ, SIG_IGN));
  return {argv + (argc > 0 ? 1 : 0), argv + argc};
}

int open(const std::string& path, int flags) {
  constexpr mode_t of_all = 0666;  // less what the umask takes
  return ::open(path.c_str(), flags | O_CLOEXEC, of_all);
}

std::int64_t read(int file, std::span<char> room) { return ::read(file, room.data(), room.size()); }

std::int64_t read_at(int file, std::span<char> room, std::int64_t place) {
  return pread(file, room.data(), room.size(), place);
}

std::int64_t write(int file, std::string_view bytes) {
  return ::write(file, bytes.data(), bytes.size());
}

void hold_interrupts() {
  sigset_t held;
  sigemptyset(&held);
  sigaddset(&held, SIGINT);
  sigaddset(&held, SIGHUP);
  sigprocmask(SIG_BLOCK, &held, &before_held);
}

void release_interrupts() { sigprocmask(SIG_SETMASK, &before_held, nullptr); }

std::int64_t size(int file) {
  struct stat about {};
  return fstat(file, &about) == 0 ? about.st_size : -1;
}

int cut(int file, std::int64_t size) { return ftruncate(file, size); }

int lock(int file) { return flock(file, LOCK_EX); }

int sync(int file) {
  const int done = fsync(file);
  return done != 0 && errno == EINVAL ? 0 : done;  // a pipe or a terminal
}

int sync_folder(const std::string& path) {
  const int folder = os::open(path, O_RDONLY | O_DIRECTORY);
  if (folder < 0) return folder;
  const int done = sync(folder);
  close(folder);
  return done;
}

bool is_terminal(int file) { return isatty(file) == 1; }

bool has_styles() { return is_terminal(STDOUT_FILENO); }

int columns() {
  winsize size{};
  return ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

int draw(std::uint64_t& bits) { return getentropy(&bits, sizeof bits); }

}  // namespace ecw::os
