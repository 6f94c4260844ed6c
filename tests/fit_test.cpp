// The chi-square of counts against the tables that statisticians print.
#include "engine/fit.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <optional>
#include <vector>

namespace ecw {
namespace {

/// So many cells, all expected 100, of which the first two are off by what makes the chi-square.
Fit fit_of(int cells, double chi_square) {
  std::vector<Cell> all(static_cast<std::size_t>(cells), {100, 100});
  const double off = std::sqrt(chi_square * 50);
  all[0].seen += off;
  all[1].seen -= off;
  const std::optional<Fit> found = fit(all);
  REQUIRE(found);
  CHECK(found->chi_square == doctest::Approx(chi_square));
  CHECK(found->freedom == cells - 1);
  return *found;
}

}  // namespace

TEST_SUITE("fit") {
  TEST_CASE("p is what the printed tables of chi-square say") {
    struct Printed {
      int freedom;
      double at_0_95, at_0_5, at_0_05, at_0_01, at_0_001;
    };
    const Printed table[] = {
        {1, 0.00393, 0.455, 3.841, 6.635, 10.828},    {2, 0.103, 1.386, 5.991, 9.210, 13.816},
        {3, 0.352, 2.366, 7.815, 11.345, 16.266},     {4, 0.711, 3.357, 9.488, 13.277, 18.467},
        {5, 1.145, 4.351, 11.070, 15.086, 20.515},    {10, 3.940, 9.342, 18.307, 23.209, 29.588},
        {20, 10.851, 19.337, 31.410, 37.566, 45.315},
    };
    for (const Printed& row : table) {
      CAPTURE(row.freedom);
      CHECK(std::abs(fit_of(row.freedom + 1, row.at_0_95).p - 0.95) < 0.0003);
      CHECK(std::abs(fit_of(row.freedom + 1, row.at_0_5).p - 0.5) < 0.0003);
      CHECK(std::abs(fit_of(row.freedom + 1, row.at_0_05).p - 0.05) < 0.0001);
      CHECK(std::abs(fit_of(row.freedom + 1, row.at_0_01).p - 0.01) < 0.00001);
      CHECK(std::abs(fit_of(row.freedom + 1, row.at_0_001).p - 0.001) < 0.000001);
    }
  }

  TEST_CASE("with two degrees of freedom p is e to the minus half of it") {
    for (const double chi_square : {0.0, 0.25, 1.0, 7.0, 40.0, 700.0}) {
      CHECK(fit_of(3, chi_square).p == doctest::Approx(std::exp(-chi_square / 2)));
    }
  }

  TEST_CASE("a count that is far off has p 0, not an error") {
    const auto found = fit({{5e6, 1e7}, {5e6, 0}});
    REQUIRE(found);
    CHECK(found->chi_square == 1e7);
    CHECK(found->p == 0);
  }

  TEST_CASE("cells expected under 5 count as one") {
    // 4 + 3 + 2 are 9: 9 against 12, and 20 against 17.
    const auto found = fit({{4, 4}, {20, 17}, {3, 6}, {2, 2}});
    REQUIRE(found);
    CHECK(found->freedom == 1);
    CHECK(found->chi_square == doctest::Approx(1.0 + 0.45));
  }

  TEST_CASE("and with the smallest of the others when that comes to less than 5") {
    // 2 + 2 go with the 8: 12 against 15, and 10 against 7.
    const auto found = fit({{2, 3}, {10, 7}, {8, 9}, {2, 3}});
    REQUIRE(found);
    CHECK(found->freedom == 1);
    CHECK(found->chi_square == doctest::Approx(0.75 + 0.9));
  }

  TEST_CASE("5 is enough, and one cell is nothing to judge by") {
    CHECK(fit({{5, 4}, {5, 6}})->freedom == 1);
    CHECK_FALSE(fit({{4.9, 4}, {5, 6}}));
    CHECK_FALSE(fit({{1, 1}, {3, 3}}));
    CHECK_FALSE(fit({{1000, 1000}}));
    CHECK_FALSE(fit({}));
  }
}

}  // namespace ecw
