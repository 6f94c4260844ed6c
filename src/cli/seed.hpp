// A seed that nobody can guess.
#pragma once

#include <cstdint>

namespace ecw {

/// 64 bits from the operating system.
std::uint64_t fresh_seed();

}  // namespace ecw
