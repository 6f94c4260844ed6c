// Men, figures, muskets and pikes (montrose 1).
#include "tables/montrose/body.hpp"

#include <string>

#include "engine/complaint.hpp"
#include "engine/resolution.hpp"
#include "vocabulary.hpp"

namespace ecw::montrose::body {
namespace {

/// Rounded to the nearest, half up.
constexpr std::int64_t nearest(std::int64_t number, std::int64_t divisor) {
  return (2 * number + divisor) / (2 * divisor);
}

Resolution convert(const Situation& s) {
  if (!s.given(key("scale"))) {
    throw Complaint{"scale", {}, "inches and yards need it: 25 or 15 (mm)"};
  }
  if (s.given(key("kind")) || s.given(key("side"))) {
    throw Complaint{
        s.given(key("kind")) ? "kind" : "side", {}, "a distance stands alone: leave it out"};
  }
  const int yards_in_inch = scales[s[key("scale")]][0];
  const bool in_yards = s.given(key("yards"));
  const std::int64_t inches = in_yards ? s[key("yards")] / yards_in_inch : s[key("inches")];
  const std::int64_t yards = in_yards ? s[key("yards")] : s[key("inches")] * yards_in_inch;
  Resolution r(row(outcomes, "converted"));
  r.effect(row(effects, "inches"), inches);
  r.effect(row(effects, "yards"), yards);
  return r;
}

void note_unusual(Resolution& r, std::size_t kind, std::int64_t men) {
  const bool regiment = kind == place(kinds, "regiment");
  if (regiment && men < fewest_foot) r.note(row(notes, "unusual-foot"), fewest_foot);
  if (regiment && men > most_foot) r.note(row(notes, "large-foot"), most_foot);
  if (kind == place(kinds, "horse") && men > most_horse) {
    r.note(row(notes, "large-horse"), most_horse);
  }
}

Resolution count(const Situation& s) {
  const std::size_t kind = static_cast<std::size_t>(s[key("kind")]);
  if (kind == place(kinds, "regiment") && !s.given(key("side"))) {
    throw Complaint{"side", {}, "a regiment of foot needs it: government or montrose"};
  }
  const bool in_men = s.given(key("men"));
  const std::int64_t figures = in_men ? nearest(s[key("men")], men_in_figure) : s[key("figures")];
  const std::int64_t men = in_men ? s[key("men")] : figures * men_in_figure;

  std::int64_t muskets = 0;
  std::int64_t pikes = 0;
  if (kind == place(kinds, "regiment")) {
    const auto& share = shares[s[key("side")]];
    muskets = nearest(figures * share[0], share[0] + share[1]);
    pikes = figures - muskets;
  } else if (kind == place(kinds, "commanded") || kind == place(kinds, "skirmishers")) {
    muskets = figures;
  }

  Resolution r(row(outcomes, "counted"));
  r.effect(row(effects, "figures"), figures);
  r.effect(row(effects, "muskets"), muskets);
  r.effect(row(effects, "pikes"), pikes);
  r.effect(row(effects, "men"), men);
  note_unusual(r, kind, men);
  return r;
}

}  // namespace

Resolution resolve(const Situation& s, Dice&) {
  const int given = s.given(key("men")) + s.given(key("figures")) + s.given(key("yards")) +
                    s.given(key("inches"));
  if (given != 1) {
    throw Complaint{"men", {}, "give exactly one of --men, --figures, --yards and --inches"};
  }
  return s.given(key("yards")) || s.given(key("inches")) ? convert(s) : count(s);
}

}  // namespace ecw::montrose::body
