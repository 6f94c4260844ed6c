#include "cli/resolve.hpp"

#include "cli/seed.hpp"
#include "engine/given_dice.hpp"
#include "engine/odds.hpp"
#include "engine/seeded_dice.hpp"
#include "report/formats.hpp"

namespace ecw {
namespace {

bool passed(const Resolution& r) { return r.outcome->pass != Pass::no; }

}  // namespace

bool resolve(const Request& request, std::uint64_t stream, const Page& page, Out& out) {
  const Options& options = request.options;
  const Command& command = request.asked.command();
  const Situation& s = request.asked.situation;
  const Format& format = formats[options.format];

  if (options.odds) {
    const Odds odds = odds_of(command, s, options.dice);
    format.odds(out, {request.asked, odds, options.dice}, page);
    return true;
  }
  if (!options.dice.empty()) {
    GivenDice dice(options.dice);
    const Resolution r = command.resolve(s, dice);
    dice.finish();
    format.result(out, {request.asked, r, dice.faces(), true, {}}, page);
    return passed(r);
  }
  const std::uint64_t seed = options.seed ? *options.seed : fresh_seed();
  SeededDice dice(seed, stream);
  const Resolution r = command.resolve(s, dice);
  const bool thrown = !dice.faces().empty();
  format.result(
      out, {request.asked, r, dice.faces(), false, thrown ? std::optional(seed) : std::nullopt},
      page);
  return passed(r);
}

}  // namespace ecw
