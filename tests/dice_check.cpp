// Whether the program's own dice are fair, for whoever wants to see it: counts dice by the billion,
// or writes the random bits they are made of for a test suite to read. Run by tests/proofs.
#include <fmt/format.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>

#include "tests/fairness.hpp"

namespace ecw::tests {
namespace {

void print_counts(std::uint64_t dice, std::uint64_t seed) {
  fmt::print("{} dice each, seed {}\n\n", dice, seed);
  fmt::print("{:34}{:>8}{:>12}{:>9}\n", "", "freedom", "chi-square", "p");
  for (const auto& [what, cells] : count_dice(dice, seed)) {
    if (const std::optional<Fit> found = fit(cells)) {
      fmt::print("{:34}{:>8}{:>12.2f}{:>9.4f}\n", what, found->freedom, found->chi_square,
                 found->p);
    }
  }
}

/// What is read one after another: streams of a million words, or the first block of each stream
/// or of each seed, from which a line of a batch and a single command throw their first dice.
struct Order {
  std::string_view name;
  std::size_t words;  // of each
  bool by_seed;
};

constexpr Order orders[] = {
    {"along-streams", 1'000'000, false},
    {"across-streams", 4, false},
    {"across-seeds", 4, true},
};

/// Until nobody reads on.
void write_bits(const Order& order, std::uint64_t seed) {
  SeededDice dice(seed, 1);
  std::array<std::uint32_t, 16'384> block{};
  std::size_t filled = 0;
  for (std::uint64_t nth = 0;; ++nth) {
    dice.restart(order.by_seed ? seed + nth : seed, order.by_seed ? 1 : nth + 1);
    for (std::size_t i = 0; i < order.words; ++i) {
      block[filled++] = dice.word();
      if (filled < block.size()) continue;
      if (std::fwrite(block.data(), sizeof block[0], filled, stdout) < filled) return;
      filled = 0;
    }
  }
}

int run(const std::string& what, std::uint64_t seed) {
  for (const Order& order : orders) {
    if (what == order.name) return write_bits(order, seed), EXIT_SUCCESS;
  }
  const std::uint64_t dice = std::strtoull(what.c_str(), nullptr, 10);
  if (dice == 0) return EXIT_FAILURE;
  print_counts(dice, seed);
  return EXIT_SUCCESS;
}

}  // namespace
}  // namespace ecw::tests

int main(int argc, char** argv) {
  if (argc == 3) return ecw::tests::run(argv[1], std::strtoull(argv[2], nullptr, 10));
  fmt::print(stderr, "usage: dice_check DICE|along-streams|across-streams|across-seeds SEED\n");
  return EXIT_FAILURE;
}
