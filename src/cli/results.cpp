#include "cli/results.hpp"

#include <algorithm>

#include "cli/failure.hpp"
#include "cli/seed.hpp"
#include "cli/terminal.hpp"
#include "report/complaint.hpp"
#include "report/formats.hpp"

namespace ecw {

Results::Results(const ResultsOptions& options)
    : asked(options),
      frame(asked.tally ? tally_formats[asked.format].frame : formats[asked.format].frame),
      seed(options.seed ? *options.seed : fresh_seed()) {
  if (asked.first == 1) put(out, frame.header);
}

void Results::name_seed() const {
  if (!asked.seed) complain(fmt::format("seed {}", seed));
}

void Results::add(const Request& request, std::uint64_t number) {
  const std::size_t whole_records = out.size();
  try {
    if (!resolve(request, number) && asked.exit_status) worst = std::max<int>(worst, test_failed);
  } catch (const Complaint&) {
    out.cut(whole_records);
    throw;
  }
  if (!asked.tally) end_record();
  progress.step();
}

bool Results::resolve(const Request& request, std::uint64_t number) {
  const Stream stream{seed, number};
  if (!asked.tally) return resolver.resolve(request, stream, number, asked.page, out);
  if (request.options.odds) throw Complaint{"odds", {}, "odds are nothing to count (--tally)"};
  const Result result = resolver.roll(request, stream);
  tally.count(result);
  return result.resolution.outcome->pass != Pass::no;
}

void Results::add_error(std::uint64_t number, const Complaint& complaint) {
  frame.error(out, number, complaint_line(complaint));
  worst = std::max<int>(worst, wrong_input);
  end_record();
}

void Results::end_record() {
  constexpr std::size_t block = 65'536;
  put(out, frame.between);
  if (out.size() >= block) flush();
}

void Results::flush() { print(out); }

void Results::finish() {
  for (const TallyLine& line : tally.lines()) {
    tally_formats[asked.format].line(out, line, asked.page);
    end_record();
  }
  flush();
}

}  // namespace ecw
