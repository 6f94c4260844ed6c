// Organisation (dickenson 7).
#include "tables/dickenson/organise.hpp"

#include <algorithm>
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

std::int64_t present(const Situation& s, std::string_view figures) {
  for (std::size_t i = 0; i < std::size(full); ++i) {
    if (full[i].name == figures) return s[keys[i]];
  }
  return 0;
}

void refuse_other_arms(const Situation& s, std::size_t arm) {
  for (std::size_t i = 0; i < std::size(full); ++i) {
    if (full[i].cells[arm].value != refused || s[keys[i]] == 0) continue;
    throw Complaint{std::string(full[i].name), std::to_string(s[keys[i]]),
                    std::string(arms[arm]) + " has no place for them: leave it out"};
  }
}

std::vector<Lack> lacks_of_full(const Situation& s, std::size_t arm) {
  std::vector<Lack> lacks;
  for (std::size_t i = 0; i < std::size(full); ++i) {
    const int strength = full[i].cells[arm].value;
    if (strength == refused || s[keys[i]] >= strength) continue;
    lacks.push_back({full[i].name, strength - s[keys[i]]});
  }
  return lacks;
}

std::vector<Lack> lacks_of(const Situation& s, const Body& body) {
  const bool forlorn = s.given(key("forlorn")) && body.figures == "musketeers";
  const int least = forlorn ? forlorn_hope : body.least;
  std::vector<Lack> lacks{{body.figures, least - present(s, body.figures)},
                          {body.with, body.with_least - present(s, body.with)}};
  std::erase_if(lacks, [](const Lack& lack) { return lack.number <= 0; });
  return lacks;
}

}  // namespace

Resolution resolve(const Situation& s, Dice&) {
  const std::size_t arm = static_cast<std::size_t>(s[key("arm")]);
  refuse_other_arms(s, arm);

  bool may_operate = false;
  std::vector<Lack> smallest_lacks;
  for (const Body& body : smallest) {
    if (body.arm != arms[arm]) continue;
    const std::vector<Lack> lacks = lacks_of(s, body);
    may_operate = may_operate || lacks.empty();
    smallest_lacks.insert(smallest_lacks.end(), lacks.begin(), lacks.end());
  }
  const std::vector<Lack> full_lacks = lacks_of_full(s, arm);

  Resolution r(!may_operate         ? row(outcomes, "too-small")
               : full_lacks.empty() ? row(outcomes, "full-regiment")
                                    : row(outcomes, "may-operate"));
  for (const Lack& lack : full_lacks) r.note(row(notes, "full-lacks"), lack.number, lack.figures);
  if (may_operate) return r;
  for (const Lack& lack : smallest_lacks) {
    r.note(row(notes, "smallest-lacks"), lack.number, lack.figures);
  }
  return r;
}

}  // namespace ecw::dickenson::organise
