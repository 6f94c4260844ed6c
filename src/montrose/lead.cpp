// A general's turn (montrose 3).
#include "tables/montrose/lead.hpp"

#include <algorithm>

#include "engine/resolution.hpp"
#include "vocabulary.hpp"

namespace ecw::montrose::lead {

Resolution resolve(const Situation& s, Dice&) {
  const std::int64_t has = s[key("general")];
  const bool rides_alone = s.given(key("ride")) && !s.given(key("leading"));
  const std::int64_t raise_af = s.given(key("raise-af"));
  const std::int64_t raise_cf = s.given(key("raise-cf"));
  const std::int64_t spent = rides_alone + s[key("orders")] + raise_af + raise_cf;
  const bool within = spent <= has;

  Resolution r(within ? row(outcomes, "within") : row(outcomes, "overspent"));
  r.effect(row(effects, "spent"), spent);
  r.effect(row(effects, "left"), std::max<std::int64_t>(0, has - spent));
  if (!within) r.note(row(notes, "over"), spent - has);
  if (within && s.given(key("af"))) r.effect(row(effects, "af"), s[key("af")] + raise_af);
  if (within && s.given(key("cf"))) r.effect(row(effects, "cf"), s[key("cf")] + raise_cf);
  return r;
}

}  // namespace ecw::montrose::lead
