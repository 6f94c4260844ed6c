#include "cli/batch.hpp"

#include <vector>

#include "cli/failure.hpp"
#include "cli/line_reader.hpp"
#include "cli/own_commands.hpp"
#include "cli/row_parser.hpp"
#include "cli/shell_words.hpp"

namespace ecw {
namespace {

constexpr std::size_t longest_line = 65'536;

class Batch {
 public:
  explicit Batch(const BatchOptions& asked)
      : options(asked),
        results(asked.results),
        reader(asked.file, longest_line, [this] { results.flush(); }) {
    results.name_seed();
  }

  int run() {
    std::string_view line;
    for (std::uint64_t number = options.results.first; reader.next(line); ++number) {
      if (!run_line(line, number) && options.stop_on_error) break;
    }
    results.finish();
    return results.status();
  }

 private:
  /// Returns whether the line is right.
  bool run_line(std::string_view line, std::uint64_t number) {
    try {
      if (read_line(line)) results.add(request, number);
      return true;
    } catch (const Complaint& complaint) {
      results.add_error(number, complaint);
      return false;
    }
  }

  /// Reads a line into the request; false if it holds no command.
  bool read_line(std::string_view line) {
    if (line.size() > longest_line) {
      throw Complaint{"", {}, "the line is longer than 64 KiB"};
    }
    if (line.find('\0') != std::string_view::npos) {
      throw Complaint{"", {}, "the line has a NUL byte in it"};
    }
    const std::vector<std::string_view>& words = shell_words.split(line);
    if (words.empty()) return false;
    const Entry* entry = find_command(words[0]);
    if (entry == nullptr) refuse_command(words[0]);
    parse(*entry, std::span(words).subspan(1), Typed::in_batch, request);
    request.options.format = options.results.format;
    return true;
  }

  [[noreturn]] static void refuse_command(std::string_view word) {
    if (find_own(word) == nullptr) unknown_command(word);
    throw Complaint{"", std::string(word), "not in a line of a batch"};
  }

  const BatchOptions& options;
  Results results;
  LineReader reader;
  ShellWords shell_words;
  Request request;
};

}  // namespace

int run_batch(const BatchOptions& options) { return Batch(options).run(); }

}  // namespace ecw
