// The flags that every resolving command has (interface, shared flags).
#pragma once

#include "engine/check.hpp"
#include "engine/command.hpp"

namespace ecw::shared {

inline constexpr std::string_view formats[] = {"text", "line", "json", "csv", "md"};
inline constexpr std::string_view colors[]  = {"auto", "always", "never"};

inline constexpr int most_also     = 20;
inline constexpr int also_limit    = 100;
inline constexpr int narrowest     = 40;
inline constexpr int widest        = 200;
inline constexpr int most_repeats  = 10'000'000;

inline constexpr Row rows[] = {
//          flag           value                   words
    text  ("dice",        "4,2",                   "dice thrown on the table, in dice order"),
    text  ("seed",        "N",                     "seed of the dice; the same seed throws the same dice").not_in_batch(),
    flag  ("odds",                                 "the exact chance of each outcome, instead of rolling"),
    text  ("also",        "N[:WORDS]",             "a house-rule modifier, -100 to 100").many(),
    text  ("reading",     "KEY=VALUE",             "another reading of an unclear rule").many(),
    choice("format",       formats,                "how the result is written; text if left out").not_in_batch(),
    whole ("width",        narrowest, widest,      "columns for text and help").not_in_batch(),
    choice("color",        colors,                 "bold and colour in text").not_in_batch(),
    flag  ("exit-status",                          "exit 1 when the test is failed").not_in_batch(),
    text  ("label",       "TEXT",                  "the unit's or the event's name"),
    text  ("log",         "FILE",                  "append the result to a battle log").not_in_batch(),
    whole ("repeat",      1, most_repeats,         "so many results, a line each").not_in_batch(),
    flag  ("tally",                                "with --repeat: the outcomes beside their exact chances").not_in_batch(),
    flag  ("help",                                 "this help").not_in_batch(),
};

static_assert((check_rows(rows), true));

}  // namespace ecw::shared
