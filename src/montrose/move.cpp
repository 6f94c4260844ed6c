// Movement (montrose 4).
#include "tables/montrose/move.hpp"

#include <string>

#include "engine/complaint.hpp"
#include "montrose/factors.hpp"
#include "vocabulary.hpp"

namespace ecw::montrose::move {
namespace {

bool gallops(const Situation& s) {
  return s.given(key("gait")) && s[key("gait")] == place(gaits, "gallop");
}

bool from(const Situation& s, std::size_t pace) {
  return static_cast<std::size_t>(s[key("from")]) == pace;
}

void refuse_factor(const Situation& s, Key factor, std::string_view flag) {
  need(s, factor, flag, "foot and horse need it: a whole number from 1 to 40");
  if (s[factor] == 0) throw Complaint{std::string(flag), "0", "a body with 0 has routed: 1 to 40"};
}

void refuse_unfit(const Situation& s, Arm arm) {
  if (arm != Arm::gun) {
    refuse_factor(s, key("af"), "af");
    refuse_factor(s, key("cf"), "cf");
  }
  if (arm == Arm::horse) {
    need(s, key("gait"), "gait", "horse need it: walk, trot or gallop");
  } else if (s.given(key("gait"))) {
    throw Complaint{"gait", {}, "only horse have a gait: leave it out"};
  }
  const bool ran = from(s, place(paces, "trot")) || from(s, place(paces, "gallop"));
  if (arm == Arm::foot && ran) {
    throw Complaint{"from", std::string(paces[s[key("from")]]), "foot come from halt or walk"};
  }
}

bool may_advance(const Situation& s, std::int64_t af, std::int64_t cf) {
  return over_gate(s, af) && over_gate(s, cf);
}

/// Why the body may not move so; null if it may.
const Note* hindrance(const Situation& s, const Troops& body) {
  if (body.arm == Arm::gun) return s.given(key("light")) ? nullptr : &row(notes, "heavy-gun");
  if (s.given(key("advance")) && !may_advance(s, s[key("af")], s[key("cf")])) {
    return s.reads(three_or_more) ? &row(notes, "gate-at-least") : &row(notes, "gate");
  }
  if (!gallops(s)) return nullptr;
  if (!body.gallops) return &row(notes, "no-gallop");
  const bool ran = from(s, place(paces, "trot")) || from(s, place(paces, "gallop"));
  return ran ? nullptr : &row(notes, "trot-first");
}

std::int64_t throw_inches(const Situation& s, const Troops& body, Dice& dice) {
  const auto& line = named(distances, body.arm == Arm::horse ? gaits[s[key("gait")]] : body.name);
  const int avd = dice.sum(Die::avd, line[0], "the move");
  const int d6 = dice.sum(Die::d6, line[1], "the move");
  return avd + d6 + line[2] * s[key("af")] + s[key("general")];
}

int cost_of(const Situation& s) {
  const bool halted = from(s, place(paces, "halt"));
  int cost = 0;
  if (halted) cost += from_halt_costs;
  if (gallops(s) && from(s, place(paces, "trot"))) cost += into_gallop_costs;
  if (halted && s.reads(also_move) && s[key("af")] >= keen_from) cost += keen_costs;
  return cost;
}

}  // namespace

Resolution resolve(const Situation& s, Dice& dice) {
  const Troops& body = troops_of(s);
  refuse_unfit(s, body.arm);
  if (const Note* why = hindrance(s, body)) {
    Resolution r(row(outcomes, "may-not-move"));
    r.note(*why, gate);
    return r;
  }

  const std::int64_t inches = throw_inches(s, body, dice) * distance_unit;
  if (body.arm == Arm::gun) {
    Resolution r(row(outcomes, "moves"));
    add_inches(r, s, row(effects, "inches"), row(effects, "yards"), inches);
    return r;
  }

  Factors factors = factors_of(s);
  factors.lose(0, cost_of(s));
  Resolution r(factors.routs() ? row(outcomes, "routs") : row(outcomes, "moves"));
  add_inches(r, s, row(effects, "inches"), row(effects, "yards"), inches);
  r.effect(row(effects, "cf"), factors.cf_left());
  r.effect(row(effects, "cf-loss"), factors.cf_loss);
  r.effect(row(effects, "routs"), factors.routs());
  r.effect(row(effects, "may-advance-next"), may_advance(s, factors.af, factors.cf_left()));
  if (factors.routs()) tell_rout(r, routs_off);
  if (gallops(s)) r.note(row(notes, "straight"));
  if (!may_advance(s, factors.af, factors.cf)) r.note(row(notes, "not-towards"));
  return r;
}

}  // namespace ecw::montrose::move
