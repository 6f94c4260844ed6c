// Bodies that fight apart (dickenson 6).
#include "tables/dickenson/separate.hpp"

#include <string>

#include "dickenson/morale.hpp"
#include "engine/complaint.hpp"
#include "engine/lookup.hpp"
#include "vocabulary.hpp"

namespace ecw::dickenson::separate {
namespace {

void refuse_circumstances(const Situation& s) {
  for (const Row& row : s.rows) {
    if (row.role == Role::modifier && row.is_flag() && s.given(row.key)) {
      throw Complaint{std::string(row.flag),
                      {},
                      "counts only in the fresh throw of --reading separate=fresh-throw"};
    }
  }
}

Resolution looked_up(const Situation& s, const Sum& sum) {
  Resolution r = morale::conclude(s, sum, look_up(morale::ladder, outcomes, sum.total()));
  if (r.outcome == &row(outcomes, "full-control")) r.tail = ten_reads;
  return r;
}

Resolution thrown_afresh(const Situation& s, const Sum& first, Dice& dice) {
  const Sum sum = morale::throw_for_morale(s, dice);
  Resolution r = morale::conclude(s, sum, look_up(morale::ladder, outcomes, sum.total()));
  r.note(row(notes, "first-sum"), first.total());
  return r;
}

}  // namespace

Resolution resolve(const Situation& s, Dice& dice) {
  if (s.reads(lookup)) {
    refuse_circumstances(s);
  } else {
    morale::refuse_contradictions(s);
  }

  Sum sum;
  sum.add_base(s);
  const int thrown = dice.sum(Die::d6, 2, "the throw of a separate body");
  sum.add_throw(Die::d6, 2, thrown);

  if (sum.total() > to_exceed) return morale::conclude(s, sum, row(outcomes, "under-control"));
  return s.reads(lookup) ? looked_up(s, sum) : thrown_afresh(s, sum, dice);
}

}  // namespace ecw::dickenson::separate
