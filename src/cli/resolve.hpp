// From a request to its result, and to its record in the format asked for.
#pragma once

#include <cstdint>
#include <optional>

#include "cli/request.hpp"
#include "engine/given_dice.hpp"
#include "engine/seeded_dice.hpp"
#include "report/out.hpp"
#include "report/page.hpp"
#include "report/result.hpp"

namespace ecw {

/// Where dice are drawn from when none are given.
struct Stream {
  std::optional<std::uint64_t> seed;  // none: the operating system's
  std::uint64_t number = 1;
};

/// Resolves one request after the other; memory is kept from one to the next.
class Resolver {
 public:
  /// The result; it names the request, and dice that stay until the next. Throws a Complaint.
  Result roll(const Request& request, const Stream& stream);

  /// Writes the record of the result or of its odds, numbered `line` in a batch (0: a single
  /// command), the result to its log first, and returns whether the test was passed or asks no such
  /// question. Throws a Complaint or a Failure.
  bool resolve(const Request& request, const Stream& stream, std::uint64_t line, const Page& page,
               Out& out);

 private:
  GivenDice given{{}};
  SeededDice seeded{0, 0};
};

}  // namespace ecw
