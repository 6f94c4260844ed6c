#include "cli/resolve.hpp"

#include "cli/log.hpp"
#include "cli/seed.hpp"
#include "engine/given_dice.hpp"
#include "engine/odds.hpp"
#include "report/formats.hpp"

namespace ecw {

Result Resolver::roll(const Request& request, const Stream& stream, std::uint64_t line) {
  const Command& command = request.asked.command();
  const Situation& s = request.asked.situation;
  if (!request.options.dice.empty()) {
    GivenDice given(request.options.dice);
    Result result{request.asked, command.resolve(s, given), request.options.dice, true, {}, line};
    given.finish();
    return result;
  }
  const std::uint64_t seed = stream.seed ? *stream.seed : fresh_seed();
  seeded.restart(seed, stream.number);
  Result result{request.asked, command.resolve(s, seeded), seeded.faces(), false, {}, line};
  if (!result.dice.empty()) result.seed = seed;
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
  const Result result = roll(request, stream, line);
  if (options.log) log_result(*options.log, result);
  format.result(out, result, page);
  return result.resolution.outcome->pass != Pass::no;
}

}  // namespace ecw
