// Give fire (montrose 13).
#include "tables/montrose/fire.hpp"

#include <optional>
#include <string>

#include "engine/complaint.hpp"
#include "montrose/factors.hpp"
#include "vocabulary.hpp"

namespace ecw::montrose::fire {
namespace {

bool is_cannon(const Situation& s) { return s[key("weapon")] == place(ranges, "cannon"); }

/// Who fires: horse if a gait is given, else foot, where the class is not.
Arm arm_of(const Situation& s) {
  if (is_cannon(s)) return Arm::gun;
  if (s.given(key("troops"))) return troops_of(s).arm;
  return s.given(key("gait")) ? Arm::horse : Arm::foot;
}

void refuse_range(const Situation& s) {
  if (s.given(key("range")) + s.given(key("inches")) + s.given(key("band")) != 1) {
    throw Complaint{"range", {}, "give exactly one of --range, --inches and --band"};
  }
  if (s.given(key("inches"))) need(s, key("scale"), "scale", "--inches needs it: 25 or 15 (mm)");
}

void refuse_unfit(const Situation& s) {
  refuse_range(s);
  if (s.given(key("troops")) && (troops_of(s).arm == Arm::gun) != is_cannon(s)) {
    throw Complaint{"troops", std::string(troops_of(s).name),
                    "a cannon is fired by a gun, and a gun fires nothing else"};
  }
  if (s.given(key("gait")) && arm_of(s) != Arm::horse) {
    throw Complaint{"gait", {}, "only horse have a gait: leave it out"};
  }
  if (s.given(key("foe-pikes")) && s.given(key("foe-skirmishers"))) {
    throw Complaint{"foe-pikes", {}, "skirmishers have no pikes (--foe-skirmishers)"};
  }
}

/// Why there is no fire; null if there is.
const Note* hindrance(const Situation& s) {
  if (s.given(key("troops")) && troops_of(s).highland) return &row(notes, "highlanders");
  const Arm arm = arm_of(s);
  if (s.given(key("gait")) && s[key("gait")] == place(gaits, "gallop"))
    return &row(notes, "gallop");
  const bool steady_on_the_move =
      arm == Arm::horse || (arm == Arm::foot && s.given(key("skirmishers")));
  if (s.given(key("moving")) && !steady_on_the_move) return &row(notes, "moving");
  const bool salvo = s.given(key("salvo"));
  if (salvo && s[key("cf")] < salvo_from) return &row(notes, "salvo-cf");
  if (salvo && arm == Arm::gun) return &row(notes, "salvo-cannon");
  const bool gap = salvo || s.reads(gap_bars_all);
  return gap && s.given(key("salvoed-last-turn")) ? &row(notes, "salvo-gap") : nullptr;
}

/// The place of the band that the enemy is in; none beyond the last.
std::optional<std::size_t> band_of(const Situation& s) {
  if (s.given(key("band"))) return static_cast<std::size_t>(s[key("band")]);
  const std::int64_t yards =
      s.given(key("range")) ? s[key("range")] : s[key("inches")] * scales[s[key("scale")]][0];
  const auto& reach = ranges[s[key("weapon")]];
  for (std::size_t band = 0; band < std::size(bands); ++band) {
    if (yards <= reach[band] * distance_unit) return band;
  }
  return {};
}

Sum throw_fire(const Situation& s, std::size_t band, Dice& dice) {
  const bool cannon = is_cannon(s);
  const bool pistol = s[key("weapon")] == place(ranges, "pistol");
  const bool high = s[key("foe-cf")] >= high_cf;
  Sum sum;
  sum.add_case(s, {{key("foe-cf-high"), high ? (cannon ? cannon_counts : 1) : 0},
                   {key("cannon"), cannon},
                   {key("foe-pikes"), pistol && s.given(key("foe-pikes"))},
                   {key("harassing"), band == place(bands, "harassing")},
                   {key("comforting"), band == place(bands, "comforting")},
                   {key("moving"), s.given(key("moving")) && s.given(key("skirmishers"))},
                   {key("foe-cf-low"), s[key("foe-cf")] <= low_cf}});
  const int avd = dice.sum(Die::avd, 2, "the fire");
  sum.add_throw(Die::avd, 2, avd);
  return sum;
}

}  // namespace

Resolution resolve(const Situation& s, Dice& dice) {
  refuse_unfit(s);
  if (const Note* why = hindrance(s)) {
    Resolution r(row(outcomes, "may-not-fire"));
    r.note(*why, salvo_from);
    return r;
  }
  const std::optional<std::size_t> band = band_of(s);
  if (!band) return Resolution(row(outcomes, "out-of-range"));

  const Sum sum = throw_fire(s, *band, dice);
  const bool hits = sum.total() >= hurts_from;
  Factors foe = foe_factors_of(s);
  if (hits) lose_divided(foe, sum.total() - hurts_from + 1, OddPoint::off_cf);

  Resolution r(hits ? row(outcomes, "hits") : row(outcomes, "no-effect"));
  r.score_by(sum);
  r.target = hurts_from;
  r.effect(row(effects, "foe-cf-loss"), foe.cf_loss);
  r.effect(row(effects, "foe-af-loss"), foe.af_loss);
  if (s.given(key("foe-af"))) {
    r.effect(row(effects, "foe-cf"), foe.cf_left());
    r.effect(row(effects, "foe-af"), foe.af_left());
    r.effect(row(effects, "foe-routs"), foe.routs());
    if (hits && foe.routs()) tell_rout(r, foe_routs_off);
  }
  return r;
}

}  // namespace ecw::montrose::fire
