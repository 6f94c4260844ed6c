#include "cli/resolve.hpp"

#include "cli/log.hpp"
#include "cli/seed.hpp"
#include "engine/odds.hpp"
#include "report/formats.hpp"

namespace ecw {

Result Resolver::roll(const Request& request, const Stream& stream) {
  const bool by_hand = !request.options.dice.empty();
  const std::uint64_t seed = by_hand ? 0 : stream.seed ? *stream.seed : fresh_seed();
  given.restart(request.options.dice);
  seeded.restart(seed, stream.number);
  FaceDice* dice = &seeded;
  if (by_hand) dice = &given;

  Result result(request.asked, *dice);
  if (by_hand) given.finish();
  result.dice = dice->faces();
  result.throws = dice->throws();
  result.given = by_hand;
  if (!by_hand && !result.dice.empty()) result.seed = seed;
  return result;
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
