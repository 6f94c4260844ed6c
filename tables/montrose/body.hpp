// Body: men, figures, muskets and pikes (montrose 1)
#pragma once

#include "tables/montrose/troops.hpp"

namespace ecw::montrose::body {

inline constexpr int men_in_figure = 20;

inline constexpr std::string_view kinds[] = {"regiment", "commanded", "skirmishers", "highland", "horse"};

inline constexpr std::string_view scale_heads[] = {"yards"};

inline constexpr std::string_view share_heads[] = {"muskets", "pikes"};
inline constexpr GridRow<2> shares[] = {
//   side            muskets  pikes, in a regiment of foot
    {"government",  {3,       2}},
    {"montrose",    {2,       1}},
};
inline constexpr auto sides = names(shares);

// What is usual; more or fewer gets a note.
inline constexpr int fewest_foot =  300;
inline constexpr int most_foot   = 1200;
inline constexpr int most_horse  =  200;

inline constexpr Row rows[] = {
//           flag       range            words
    whole   ("men",     1, 100'000,      "the men of the body"),
    whole   ("figures", 1, 5000,         "its figures, 20 men each"),
    distance("yards",  "YARDS",          "a distance to be told in inches"),
    distance("inches", "INCHES",         "a distance to be told in yards"),
    choice  ("kind",    kinds,           "what kind of body; regiment if left out"),
    choice  ("side",    sides,           "whose regiment of foot; needed for one"),
    row(shared_rows, "scale"),
};

inline constexpr Outcome outcomes[] = {
//   code          passed          what is told                                  effects
    {"counted",    Pass::neither,  "Counted",                                    "figures muskets pikes men"},
    {"converted",  Pass::neither,  "Converted",                                  "inches yards"},
};

inline constexpr Effect effects[] = {
    {"figures", Effect::Kind::number,   "{figure/figures}"},
    {"muskets", Effect::Kind::number,   "with {a musket/muskets}",  if_any},
    {"pikes",   Effect::Kind::number,   "with {a pike/pikes}",      if_any},
    {"men",     Effect::Kind::number,   "{man/men}"},
    {"inches",  Effect::Kind::distance, "{inch/inches}"},
    {"yards",   Effect::Kind::distance, "{yard/yards}"},
};

inline constexpr Note notes[] = {
    {"unusual-foot",  "A regiment of foot usually has {} men or more."},
    {"large-foot",    "A regiment of foot usually has {} men at most."},
    {"large-horse",   "A troop of horse usually has {} men at most."},
};

inline constexpr Chart charts[] = {
    chart<shares>("Muskets to pikes in a regiment of foot", share_heads),
    chart<scales>("Yards in an inch, by the figures' height in mm", scale_heads),
};

inline constexpr Fact sheet[] = {
    {"A figure is {} men.", men_in_figure},
    {"Skirmishers and foot detached to support horse carry muskets only; highlanders and horse have neither muskets nor pikes to count."},
    {"A regiment of foot usually has {} to {} men, a troop of horse {} at most.", fewest_foot, most_foot, most_horse},
    {"One turn is 10 minutes."},
};

Resolution resolve(const Situation&, Dice&);

inline constexpr Command command{
    .name     = "body",
    .alias    = "",
    .rules    = &rule_sets::montrose,
    .clause   = "montrose 1",
    .purpose  = "men, figures, muskets and pikes; yards and inches",
    .example  = "ecw body --men 600 --side government",
    .dice     = no_dice,
    .due      = "The armies are made up, or a distance is measured.",
    .rows     = rows,
    .outcomes = outcomes,
    .effects  = effects,
    .notes    = notes,
    .charts   = charts,
    .sheet    = sheet,
    .resolve  = resolve,
};

static_assert(sound(command) && complete(shares) && complete(scales) && complete(generals));

}  // namespace ecw::montrose::body
