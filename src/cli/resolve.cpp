#include "cli/resolve.hpp"

#include "cli/log.hpp"
#include "cli/seed.hpp"
#include "engine/given_dice.hpp"
#include "engine/odds.hpp"
#include "report/formats.hpp"

namespace ecw {

namespace {

Result with_given(const Request& request) {
  GivenDice given(request.options.dice);
  Result result(request.asked, given);
  given.finish();
  result.dice = request.options.dice;
  result.given = true;
  return result;
}

Result with_seeded(const Case& asked, SeededDice& seeded, std::uint64_t seed) {
  Result result(asked, seeded);
  result.dice = seeded.faces();
  if (!result.dice.empty()) result.seed = seed;
  return result;
}

}  // namespace

Result Resolver::roll(const Request& request, const Stream& stream) {
  if (!request.options.dice.empty()) return with_given(request);
  const std::uint64_t seed = stream.seed ? *stream.seed : fresh_seed();
  seeded.restart(seed, stream.number);
  return with_seeded(request.asked, seeded, seed);
}

bool Resolver::resolve(const Request& request, const Stream& stream, std::uint64_t line,
                       const Page& page, Out& out) {
  const Options& options = request.options;
  const Format& format = formats[options.format];
  if (options.odds) {
    const Odds odds = odds_of(request.asked.command(), request.asked.situation, options.dice);
    format.odds(out, {request.asked, odds, options.dice, line}, page);
    return true;
  }
  Result result = roll(request, stream);
  result.line = line;
  if (options.log) log_result(*options.log, result);
  format.result(out, result, page);
  return result.resolution.outcome->pass != Pass::no;
}

}  // namespace ecw
