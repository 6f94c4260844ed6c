// The reckoning (montrose 9): what each band of the difference does to the two bodies.
#include "montrose/reckoning.hpp"

#include <cstdlib>

#include "engine/complaint.hpp"
#include "tables/montrose/reckon.hpp"
#include "vocabulary.hpp"

namespace ecw::montrose {

using namespace reckon;

namespace {

struct Side {
  const Troops& troops;
  Factors factors;
  bool attacks;
  bool in_cover;
  bool hedgehog;
  std::string_view retreat;  // what its dice are thrown for
  std::int64_t inches = 0;

  bool is_horse() const { return troops.arm == Arm::horse; }
  bool has_firearms() const { return !troops.highland; }  // if its class may have any
};

/// Both bodies: the attacker, and the enemy, who stands or attacks too.
struct Bodies {
  Side attacker;
  Side defender;
};

Bodies bodies_of(const Situation& s) {
  return {{.troops = troops_of(s),
           .factors = factors_of(s),
           .attacks = true,
           .in_cover = s.given(key("cover")),
           .hedgehog = false,
           .retreat = "the attacker's retreat"},
          {.troops = foe_troops_of(s),
           .factors = foe_factors_of(s),
           .attacks = s.given(key("foe-advancing")),
           .in_cover = s.given(key("foe-cover")),
           .hedgehog = s.given(key("foe-hedgehog")),
           .retreat = "the defender's retreat"}};
}

const GridRow<2>& dice_back(const Side& side) {
  if (side.is_horse()) return row(go_back, "horse");
  return side.troops.highland ? row(go_back, "highlander") : row(go_back, "foot");
}

// ---- indecisive ------------------------------------------------------------------------------

/// The first round: attrition, and attacking highlanders and horse go back.
void wear_down(const Situation& s, Side& side, const Side& enemy, Dice& dice) {
  const bool highland = side.attacks && side.troops.highland;
  const auto& cost = highland ? row(attrition, "attacking-highlanders") : row(attrition, "any");
  const bool spared = side.is_horse() && s.reads(foot_only);
  if (!spared) side.factors.lose(cost[0], cost[1]);

  const bool retires = side.attacks && (side.troops.highland || side.is_horse());
  if (!retires) return;
  const int d6 = dice.sum(Die::d6, dice_back(side)[0], side.retreat);
  side.inches = d6 + (highland ? enemy.factors.cf : enemy.factors.af);
}

/// A later round that breaks off: the body retires, facing the enemy.
void retire(Side& side, const Side& enemy, Dice& dice) {
  if (side.in_cover) return;
  const int d6 = dice.sum(Die::d6, dice_back(side)[0], side.retreat);
  const std::int64_t further = side.is_horse()        ? enemy.factors.af
                               : side.troops.highland ? enemy.factors.cf
                                                      : 0;
  side.inches = d6 + further;
}

bool holds(const Side& side, Dice& dice, std::string_view throw_name) {
  return dice.count(1, static_cast<int>(side.factors.af), throw_name) == 0;
}

/// What comes before the next round, if there is one.
void note_next_round(Resolution& r, const Situation& s, const Bodies& both) {
  if (both.attacker.factors.routs() || both.defender.factors.routs()) return;
  const std::int64_t next = s[key("round")] + 1;
  if (both.attacker.has_firearms()) r.note(row(notes, "attacker-fires"), next);
  if (both.defender.has_firearms()) r.note(row(notes, "defender-fires"), next);
  r.note(row(notes, "next-round"), next);
}

Resolution first_round(const Situation& s, Bodies& both, Dice& dice) {
  wear_down(s, both.attacker, both.defender, dice);
  wear_down(s, both.defender, both.attacker, dice);
  Resolution r(row(outcomes, "indecisive"));
  const bool nobody_retires = both.attacker.inches == 0 && both.defender.inches == 0;
  if (nobody_retires) {
    note_next_round(r, s, both);
  } else {
    r.note(row(notes, "neighbours-retire"));
  }
  return r;
}

Resolution later_round(const Situation& s, Bodies& both, Dice& dice) {
  const bool attacker_holds = holds(both.attacker, dice, "the attacker's test to fight on");
  const bool defender_holds = holds(both.defender, dice, "the defender's test to fight on");
  if (attacker_holds && defender_holds) {
    Resolution r(row(outcomes, "fights-on"));
    note_next_round(r, s, both);
    return r;
  }
  const bool attacker_retires = !attacker_holds || !s.reads(only_failer);
  const bool defender_retires = !defender_holds || !s.reads(only_failer);
  if (attacker_retires) retire(both.attacker, both.defender, dice);
  if (defender_retires) retire(both.defender, both.attacker, dice);

  Resolution r(row(outcomes, "breaks-off"));
  if (both.attacker.inches > 0 || both.defender.inches > 0) r.note(row(notes, "retire-facing"));
  if (attacker_retires && both.attacker.in_cover) r.note(row(notes, "attacker-may-retire"));
  if (defender_retires && both.defender.in_cover) r.note(row(notes, "defender-may-retire"));
  r.note(row(notes, "neighbours-retire"));
  return r;
}

// ---- decided ---------------------------------------------------------------------------------

void push_back(Side& loser, const Side& winner) {
  if (loser.hedgehog) {
    loser.factors.lose(0, winner.factors.af / hedgehog_divisor);
  } else if (!loser.is_horse()) {
    loser.inches = winner.factors.af;
  } else {
    loser.inches = horse_pushed_times * (winner.is_horse() ? winner.factors.af : winner.factors.cf);
  }
}

void flee(Side& loser, const Side& winner, std::int64_t difference, Dice& dice) {
  const int thrown = dice.sum(Die::d6, dice_back(loser)[1], "the flight");
  loser.inches = thrown + winner.factors.af;
  lose_divided(loser.factors, difference, OddPoint::off_af);
}

/// What winning outright costs and gives; the die is thrown against the AF before any change.
void win(const Situation& s, Side& winner, Dice& dice) {
  const int d6 = dice.one(Die::d6, "the winner's die");
  winner.factors.lose(0, winner_loses);
  if (d6 < winner.factors.af) winner.factors.lose(-winner_stake, 0);
  if (d6 <= winner.factors.af) return;
  if (s.reads(winner_loses_cf)) {
    winner.factors.lose(0, winner_stake);
  } else {
    winner.factors.lose(winner_stake, 0);
  }
}

std::string_view nerve_flag(const Side& side) {
  return side.is_horse() ? "horse-flees" : "friend-flees";
}

Resolution decided(const Situation& s, Bodies& both, const Totals& totals, bool outright,
                   Dice& dice) {
  const bool attacker_wins = totals.attacker_leads();
  Side& winner = attacker_wins ? both.attacker : both.defender;
  Side& loser = attacker_wins ? both.defender : both.attacker;
  if (outright) {
    flee(loser, winner, std::abs(totals.attacker - totals.defender), dice);
    win(s, winner, dice);
  } else {
    push_back(loser, winner);
  }

  Resolution r(outright ? (attacker_wins ? row(outcomes, "attacker-decisive")
                                         : row(outcomes, "defender-decisive"))
                        : (attacker_wins ? row(outcomes, "attacker-pushes-back")
                                         : row(outcomes, "defender-pushes-back")));
  const bool winner_stays = !winner.factors.routs();
  if (winner_stays && !loser.factors.routs() && winner.has_firearms()) {
    r.note(attacker_wins ? row(notes, "defender-takes-fire") : row(notes, "attacker-takes-fire"));
  }
  if (outright) {
    if (winner_stays) {
      r.note(attacker_wins ? row(notes, "attacker-pursues") : row(notes, "defender-pursues"));
    }
    r.note(row(notes, "neighbours-flee"), 0, nerve_flag(loser));
  }
  return r;
}

/// The zero rule. Of a body that flees the text and the note speak already.
void tell_routs(Resolution& r, const Bodies& both) {
  const bool attacker_routs = both.attacker.factors.routs();
  const bool defender_routs = both.defender.factors.routs();
  const bool attacker_flees = r.outcome == &row(outcomes, "defender-decisive");
  const bool defender_flees = r.outcome == &row(outcomes, "attacker-decisive");
  if (attacker_routs && defender_routs) {
    r.tail = the_two_rout_off;
  } else if (attacker_routs) {
    r.tail = attacker_flees ? routs_off : attacker_routs_off;
  } else if (defender_routs) {
    r.tail = defender_flees ? routs_off : defender_routs_off;
  }
  const Note& neighbours_rout = row(notes, "neighbours-rout");
  const bool tell_attacker = attacker_routs && !attacker_flees;
  const std::string_view attacker_flag = nerve_flag(both.attacker);
  const std::string_view defender_flag = nerve_flag(both.defender);
  if (tell_attacker) r.note(neighbours_rout, 0, attacker_flag);
  if (defender_routs && !defender_flees && !(tell_attacker && attacker_flag == defender_flag)) {
    r.note(neighbours_rout, 0, defender_flag);
  }
}

void add_effects(Resolution& r, const Situation& s, const Bodies& both, const Totals& totals,
                 bool has_winner) {
  const bool attacker_wins = totals.attacker_leads();
  const auto& [attacker, defender] = both;
  r.effect(row(effects, "total"), totals.attacker);
  r.effect(row(effects, "foe-total"), totals.defender);
  r.effect(row(effects, "difference"), std::abs(totals.attacker - totals.defender));
  r.effect(row(effects, "winner"), has_winner ? (attacker_wins ? 1 : 2) : 0);
  r.effect(row(effects, "af"), attacker.factors.af_left());
  r.effect(row(effects, "cf"), attacker.factors.cf_left());
  r.effect(row(effects, "af-loss"), attacker.factors.af_loss);
  r.effect(row(effects, "cf-loss"), attacker.factors.cf_loss);
  add_inches(r, s, row(effects, "inches"), row(effects, "yards"), attacker.inches * distance_unit);
  r.effect(row(effects, "routs"), attacker.factors.routs());
  r.effect(row(effects, "foe-af"), defender.factors.af_left());
  r.effect(row(effects, "foe-cf"), defender.factors.cf_left());
  r.effect(row(effects, "foe-af-loss"), defender.factors.af_loss);
  r.effect(row(effects, "foe-cf-loss"), defender.factors.cf_loss);
  add_inches(r, s, row(effects, "foe-inches"), row(effects, "foe-yards"),
             defender.inches * distance_unit);
  r.effect(row(effects, "foe-routs"), defender.factors.routs());
}

}  // namespace

void refuse_hedgehog(const Situation& s) {
  if (!s.given(key("foe-hedgehog"))) return;
  if (foe_troops_of(s).arm == Arm::horse) {
    throw Complaint{"foe-hedgehog", {}, "only foot form a hedgehog, and the enemy is horse"};
  }
  if (s.given(key("foe-advancing"))) {
    throw Complaint{"foe-hedgehog", {}, "a hedgehog stands: not with --foe-advancing"};
  }
}

Resolution reckoning(const Situation& s, const Totals& totals, Dice& dice) {
  const std::int64_t difference = std::abs(totals.attacker - totals.defender);
  const std::size_t column = s.reads(three_is_indecisive) ? 1 : 0;
  const bool has_winner = difference >= row(bands, "advantageous")[column];
  const bool outright = difference >= row(bands, "decisive")[column];

  Bodies both = bodies_of(s);
  Resolution r = has_winner             ? decided(s, both, totals, outright, dice)
                 : s[key("round")] == 1 ? first_round(s, both, dice)
                                        : later_round(s, both, dice);
  add_effects(r, s, both, totals, has_winner);
  tell_routs(r, both);
  return r;
}

}  // namespace ecw::montrose
