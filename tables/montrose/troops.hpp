// Troop classes, generals, and the flags that several Montrose pages share (montrose, common
// ground).
#pragma once

#include "engine/check.hpp"
#include "engine/command.hpp"
#include "tables/readings.hpp"
#include "tables/rule_sets.hpp"

namespace ecw::montrose {

enum class Arm : std::uint8_t { foot, horse, gun };

struct Troops {
  std::string_view name;
  Arm arm;
  bool keen{};  // closes with spirit
  bool highland{};
  bool gallops{};  // horse alone
};

inline constexpr Troops troops[] = {
//   class                  arm          keen    highland  gallops
    {"irish",               Arm::foot,   true,   false},
    {"regular",             Arm::foot,   false,  false},
    {"militia",             Arm::foot,   false,  false},
    {"levy",                Arm::foot,   false,  false},
    {"highlander",          Arm::foot,   false,  true},
    {"rebel-horse",         Arm::horse,  true,   false,    true},
    {"covenanter-horse",    Arm::horse,  false,  false,    false},
    {"government-lancers",  Arm::horse,  true,   false,    true},
    {"gun",                 Arm::gun},
};
inline constexpr auto troop_names = names(troops);
inline constexpr std::span<const std::string_view> bodies{troop_names.data(), troop_names.size() - 1};  // all but guns

// Leadership Factors.
inline constexpr GridRow<1> generals[] = {
//   general        LF
    {"montrose",   {5}},
    {"maccolla",   {4}},
    {"leslie",     {4}},
    {"baillie",    {3}},
    {"huntly",     {3}},
};
inline constexpr std::string_view general_heads[] = {"LF"};

// Yards in an inch, by the height of the figures in mm.
inline constexpr GridRow<1> scales[] = {
//   mm      yards
    {"25",   { 5}},
    {"15",   {10}},
};
inline constexpr auto scale_names = names(scales);

inline constexpr int most_factor = 40;
inline constexpr int most_volleys = 100;

inline constexpr Reads three_or_more = reading("advance-gate", "three-or-more");
inline constexpr Reads one_for_die   = reading("minus-die", "one");
inline constexpr int   gate          = 3;  // a factor must be over it; at least it under three-or-more

inline constexpr Row shared_rows[] = {
//               flag                     range             words
    choice      ("troops",                bodies,           "what the body is").needed(),
    whole       ("af",                    1, most_factor,   "its Aggression Factor; at 0 it has routed").needed(),
    whole       ("cf",                    1, most_factor,   "its Cohesion Factor; at 0 it has routed").needed(),
    choice      ("foe-troops",            bodies,           "who attacks").needed(),
    whole       ("foe-af",                0, most_factor,   "the enemy's Aggression Factor, to be told what is left"),
    whole       ("foe-cf",                0, most_factor,   "the enemy's Cohesion Factor"),
    whole       ("volleys",               0, most_volleys,  "fires that the enemy delivered at it in this attack"),
    named_number("general",  generals,    1, 10,            "the general, or his Leadership Factor"),
    flag        ("skirmishers",                             "the body skirmishes"),
    choice      ("scale",                 scale_names,      "height of the figures in mm, to be told yards too"),
};

// What the text ends with when a factor has reached 0; a note goes with it.
inline constexpr std::string_view routs_off     = " and routs off the table";
inline constexpr std::string_view foe_routs_off = ", and the enemy routs off the table";
inline constexpr Note shared_notes[] = {
    {"neighbours", "A body routs: resolve its neighbours with ecw nerve."},
};

inline constexpr Effect shared_effects[] = {
    {"inches",       Effect::Kind::distance, "{inch/inches}",                 if_any},
    {"yards",        Effect::Kind::distance, "{yard/yards}",                  if_any},
    {"af",           Effect::Kind::number,   "AF left"},
    {"cf",           Effect::Kind::number,   "CF left"},
    {"af-loss",      Effect::Kind::number,   "AF lost",                       if_any},
    {"cf-loss",      Effect::Kind::number,   "CF lost",                       if_any},
    {"routs",        Effect::Kind::truth,    "routs off the table",           in_odds},
    {"foe-af",       Effect::Kind::number,   "AF left to the enemy"},
    {"foe-cf",       Effect::Kind::number,   "CF left to the enemy"},
    {"foe-af-loss",  Effect::Kind::number,   "AF lost by the enemy",          if_any},
    {"foe-cf-loss",  Effect::Kind::number,   "CF lost by the enemy",          if_any},
    {"foe-routs",    Effect::Kind::truth,    "the enemy routs off the table", in_odds},
};

}  // namespace ecw::montrose
