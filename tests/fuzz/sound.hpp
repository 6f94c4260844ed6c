// What is promised of every record, whatever was typed: each function stops the fuzzer when it is
// not so.
#pragma once

#include <rapidjson/document.h>

#include <string>
#include <string_view>

namespace ecw::fuzz {

/// The JSON object that a line is.
rapidjson::Document json_of(std::string_view line);

/// A result or odds: outcomes and effects are the table's, parts sum to the score, which leads to
/// the outcome where the table has a ladder, no factor is below 0, chances sum to one.
void require_sound(const rapidjson::Document& record);

/// The dice of a result, as they are typed.
std::string dice_of(const rapidjson::Document& record);

/// Whole rows, each with as many fields as the first.
void require_csv(std::string_view text);

}  // namespace ecw::fuzz
