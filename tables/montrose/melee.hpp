// Melee: banging it out (montrose 9)
#pragma once

#include "tables/montrose/reckon.hpp"

namespace ecw::montrose::melee {

inline constexpr Reads ranks_by_cf    = reading("pike-ranks", "cf");
inline constexpr Reads doubles_add    = reading("doubles", "add");
inline constexpr Reads doubles_once   = reading("doubles", "once");
inline constexpr Reads base_flank     = reading("base-double", "flank");
inline constexpr Reads base_all       = reading("base-double", "all");

inline constexpr int most_heads = 1000;

inline constexpr Row rows[] = {
    row(reckon::rows, "troops"),
    row(reckon::rows, "af"),
    row(reckon::rows, "cf"),
    row(reckon::rows, "foe-troops"),
    row(reckon::rows, "foe-af"),
    row(reckon::rows, "foe-cf"),
//        flag                range            the attacker's, and the defender's
    whole("heads",            1, most_heads,   "the attacker's heads, counted by hand"),
    whole("figures",          0, most_heads,   "figures in the attacker's first rank; of horse all that fight"),
    whole("pikes",            0, most_heads,   "pikemen in the attacker's first rank"),
    whole("pike-ranks",       1, 20,           "ranks of those pikes").or_else(1),
    whole("overlaps",         0, 2,            "flanks that the attacker overlaps, a figure each"),
    whole("foe-heads",        1, most_heads,   "the defender's heads, counted by hand"),
    whole("foe-figures",      0, most_heads,   "figures in the defender's first rank; of horse all that fight"),
    whole("foe-pikes",        0, most_heads,   "pikemen in the defender's first rank"),
    whole("foe-pike-ranks",   1, 20,           "ranks of those pikes").or_else(1),
    whole("foe-overlaps",     0, 2,            "flanks that the defender overlaps, a figure each"),
    flag ("bases",                             "strength by AF and CF, for strips and big bases"),
    flag ("on-flank",                          "the attacker strikes a flank or the rear"),
    flag ("foe-on-flank",                      "the defender strikes a flank or the rear"),
    flag ("with-general",                      "a general is with the attacker"),
    flag ("foe-with-general",                  "a general is with the defender"),
    row(reckon::rows, "cover"),
    row(reckon::rows, "foe-cover"),
    row(reckon::rows, "foe-hedgehog"),
    row(reckon::rows, "foe-advancing"),
    row(reckon::rows, "round"),
    row(shared_rows, "scale"),
};

// What a body's total is made of.
constexpr Row for_each_full(int step, Row row) {
  row.step = step;
  row.counting = Counting::full;
  return row;
}
inline constexpr Row parts[] = {
//            code               worth   what
    condition("heads",             +1,   "heads"),
    condition("bases",             +1,   "AF and CF for strength"),
    condition("af",                +1,   "AF, attacking"),
    condition("cf",                +1,   "CF, standing"),
    condition("with-general",      +1,   "a general is with it"),
    condition("foe-with-general",  +1,   "a general is with it"),
    for_each_full(3,
    condition("cover",             +1,   "in cover, one for each full 3 of CF")),
    condition("hedgehog",          -1,   "the hedgehog"),
};

// What multiplying adds, by its reason.
inline constexpr Row multiplied[] = {
    condition("doubled",           +1,   "doubled: horse against foot"),
    condition("doubled",           +1,   "doubled: a flank or the rear"),
    condition("doubled",           +1,   "multiplied: horse against foot, and a flank or the rear"),
};

inline constexpr int doubled = 2;

inline constexpr Fact sheet[] = {
    {"Strength: the heads of the first rank; pikes count one rank for each CF less 1; one figure for each flank overlapped."},
    {"Horse against foot count {} times, an attack on flank or rear {} times, and the two multiply.", doubled, doubled},
    {"By bases (--bases): AF + CF in place of heads; only the flank doubles it."},
    {"Total: strength, AF if attacking or CF if standing, an AvD (highlanders a D6), 1 for a general, and for a standing body in cover 1 for each full 3 of its CF."},
    {"Horse against a hedgehog: less a D6. Then the reckoning (ecw tables reckon)."},
};

Resolution resolve(const Situation&, Dice&);

inline constexpr Command command{
    .name     = "melee",
    .alias    = "",
    .rules    = &rule_sets::montrose,
    .clause   = "montrose 9",
    .purpose  = "banging it out, and the reckoning",
    .example  = "ecw melee --troops irish --af 6 --cf 5 --figures 8 --pikes 4 --foe-troops militia "
                "--foe-af 4 --foe-cf 4 --foe-figures 9 --foe-pikes 6",
    .dice     = "the attacker's die, the defender's, the D6 for the hedgehog; then as for reckon: tests of a later "
                "round, dice to retire or flee (attacker, defender), the winner's D6",
    .due      = "Attacker and defender are in contact; unprefixed flags are the attacker's.",
    .rows     = rows,
    .outcomes = reckon::outcomes,
    .effects  = reckon::effects,
    .notes    = reckon::notes,
    .sheet    = sheet,
    .resolve  = resolve,
};

static_assert(sound(command) && (check_rows(parts), true));

}  // namespace ecw::montrose::melee
