// Reckon: the reckoning of a melee, from totals worked out by hand (montrose 9 and 10)
#pragma once

#include "tables/montrose/troops.hpp"

namespace ecw::montrose::reckon {

inline constexpr Reads three_is_indecisive = reading("difference-3", "indecisive");
inline constexpr Reads foot_only           = reading("attrition", "foot-only");
inline constexpr Reads only_failer         = reading("break-off", "failer");
inline constexpr Reads winner_loses_cf     = reading("winner-die", "cf");

// From which difference of the totals on.
inline constexpr std::string_view band_heads[] = {"from", "under difference-3=indecisive"};
inline constexpr GridRow<2> bands[] = {
    {"indecisive",    {0, 0}},
    {"advantageous",  {3, 4}},
    {"decisive",      {6, 6}},
};

// The first round without decision: what each body loses, and who retires a D6 and a factor.
inline constexpr std::string_view attrition_heads[] = {"AF", "CF"};
inline constexpr GridRow<2> attrition[] = {
//   body                          AF  CF
    {"any",                       {1,  1}},
    {"attacking-highlanders",     {2,  0}},
};

// Dice of those who go back, besides a factor of the enemy's.
inline constexpr std::string_view back_heads[] = {"D6 to retire", "D6 to flee"};
inline constexpr GridRow<2> go_back[] = {
//   body           retire  flee
    {"foot",       {1,      1}},
    {"highlander", {1,      2}},
    {"horse",      {1,      3}},
};

inline constexpr int horse_pushed_times = 2;  // the factor that horse are pushed back by
inline constexpr int hedgehog_divisor   = 2;  // of the enemy's AF: what a hedgehog loses of CF
inline constexpr int winner_loses       = 1;  // CF, in a decisive melee
inline constexpr int winner_stake       = 1;  // AF lost or gained by his die

inline constexpr int least_total = -100;
inline constexpr int most_total  = 10'000;

inline constexpr Row rows[] = {
    row(shared_rows, "troops").saying("what the attacker is"),
    row(shared_rows, "af").saying("the attacker's Aggression Factor; at 0 it has routed"),
    row(shared_rows, "cf").saying("the attacker's Cohesion Factor; at 0 it has routed"),
    row(shared_rows, "foe-troops").saying("what the defender is"),
//        flag             range                     words
    whole("foe-af",        1, most_factor,           "the defender's Aggression Factor; at 0 it has routed").needed(),
    whole("foe-cf",        1, most_factor,           "the defender's Cohesion Factor; at 0 it has routed").needed(),
    whole("total",         least_total, most_total,  "the attacker's total").needed(),
    whole("foe-total",     least_total, most_total,  "the defender's total").needed(),
    flag ("cover",                                   "the attacker is in cover: it need not break off"),
    flag ("foe-cover",                               "the defender is in cover"),
    flag ("foe-hedgehog",                            "the defending foot are in hedgehog"),
    flag ("foe-advancing",                           "the enemy attacks too, and does not stand"),
    whole("round",         1, 1000,                  "the round of this melee").or_else(1),
    row(shared_rows, "scale"),
};

// Both bodies' effects, the attacker's first.
inline constexpr std::string_view all_effects =
    "total foe-total difference winner af cf af-loss cf-loss inches yards routs "
    "foe-af foe-cf foe-af-loss foe-cf-loss foe-inches foe-yards foe-routs";

inline constexpr Outcome outcomes[] = {
//   code                     passed          what happens                                              effects
    {"attacker-decisive",     Pass::yes,      "The attacker wins outright: the defender flees",         all_effects},
    {"attacker-pushes-back",  Pass::yes,      "The attacker has the advantage",                         all_effects},
    {"fights-on",             Pass::neither,  "Nobody gives way: the fight goes on",                    all_effects},
    {"indecisive",            Pass::neither,  "Neither has the advantage",                              all_effects},
    {"breaks-off",            Pass::neither,  "The fight breaks off",                                   all_effects},
    {"defender-pushes-back",  Pass::no,       "The defender has the advantage",                         all_effects},
    {"defender-decisive",     Pass::no,       "The defender wins outright: the attacker flees",         all_effects},
};

// In `text` each body has a line: what it has left, where it goes.
inline constexpr std::string_view attacker   = "Attacker";
inline constexpr std::string_view defender   = "Defender";
inline constexpr std::string_view of_af      = "AF {}";
inline constexpr std::string_view of_cf      = "CF {}";
inline constexpr std::string_view of_af_loss = "{} AF lost";
inline constexpr std::string_view of_cf_loss = "{} CF lost";
inline constexpr std::string_view of_inches  = "goes back {} {inch/inches}";
inline constexpr std::string_view of_yards   = "or {} {yard/yards}";
inline constexpr std::string_view of_rout    = "routs off the table";
inline constexpr Effect::Shown    told       = Effect::Shown::elsewhere;

inline constexpr Effect effects[] = {
    {"total",        Effect::Kind::number,   "attacker's total",                    told},
    {"foe-total",    Effect::Kind::number,   "defender's total",                    told},
    {"difference",   Effect::Kind::number,   "difference of the totals"},
    {"winner",       Effect::Kind::side,     "wins",                                told},
    {"af",           Effect::Kind::number,   "AF left to the attacker",             Effect::Shown::always, attacker, of_af},
    {"cf",           Effect::Kind::number,   "CF left to the attacker",             Effect::Shown::always, attacker, of_cf},
    {"af-loss",      Effect::Kind::number,   "AF lost by the attacker",             in_odds,                attacker, of_af_loss},
    {"cf-loss",      Effect::Kind::number,   "CF lost by the attacker",             in_odds,                attacker, of_cf_loss},
    {"inches",       Effect::Kind::distance, "inches that the attacker goes back",  if_any,                attacker, of_inches},
    {"yards",        Effect::Kind::distance, "yards that the attacker goes back",   if_any,                attacker, of_yards},
    {"routs",        Effect::Kind::truth,    "the attacker routs off the table",    if_any,                attacker, of_rout},
    {"foe-af",       Effect::Kind::number,   "AF left to the defender",             Effect::Shown::always, defender, of_af},
    {"foe-cf",       Effect::Kind::number,   "CF left to the defender",             Effect::Shown::always, defender, of_cf},
    {"foe-af-loss",  Effect::Kind::number,   "AF lost by the defender",             in_odds,                defender, of_af_loss},
    {"foe-cf-loss",  Effect::Kind::number,   "CF lost by the defender",             in_odds,                defender, of_cf_loss},
    {"foe-inches",   Effect::Kind::distance, "inches that the defender goes back",  if_any,                defender, of_inches},
    {"foe-yards",    Effect::Kind::distance, "yards that the defender goes back",   if_any,                defender, of_yards},
    {"foe-routs",    Effect::Kind::truth,    "the defender routs off the table",    if_any,                defender, of_rout},
};

// What the text ends with when a factor has reached 0, but for the body that flees anyway.
inline constexpr std::string_view attacker_routs_off = ", and the attacker routs off the table";
inline constexpr std::string_view defender_routs_off = ", and the defender routs off the table";
inline constexpr std::string_view the_two_rout_off   = ", and both rout off the table";

inline constexpr std::string_view attacker_fires =
    "ecw fire --band killing --cf {=cf} --foe-cf {=foe-cf} --foe-af {=foe-af} --weapon WEAPON";
inline constexpr std::string_view defender_fires =
    "ecw fire --band killing --cf {=foe-cf} --foe-cf {=cf} --foe-af {=af} --weapon WEAPON";

inline constexpr Note notes[] = {
    {"attacker-fires",       "Before the throw of round {} the attacker fires, if it has firearms:",   attacker_fires},
    {"defender-fires",       "Before the throw of round {} the defender fires, if it has firearms:",   defender_fires},
    {"next-round",           "Then the melee again, with what is left and --round {}."},
    {"attacker-takes-fire",  "The attacker takes fire, if the defender has firearms:",                 defender_fires},
    {"defender-takes-fire",  "The defender takes fire, if the attacker has firearms:",                 attacker_fires},
    {"retire-facing",        "A body that retires does so facing the enemy."},
    {"attacker-may-retire",  "The attacker, in cover, may retire instead of standing."},
    {"defender-may-retire",  "The defender, in cover, may retire instead of standing."},
    {"attacker-pursues",     "Does the attacker pursue?",
                             "ecw pursue --troops {=troops} --af {=af} --cf {=cf} --foe-af {=foe-af} --foe-cf {=foe-cf}"},
    {"defender-pursues",     "Does the defender pursue?",
                             "ecw pursue --troops {=foe-troops} --af {=foe-af} --cf {=foe-cf} --foe-af {=af} --foe-cf {=cf}"},
    {"neighbours-retire",    "Each neighbour of a body that retires, by its own AF:",                         "ecw nerve --friend-retires 1 --af AF"},
    {"neighbours-flee",      "Each neighbour of the body that flees, by its own AF:",                  "ecw nerve --{kind} 1 --af AF"},
    {"neighbours-rout",      "Each neighbour of a body that routs, by its own AF:",                    "ecw nerve --{kind} 1 --af AF"},
};

inline constexpr Chart charts[] = {
    chart<bands>("The difference of the totals", band_heads),
    chart<attrition>("Indecisive in round 1, each loses", attrition_heads),
    chart<go_back>("Dice of those who retire or flee", back_heads),
};

inline constexpr Fact sheet[] = {
    {"Indecisive, round 1: attacking highlanders retire a D6 + the defender's CF, attacking horse a D6 + his AF; others stand."},
    {"Indecisive, later: each throws a D6 beneath its AF. If both do, it fights on; if not, both retire facing the enemy: foot a D6, highlanders a D6 + enemy CF, horse a D6 + enemy AF. In cover they may stand."},
    {"Advantageous: the loser takes fire and is pushed back, foot by the enemy's AF, horse by {} times the enemy horse's AF or foot's CF. A hedgehog stays, and loses CF: the enemy's AF / {}, rounded down.", horse_pushed_times, hedgehog_divisor},
    {"Decisive: the loser takes fire, flees his dice + the enemy's AF, and loses the difference, divided between AF and CF, the odd point off AF."},
    {"The winner of a decisive melee loses {} CF and throws a D6: over his AF he loses {} AF, under it he gains as much.", winner_loses, winner_stake},
};

Resolution resolve(const Situation&, Dice&);

inline constexpr Command command{
    .name     = "reckon",
    .alias    = "",
    .rules    = &rule_sets::montrose,
    .clause   = "montrose 9, 10",
    .purpose  = "the reckoning of totals worked out by hand",
    .example  = "ecw reckon --troops regular --af 5 --cf 6 --foe-troops militia --foe-af 4 --foe-cf 4 "
                "--total 14 --foe-total 8",
    .dice     = "tests of a later round: attacker, defender; dice to retire or flee: attacker, defender; the winner's D6",
    .due      = "Both totals of a melee are known.",
    .rows     = rows,
    .outcomes = outcomes,
    .effects  = effects,
    .notes    = notes,
    .charts   = charts,
    .sheet    = sheet,
    .resolve  = resolve,
};

static_assert(sound(command) && complete(bands) && complete(attrition) && complete(go_back));

}  // namespace ecw::montrose::reckon
