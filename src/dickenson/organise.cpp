// Organisation (dickenson 7).
#include "tables/dickenson/organise.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "engine/complaint.hpp"
#include "engine/resolution.hpp"
#include "vocabulary.hpp"

namespace ecw::dickenson::organise {
namespace {

constexpr auto keys = keys_of(full);

struct Lack {
  std::string_view figures;
  std::int64_t number;
};

/// The place of figures in the table of full strengths.
std::size_t row_of(std::string_view figures_name) {
  return static_cast<std::size_t>(&named(full, figures_name) - full);
}

void refuse_other_arms(const Situation& s, std::size_t arm) {
  for (std::size_t i = 0; i < std::size(full); ++i) {
    if (s[keys[i]] == 0 || full[i][arm] != blank) continue;
    throw Complaint{std::string(full[i].name), std::to_string(s[keys[i]]),
                    std::string(arms[arm]) + " has no place for them: leave it out"};
  }
}

std::vector<Lack> lacks_of_full(const Situation& s, std::size_t arm) {
  std::vector<Lack> lacks;
  for (std::size_t i = 0; i < std::size(full); ++i) {
    const int strength = full[i][arm];
    if (strength == blank || s[keys[i]] >= strength) continue;
    lacks.push_back({full[i].name, strength - s[keys[i]]});
  }
  return lacks;
}

/// What the case lacks of one of the smallest bodies; nothing if that body is not of this arm.
std::optional<std::vector<Lack>> lacks_of(const Situation& s, std::size_t arm,
                                          const GridRow<std::size(figures)>& body) {
  std::vector<Lack> lacks;
  for (std::size_t f = 0; f < std::size(figures); ++f) {
    if (body[f] == blank) continue;
    const std::size_t at = row_of(figures[f]);
    if (full[at][arm] == blank) return {};
    const bool hope = s.given(key("forlorn")) && figures[f] == "musketeers";
    const std::int64_t lack = (hope ? forlorn_hope : body[f]) - s[keys[at]];
    if (lack > 0) lacks.push_back({figures[f], lack});
  }
  return lacks;
}

void note_lacks(Resolution& r, const Note& first, const std::vector<Lack>& lacks) {
  for (const Lack& lack : lacks) {
    const Figures& figures_lacking = named(called, lack.figures);
    r.note(&lack == &lacks.front() ? first : row(notes, "and-lacks"), lack.number,
           lack.number == 1 ? figures_lacking.one : figures_lacking.more);
  }
}

}  // namespace

Resolution resolve(const Situation& s, Dice&) {
  const std::size_t arm = static_cast<std::size_t>(s[key("arm")]);
  refuse_other_arms(s, arm);

  std::vector<std::vector<Lack>> smallest_lacks;  // of each body that the arm may tell off
  for (const auto& body : smallest) {
    if (auto lacks = lacks_of(s, arm, body)) smallest_lacks.push_back(std::move(*lacks));
  }
  const bool may_operate =
      std::ranges::any_of(smallest_lacks, [](const auto& lacks) { return lacks.empty(); });
  const std::vector<Lack> full_lacks = lacks_of_full(s, arm);

  Resolution r(!may_operate         ? row(outcomes, "too-small")
               : full_lacks.empty() ? row(outcomes, "full-regiment")
                                    : row(outcomes, "may-operate"));
  note_lacks(r, row(notes, "full-lacks"), full_lacks);
  if (may_operate) return r;
  for (const std::vector<Lack>& lacks : smallest_lacks) {
    const bool first = &lacks == &smallest_lacks.front();
    note_lacks(r, first ? row(notes, "smallest-lacks") : row(notes, "or-lacks"), lacks);
  }
  return r;
}

}  // namespace ecw::dickenson::organise
