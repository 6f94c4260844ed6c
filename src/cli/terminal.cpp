#include "cli/terminal.hpp"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <string>

#include "cli/failure.hpp"
#include "cli/values.hpp"
#include "os/os.hpp"
#include "tables/shared.hpp"

namespace ecw {
namespace {

std::string_view environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

int width_of_page() {
  constexpr int usual = 80;
  constexpr std::int64_t any = 1'000'000;
  if (const auto columns = read_whole(environment("COLUMNS"), 1, any)) {
    return static_cast<int>(std::clamp<std::int64_t>(*columns, shared::narrowest, shared::widest));
  }
  const int columns = os::columns();
  return columns > 0 ? std::clamp(columns, shared::narrowest, shared::widest) : usual;
}

bool utf8_locale() {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const std::string_view value = environment(name);
    if (value.empty()) continue;
    for (const std::string_view charset : {"UTF-8", "utf-8", "UTF8", "utf8"}) {
      if (value.find(charset) != std::string_view::npos) return true;
    }
    return false;
  }
  return false;
}

bool colored(std::size_t choice) {
  if (choice == place(shared::colors, "always")) return true;
  if (choice == place(shared::colors, "never")) return false;
  return environment("NO_COLOR").empty() && environment("TERM") != "dumb" && os::has_styles();
}

/// What is written is whole records: while this lives, interrupts wait, so that none of them is cut
/// short.
class InterruptsHeld {
 public:
  InterruptsHeld() { os::hold_interrupts(); }
  InterruptsHeld(const InterruptsHeld&) = delete;
  InterruptsHeld& operator=(const InterruptsHeld&) = delete;
  ~InterruptsHeld() { os::release_interrupts(); }
};

}  // namespace

Page page_for(const Options& options) {
  return {.width = options.width ? *options.width : width_of_page(),
          .color = colored(options.color),
          .utf8 = utf8_locale()};
}

bool write_out(std::string_view bytes) {
  const InterruptsHeld until_written;
  while (!bytes.empty()) {
    const std::int64_t written = os::write(STDOUT_FILENO, bytes);
    if (written >= 0) {
      bytes.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno == EPIPE) {
      return false;
    } else if (errno != EINTR) {
      throw Failure{std::string("standard output: ") + std::strerror(errno)};
    }
  }
  return true;
}

void print(Out& out) {
  if (!out.empty() && !write_out(out.text())) throw ReaderGone{};
  out.cut(0);
}

void complain(std::string_view line) {
  std::string whole = "ecw: ";
  whole += line;
  whole += '\n';
  os::write(STDERR_FILENO, whole);
}

}  // namespace ecw
