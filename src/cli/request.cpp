#include "cli/request.hpp"

#include <fmt/format.h>

#include <utility>

#include "engine/complaint.hpp"

namespace ecw {

void Options::check() const {
  struct Clash {
    bool both;
    std::string_view flag;
    std::string_view why;
  };
  const bool thrown = !dice.empty();
  const Clash clashes[] = {
      {thrown && seed, "seed", "the dice are given already (--dice)"},
      {thrown && repeat > 0, "repeat", "the dice are given already (--dice)"},
      {odds && seed, "seed", "nothing is rolled for --odds"},
      {odds && repeat > 0, "repeat", "nothing is rolled for --odds"},
      {odds && exit_status, "exit-status", "nothing is tested by --odds"},
      {odds && log, "log", "odds are no result to log (--odds)"},
      {repeat > 0 && log, "log", "only single results are logged (--repeat)"},
  };
  if (tally && repeat == 0)
    throw Complaint{"tally", {}, "give --repeat too: one result is no count"};
  for (const auto& [both, flag, why] : clashes) {
    if (!both) continue;
    throw Complaint{std::string(flag), {}, fmt::format("{}: leave one of the two out", why)};
  }
}

void Request::clear() {
  asked.entry = nullptr;
  asked.label.reset();
  asked.situation.clear();
  std::vector<std::uint8_t> dice = std::move(options.dice);
  dice.clear();
  options = Options();
  options.dice = std::move(dice);
}

}  // namespace ecw
