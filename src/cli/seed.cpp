#include "cli/seed.hpp"

#include <unistd.h>

#include "cli/failure.hpp"

namespace ecw {

std::uint64_t fresh_seed() {
  std::uint64_t seed = 0;
  if (getentropy(&seed, sizeof seed) != 0) {
    throw Failure{"the operating system gives no random seed; give one with --seed"};
  }
  return seed;
}

}  // namespace ecw
