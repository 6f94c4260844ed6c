#include "engine/lookup.hpp"

#include <stdexcept>

namespace ecw {

const Band& look_up(std::span<const Band> ladder, std::int64_t total) {
  for (const Band& band : ladder) {
    if (total >= band.from && total <= band.to) return band;
  }
  throw std::logic_error("a total has no band in its ladder");
}

const Outcome& look_up(std::span<const Band> ladder, std::span<const Outcome> outcomes,
                       std::int64_t total) {
  const Band& band = look_up(ladder, total);
  for (const Outcome& outcome : outcomes) {
    if (outcome.code == band.outcome) return outcome;
  }
  throw std::logic_error("a ladder names an unknown outcome");
}

}  // namespace ecw
