// Exact odds, compared with a brute count over raw faces: for every command, and for every verb
// by itself, the first throws fixed or not.
#include "engine/odds.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "cli/row_parser.hpp"
#include "report/phrases.hpp"
#include "tests/lines.hpp"
#include "tests/odometer_dice.hpp"

namespace ecw::tests {
namespace {

using Faces = std::vector<std::uint8_t>;

// Ways are counted out of 6^12 while runs of different lengths are added up.
constexpr int most_brute_dice = 12;

std::uint64_t power_of_six(int n) {
  std::uint64_t power = 1;
  for (int i = 0; i < n; ++i) power *= 6;
  return power;
}

struct Spread {
  std::int64_t least = 0;
  std::int64_t most = 0;
  double weighted = 0;
  double weight = 0;

  void add(std::int64_t value, double ways) {
    least = weight == 0 ? value : std::min(least, value);
    most = weight == 0 ? value : std::max(most, value);
    weighted += static_cast<double>(value) * ways;
    weight += ways;
  }
  double mean() const { return weighted / weight; }
};

/// What tells one note from another.
std::string told(const Noted& noted) {
  return fmt::format("{} {} {}", noted.note->words, noted.number, noted.word);
}

/// What was counted over raw faces: the ways of each row, named by its outcome and effects.
struct Brute {
  std::map<std::string, std::uint64_t> ways;
  std::map<std::string_view, Spread> spreads;  // of each effect
  std::set<std::string> notes;                 // of every run
  int dice = 0;
  bool left_over = false;  // the first throws were more than are thrown
};

template <typename Effects>
std::string row_name(const Outcome& outcome, const Effects& effects) {
  std::string name(outcome.code);
  for (const HadEffect& had : effects) {
    if (had.effect->kind == Effect::Kind::tally) continue;
    name += ' ' + std::string(had.effect->name) + '=' + std::to_string(had.amount.least);
  }
  return name;
}

/// nullopt when it would take more runs than `most_runs`.
std::optional<Brute> count_faces(const Command& command, const Situation& s, const Faces& first,
                                 int most_runs) {
  Brute brute;
  OdometerDice dice(first);
  int runs = 0;
  do {
    if (++runs > most_runs) return {};
    const Resolution r = command.resolve(s, dice);
    std::set<std::string> notes;
    for (const Noted& noted : r.notes) notes.insert(told(noted));
    if (runs == 1) brute.notes = notes;
    std::erase_if(brute.notes, [&](const std::string& note) { return !notes.contains(note); });
    brute.left_over = brute.left_over || dice.left_over();
    brute.dice = std::max(brute.dice, dice.turned());
    const std::uint64_t ways = power_of_six(most_brute_dice - dice.turned());
    brute.ways[row_name(*r.outcome, r.effects)] += ways;
    for (const HadEffect& had : r.effects) {
      const Effect::Kind kind = had.effect->kind;
      if (kind == Effect::Kind::truth || kind == Effect::Kind::side) continue;  // no numbers
      brute.spreads[had.effect->name].add(had.amount.least, static_cast<double>(ways));
    }
  } while (dice.advance());
  for (auto& [row, ways] : brute.ways) ways /= power_of_six(most_brute_dice - brute.dice);
  return brute;
}

bool close_to(double a, double b, double within = 1e-12) { return std::abs(a - b) <= within; }

/// Every way, chance and mean of the odds is what was counted.
void check_same(const Command& command, const Odds& odds, const Brute& brute) {
  CHECK(odds.exact);
  CHECK(odds.dice == brute.dice);
  CHECK(odds.rows.size() == brute.ways.size());
  const std::uint64_t of = power_of_six(brute.dice);
  std::uint64_t all = 0;
  for (const Likely& row : odds.rows) {
    const std::string name = row_name(*row.outcome, row.effects);
    CAPTURE(name);
    const auto counted = brute.ways.find(name);
    REQUIRE(counted != brute.ways.end());
    const std::uint64_t ways = static_cast<std::uint64_t>(row.ways);
    CHECK(ways == counted->second);
    CHECK(close_to(row.chance, static_cast<double>(ways) / static_cast<double>(of)));
    all += ways;
  }
  CHECK(all == of);

  std::set<std::string> notes;
  for (const Noted& noted : odds.notes) notes.insert(told(noted));
  CHECK(notes == brute.notes);

  const std::vector<Mean> means = odds.means(command.effects);
  CHECK(means.size() == brute.spreads.size());
  for (const Mean& mean : means) {
    CAPTURE(mean.effect->name);
    const auto spread = brute.spreads.find(mean.effect->name);
    REQUIRE(spread != brute.spreads.end());
    CHECK(mean.least == spread->second.least);
    CHECK(mean.most == spread->second.most);
    const double size = std::max(1.0, std::abs(mean.mean));
    CHECK(close_to(mean.mean / size, spread->second.mean() / size));
  }
}

/// Best outcome first, then by effects ascending, no row twice.
void check_order(const Command& command, const Odds& odds) {
  const auto place_of = [&](const Likely& row) {
    std::vector<std::int64_t> place{row.outcome - command.outcomes.data()};
    for (const HadEffect& had : row.effects) {
      if (had.effect->kind != Effect::Kind::tally) place.push_back(had.amount.least);
    }
    return place;
  };
  for (std::size_t i = 1; i < odds.rows.size(); ++i) {
    CHECK(place_of(odds.rows[i - 1]) < place_of(odds.rows[i]));
  }
}

// ---- the verbs by themselves ---------------------------------------------------------------

/// What a procedure learns from one throw: a few numbers that decide, and amounts that odds know
/// by their bounds and mean.
struct Learnt {
  std::vector<int> settled;
  std::vector<Amount> amounts;
};

/// Asks both the exact dice and the odometer the same, the first throws fixed, and compares.
template <typename Ask>
void check_verb(const Ask& ask, const Faces& first) {
  std::map<std::vector<int>, std::uint64_t> counted;
  std::map<std::vector<int>, std::vector<Spread>> spreads;
  int most_dice = 0;
  bool left_over = false;
  OdometerDice turning(first);
  do {
    const Learnt learnt = ask(turning);
    const std::uint64_t ways = power_of_six(most_brute_dice - turning.turned());
    counted[learnt.settled] += ways;
    std::vector<Spread>& spread = spreads[learnt.settled];
    spread.resize(learnt.amounts.size());
    for (std::size_t i = 0; i < spread.size(); ++i) {
      spread[i].add(learnt.amounts[i].least, static_cast<double>(ways));
    }
    most_dice = std::max(most_dice, turning.turned());
    left_over = left_over || turning.left_over();
  } while (turning.advance());

  std::map<std::vector<int>, std::uint64_t> exact;
  std::map<std::vector<int>, double> chances;
  ExactDice dice(first);
  do {
    dice.begin();
    const Learnt learnt = ask(dice);
    if (left_over) {
      CHECK_THROWS_AS(dice.finish(), Complaint);
      return;
    }
    dice.finish();
    exact[learnt.settled] +=
        static_cast<std::uint64_t>(dice.ways()) * power_of_six(most_brute_dice - dice.dice());
    chances[learnt.settled] += dice.chance();
    for (std::size_t i = 0; i < learnt.amounts.size(); ++i) {
      CAPTURE(i);
      const Spread& spread = spreads[learnt.settled][i];
      CHECK(learnt.amounts[i].least == spread.least);
      CHECK(learnt.amounts[i].most == spread.most);
      CHECK(close_to(learnt.amounts[i].mean, spread.mean(), 1e-9));
    }
  } while (dice.advance());

  CHECK(exact == counted);
  for (const auto& [settled, ways] : counted) {
    const double whole = static_cast<double>(power_of_six(most_brute_dice));
    CHECK(close_to(chances[settled], static_cast<double>(ways) / whole));
  }
}

Learnt learnt_of(const Tally& tally) {
  return {{tally.all_in}, {tally.in.begin(), tally.in.end()}};
}

/// The mean of an effect in the odds of a line.
double mean_of(std::string_view command, std::string_view words, std::string_view effect) {
  const Entry& entry = *find_command(command);
  const Line line = words_of(words);
  const Odds odds = odds_of(*entry.command, request_of(entry, line).asked.situation, {});
  const std::vector<Mean> means = odds.means(entry.command->effects);
  const auto mean =
      std::ranges::find(means, effect, [](const Mean& known) { return known.effect->name; });
  REQUIRE(mean != means.end());
  return mean->mean;
}

/// The faces 3 1 6 4 2 5, as many as are to be fixed.
Faces first_of(int n) {
  const Faces faces{3, 1, 6, 4, 2, 5};
  return {faces.begin(), faces.begin() + n};
}

}  // namespace

TEST_SUITE("odds") {
  TEST_CASE("the odds of every command are the brute count over raw faces") {
    Pick pick(1);
    for (const Entry& entry : entries()) {
      const Command& command = *entry.command;
      std::vector<Line> lines = typed_lines_of(entry);
      for (int i = 0; i < 12; ++i) lines.push_back(random_resolving_line(entry, pick));
      int counted = 0;
      for (const Line& line : lines) {
        CAPTURE(text_of(entry, line));
        const Request request = request_of(entry, line);
        const Situation& s = request.asked.situation;
        SeededDice seeded(1, 1);
        command.resolve(s, seeded);
        const Faces& faces = seeded.faces();
        // Nothing fixed, all but the last three dice fixed, every die fixed.
        const std::size_t n = faces.size();
        for (const std::size_t fixed : {std::size_t{0}, n < 3 ? n / 2 : n - 3, n}) {
          CAPTURE(fixed);
          const Faces first(faces.begin(), faces.begin() + static_cast<std::ptrdiff_t>(fixed));
          const std::optional<Brute> brute = count_faces(command, s, first, 1300);
          if (!brute) continue;
          ++counted;
          CHECK_FALSE(brute->left_over);
          const Odds odds = odds_of(command, s, first);
          check_same(command, odds, *brute);
          check_order(command, odds);
          if (fixed == n) CHECK(odds.certain());
        }
      }
      INFO(command.name);
      CHECK(counted >= 12);
    }
  }

  TEST_CASE("more first throws than the resolution takes are a complaint") {
    Pick pick(2);
    for (const Entry& entry : entries()) {
      const Line line = random_resolving_line(entry, pick);
      CAPTURE(text_of(entry, line));
      const Request request = request_of(entry, line);
      SeededDice seeded(1, 1);
      entry.command->resolve(request.asked.situation, seeded);
      Faces faces = seeded.faces();
      faces.push_back(3);
      CHECK_THROWS_AS(odds_of(*entry.command, request.asked.situation, faces), Complaint);
    }
  }

  TEST_CASE("sum branches as raw faces do, whatever the first faces are") {
    for (const Die die : {Die::d6, Die::avd}) {
      for (int n = 0; n <= 4; ++n) {
        for (int fixed = 0; fixed <= n + 1; ++fixed) {
          CAPTURE(n);
          CAPTURE(fixed);
          const Faces first(static_cast<std::size_t>(fixed), 3);
          check_verb([&](Dice& dice) { return Learnt{{dice.sum(die, n, "a test")}, {}}; }, first);
        }
      }
    }
  }

  TEST_CASE("count branches as raw faces do, whatever the first faces are") {
    for (int at_least = 1; at_least <= 7; ++at_least) {
      for (int n = 0; n <= 4; ++n) {
        for (int fixed = 0; fixed <= n + 1; ++fixed) {
          CAPTURE(at_least);
          CAPTURE(n);
          CAPTURE(fixed);
          check_verb(
              [&](Dice& dice) {
                return Learnt{{dice.count(n, at_least, "a test")}, {}};
              },
              first_of(fixed));
        }
      }
    }
  }

  TEST_CASE("drain branches as raw faces do, whatever the limit and the first faces are") {
    for (const PerFace& cost : {PerFace{1, 1, 2, 2, 2, 3}, PerFace{0, 0, 0, 1, 1, 5}}) {
      for (int limit = 0; limit <= 7; ++limit) {
        for (int n = 0; n <= 4; ++n) {
          for (int fixed = 0; fixed <= n + 1; ++fixed) {
            CAPTURE(limit);
            CAPTURE(n);
            CAPTURE(fixed);
            check_verb(
                [&](Dice& dice) {
                  const Drained drained = dice.drain(n, limit, cost, "a test");
                  return Learnt{{drained.dice, drained.lost}, {}};
                },
                first_of(fixed));
          }
        }
      }
    }
  }

  TEST_CASE("tally knows every shared band, and the bounds and means of what is mixed") {
    const PerFace bands[] = {
        {3, 2, 1, 0, 0, 0}, {0, 0, 0, 0, 0, 0}, {0, 0, 0, 1, 1, 1},
        {0, 1, 2, 3, 4, 5}, {5, 5, 5, 5, 5, 2}, {1, 0, 0, 0, 4, 4},
    };
    for (const PerFace& band : bands) {
      for (int n = 1; n <= 4; ++n) {
        for (int fixed = 0; fixed <= n; ++fixed) {
          for (const Faces& faces : {Faces{3, 1, 6, 4}, Faces{4, 5, 6, 1}, Faces{1, 1, 1, 1}}) {
            CAPTURE(band[0]);
            CAPTURE(n);
            CAPTURE(fixed);
            CAPTURE(int{faces[0]});
            check_verb([&](Dice& dice) { return learnt_of(dice.tally(n, band, "a test")); },
                       {faces.begin(), faces.begin() + fixed});
          }
        }
      }
    }
  }

  TEST_CASE("throws that follow one another multiply, and a later one may hang on an earlier") {
    for (int fixed = 0; fixed <= 3; ++fixed) {
      check_verb(
          [](Dice& dice) {
            const int first = dice.one(Die::avd, "the first");
            const int second = first > 3 ? dice.sum(Die::d6, 2, "the second") : 0;
            const Drained third = dice.drain(2, first, {1, 1, 2, 2, 3, 3}, "the third");
            return Learnt{{first, second, third.dice, third.lost}, {}};
          },
          Faces(static_cast<std::size_t>(fixed), 4));
    }
  }

  TEST_CASE("many dice keep their chances, and have no ways") {
    const auto chance_total = [](const auto& ask) {
      ExactDice dice(Faces{});
      double total = 0;
      double mean = 0;
      do {
        dice.begin();
        const double value = ask(dice);
        total += dice.chance();
        mean += dice.chance() * value;
        if (dice.dice() > 49) CHECK(dice.ways() == 0);
      } while (dice.advance());
      return std::pair(total, mean);
    };
    const auto [all_sums, mean_sum] =
        chance_total([](Dice& dice) { return dice.sum(Die::d6, 201, "a test"); });
    CHECK(close_to(all_sums, 1));
    CHECK(close_to(mean_sum, 703.5, 1e-8));

    const auto [all_counts, mean_count] =
        chance_total([](Dice& dice) { return dice.count(10'000, 5, "a test"); });
    CHECK(close_to(all_counts, 1));
    CHECK(close_to(mean_count, 10'000 / 3.0, 1e-8));

    const auto [all_drained, mean_drained] = chance_total([](Dice& dice) {
      return dice.drain(101, 60, {0, 0, 0, 0, 0, 1}, "a test").lost;
    });
    CHECK(close_to(all_drained, 1));
    CHECK(close_to(mean_drained, 101 / 6.0, 1e-9));

    const auto [all_throws, throws] = chance_total([](Dice& dice) {
      const int more = dice.sum(Die::d6, 25, "a test") > 87 ? 25 : 24;
      return dice.sum(Die::d6, more, "a test") > 0 ? 1 : 0;
    });
    CHECK(close_to(all_throws, 1));
    CHECK(throws > 0.999);

    const auto [all_bands, mean_band] = chance_total([](Dice& dice) {
      return dice.tally(10'000, {3, 2, 1, 0, 0, 0}, "a test").in[1].mean;
    });
    CHECK(close_to(all_bands, 1));
    CHECK(close_to(mean_band, 10'000 / 6.0, 1e-8));
  }

  TEST_CASE("a throw comes only to what it can, and beyond 49 dice to no number of ways") {
    CHECK(sums(2, {0, 0, 0, 2, 2, 2}).size() == 3);
    const PerFace cost{0, 0, 0, 0, 0, 1};
    for (const auto& answers : {sums(50, d6_sides), counts(50, 4), counts(50, 1),
                                drains(50, 50, cost), tallies(50, any_band, cost)}) {
      for (const Answer& answer : answers) CHECK((answer.ways == 0) == (answer.dice > 49));
    }
  }

  TEST_CASE("of many dice the rarest answers keep their chances") {
    const double none = std::pow(5 / 6.0, 50);
    CHECK(counts(50, 6).front().value == 0);
    CHECK(close_to(counts(50, 6).front().chance, none));
    CHECK(counts(50, 2).back().value == 50);
    CHECK(close_to(counts(50, 2).back().chance, none));
    const std::vector<Answer> bands = tallies(50, any_band, {0, 0, 0, 0, 0, 1});
    CHECK(close_to(bands.front().chance, none));
    CHECK(close_to(bands.back().chance, 1 - none));
  }

  TEST_CASE("a mean is divided once, so that it is the nearest number there is") {
    struct {
      std::string_view command;
      std::string_view line;
      std::string_view effect;
      double mean;
    } const rows[] = {
        {"muster", "--troops militia", "cf", 3.5},
        {"fire", "--cf 3 --weapon musket --band killing --foe-cf 3", "foe-cf-loss", 28 / 36.0},
        {"save", "--troops pikeman --hits 30", "saved", 10},
        {"save", "--troops pikeman --hits 30", "casualties", 20},
    };
    for (const auto& row : rows) {
      CAPTURE(row.line);
      CHECK(mean_of(row.command, row.line, row.effect) == row.mean);
    }
    // Of so many dice there are too many ways to be multiplied.
    CHECK(close_to(mean_of("save", "--troops pikeman --hits 49", "saved"), 49 / 3.0, 1e-9));
  }

  TEST_CASE("an outcome has the chances of its rows, with ways or without") {
    const Entry& entry = *find_command("save");
    for (const std::string_view hits : {"3", "50"}) {
      CAPTURE(hits);
      const Line line{"--troops", "pikeman", "--hits", std::string(hits)};
      const Odds odds = odds_of(*entry.command, request_of(entry, line).asked.situation, {});
      std::map<const Outcome*, double> added;
      for (const Likely& row : odds.rows) added[row.outcome] += row.chance;
      const std::vector<Chance> chances = odds.by_outcome();
      CHECK(chances.size() == added.size());
      for (const Chance& chance : chances) CHECK(close_to(chance.chance, added[chance.outcome]));
    }
  }

  TEST_CASE("a procedure that does not ask as before is noticed") {
    ExactDice dice(Faces{});
    dice.begin();
    dice.sum(Die::d6, 1, "the first");
    dice.count(1, 4, "the second");
    CHECK(dice.advance());
    dice.begin();
    CHECK_THROWS_AS(dice.sum(Die::avd, 1, "the first"), std::logic_error);
    CHECK_THROWS_AS(dice.advance(), std::logic_error);
  }

  TEST_CASE("a count that cannot fail is certain, however many dice are thrown") {
    for (const int n : {1, 49, 50, 1000, 10'000}) {
      CAPTURE(n);
      for (const auto& [at_least, reached] : {std::pair(1, n), std::pair(7, 0)}) {
        ExactDice dice(Faces{});
        dice.begin();
        CHECK(dice.count(n, at_least, "a test") == reached);
        CHECK(close_to(dice.chance(), 1));
        CHECK_FALSE(dice.advance());
      }
    }
  }
}

}  // namespace ecw::tests
