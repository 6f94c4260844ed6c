// Saving throws: which of the hits count? (dickenson 4)
#pragma once

#include "engine/check.hpp"
#include "engine/command.hpp"
#include "tables/rule_sets.hpp"

namespace ecw::dickenson::save {

inline constexpr std::string_view covers[] = {"open", "soft", "hard"};

// The lowest face that saves. Dismounted, dragoons throw as musketeers.
inline constexpr GridRow<3> saves[] = {
//   troops         open    soft     hard
    {"pikeman",    {5,      4,       3}},
    {"musketeer",  {4,      3,       2}},
    {"skirmisher", {4,      3,       2}},
    {"lobster",    {3,      blank, blank}},
    {"trooper",    {4,      blank, blank}},
    {"dragoon",    {4,      blank, blank}},
    {"gunner",     {4,      3,       2}},
};

inline constexpr int cannon_takes = 1;  // from each throw
inline constexpr int per_officer  = 6;  // every sixth casualty of the unit's game is an officer

inline constexpr auto troops = names(saves);

inline constexpr Row rows[] = {
//          flag         range               words
    choice("troops",     troops,             "who throws").needed(),
    choice("cover",      covers,             "where they are; open if left out"),
    count ("hits",                           "hits to save, a die each").needed(),
    flag  ("cannon",                         "hit by cannon: one off each throw"),
    flag  ("dismounted",                     "the dragoons are on foot"),
    count ("prior",                          "the unit's casualties earlier in the game"),
};

inline constexpr Outcome outcomes[] = {
//   code            passed           the hits ...                  effects
    {"no-hits",      Pass::neither,   "No hits to save",            "saved casualties officers"},
    {"all-saved",    Pass::neither,   "Every hit is saved",         "saved casualties officers"},
    {"some-saved",   Pass::neither,   "Some of the hits are saved", "saved casualties officers"},
    {"none-saved",   Pass::neither,   "No hit is saved",            "saved casualties officers"},
};

inline constexpr Effect effects[] = {
    {"saved",      Effect::Kind::number, "saved"},
    {"casualties", Effect::Kind::number, "{casualty/casualties}"},
    {"officers",   Effect::Kind::number, "{officer/officers} among them"},
};

inline constexpr Chart charts[] = {chart<saves>("The lowest face that saves", covers)};

inline constexpr Fact sheet[] = {
    {"Dismounted, dragoons throw as musketeers."},
    {"Hit by cannon, a throw counts {} less.", cannon_takes},
    {"Every casualty that completes {} in the unit's whole game is an officer.", per_officer},
};

Resolution resolve(const Situation&, Dice&);

inline constexpr Command command{
    .name     = "save",
    .alias    = "",
    .rules    = &rule_sets::dickenson,
    .clause   = "dickenson 4",
    .purpose  = "saving throws, one D6 a hit",
    .example  = "ecw save --troops musketeer --cover soft --hits 6",
    .dice     = "one D6 for each hit",
    .due      = "The unit is hit.",
    .target   = "or more saves",
    .rows     = rows,
    .outcomes = outcomes,
    .effects  = effects,
    .charts   = charts,
    .sheet    = sheet,
    .interest = {.effects = "casualties", .high_is_good = false},
    .resolve  = resolve,
};

static_assert(sound(command) && complete(saves));

}  // namespace ecw::dickenson::save
