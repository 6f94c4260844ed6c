// Dice: the generator against its published vectors and golden faces, its fairness, the verbs of
// a procedure over faces that are known, and the complaints about dice given by hand.
#include "engine/dice.hpp"

#include <Random123/philox.h>
#include <doctest/doctest.h>

#include <array>
#include <string>
#include <vector>

#include "engine/complaint.hpp"
#include "engine/given_dice.hpp"
#include "engine/seeded_dice.hpp"
#include "report/complaint.hpp"
#include "tests/chi_square.hpp"
#include "tests/fairness.hpp"
#include "tests/text.hpp"

namespace ecw::tests {
namespace {

using Faces = std::vector<std::uint8_t>;
using Block = std::array<std::uint32_t, 4>;

const Faces no_faces;

Block philox(Block counter, std::array<std::uint32_t, 2> key) {
  const r123::Philox4x32::ctr_type at{{counter[0], counter[1], counter[2], counter[3]}};
  const r123::Philox4x32::ctr_type drawn = r123::Philox4x32{}(at, {{key[0], key[1]}});
  return {drawn[0], drawn[1], drawn[2], drawn[3]};
}

Faces drawn(std::uint64_t seed, std::uint64_t stream, Die die, int n) {
  SeededDice dice(seed, stream);
  dice.sum(die, n, "a test");
  return dice.faces();
}

/// The complaint, as printed, that `n` dice of one throw end in; empty when there is none.
std::string complaint_about(const Faces& faces, Die die, int n, std::string_view throw_name) {
  GivenDice dice(faces);
  try {
    dice.sum(die, n, throw_name);
    dice.finish();
  } catch (const Complaint& complaint) {
    return complaint_line(complaint);
  }
  return "";
}

}  // namespace

TEST_SUITE("dice") {
  TEST_CASE("Philox4x32-10 gives the published known answers") {
    CHECK(philox({0, 0, 0, 0}, {0, 0}) == Block{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8});
    CHECK(philox({0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff}, {0xffffffff, 0xffffffff}) ==
          Block{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd});
    CHECK(philox({0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, {0xa4093822, 0x299f31d0}) ==
          Block{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1});
  }

  TEST_CASE("the first faces of seed 0, stream 0 are the high parts of the first known answer") {
    // Sixths of 2^32: 0x6627e8d5 lies in the 3rd, 0xe169c58d in the 6th, then the 5th and the 4th.
    CHECK(drawn(0, 0, Die::d6, 4) == Faces{3, 6, 5, 4});
  }

  TEST_CASE("the faces of a seed and a stream never change") {
    // Worked out by a program of its own, from the paper.
    CHECK(drawn(1, 1, Die::d6, 24) ==
          Faces{5, 6, 3, 4, 2, 6, 5, 3, 5, 6, 2, 1, 3, 5, 3, 4, 6, 2, 1, 4, 4, 4, 3, 4});
    CHECK(drawn(42, 1, Die::d6, 24) ==
          Faces{6, 2, 4, 3, 1, 6, 1, 2, 4, 6, 5, 4, 4, 1, 4, 2, 5, 1, 4, 4, 4, 5, 3, 3});
    CHECK(drawn(42, 2, Die::d6, 24) ==
          Faces{5, 4, 4, 5, 2, 1, 3, 3, 5, 3, 3, 1, 2, 6, 4, 4, 5, 1, 6, 5, 2, 6, 6, 5});
    CHECK(drawn(18446744073709551615U, 9223372036854775807U, Die::d6, 24) ==
          Faces{3, 6, 4, 2, 1, 4, 6, 5, 5, 3, 4, 4, 1, 4, 6, 3, 3, 2, 1, 4, 5, 2, 2, 4});
    CHECK(drawn(1, 1, Die::avd, 12) == Faces{4, 5, 3, 4, 3, 5, 4, 3, 4, 5, 3, 2});
    CHECK(drawn(42, 1, Die::avd, 12) == Faces{5, 3, 4, 3, 2, 5, 2, 3, 4, 5, 4, 4});
  }

  TEST_CASE("a word that would favour a side is thrown away, and no other") {
    // Seeds whose first words, times 6, leave 0 or 2 in the low half, which are thrown away, or 4,
    // which is not. The first words by the paper: 2147483648 3544460596 1527730760 ...
    CHECK(drawn(414027678, 1, Die::d6, 4) == Faces{5, 3, 4, 4});
    // 2955083597 1132384547 2863311531 1563491988: the third is thrown away.
    CHECK(drawn(1242550225, 1, Die::d6, 4) == Faces{5, 2, 3, 4});
    // 922107075 500410983 2874861941 3579139414, and 1431655766 4238767428 2736215479 441858532.
    CHECK(drawn(206054664, 1, Die::d6, 4) == Faces{2, 1, 5, 6});
    CHECK(drawn(678585495, 1, Die::d6, 4) == Faces{3, 6, 4, 1});
  }

  TEST_CASE("both halves of the seed and of the stream count") {
    const Faces faces = drawn(7, 7, Die::d6, 100);
    CHECK(drawn(7, 7, Die::d6, 100) == faces);
    CHECK(drawn(8, 7, Die::d6, 100) != faces);
    CHECK(drawn(7, 8, Die::d6, 100) != faces);
    CHECK(drawn(7 + (1ULL << 32), 7, Die::d6, 100) != faces);
    CHECK(drawn(7, 7 + (1ULL << 32), Die::d6, 100) != faces);
  }

  TEST_CASE("a million dice are fair: faces, pairs, triples, neighbouring streams and seeds") {
    for (const Counted& counted : count_dice(1'000'000, 20261129)) {
      CAPTURE(counted.what);
      const double p = fit(counted.cells).value().p;
      CHECK(p > 1e-3);
      CHECK(p < 1 - 1e-3);  // nor too even to be thrown
    }
  }

  TEST_CASE("the measure of fit sees a die that is loaded by a fiftieth") {
    CHECK(misfit({{100, 100}, {100, 100}}) < 0);
    CHECK(misfit({{100'000, 102'000},
                  {100'000, 99'600},
                  {100'000, 99'600},
                  {100'000, 99'600},
                  {100'000, 99'600},
                  {100'000, 99'600}}) > worst_fit);
    CHECK(misfit({{3, 30}, {1000, 1000}, {1000, 1000}}) < worst_fit);  // merged: 1030 of 1003
    CHECK(misfit({{3, 300}, {1000, 1000}, {1000, 1000}}) > worst_fit);
    CHECK(misfit({{100, 100}}) == 0);
  }

  TEST_CASE("one is the next face") {
    const Faces faces{4, 2};
    GivenDice dice(faces);
    CHECK(dice.one(Die::d6, "first") == 4);
    CHECK(dice.one(Die::avd, "second") == 2);
    CHECK(dice.faces() == Faces{4, 2});
    dice.finish();
  }

  TEST_CASE("sum adds up as many faces as were asked for") {
    const Faces faces{6, 6, 1, 5, 2};
    GivenDice dice(faces);
    CHECK(dice.sum(Die::d6, 3, "three") == 13);
    CHECK(dice.sum(Die::d6, 0, "none") == 0);
    CHECK(dice.sum(Die::avd, 2, "two") == 7);
    dice.finish();
  }

  TEST_CASE("count counts the faces at or above the one named") {
    const Faces faces{3, 4, 5, 6, 1};
    for (const auto& [at_least, reached] : {std::pair(1, 5), std::pair(2, 4), std::pair(4, 3),
                                            std::pair(5, 2), std::pair(6, 1), std::pair(7, 0)}) {
      GivenDice dice(faces);
      CHECK(dice.count(5, at_least, "saves") == reached);
      dice.finish();
    }
    GivenDice none(no_faces);
    CHECK(none.count(0, 4, "saves") == 0);
  }

  TEST_CASE("drain throws one by one and stops when the limit is reached") {
    const PerFace cost{1, 1, 2, 2, 2, 3};
    const Faces faces{1, 3, 6, 2};
    GivenDice dice(faces);
    const Drained stopped = dice.drain(5, 4, cost, "a manoeuvre");  // 1 + 2 + 3, past the limit
    CHECK(stopped.dice == 3);
    CHECK(stopped.lost == 6);
    const Drained all = dice.drain(1, 100, cost, "a manoeuvre");
    CHECK(all.dice == 1);
    CHECK(all.lost == 1);
    dice.finish();

    const Faces exact_limit{1, 3, 6};
    GivenDice exactly(exact_limit);
    CHECK(exactly.drain(3, 3, cost, "a manoeuvre").dice == 2);  // 1 + 2 is the limit

    GivenDice none(no_faces);
    CHECK(none.drain(3, 0, cost, "a manoeuvre").dice == 0);
    CHECK(none.drain(0, 3, cost, "a manoeuvre").lost == 0);
  }

  TEST_CASE("tally counts how many fall in each band") {
    const PerFace band{3, 2, 1, 0, 0, 0};
    const Faces faces{6, 4, 1, 2, 5, 3, 3};
    GivenDice dice(faces);
    const Tally mixed = dice.tally(5, band, "figures");
    CHECK(mixed.in[0].least == 3);
    CHECK(mixed.in[0].most == 3);
    CHECK(mixed.in[0].mean == 3);
    CHECK(mixed.in[1].least == 0);
    CHECK(mixed.in[2].least == 1);
    CHECK(mixed.in[3].least == 1);
    CHECK(mixed.all_in == -1);
    const Tally alike = dice.tally(2, band, "figures");
    CHECK(alike.all_in == 1);
    CHECK(alike.in[1].least == 2);
    CHECK(alike.in[0].least == 0);
    dice.finish();
  }

  TEST_CASE("too few dice, dice left over and a face the die lacks are complaints") {
    CHECK(complaint_about({4, 2}, Die::d6, 2, "the morale throw") == "");

    const std::string few = complaint_about({4, 2}, Die::d6, 3, "the morale throw");
    CHECK(contains(few, "--dice 4,2:"));
    CHECK(contains(few, "2 dice"));
    CHECK(contains(few, "the morale throw"));
    CHECK(contains(few, "D6"));

    const std::string few_average = complaint_about({4}, Die::avd, 2, "the attacker's die");
    CHECK(contains(few_average, "the attacker's die"));
    CHECK(contains(few_average, "AvD"));
    CHECK(contains(few_average, "2 to 5"));

    const std::string over = complaint_about({4, 2, 6}, Die::d6, 1, "the morale throw");
    CHECK(contains(over, "--dice 4,2,6:"));
    CHECK(contains(over, "left over"));
    CHECK(contains(over, "1 die"));

    const std::string none = complaint_about({4}, Die::d6, 0, "the morale throw");
    CHECK(contains(none, "--dice 4:"));
    CHECK(contains(none, "no die is thrown"));

    for (const std::uint8_t face : Faces{1, 6}) {
      const std::string lacking = complaint_about({3, face}, Die::avd, 2, "the distance");
      CHECK(contains(lacking, "die 2"));
      CHECK(contains(lacking, "the distance"));
      CHECK(contains(lacking, "2 to 5"));
    }
    for (const std::uint8_t face : Faces{0, 7}) {
      const std::string lacking = complaint_about({face}, Die::d6, 1, "the distance");
      CHECK(contains(lacking, "die 1"));
      CHECK(contains(lacking, "the distance"));
      CHECK(contains(lacking, "1 to 6"));
    }
  }
}

}  // namespace ecw::tests
