#include "tests/fuzz/harness.hpp"

#include <fmt/format.h>
#include <sanitizer/common_interface_defs.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <exception>

#include "cli/run.hpp"

namespace ecw::fuzz {
namespace {

int file_in_memory() { return memfd_create("fuzz", MFD_CLOEXEC); }

/// What is written to a file descriptor while this lives.
class Caught {
 public:
  explicit Caught(int descriptor)
      : caught(descriptor), before(dup(descriptor)), file(file_in_memory()) {
    dup2(file, caught);
  }
  Caught(const Caught&) = delete;
  Caught& operator=(const Caught&) = delete;
  ~Caught() {
    dup2(before, caught);
    close(before);
    close(file);
  }

  std::string text() const {
    std::string text(static_cast<std::size_t>(lseek(file, 0, SEEK_END)), '\0');
    text.resize(static_cast<std::size_t>(pread(file, text.data(), text.size(), 0)));
    return text;
  }

 private:
  int caught;
  int before;
  int file;
};

Ran caught_run(const Words& words) {
  const Caught out(STDOUT_FILENO);
  const Caught err(STDERR_FILENO);
  Ran ran;
  ran.status = run(words);
  ran.out = out.text();
  ran.err = err.text();
  return ran;
}

/// The sanitizers report to the terminal, though the program's words are caught.
void keep_reports() {
  static const int reports = dup(STDERR_FILENO);
  __sanitizer_set_report_fd(reinterpret_cast<void*>(static_cast<std::intptr_t>(reports)));
}

}  // namespace

void require(bool kept, std::string_view promise, std::string_view seen) {
  if (kept) return;
  fmt::print(stderr, "not kept: {}\n{}\n", promise, seen);
  std::abort();
}

Ran run_program(const Words& words) {
  keep_reports();
  Ran ran;
  try {
    ran = caught_run(words);
  } catch (const std::exception& error) {
    require(false, "nothing is thrown", error.what());
  }
  require(ran.status >= 0 && ran.status <= 2, "the exit status is 0, 1 or 2", ran.err);
  if (ran.status == 2 && words[0] != "batch") {
    require(ran.out.empty(), "nothing is printed on refusal", ran.out);
    require(ran.err.starts_with("ecw: ") && ran.err.find('\n') + 1 == ran.err.size(),
            "a refusal is one line", ran.err);
  }
  return ran;
}

MemoryFile::MemoryFile(std::string_view content) : file(file_in_memory()) {
  const ssize_t written = write(file, content.data(), content.size());
  require(written == static_cast<ssize_t>(content.size()), "there is memory", path());
}

MemoryFile::~MemoryFile() { close(file); }

std::string MemoryFile::path() const { return fmt::format("/proc/self/fd/{}", file); }

}  // namespace ecw::fuzz
