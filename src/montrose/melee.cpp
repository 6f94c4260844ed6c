// Banging it out: strength and totals (montrose 9).
#include "tables/montrose/melee.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "engine/complaint.hpp"
#include "montrose/reckoning.hpp"
#include "vocabulary.hpp"

namespace ecw::montrose::melee {
namespace {

/// One body as it comes to blows; its flags carry this prefix.
struct Fighter {
  std::string_view prefix;
  const Troops& troops;
  Factors factors;
  bool attacks;
  bool on_flank;
  bool against_foot;
  Key heads;
  Key figures;
  Key pikes;
  Key pike_ranks;
  Key overlaps;

  std::string flag(std::string_view name) const { return std::string(prefix) + std::string(name); }
  bool horse_on_foot() const { return troops.arm == Arm::horse && against_foot; }
};

Fighter attacker_of(const Situation& s) {
  return {.prefix = "",
          .troops = troops_of(s),
          .factors = factors_of(s),
          .attacks = true,
          .on_flank = s.given(key("on-flank")),
          .against_foot = foe_troops_of(s).arm == Arm::foot,
          .heads = key("heads"),
          .figures = key("figures"),
          .pikes = key("pikes"),
          .pike_ranks = key("pike-ranks"),
          .overlaps = key("overlaps")};
}

Fighter defender_of(const Situation& s) {
  return {.prefix = "foe-",
          .troops = foe_troops_of(s),
          .factors = foe_factors_of(s),
          .attacks = s.given(key("foe-advancing")),
          .on_flank = s.given(key("foe-on-flank")),
          .against_foot = troops_of(s).arm == Arm::foot,
          .heads = key("foe-heads"),
          .figures = key("foe-figures"),
          .pikes = key("foe-pikes"),
          .pike_ranks = key("foe-pike-ranks"),
          .overlaps = key("foe-overlaps")};
}

std::int64_t counted_heads(const Situation& s, const Fighter& body) {
  if (s.given(body.heads)) return s[body.heads];
  const std::int64_t fighting =
      s.reads(ranks_by_cf) ? body.factors.cf : std::max<std::int64_t>(1, body.factors.cf - 1);
  const std::int64_t ranks = std::min(s[body.pike_ranks], fighting);
  return s[body.figures] + s[body.pikes] * ranks + s[body.overlaps];
}

// ---- what is refused -------------------------------------------------------------------------

void refuse_heads_with_bases(const Situation& s, const Fighter& body) {
  const std::pair<Key, std::string_view> counts[] = {{body.heads, "heads"},
                                                     {body.figures, "figures"},
                                                     {body.pikes, "pikes"},
                                                     {body.pike_ranks, "pike-ranks"},
                                                     {body.overlaps, "overlaps"}};
  for (const auto& [counted, name] : counts) {
    if (s.given(counted))
      throw Complaint{body.flag(name), {}, "heads are not counted with --bases"};
  }
}

void refuse_unfit_heads(const Situation& s, const Fighter& body) {
  const auto refuse = [&](std::string_view name, std::string words) {
    throw Complaint{body.flag(name), {}, std::move(words)};
  };
  const bool ranked = s.given(body.figures) || s.given(body.pikes);
  const bool hand_counted = s.given(body.heads);
  const bool no_pikes = body.troops.arm == Arm::horse || body.troops.highland;
  if (hand_counted && (ranked || s.given(body.pike_ranks) || s.given(body.overlaps))) {
    refuse("heads", "the heads are counted already: leave figures, pikes, ranks and overlaps out");
  }
  if (s.given(body.pikes) && no_pikes) {
    refuse("pikes", std::string(body.troops.name) + " carries no pikes: leave it out");
  }
  if (s.given(body.pike_ranks) && !s.given(body.pikes)) {
    refuse("pike-ranks", "goes with --" + body.flag("pikes"));
  }
  if (!hand_counted && !ranked) {
    refuse("heads", "each body needs its strength: --" + body.flag("heads") + ", or --" +
                        body.flag("figures") + " and --" + body.flag("pikes") + ", or --bases");
  }
  if (counted_heads(s, body) < 1) refuse("figures", "at least one head must fight");
}

// ---- the total -------------------------------------------------------------------------------

/// Why a body's strength is multiplied.
struct Multiplied {
  bool horse_on_foot;
  bool flank;
};

Multiplied multiplied_by(const Situation& s, const Fighter& body) {
  const bool bases = s.given(key("bases"));
  return {.horse_on_foot = body.horse_on_foot() && (!bases || s.reads(base_all)),
          .flank = body.on_flank && (!bases || s.reads(base_all) || s.reads(base_flank))};
}

/// How often the strength counts (readings doubles, base-double).
int times(const Situation& s, const Multiplied& why) {
  const int doublings = why.horse_on_foot + why.flank;
  if (doublings == 0) return 1;
  if (doublings == 1 || s.reads(doubles_once)) return doubled;
  if (s.reads(doubles_add)) return 1 + doublings * (doubled - 1);
  return doubled * doubled;
}

void add_strength(Sum& sum, const Situation& s, const Fighter& body) {
  const bool bases = s.given(key("bases"));
  const std::int64_t strength = bases ? body.factors.af + body.factors.cf : counted_heads(s, body);
  sum.add(bases ? row(parts, "bases") : row(parts, "heads"), strength);
  const Multiplied why = multiplied_by(s, body);
  const Row& reason = why.horse_on_foot && why.flank ? multiplied[2] : multiplied[why.flank];
  sum.add(reason, strength * (times(s, why) - 1));
  if (body.attacks) {
    sum.add(row(parts, "af"), body.factors.af);
  } else {
    sum.add(row(parts, "cf"), body.factors.cf);
  }
}

void throw_die(Sum& sum, const Fighter& body, Dice& dice, std::string_view throw_name) {
  const Die die = body.troops.highland ? Die::d6 : Die::avd;
  const int shown = dice.one(die, throw_name);
  sum.add_throw(die, 1, shown);
}

}  // namespace

Resolution resolve(const Situation& s, Dice& dice) {
  const Fighter attacker = attacker_of(s);
  const Fighter defender = defender_of(s);
  refuse_hedgehog(s);
  for (const Fighter* body : {&attacker, &defender}) {
    if (s.given(key("bases"))) {
      refuse_heads_with_bases(s, *body);
    } else {
      refuse_unfit_heads(s, *body);
    }
  }

  const bool hedgehog = s.given(key("foe-hedgehog")) && attacker.troops.arm == Arm::horse;
  const bool hedgehog_die = hedgehog && !s.reads(one_for_die);
  Sum sum;
  add_strength(sum, s, attacker);
  sum.add(row(parts, "with-general"), s[key("with-general")]);
  if (hedgehog && !hedgehog_die) sum.add(row(parts, "hedgehog"), 1);
  Sum foe_sum;
  add_strength(foe_sum, s, defender);
  foe_sum.add(row(parts, "foe-with-general"), s[key("foe-with-general")]);
  const bool covered = s.given(key("foe-cover")) && !defender.attacks;
  if (covered) foe_sum.add(row(parts, "cover"), defender.factors.cf);

  throw_die(sum, attacker, dice, "the attacker's melee die");
  throw_die(foe_sum, defender, dice, "the defender's melee die");
  if (hedgehog_die) {
    const int d6 = dice.one(Die::d6, "the hedgehog");
    sum.subtract_throw(row(parts, "hedgehog"), Die::d6, d6);
  }

  Resolution r = reckoning(s, {.attacker = sum.total(), .defender = foe_sum.total()}, dice);
  r.sum = sum;
  r.foe_sum = foe_sum;
  return r;
}

}  // namespace ecw::montrose::melee
