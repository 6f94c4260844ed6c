#include "cli/seed.hpp"

#include "cli/failure.hpp"
#include "os/os.hpp"

namespace ecw {

std::uint64_t fresh_seed() {
  std::uint64_t seed = 0;
  if (os::draw(seed) != 0) {
    throw Failure{"the operating system gives no random seed; give one with --seed"};
  }
  return seed;
}

}  // namespace ecw
