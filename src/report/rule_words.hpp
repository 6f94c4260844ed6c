// What the printed tables say, as words: for the sheets and the manual.
#pragma once

#include <string>
#include <vector>

#include "engine/command.hpp"
#include "tables/readings.hpp"

namespace ecw {

/// A rule without a result, its numbers put in.
std::string fact_text(const Fact& fact);

/// "10 or more", "9", "4 to 6", "3 or less".
std::string band_text(const Band& band);

/// What a row that adds or subtracts stands for, without its value: "foot lost (each)".
std::string circumstance_text(const Row& row);

/// "under minus-die=one" for a row that counts only so; empty where the default has it count.
std::string under_words(const Row& row);

/// What each value of a reading means, the words at issue, and why the default.
std::string reading_text(const Reading& reading);

/// A chart as columns of words: the head line first.
std::vector<std::vector<std::string>> chart_lines(const Chart& chart);

}  // namespace ecw
