// Reading the values of flags: one function for each form, strict, the same in every locale.
// nullopt: the text has not that form, or the number is out of range.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/dice.hpp"
#include "engine/row.hpp"
#include "engine/situation.hpp"

namespace ecw {

/// An optional minus and decimal digits (010 is ten), within [least, most].
std::optional<std::int64_t> read_whole(std::string_view text, std::int64_t least,
                                       std::int64_t most);

/// Decimal digits, 0 to 2^64 - 1.
std::optional<std::uint64_t> read_seed(std::string_view text);

/// Decimal digits, at most one point and one to three digits after it, in ten-thousandths.
std::optional<std::int64_t> read_distance(std::string_view text, std::int64_t least,
                                          std::int64_t most);

/// Faces between single commas, into `faces`; false if that is no such list. Whether a die has the
/// face is asked when it is used.
bool read_faces(std::string_view text, std::vector<std::uint8_t>& faces);

/// -1:"words", +2, 3:words.
std::optional<Also> read_also(std::string_view text);

/// 2d6, d6, 3avd: 1 to 10000 dice.
std::optional<Throw> read_throw(std::string_view text);

/// The value of a row's flag as its number in a Situation; nullopt if it is not one of the row's.
std::optional<std::int64_t> read_value(const Row& row, std::string_view text);

/// What the row takes, for complaints and help: "a whole number from 0 to 30".
std::string range_words(const Row& row);

}  // namespace ecw
