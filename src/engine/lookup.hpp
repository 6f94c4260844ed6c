// Looking a total up in a ladder. A ladder tiles every total (tables are checked when they are
// compiled), so the lookup always finds its band.
#pragma once

#include <cstdint>
#include <span>

#include "engine/command.hpp"

namespace ecw {

/// The band that a total falls in.
const Band& look_up(std::span<const Band> ladder, std::int64_t total);

/// The outcome that a total leads to.
const Outcome& look_up(std::span<const Band> ladder, std::span<const Outcome> outcomes,
                       std::int64_t total);

}  // namespace ecw
