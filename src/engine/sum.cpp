#include "engine/sum.hpp"

namespace ecw {

void Sum::note(const Part& part) {
  list.push(part);
  sum += part.value;
}

void Sum::add(const Row& row, std::int64_t n) {
  const std::int64_t value = row.worth(n);
  if (value != 0)
    note({.value = value, .row = &row, .number = n, .words = {}, .dice = 0, .die = {}});
}

void Sum::add_case(const Situation& s, std::initializer_list<Holds> conditions) {
  for (const Row& row : s.rows) {
    if (row.role == Role::plain) continue;
    if (row.under.reading != Reads::any && !s.reads(row.under)) continue;
    if (row.kind != Kind::condition) {
      add(row, s[row.key]);
      continue;
    }
    for (const Holds& holds : conditions) {
      if (holds.condition == row.key) add(row, holds.number);
    }
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
    if (also.value == 0) continue;
    note({.value = also.value,
          .row = nullptr,
          .number = 0,
          .words = also.words,
          .dice = 0,
          .die = {}});
  }
}

void Sum::add_throw(Die die, int n, int total) {
  note({.value = total, .row = nullptr, .number = 0, .words = {}, .dice = n, .die = die});
}

}  // namespace ecw
