#include "cli/run.hpp"

#include <new>

#include "cli/failure.hpp"
#include "cli/program.hpp"
#include "cli/repeat.hpp"
#include "cli/resolve.hpp"
#include "cli/row_parser.hpp"
#include "cli/terminal.hpp"
#include "engine/complaint.hpp"
#include "report/complaint.hpp"
#include "report/formats.hpp"

namespace ecw {
namespace {

int run_resolving(const Entry& entry, std::span<const std::string_view> words) {
  const Request request = parse(entry, words);
  const Page page = page_for(request.options);
  if (request.options.help) return print_help(entry, page);

  if (request.options.repeat > 0) return run_repeat(request, page);

  Out out;
  put(out, formats[request.options.format].frame.header);
  const Stream stream{.seed = request.options.seed};
  const bool passed = Resolver().resolve(request, stream, 0, page, out);
  write_out(out.text());
  return request.options.exit_status && !passed ? test_failed : resolved;
}

}  // namespace

int run(std::span<const std::string_view> words) {
  try {
    if (!words.empty()) {
      if (const Entry* entry = find_command(words[0]))
        return run_resolving(*entry, words.subspan(1));
    }
    return run_program(words);
  } catch (const Complaint& complaint) {
    complain(complaint_line(complaint));
    return wrong_input;
  } catch (const ReaderGone&) {
    return resolved;
  } catch (const Failure& failure) {
    complain(failure.words);
    return io_failed;
  } catch (const std::bad_alloc&) {
    complain("the system gives no more memory");
    return io_failed;
  }
}

}  // namespace ecw
