// Muster: starting factors (montrose 2)
#pragma once

#include "tables/montrose/troops.hpp"

namespace ecw::montrose::muster {

inline constexpr Reads all_regular = reading("horse-cohesion", "regular");

inline constexpr std::string_view factor_heads[] = {"CF", "AF"};
inline constexpr GridRow<2> starting[] = {
//   class                  CF      AF     each with an AvD
    {"irish",              { 3,      3}},
    {"regular",            { 3,      1}},
    {"militia",            { 0,      0}},
    {"levy",               {-1,     -1}},
    {"highlander",         {-1,     -1}},
    {"rebel-horse",        {blank,   3}},
    {"covenanter-horse",   {blank,   0}},
    {"government-lancers", {blank,   0}},
};
inline constexpr int skirmishers_cf = 0;  // with an AvD

// The CF of Horse is not printed: the line of foot it takes instead.
struct Pair { std::string_view horse; std::string_view foot; };
inline constexpr Pair pairs[] = {
    {"rebel-horse",        "irish"},
    {"covenanter-horse",   "militia"},
    {"government-lancers", "militia"},
};

inline constexpr int salvo_from = 3;  // CF

inline constexpr Row rows[] = {
    row(shared_rows, "troops"),
    row(shared_rows, "skirmishers"),
};

inline constexpr Outcome outcomes[] = {
//   code         passed          the body ...   effects
    {"mustered",  Pass::neither,  "Mustered",    "cf af may-advance may-change-formation may-salvo"},
};

inline constexpr Effect effects[] = {
    {"cf",                   Effect::Kind::number, "CF"},
    {"af",                   Effect::Kind::number, "AF"},
    {"may-advance",          Effect::Kind::truth,  "may advance"},
    {"may-change-formation", Effect::Kind::truth,  "may change formation"},
    {"may-salvo",            Effect::Kind::truth,  "may fire a salvo"},
};

inline constexpr Chart charts[] = {
    chart<starting>("Starting factors, each with an AvD", factor_heads),
    chart<generals>("Generals", general_heads),
};

inline constexpr Fact sheet[] = {
    {"Skirmishers of any class have a CF of one AvD."},
    {"The CF of Horse is not printed: Rebel Horse take the Irish line, the others that of Militia."},
    {"To advance, AF and CF must both be over {}; to change formation, CF.", gate},
    {"A salvo takes a CF of {}; highlanders fire none.", salvo_from},
};

Resolution resolve(const Situation&, Dice&);

inline constexpr Command command{
    .name     = "muster",
    .alias    = "",
    .rules    = &rule_sets::montrose,
    .clause   = "montrose 2",
    .purpose  = "starting Cohesion and Aggression",
    .example  = "ecw muster --troops irish",
    .dice     = "the CF die, then the AF die, both AvD",
    .due      = "Before the battle, for each body.",
    .rows     = rows,
    .outcomes = outcomes,
    .effects  = effects,
    .charts   = charts,
    .sheet    = sheet,
    .resolve  = resolve,
};

static_assert(sound(command) && complete(starting));

}  // namespace ecw::montrose::muster
