// Starting factors (montrose 2).
#include "tables/montrose/muster.hpp"

#include <algorithm>

#include "montrose/factors.hpp"
#include "vocabulary.hpp"

namespace ecw::montrose::muster {
namespace {

/// What a class adds to its CF die.
int cf_of(const Situation& s, const GridRow<2>& line) {
  if (s.given(key("skirmishers"))) return skirmishers_cf;
  if (line[0] != blank) return line[0];
  if (s.reads(all_regular)) return row(starting, "regular")[0];
  return named(starting, std::ranges::find(pairs, line.name, &Pair::horse)->foot)[0];
}

}  // namespace

Resolution resolve(const Situation& s, Dice& dice) {
  const Troops& body = troops_of(s);
  const GridRow<2>& line = named(starting, body.name);

  const int cf_die = dice.one(Die::avd, "the CF");
  const int af_die = dice.one(Die::avd, "the AF");
  const int cf = cf_of(s, line) + cf_die;
  const int af = line[1] + af_die;

  Resolution r(row(outcomes, "mustered"));
  r.effect(row(effects, "cf"), cf);
  r.effect(row(effects, "af"), af);
  r.effect(row(effects, "may-advance"), over_gate(s, af) && over_gate(s, cf));
  r.effect(row(effects, "may-change-formation"), over_gate(s, cf));
  r.effect(row(effects, "may-salvo"), cf >= salvo_from && !body.highland);
  return r;
}

}  // namespace ecw::montrose::muster
