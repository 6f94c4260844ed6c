// Numbered results, one after the other, or the tally of them: what batch and --repeat print, in
// whole records.
#pragma once

#include <cstdint>
#include <optional>

#include "cli/progress.hpp"
#include "cli/resolve.hpp"
#include "cli/tally.hpp"
#include "engine/complaint.hpp"

namespace ecw {

struct ResultsOptions {
  std::size_t format = 1;  // a place in shared::formats: line
  std::optional<std::uint64_t> seed;
  std::uint64_t first = 1;  // the number of the first; the header stands before number 1
  bool tally = false;
  bool exit_status = false;
  Page page;
};

class Results {
 public:
  explicit Results(const ResultsOptions& options);

  /// Names the seed on standard error unless it was given.
  void name_seed() const;

  /// Resolves the request on the stream of its number. Throws a Complaint, and then nothing of it
  /// is printed or counted.
  void add(const Request& request, std::uint64_t number);
  void add_error(std::uint64_t number, const Complaint& complaint);

  /// Prints what is still kept back. Throws ReaderGone or a Failure.
  void flush();
  /// The same at the end, with the tally.
  void finish();

  /// The worst exit status so far.
  int status() const { return worst; }

 private:
  /// Whether the test was passed or asks no such question.
  bool resolve(const Request& request, std::uint64_t number);
  void end_record();

  ResultsOptions asked;
  const Frame& frame;
  std::uint64_t seed;
  Resolver resolver;
  OutcomeTally tally;
  Out out;
  Progress progress;
  int worst = 0;
};

}  // namespace ecw
