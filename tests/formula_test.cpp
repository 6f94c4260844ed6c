// Odds by formulas written from the pages, and by whole numbers of any size where many dice are
// thrown: what the odds of morale, save, close, fire and melee must come to.
#include <doctest/doctest.h>
#include <gmpxx.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "engine/odds.hpp"
#include "report/phrases.hpp"
#include "tests/lines.hpp"

namespace ecw::tests {
namespace {

using Faces = std::vector<std::uint8_t>;

bool close_to(double a, double b, double within = 1e-12) { return std::abs(a - b) <= within; }

mpz_class power(unsigned long base, unsigned long n) {
  mpz_class result;
  mpz_ui_pow_ui(result.get_mpz_t(), base, n);
  return result;
}

mpz_class binomial(unsigned long n, unsigned long k) {
  mpz_class result;
  mpz_bin_uiui(result.get_mpz_t(), n, k);
  return result;
}

/// ways / 6^n to 18 decimals, by whole numbers alone.
double exact_chance(const mpz_class& ways, unsigned long n) {
  const mpz_class scaled = ways * power(10, 18) / power(6, n);
  return scaled.get_d() / 1e18;
}

const HadEffect& effect_of(const Likely& row, std::string_view name) {
  const auto found = std::find_if(row.effects.begin(), row.effects.end(),
                                  [&](const HadEffect& had) { return had.effect->name == name; });
  REQUIRE(found != row.effects.end());
  return *found;
}

Odds odds_of_line(std::string_view command, std::string_view text, const Faces& first = {}) {
  const Entry* entry = find_command(command);
  REQUIRE(entry != nullptr);
  const Line line = words_of(text);
  return odds_of(*entry->command, request_of(*entry, line).asked.situation, first);
}

/// The morale table of the page.
std::string_view morale_table(int score) {
  if (score >= 10) return "full-control";
  if (score == 9) return "no-advance";
  if (score == 8) return "withdraw-half";
  if (score == 7) return "withdraw-full";
  if (score == 6) return "retreat-half";
  if (score == 5) return "retreat-full";
  if (score == 4) return "retreat-full-general";
  return "rout";
}

struct LowestFace {
  std::string_view flags;
  int face;
};

// dickenson 4
constexpr LowestFace lowest_faces[] = {
    {"--troops pikeman", 5},
    {"--troops pikeman --cover soft", 4},
    {"--troops pikeman --cover hard", 3},
    {"--troops musketeer", 4},
    {"--troops skirmisher --cover soft", 3},
    {"--troops gunner --cover hard", 2},
    {"--troops dragoon --dismounted --cover hard", 2},
    {"--troops lobster", 3},
    {"--troops trooper", 4},
    {"--troops dragoon --cannon", 5},
    {"--troops pikeman --cannon", 6},
};

/// How many sides of the average die show each face, 0 to 6.
constexpr int average_sides[] = {0, 0, 1, 2, 2, 1, 0};
constexpr int ordinary_sides[] = {0, 1, 1, 1, 1, 1, 1};

/// The ways of each outcome, whatever the effects.
std::map<std::string_view, Ways> ways_by_outcome(const Odds& odds) {
  std::map<std::string_view, Ways> ways;
  for (const Likely& row : odds.rows) ways[row.outcome->code] += row.ways;
  return ways;
}

/// Whether each outcome has as many ways as were counted over so many dice.
bool same_ways(const Odds& odds, const std::map<std::string_view, int>& counted, int dice) {
  std::map<std::string_view, Ways> expected;
  for (const auto& [outcome, ways] : counted) {
    expected[outcome] = static_cast<Ways>(ways) * six_to(odds.dice - dice);
  }
  return ways_by_outcome(odds) == expected;
}

}  // namespace

TEST_SUITE("formulas") {
  TEST_CASE("morale: each outcome has as many ways as faces that lead to it by the page") {
    const std::pair<std::string_view, int> cases[] = {
        {"", 0},
        {"--add-one --add-one --enemy-retreating", 4},
        {"--captain-general --unsupported", 1},
        {"--under-musket --hit-flank", -3},
        {"--hit-rear --standard-captured --captain-general-killed", -9},
        {"--foot-lost 13 --horse-lost 3 --foot-officers-lost 1", -6},
        {"--foot-lost 6 --lost-this-move 6 --officer-killed --lieutenant-killed", -7},
        {"--lost-melee --friend-withdrew --rallying --by-cavalry --enemy-uphill", -5},
        {"--thin-ranks --under-artillery --friend-retreated --also 3:rum", -2},
    };
    for (const std::pair<std::string_view, int>& with : cases) {
      const std::string_view flags = with.first;
      const int modifier = with.second;
      for (int points = 0; points <= 30; ++points) {
        CAPTURE(flags);
        CAPTURE(points);
        std::map<std::string_view, int> expected;
        for (int d6 = 1; d6 <= 6; ++d6) ++expected[morale_table(points + modifier + d6)];
        const Odds odds =
            odds_of_line("morale", "--points " + std::to_string(points) + ' ' + std::string(flags));
        CHECK(odds.rows.size() == expected.size());
        for (const Likely& row : odds.rows) {
          CHECK(static_cast<int>(row.ways) == expected[row.outcome->code]);
        }
      }
    }
  }

  TEST_CASE("save: the ways of each number of casualties are the binomial's, up to 49 hits") {
    for (const LowestFace& lowest : lowest_faces) {
      for (const unsigned long hits : {1UL, 2UL, 7UL, 24UL, 49UL}) {
        CAPTURE(lowest.flags);
        CAPTURE(hits);
        const Odds odds =
            odds_of_line("save", std::string(lowest.flags) + " --hits " + std::to_string(hits));
        CHECK(odds.exact);
        CHECK(odds.dice == static_cast<int>(hits));
        CHECK(odds.rows.size() == hits + 1);
        const unsigned long saving = static_cast<unsigned long>(7 - lowest.face);
        for (const Likely& row : odds.rows) {
          const auto lost = static_cast<unsigned long>(effect_of(row, "casualties").amount.least);
          const mpz_class ways =
              binomial(hits, lost) * power(saving, hits - lost) * power(6 - saving, lost);
          CHECK(ways_text(row.ways) == ways.get_str());
          CHECK(close_to(row.chance, exact_chance(ways, hits)));
        }
      }
    }
  }

  TEST_CASE("save: 49 hits are counted exactly, 50 have no ways that fit") {
    const Odds exact = odds_of_line("save", "--troops musketeer --hits 49");
    CHECK(exact.exact);
    CHECK(ways_text(exact.rows[0].ways) == power(3, 49).get_str());  // all saved, 4 5 6 each
    CHECK(ways_text(six_to(exact.dice)) == "134713546244127343440523266742756048896");

    const Odds beyond = odds_of_line("save", "--troops musketeer --hits 50");
    CHECK_FALSE(beyond.exact);
    CHECK(beyond.rows.size() == 51);

    // One die given leaves 49.
    CHECK(odds_of_line("save", "--troops musketeer --hits 50", {6}).exact);
    CHECK_FALSE(odds_of_line("save", "--troops musketeer --hits 51", {6}).exact);
  }

  TEST_CASE("save: the chances of 1000 hits are right to 1e-12 for each lowest face") {
    constexpr unsigned long hits = 1000;
    const LowestFace each_face[] = {
        {"--troops musketeer --cover hard", 2},
        {"--troops lobster", 3},
        {"--troops trooper", 4},
        {"--troops pikeman", 5},
        {"--troops pikeman --cannon", 6},
    };
    for (const LowestFace& lowest : each_face) {
      CAPTURE(lowest.face);
      const Odds odds = odds_of_line("save", std::string(lowest.flags) + " --hits 1000");
      CHECK(odds.rows.size() == hits + 1);
      const unsigned long saving = static_cast<unsigned long>(7 - lowest.face);
      double worst = 0;
      for (const Likely& row : odds.rows) {
        const auto lost = static_cast<unsigned long>(effect_of(row, "casualties").amount.least);
        const mpz_class ways =
            binomial(hits, lost) * power(saving, hits - lost) * power(6 - saving, lost);
        worst = std::max(worst, std::abs(row.chance - exact_chance(ways, hits)));
      }
      CHECK(worst <= 1e-12);
    }
  }

  TEST_CASE("close: the score must exceed the enemy's CF and volleys") {
    struct Close {
      std::string_view flags;
      int modifiers;  // AF included
      int to_exceed;
      bool cover;  // less a D6
      std::string_view success;
    };
    const Close cases[] = {
        {"--troops regular --af 4 --cf 5 --foe-cf 7", 4 + 1, 7, false, "goes-in"},
        {"--troops regular --af 4 --cf 5 --foe-cf 7 --has-fired", 4, 7, false, "goes-in"},
        {"--troops regular --af 4 --cf 5 --foe-cf 5 --volleys 3", 4 + 1, 8, false, "goes-in"},
        {"--troops irish --af 4 --cf 5 --foe-cf 13 --with-general --on-flank", 4 + 2 + 1 + 1 + 2,
         13, false, "goes-in"},
        {"--troops highlander --af 6 --cf 5 --foe-cf 6 --under-cannon", 6 + 1 - 2, 6, false,
         "goes-in"},
        {"--troops rebel-horse --af 2 --cf 5 --foe-cf 9 --foe-no-pikes", 2 + 2 + 1 + 1, 9, false,
         "goes-in"},
        {"--troops militia --af 3 --cf 5 --foe-cf 9 --foe-skirmishers", 3 + 2 + 1, 9, false,
         "goes-in"},
        {"--troops covenanter-horse --af 4 --cf 5 --foe-cf 7", 4 + 1, 7, false, "pistol-shot"},
        {"--troops regular --af 4 --cf 5 --foe-cf 4 --foe-cover", 4 + 1, 4, true, "goes-in"},
        {"--troops regular --af 4 --cf 5 --foe-cf 4 --foe-cover --reading minus-die=one", 4 + 1 - 1,
         4, false, "goes-in"},
    };
    for (const Close& closing : cases) {
      CAPTURE(closing.flags);
      std::map<std::string_view, int> counted;
      for (int d6 = 1; d6 <= 6; ++d6) {
        for (int less = 1; less <= (closing.cover ? 6 : 1); ++less) {
          const int score = closing.modifiers + d6 - (closing.cover ? less : 0);
          ++counted[score > closing.to_exceed ? closing.success : "refuses"];
        }
      }
      CHECK(same_ways(odds_of_line("close", closing.flags), counted, closing.cover ? 2 : 1));
    }
  }

  TEST_CASE("fire: 10 or more hurts, the loss is the score less 9, the odd point off CF") {
    const std::pair<std::string_view, int> cases[] = {
        {"--cf 4 --weapon musket --foe-cf 3 --range 50", 4},
        {"--cf 6 --weapon musket --men 240 --salvo --band killing --foe-cf 5", 6 + 2 + 3 + 1},
        {"--cf 4 --weapon musket --men 99 --foe-cf 2 --range 50.001", 4 - 1 - 2},
        {"--cf 3 --weapon cannon --foe-cf 4 --range 350", 3 + 2 + 2 - 3},
        {"--cf 5 --weapon cannon --foe-cf 3 --range 100", 5 + 2},
        {"--cf 5 --weapon pistol --foe-cf 3 --foe-pikes --band harassing", 5 - 1 - 2},
        {"--cf 9 --weapon musket --foe-cf 3 --skirmishers --moving --foe-skirmishers --range 100",
         9 + 2 - 2 - 4 - 2},
        {"--cf 5 --weapon carbine --foe-cf 0 --foe-cover --damp --range 20 --also 4:close",
         5 - 1 - 2 - 1 + 4},
    };
    for (const std::pair<std::string_view, int>& firing : cases) {
      CAPTURE(firing.first);
      std::map<std::tuple<std::string_view, int, int>, int> counted;
      for (int one = 2; one <= 5; ++one) {
        for (int two = 2; two <= 5; ++two) {
          const int score = firing.second + one + two;
          const int loss = score >= 10 ? score - 9 : 0;
          counted[{loss > 0 ? "hits" : "no-effect", (loss + 1) / 2, loss / 2}] +=
              average_sides[one] * average_sides[two];
        }
      }
      const Odds odds = odds_of_line("fire", firing.first);
      CHECK(odds.dice == 2);
      CHECK(odds.rows.size() == counted.size());
      for (const Likely& row : odds.rows) {
        const int cf_loss = static_cast<int>(effect_of(row, "foe-cf-loss").amount.least);
        const int af_loss = static_cast<int>(effect_of(row, "foe-af-loss").amount.least);
        CAPTURE(cf_loss);
        CHECK(static_cast<int>(row.ways) == counted[{row.outcome->code, cf_loss, af_loss}]);
      }
    }
  }

  TEST_CASE("melee: the difference of the totals gives the band, 0 to 2, 3 to 5, 6 and more") {
    struct Melee {
      std::string_view flags;
      int ahead;  // the attacker's total less the defender's, before the dice
      bool highlander;
      bool hedgehog;  // less a D6
    };
    const Melee cases[] = {
        {"--troops regular --af 5 --cf 4 --heads 14 --foe-troops regular --foe-af 3 --foe-cf 5 "
         "--foe-heads 10",
         14 + 5 - 10 - 5, false, false},
        {"--troops regular --af 5 --cf 4 --heads 10 --foe-troops militia --foe-af 3 --foe-cf 5 "
         "--foe-heads 10",
         0, false, false},
        {"--troops highlander --af 5 --cf 4 --heads 10 --foe-troops regular --foe-af 3 --foe-cf 5 "
         "--foe-heads 10",
         0, true, false},
        // Horse against foot double their heads.
        {"--troops rebel-horse --af 4 --cf 4 --heads 6 --foe-troops levy --foe-af 3 --foe-cf 5 "
         "--foe-heads 13",
         12 + 4 - 13 - 5, false, false},
        // The flank doubles too; the general is one; cover is a third of CF, rounded down.
        {"--troops regular --af 5 --cf 4 --heads 5 --on-flank --with-general --foe-troops regular "
         "--foe-af 3 --foe-cf 8 --foe-heads 4 --foe-cover",
         10 + 5 + 1 - 4 - 8 - 2, false, false},
        {"--troops rebel-horse --af 6 --cf 4 --heads 5 --foe-troops regular --foe-af 3 --foe-cf 5 "
         "--foe-heads 5 --foe-hedgehog",
         10 + 6 - 5 - 5, false, true},
        {"--troops regular --af 5 --cf 4 --bases --foe-troops regular --foe-af 3 --foe-cf 5",
         (2 * 5 + 4) - (3 + 2 * 5), false, false},
        // Three ranks of pikes, of which CF - 1 count; two overlaps.
        {"--troops regular --af 5 --cf 3 --figures 4 --pikes 5 --pike-ranks 3 --overlaps 2 "
         "--foe-troops regular --foe-af 3 --foe-cf 5 --foe-heads 14",
         4 + 5 * 2 + 2 + 5 - 14 - 5, false, false},
    };
    for (const Melee& melee : cases) {
      CAPTURE(melee.flags);
      std::map<std::string_view, int> counted;
      for (int mine = 1; mine <= 6; ++mine) {
        for (int theirs = 2; theirs <= 5; ++theirs) {
          for (int less = 1; less <= (melee.hedgehog ? 6 : 1); ++less) {
            const int sides = (melee.highlander ? ordinary_sides : average_sides)[mine];
            if (sides == 0) continue;
            const int ahead = melee.ahead + mine - theirs - (melee.hedgehog ? less : 0);
            counted[ahead >= 6   ? "attacker-decisive"
                    : ahead >= 3 ? "attacker-pushes-back"
                    : ahead > -3 ? "indecisive"
                    : ahead > -6 ? "defender-pushes-back"
                                 : "defender-decisive"] += sides * average_sides[theirs];
          }
        }
      }
      CHECK(same_ways(odds_of_line("melee", melee.flags), counted, melee.hedgehog ? 3 : 2));
    }
  }

  TEST_CASE("what throws no die is certain, one way of one") {
    const Odds odds = odds_of_line("save", "--troops pikeman --hits 0");
    CHECK(odds.certain());
    CHECK(odds.dice == 0);
    CHECK(ways_text(odds.rows[0].ways) == "1");
    CHECK(odds.rows[0].chance == 1);
    CHECK(ways_text(six_to(odds.dice)) == "1");
  }
}

}  // namespace ecw::tests
