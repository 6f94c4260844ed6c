// Saving throws (dickenson 4).
#include "tables/dickenson/save.hpp"

#include <string>

#include "engine/complaint.hpp"
#include "engine/resolution.hpp"
#include "vocabulary.hpp"

namespace ecw::dickenson::save {

Resolution resolve(const Situation& s, Dice& dice) {
  const bool dismounted = s.given(key("dismounted"));
  std::size_t troop = static_cast<std::size_t>(s[key("troops")]);
  if (dismounted && troop != place(saves, "dragoon")) {
    throw Complaint{"dismounted", {}, "only dragoons dismount (--troops dragoon)"};
  }
  if (dismounted) troop = place(saves, "musketeer");

  const std::size_t cover = static_cast<std::size_t>(s[key("cover")]);
  const int printed = saves[troop][cover];
  if (printed == blank) {
    const bool dragoons = troop == place(saves, "dragoon");
    throw Complaint{"cover", std::string(covers[cover]),
                    dragoons ? "mounted dragoons have no cover: use open, or --dismounted"
                             : "mounted troops have no cover: use open"};
  }
  const int lowest_face = printed + (s.given(key("cannon")) ? cannon_takes : 0);

  const int hits = s.number(key("hits"));
  const int saved = dice.count(hits, lowest_face, "a saving throw");
  const int casualties = hits - saved;
  const int prior = s.number(key("prior"));

  Resolution r(hits == 0         ? row(outcomes, "no-hits")
               : casualties == 0 ? row(outcomes, "all-saved")
               : saved == 0      ? row(outcomes, "none-saved")
                                 : row(outcomes, "some-saved"));
  r.target = lowest_face;
  r.effect(row(effects, "saved"), saved);
  r.effect(row(effects, "casualties"), casualties);
  r.effect(row(effects, "officers"), (prior + casualties) / per_officer - prior / per_officer);
  return r;
}

}  // namespace ecw::dickenson::save
