#include "cli/results.hpp"

#include <algorithm>

#include "cli/failure.hpp"
#include "cli/seed.hpp"
#include "cli/terminal.hpp"
#include "report/complaint.hpp"
#include "report/formats.hpp"

namespace ecw {

Results::Results(const ResultsOptions& options)
    : asked(options), seed(options.seed ? *options.seed : fresh_seed()) {
  if (asked.first == 1) put(out, formats[asked.format].header);
}

void Results::name_seed() const {
  if (!asked.seed) complain(fmt::format("seed {}", seed));
}

void Results::add(const Request& request, std::uint64_t number) {
  const std::size_t whole_records = out.size();
  try {
    const bool passed = resolver.resolve(request, {seed, number}, number, asked.page, out);
    if (asked.exit_status && !passed) worst = std::max<int>(worst, test_failed);
  } catch (const Complaint&) {
    out.cut(whole_records);
    throw;
  }
  end_record();
}

void Results::add_error(std::uint64_t number, const Complaint& complaint) {
  formats[asked.format].error(out, number, complaint_line(complaint));
  worst = std::max<int>(worst, wrong_input);
  end_record();
}

void Results::end_record() {
  constexpr std::size_t block = 65'536;
  put(out, formats[asked.format].between);
  if (out.size() >= block) flush();
  progress.step();
}

void Results::flush() { print(out); }

}  // namespace ecw
