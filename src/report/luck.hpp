// What is written of the luck in a battle log, in the five formats: the dice and the tests of the
// whole log and of each label, always with how many there were.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/dice.hpp"
#include "engine/fit.hpp"
#include "report/out.hpp"
#include "report/page.hpp"

namespace ecw {

struct DieLuck {
  Die die = Die::d6;
  std::array<std::uint64_t, 6> faces{};  // how often 1 to 6 came

  std::uint64_t throws() const;
  double mean() const;
  /// How often a face was to be expected; 0 for one that the die has not.
  double expected(std::size_t face) const;
  /// None where the throws are too few.
  std::optional<Fit> fit() const;
};

struct Luck {
  bool whole_log = false;              // else of one label
  std::optional<std::string> label{};  // none: of what has no label
  std::uint64_t results = 0;
  std::array<DieLuck, 2> dice{{{Die::d6, {}}, {Die::avd, {}}}};
  std::uint64_t tests = 0;  // that threw dice, and can be passed or failed
  std::uint64_t passed = 0;
  double expected_to_pass = 0;  // the exact chances of passing, added up
};

struct LuckFormat {
  std::string_view header;
  void (*luck)(Out&, const Luck&, const Page&);
  std::string_view between{};
};

/// By the places of shared::formats: text, line, json, csv, md.
extern const std::array<LuckFormat, 5> luck_formats;

}  // namespace ecw
