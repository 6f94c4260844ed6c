// Fire: give fire (montrose 13)
#pragma once

#include "tables/montrose/troops.hpp"

namespace ecw::montrose::fire {

inline constexpr Reads gap_bars_all = reading("salvo-gap", "all");

inline constexpr std::string_view bands[] = {"killing", "harassing", "comforting"};

// How far each band reaches, in yards.
inline constexpr GridRow<3> ranges[] = {
//   weapon     killing  harassing  comforting
    {"pistol",  { 10,     20,        50}},
    {"carbine", { 20,     50,       100}},
    {"musket",  { 50,    100,       200}},
    {"cannon",  {100,    200,       350}},
};
inline constexpr auto weapons = names(ranges);

inline constexpr std::string_view gaits[] = {"halt", "walk", "trot", "gallop"};

inline constexpr int most_men      = 100'000;
inline constexpr int high_cf       = 4;  // and more
inline constexpr int low_cf        = 2;  // and less
inline constexpr int cannon_counts = 2;  // times the worth of a high CF
inline constexpr int salvo_from    = 3;  // the firer's CF
inline constexpr int hurts_from    = 10;

constexpr Row men_in_hundreds(int worth, std::string_view words) {
  Row men = per("men", worth, 100, words);
  men.most = most_men;
  men.counting = Counting::full;
  return men;
}

inline constexpr Row rows[] = {
//             flag                range             words
    base      ("cf",               1, most_factor,   "the firer's Cohesion Factor, a gun's being its crew's"),
    choice    ("weapon",           weapons,          "what is fired").needed(),
    row(shared_rows, "foe-cf").needed(),
    distance  ("range",           "YARDS",           "how far the enemy is"),
    distance  ("inches",          "INCHES",          "how far the enemy is, with --scale"),
    row(shared_rows, "scale").saying(                "height of the figures in mm, for --inches"),
    choice    ("band",             bands,            "the band of range, in place of a distance"),
    choice    ("troops",           troop_names,      "who fires; left out, foot, or horse with --gait"),
    choice    ("gait",             gaits,            "how the horse move that fire"),
    row(shared_rows, "foe-af"),
//             flag             worth                what counts
    men_in_hundreds(               +1,               "men who fire: two ranks of foot, one of horse"),
    when      ("salvo",            +3,               "a salvo"),
    condition ("foe-cf-high",      +1,               "the enemy's CF is 4 or more; twice that from cannon"),
    when      ("skirmishers",      +2,               "skirmishers fire"),
    condition ("cannon",           +2,               "a cannon fires"),
    when      ("foe-pikes",        -1,               "pistols against pikes"),
    condition ("harassing",        -2,               "at harassing range"),
    condition ("comforting",       -3,               "at comforting range"),
    when      ("foe-skirmishers",  -4,               "the enemy skirmishes"),
    when      ("moving",           -2,               "the skirmishers fire on the move"),
    condition ("foe-cf-low",       -1,               "the enemy's CF is 2 or less"),
    when      ("foe-cover",        -2,               "the enemy is behind cover"),
    when      ("damp",             -1,               "the weather is damp"),
    flag      ("salvoed-last-turn",                  "it fired a salvo last turn"),
};

inline constexpr Outcome outcomes[] = {
//   code             passed      the enemy ...                  effects
    {"hits",          Pass::yes,  "Hurts the enemy",             "foe-cf-loss foe-af-loss foe-cf foe-af foe-routs"},
    {"no-effect",     Pass::no,   "Fires without effect",        "foe-cf-loss foe-af-loss foe-cf foe-af foe-routs"},
    {"out-of-range",  Pass::no,   "Out of range",                ""},
    {"may-not-fire",  Pass::no,   "May not fire",                ""},
};

inline constexpr Effect effects[] = {
    row(shared_effects, "foe-cf-loss"),
    row(shared_effects, "foe-af-loss"),
    row(shared_effects, "foe-cf"),
    row(shared_effects, "foe-af"),
    row(shared_effects, "foe-routs"),
};

inline constexpr Note notes[] = {
    {"highlanders",  "Highlanders fight hand to hand only."},
    {"gallop",       "Nobody fires at a gallop."},
    {"moving",       "Of the foot only skirmishers fire while moving, and no cannon does."},
    {"salvo-cf",     "A salvo takes a CF of {} or more."},
    {"salvo-cannon", "A cannon fires no salvo."},
    {"salvo-gap",    "A salvo was fired last turn: not again this turn."},
};

inline constexpr Chart charts[] = {chart<ranges>("Ranges in yards, up to", bands)};

inline constexpr Fact sheet[] = {
    {"{} or more hurts: the enemy loses the score less 9, divided between CF and AF, the odd point off CF.", hurts_from},
    {"An enemy's CF of {} or more helps the fire, one of {} or less hinders it.", high_cf, low_cf},
    {"A salvo takes a CF of {}, and may be fired every other turn; never by cannon.", salvo_from},
    {"Highlanders do not fire, nor horse at a gallop; of the moving foot only skirmishers."},
};

Resolution resolve(const Situation&, Dice&);

inline constexpr Command command{
    .name       = "fire",
    .alias      = "",
    .rules      = &rule_sets::montrose,
    .clause     = "montrose 13",
    .purpose    = "give fire",
    .example    = "ecw fire --cf 6 --weapon musket --men 240 --salvo --band killing --foe-cf 5",
    .dice       = "two AvD",
    .due        = "A body with firearms fires.",
    .sum        = "the firer's CF + 2 AvD + all that applies",
    .target     = "or more hurts",
    .rows       = rows,
    .outcomes   = outcomes,
    .effects    = effects,
    .notes      = notes,
    .charts     = charts,
    .sheet      = sheet,
    .interest   = {.effects = "foe-cf-loss foe-af-loss", .high_is_good = true},
    .takes_also = true,
    .resolve    = resolve,
};

static_assert(sound(command) && complete(ranges));

}  // namespace ecw::montrose::fire
