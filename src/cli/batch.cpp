#include "cli/batch.hpp"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <vector>

#include "cli/failure.hpp"
#include "cli/line_reader.hpp"
#include "cli/own_commands.hpp"
#include "cli/resolve.hpp"
#include "cli/row_parser.hpp"
#include "cli/seed.hpp"
#include "cli/shell_words.hpp"
#include "cli/terminal.hpp"
#include "engine/complaint.hpp"
#include "report/complaint.hpp"
#include "report/formats.hpp"

namespace ecw {
namespace {

/// Thrown when nobody reads the output any more: the run ends quietly.
struct ReaderGone {};

/// Lines done and their rate, on standard error, where a person waits there over a second.
class Progress {
 public:
  void line() {
    if (!watched || ++lines % lines_between_looks != 0) return;
    const auto now = Clock::now();
    if (now - last < std::chrono::seconds(1)) return;
    last = now;
    const double seconds = std::chrono::duration<double>(now - begun).count();
    show(fmt::format("\r{} lines, {:.0f} a second ", lines, static_cast<double>(lines) / seconds));
    shown = true;
  }
  ~Progress() {
    if (shown) show("\n");
  }
  Progress() = default;
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr std::uint64_t lines_between_looks = 1024;

  static void show(const std::string& text) {
    [[maybe_unused]] const ssize_t written = write(STDERR_FILENO, text.data(), text.size());
  }

  bool watched = isatty(STDERR_FILENO) == 1;
  bool shown = false;
  std::uint64_t lines = 0;
  Clock::time_point begun = Clock::now();
  Clock::time_point last = begun;
};

class Batch {
 public:
  explicit Batch(const BatchOptions& asked)
      : options(asked),
        format(formats[asked.format]),
        seed(asked.seed ? *asked.seed : fresh_seed()),
        reader(asked.file, [this] { flush(); }) {
    if (!asked.seed) complain(fmt::format("seed {}", seed));
  }

  int run() {
    if (options.start == 1) put(out, format.header);
    std::string_view line;
    for (std::uint64_t number = options.start; reader.next(line); ++number) {
      const int status = run_line(line, number);
      worst = std::max(worst, status);
      if (out.size() >= block) flush();
      progress.line();
      if (status == wrong_input && options.stop_on_error) break;
    }
    flush();
    return worst;
  }

 private:
  static constexpr std::size_t block = 65'536;

  int run_line(std::string_view line, std::uint64_t number) {
    const std::size_t whole_records = out.size();
    try {
      const Entry* entry = read_line(line);
      if (entry == nullptr) return resolved;
      const bool passed = resolver.resolve(request, {seed, number}, number, options.page, out);
      put(out, format.between);
      return options.exit_status && !passed ? test_failed : resolved;
    } catch (const Complaint& complaint) {
      out.resize(whole_records);
      format.error(out, number, complaint_line(complaint));
      put(out, format.between);
      return wrong_input;
    }
  }

  /// Reads a line into the request; null if it holds no command.
  const Entry* read_line(std::string_view line) {
    if (line.size() > LineReader::longest) {
      throw Complaint{"", {}, "the line is longer than 64 KiB"};
    }
    if (line.find('\0') != std::string_view::npos) {
      throw Complaint{"", {}, "the line has a NUL byte in it"};
    }
    const std::vector<std::string_view>& words = shell_words.split(line);
    if (words.empty()) return nullptr;
    const Entry* entry = find_command(words[0]);
    if (entry == nullptr) unknown_command(words[0]);
    parse(*entry, std::span(words).subspan(1), Typed::in_batch, request);
    request.options.format = options.format;
    return entry;
  }

  void flush() {
    if (out.size() > 0 && !write_out({out.data(), out.size()})) throw ReaderGone{};
    out.clear();
  }

  const BatchOptions& options;
  const Format& format;
  const std::uint64_t seed;
  LineReader reader;
  ShellWords shell_words;
  Request request;
  Resolver resolver;
  Out out;
  Progress progress;
  int worst = resolved;
};

}  // namespace

int run_batch(const BatchOptions& options) {
  try {
    return Batch(options).run();
  } catch (const ReaderGone&) {
    return resolved;
  }
}

}  // namespace ecw
