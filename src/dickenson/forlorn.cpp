// The forlorn hope (dickenson 5).
#include "tables/dickenson/forlorn.hpp"

#include <algorithm>

#include "engine/lookup.hpp"
#include "engine/resolution.hpp"
#include "vocabulary.hpp"

namespace ecw::dickenson::forlorn {
namespace {

/// The band of the ladder that each face of the D6 falls in.
PerFace bands() {
  PerFace band{};
  std::ranges::transform(d6_sides, band.begin(), [](int side) {
    return static_cast<int>(&look_up(ladder, side) - ladder);
  });
  return band;
}

std::int64_t move_in(const Situation& s) {
  const bool rough = s.given(key("woods")) || s.given(key("hills"));
  return (rough ? row(moves, "woods-hills") : row(moves, "open"))[0] * distance_unit;
}

}  // namespace

Resolution resolve(const Situation& s, Dice& dice) {
  if (s.given(key("enemy-at")) && s[key("enemy-at")] > test_within * distance_unit) {
    Resolution r(row(outcomes, "no-test"));
    r.effect(row(effects, "move"), move_in(s));
    return r;
  }

  const Tally fell = dice.tally(s.number(key("figures")), bands(), "a figure of the forlorn hope");
  Resolution r(fell.all_in < 0
                   ? row(outcomes, "mixed")
                   : named(outcomes, ladder[static_cast<std::size_t>(fell.all_in)].outcome));
  for (std::size_t band = 0; band < std::size(ladder); ++band) {
    r.effect(named(effects, ladder[band].outcome), fell.in[band]);
  }
  r.effect(row(effects, "move"), move_in(s));
  return r;
}

}  // namespace ecw::dickenson::forlorn
