#include "cli/line_reader.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

#include "cli/failure.hpp"
#include "os/os.hpp"
#include "report/escape.hpp"

namespace ecw {
namespace {

Failure failure(const std::string& name) {
  return {(name == "-" ? "standard input" : visible(name)) + ": " + std::strerror(errno)};
}

std::string_view without_return(std::string_view line) {
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

}  // namespace

LineReader::LineReader(const std::string& path, std::size_t most, std::function<void()> before_wait)
    : name(path),
      longest(most),
      file(path == "-" ? STDIN_FILENO : os::open(path, O_RDONLY)),
      before_read(std::move(before_wait)) {
  if (file < 0) throw failure(name);
}

LineReader::~LineReader() {
  if (file != STDIN_FILENO) close(file);
}

bool LineReader::fill() {
  before_read();
  for (;;) {
    const std::int64_t count = os::read(file, block);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) throw failure(name);
    left = {block.data(), static_cast<std::size_t>(count)};
    return count > 0;
  }
}

bool LineReader::next(std::string_view& line) {
  joined.clear();
  const std::size_t enough = longest + 2;  // to see that it is too long, with a return or without
  bool any = false;
  for (;;) {
    if (left.empty() && !fill()) {
      line = without_return(joined);
      return any;
    }
    any = true;
    const std::size_t end = left.find('\n');
    const std::string_view piece = left.substr(0, end);
    left.remove_prefix(end == std::string_view::npos ? left.size() : end + 1);
    if (end != std::string_view::npos && joined.empty()) {
      line = without_return(piece);
      return true;
    }
    joined += piece.substr(0, enough - std::min(joined.size(), enough));
    if (end != std::string_view::npos) {
      line = without_return(joined);
      return true;
    }
  }
}

}  // namespace ecw
