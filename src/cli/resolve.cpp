#include "cli/resolve.hpp"

#include "cli/seed.hpp"
#include "engine/given_dice.hpp"
#include "engine/odds.hpp"
#include "report/formats.hpp"

namespace ecw {

bool Resolver::resolve(const Request& request, const Stream& stream, std::uint64_t line,
                       const Page& page, Out& out) {
  const Options& options = request.options;
  const Command& command = request.asked.command();
  const Situation& s = request.asked.situation;
  const Format& format = formats[options.format];
  const auto passed = [](const Resolution& r) { return r.outcome->pass != Pass::no; };

  if (options.odds) {
    const Odds odds = odds_of(command, s, options.dice);
    format.odds(out, {request.asked, odds, options.dice, line}, page);
    return true;
  }
  if (!options.dice.empty()) {
    GivenDice given(options.dice);
    const Resolution r = command.resolve(s, given);
    given.finish();
    format.result(out, {request.asked, r, given.faces(), true, {}, line}, page);
    return passed(r);
  }
  const std::uint64_t seed = stream.seed ? *stream.seed : fresh_seed();
  seeded.restart(seed, stream.number);
  const Resolution r = command.resolve(s, seeded);
  std::optional<std::uint64_t> shown;
  if (!seeded.faces().empty()) shown = seed;
  format.result(out, {request.asked, r, seeded.faces(), false, shown, line}, page);
  return passed(r);
}

}  // namespace ecw
