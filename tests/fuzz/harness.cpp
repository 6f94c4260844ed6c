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

/// A standard stream that goes to a file in memory for a while.
class Stream {
 public:
  explicit Stream(int number) : stream(number), terminal(dup(number)) {}

  void divert() {
    file = memfd_create("fuzz", 0);
    dup2(file, stream);
  }

  /// What was written meanwhile.
  std::string restore() {
    dup2(terminal, stream);
    std::string text(static_cast<std::size_t>(lseek(file, 0, SEEK_END)), '\0');
    text.resize(static_cast<std::size_t>(pread(file, text.data(), text.size(), 0)));
    close(file);
    return text;
  }

  /// The sanitizers report to the terminal at any time.
  void keep_reports() const {
    __sanitizer_set_report_fd(reinterpret_cast<void*>(static_cast<std::intptr_t>(terminal)));
  }

 private:
  int stream;
  int terminal;
  int file = -1;
};

template <class Program>
Ran caught(const Program& program) {
  static Stream out(STDOUT_FILENO);
  static Stream err(STDERR_FILENO);
  err.keep_reports();
  out.divert();
  err.divert();
  Ran ran;
  std::string thrown;
  try {
    ran.status = program();
  } catch (const std::exception& error) {
    thrown = error.what();
  }
  ran.out = out.restore();
  ran.err = err.restore();
  require(thrown.empty(), "nothing is thrown", thrown);
  return ran;
}

}  // namespace

void require(bool kept, std::string_view promise, std::string_view seen) {
  if (kept) return;
  fmt::print(stderr, "not kept: {}\n{}\n", promise, seen);
  std::abort();
}

Ran run_program(const Words& words) {
  Ran ran = caught([&] { return run(words); });
  require(ran.status >= 0 && ran.status <= 2, "the exit status is 0, 1 or 2", ran.err);
  if (ran.status == 2) {
    require(ran.out.empty(), "nothing is printed on refusal", ran.out);
    require(ran.err.starts_with("ecw: ") && ran.err.find('\n') + 1 == ran.err.size(),
            "a refusal is one line", ran.err);
  } else {
    require(ran.err.empty(), "what is resolved has no complaint", ran.err);
  }
  return ran;
}

Ran run_on_file(int (*command)(const Wish&), std::string_view content, Wish wish) {
  const int file = memfd_create("fuzz", MFD_CLOEXEC);
  const ssize_t written = write(file, content.data(), content.size());
  require(written == static_cast<ssize_t>(content.size()), "there is memory", content);
  wish.subject = fmt::format("/proc/self/fd/{}", file);
  Ran ran = caught([&] { return command(wish); });
  close(file);
  return ran;
}

}  // namespace ecw::fuzz
