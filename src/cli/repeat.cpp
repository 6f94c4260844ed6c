#include "cli/repeat.hpp"

#include "cli/results.hpp"

namespace ecw {

int run_repeat(const Request& request, const Page& page) {
  const Options& options = request.options;
  Results results({.format = options.format,
                   .seed = options.seed,
                   .tally = options.tally,
                   .exit_status = options.exit_status,
                   .page = page});
  results.add(request, 1);
  results.name_seed();  // only now: a case that is refused has one line of complaint
  for (std::uint64_t number = 2; number <= options.repeat; ++number) results.add(request, number);
  results.finish();
  return results.status();
}

}  // namespace ecw
