#include "montrose/factors.hpp"

#include <string>

#include "engine/complaint.hpp"
#include "vocabulary.hpp"

namespace ecw::montrose {

Factors factors_of(const Situation& s) { return {.af = s[key("af")], .cf = s[key("cf")]}; }

Factors foe_factors_of(const Situation& s) {
  return {.af = s[key("foe-af")], .cf = s[key("foe-cf")]};
}

const Troops& troops_of(const Situation& s) { return troops[s[key("troops")]]; }

const Troops& foe_troops_of(const Situation& s) { return troops[s[key("foe-troops")]]; }

void lose_divided(Factors& body, std::int64_t loss, OddPoint odd) {
  const std::int64_t less = loss / 2;
  const std::int64_t more = loss - less;
  if (odd == OddPoint::off_af) {
    body.lose(more, less);
  } else {
    body.lose(less, more);
  }
}

bool over_gate(const Situation& s, std::int64_t factor) {
  return s.reads(three_or_more) ? factor >= gate : factor > gate;
}

void need(const Situation& s, Key given, std::string_view flag, std::string_view why) {
  if (!s.given(given)) throw Complaint{std::string(flag), {}, std::string(why)};
}

void add_inches(Resolution& r, const Situation& s, const Effect& inches, const Effect& yards,
                std::int64_t ten_thousandths) {
  r.effect(inches, ten_thousandths);
  if (s.given(key("scale"))) r.effect(yards, ten_thousandths * scales[s[key("scale")]][0]);
}

void tell_rout(Resolution& r, std::string_view tail) {
  r.tail = tail;
  r.note(row(shared_notes, "neighbours"));
}

}  // namespace ecw::montrose
