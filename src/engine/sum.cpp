#include "engine/sum.hpp"

namespace ecw {

void Sum::note(const Part& part) {
  list.push(part);
  sum += part.value;
}

void Sum::add(const Row& row, std::int64_t n) {
  const std::int64_t value = row.worth(n);
  if (value != 0) note({.value = value, .row = &row, .number = n});
}

void Sum::add_case(const Situation& s, std::initializer_list<Holds> conditions) {
  for (const Row& row : s.rows) {
    if (row.role == Role::plain) continue;
    std::int64_t counted = s[row.key];
    for (const Holds& holds : conditions) {
      if (holds.row == row.key) counted = holds.number;
    }
    if (counted == 0) continue;
    if (row.under.reading == Reads::any || s.reads(row.under)) add(row, counted);
  }
  add_house_rules(s);
}

void Sum::add_base(const Situation& s) {
  for (const Row& row : s.rows) {
    if (row.role == Role::base) add(row, s[row.key]);
  }
  add_house_rules(s);
}

void Sum::add_house_rules(const Situation& s) {
  for (const Also& also : s.also) {
    if (also.value != 0) note({.value = also.value, .words = also.words});
  }
}

void Sum::add_throw(Die die, int n, int total) { note({.value = total, .dice = n, .die = die}); }

void Sum::subtract_throw(const Row& why, Die die, int shown) {
  note({.value = -shown, .row = &why, .number = shown, .dice = 1, .die = die});
}

}  // namespace ecw
