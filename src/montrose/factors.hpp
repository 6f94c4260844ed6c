// Aggression and Cohesion, what a body loses of them, and the other things that several Montrose
// procedures do.
#pragma once

#include <algorithm>
#include <cstdint>

#include "engine/resolution.hpp"
#include "engine/situation.hpp"
#include "tables/montrose/troops.hpp"

namespace ecw::montrose {

/// A body's factors before a result, and what the rules take of them; a gain is a negative loss.
struct Factors {
  std::int64_t af = 0;
  std::int64_t cf = 0;
  std::int64_t af_loss = 0;
  std::int64_t cf_loss = 0;

  void lose(std::int64_t of_af, std::int64_t of_cf) {
    af_loss += of_af;
    cf_loss += of_cf;
  }
  std::int64_t af_left() const { return std::max<std::int64_t>(0, af - af_loss); }
  std::int64_t cf_left() const { return std::max<std::int64_t>(0, cf - cf_loss); }
  bool routs() const { return af_left() == 0 || cf_left() == 0; }
};

/// The acting body's factors.
Factors factors_of(const Situation& s);
/// The enemy's.
Factors foe_factors_of(const Situation& s);

const Troops& troops_of(const Situation& s);
const Troops& foe_troops_of(const Situation& s);

/// Which factor an odd point of a divided loss comes off.
enum class OddPoint { off_af, off_cf };

/// A loss divided between AF and CF (montrose 9, 11, 13).
void lose_divided(Factors& body, std::int64_t loss, OddPoint odd);

/// Whether a factor is over 3, or 3 and more under the reading (montrose 2, 4, 5).
bool over_gate(const Situation& s, std::int64_t factor);

/// A Complaint unless the flag is given.
void need(const Situation& s, Key given, std::string_view flag, std::string_view why);

/// Adds an effect of so many inches, and beside it the yards where --scale is given.
void add_inches(Resolution& r, const Situation& s, const Effect& inches, const Effect& yards,
                std::int64_t ten_thousandths);

/// Ends the text with what a factor at 0 does, and notes it (montrose, the zero rule).
void tell_rout(Resolution& r, std::string_view tail);

}  // namespace ecw::montrose
