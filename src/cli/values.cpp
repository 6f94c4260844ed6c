#include "cli/values.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <concepts>
#include <limits>
#include <utility>

#include "letters.hpp"
#include "report/phrases.hpp"
#include "tables/shared.hpp"

namespace ecw {
namespace {

bool all_digits(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// A number of decimal digits alone, at most `most`.
template <std::integral Number>
std::optional<Number> digits(std::string_view text, Number most) {
  std::uint64_t number = 0;
  const char* const end = text.data() + text.size();
  const auto [stopped, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc{} || stopped != end || std::cmp_greater(number, most)) return {};
  return static_cast<Number>(number);
}

/// Whether a word typed is the row's word.
bool same(const Row& row, std::string_view word, std::string_view typed) {
  if (!row.any_case) return word == typed;
  const auto equal = [&](char a, char b) { return small_letter(a) == small_letter(b); };
  return std::ranges::equal(word, typed, equal);
}

}  // namespace

std::optional<std::int64_t> read_whole(std::string_view text, std::int64_t least,
                                       std::int64_t most) {
  const bool minus = text.starts_with('-');
  const std::optional<std::int64_t> size =
      minus ? digits(text.substr(1), -least) : digits(text, most);
  if (!size) return {};
  const std::int64_t number = minus ? -*size : *size;
  if (number < least || number > most) return {};
  return number;
}

std::optional<std::uint64_t> read_seed(std::string_view text) {
  return digits(text, std::numeric_limits<std::uint64_t>::max());
}

std::optional<std::int64_t> read_distance(std::string_view text, std::int64_t least,
                                          std::int64_t most) {
  const std::size_t point = text.find('.');
  const std::optional<std::int64_t> units = digits(text.substr(0, point), most / distance_unit);
  if (!units) return {};
  std::int64_t distance = *units * distance_unit;
  if (point != std::string_view::npos) {
    const std::string_view decimals = text.substr(point + 1);
    if (!all_digits(decimals) || decimals.size() > 3) return {};
    std::int64_t worth = distance_unit;
    for (const char c : decimals) distance += (c - '0') * (worth /= 10);
  }
  if (distance < least || distance > most) return {};
  return distance;
}

bool read_faces(std::string_view text, std::vector<std::uint8_t>& faces) {
  faces.clear();
  for (;;) {
    const std::string_view face = text.substr(0, text.find(','));
    const auto shown = digits(face, std::numeric_limits<std::uint8_t>::max());
    if (!shown || face.size() > 2) return false;
    faces.push_back(*shown);
    if (face.size() == text.size()) return true;
    text.remove_prefix(face.size() + 1);
  }
}

std::optional<Also> read_also(std::string_view text) {
  const std::size_t colon = text.find(':');
  std::string_view number = text.substr(0, colon);
  if (number.starts_with('+')) {
    number.remove_prefix(1);
    if (!all_digits(number)) return {};
  }
  const auto value = read_whole(number, -shared::also_limit, shared::also_limit);
  if (!value) return {};
  return Also{static_cast<int>(*value),
              colon == std::string_view::npos ? std::string_view{} : text.substr(colon + 1)};
}

std::optional<Throw> read_throw(std::string_view text) {
  const std::size_t letters = text.find_first_not_of("0123456789");
  if (letters == std::string_view::npos) return {};
  const std::string_view kind = text.substr(letters);
  if (kind != "d6" && kind != "avd") return {};
  const auto dice = letters == 0 ? 1 : read_whole(text.substr(0, letters), 1, most_counted);
  if (!dice) return {};
  return Throw{kind == "d6" ? Die::d6 : Die::avd, static_cast<int>(*dice)};
}

std::optional<std::int64_t> read_value(const Row& row, std::string_view text) {
  switch (row.kind) {
    case Kind::whole:
      return read_whole(text, row.least, row.most);
    case Kind::distance:
      return read_distance(text, row.least, row.most);
    case Kind::choice:
      for (std::size_t i = 0; i < row.choices.size(); ++i) {
        if (same(row, row.choices[i], text)) return static_cast<std::int64_t>(i);
      }
      return {};
    case Kind::named:
      for (const auto& name : row.names) {
        if (same(row, name.name, text)) return name[0];
      }
      return read_whole(text, row.least, row.most);
    default:
      return {};
  }
}

std::string range_words(const Row& row) {
  switch (row.kind) {
    case Kind::whole:
      return fmt::format("a whole number from {} to {}", row.least, row.most);
    case Kind::distance:
      return fmt::format("a distance {} {}, with at most three decimals",
                         row.least > 0 ? "above 0 and at most" : "from 0 to",
                         distance_text(row.most));
    case Kind::choice:
      return fmt::format("one of {}", fmt::join(row.choices, ", "));
    case Kind::named: {
      std::string list;
      for (const auto& name : row.names) list += fmt::format("{}, ", name.name);
      return fmt::format("{}or a whole number from {} to {}", list, row.least, row.most);
    }
    default:
      return std::string(row.words);
  }
}

}  // namespace ecw
