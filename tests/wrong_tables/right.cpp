// A right table: one of each part that the wrong tables break.
#include "vocabulary.hpp"

namespace ecw::right {

inline constexpr Reads by_kind = reading("casualties", "by-kind");

inline constexpr GridRow<2> faces[] = {
//   troops        near  far
    {"pikeman",   {5,    4}},
    {"musketeer", {4,    blank}},
};

inline constexpr auto troops = names(faces);

inline constexpr std::string_view heads[] = {"near", "far"};
inline constexpr Chart charts[] = {chart<faces>("The face that hits", heads)};

inline constexpr Row rows[] = {
    base  ("points",      0, 30,  "points value"),
    choice("troops",      troops, "who they are"),
    when  ("hit-flank",   -2,     "hit in the flank"),
    per   ("horse-lost",  -1, 2,  "horse lost").only(by_kind),
};

inline constexpr Outcome outcomes[] = {
    {"stands",    Pass::yes, "Stands",    ""},
    {"withdraws", Pass::no,  "Withdraws", "move"},
    {"routs",     Pass::no,  "Routs",     "move"},
};

inline constexpr Band ladder[] = {
    {10,     highest, "stands"},
    { 8,      9,      "withdraws"},
    {lowest,  7,      "routs"},
};

inline constexpr Effect effects[] = {
    {"move", Effect::Kind::distance, "inches back"},
};

inline constexpr Command command{
    .name     = "right",
    .purpose  = "does it compile?",
    .example  = "ecw right --points 5",
    .dice     = "the D6",
    .rows     = rows,
    .outcomes = outcomes,
    .effects  = effects,
    .charts   = charts,
};

static_assert(sound(command) && tiles(ladder, outcomes) && complete(faces));
static_assert(row(rows, "points").most == 30 && key("points") != Key{});

}  // namespace ecw::right
