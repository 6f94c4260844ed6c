#include "cli/batch.hpp"

#include <vector>

#include "cli/failure.hpp"
#include "cli/known_lines.hpp"
#include "cli/line_reader.hpp"
#include "cli/own_commands.hpp"
#include "cli/row_parser.hpp"

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
      if (const Request* request = read_line(line)) results.add(*request, number);
      return true;
    } catch (const Complaint& complaint) {
      results.add_error(number, complaint);
      return false;
    }
  }

  /// What a line asks for; null if it holds no command.
  const Request* read_line(std::string_view line) {
    if (const Request* request = known_lines.find(line)) return request;
    if (line.size() > longest_line) {
      throw Complaint{"", {}, "the line is longer than 64 KiB"};
    }
    if (line.find('\0') != std::string_view::npos) {
      throw Complaint{"", {}, "the line has a NUL byte in it"};
    }
    ReadLine& read = known_lines.copy(line);
    const std::vector<std::string_view>& words = read.words.split(read.line);
    if (words.empty()) return nullptr;
    const Entry* entry = find_command(words[0]);
    if (entry == nullptr) refuse_command(words[0]);
    parse(*entry, std::span(words).subspan(1), Typed::in_batch, read.request);
    read.request.options.format = options.results.format;
    known_lines.keep(read);
    return &read.request;
  }

  [[noreturn]] static void refuse_command(std::string_view word) {
    if (find_own(word) == nullptr) unknown_command(word);
    throw Complaint{"", std::string(word), "not in a line of a batch"};
  }

  const BatchOptions& options;
  Results results;
  LineReader reader;
  KnownLines known_lines;
};

}  // namespace

int run_batch(const BatchOptions& options) { return Batch(options).run(); }

}  // namespace ecw
