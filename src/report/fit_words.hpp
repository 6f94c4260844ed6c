// How well counts fit their chances, as people and programs read it.
#pragma once

#include <optional>
#include <string>

#include "engine/fit.hpp"

namespace ecw {

/// "chi-square 3.21, 5 degrees of freedom, p 0.6677"; or that there is none.
std::string fit_words(const std::optional<Fit>& fit);

/// Four decimals: 0.6677, <0.0001; empty where there is none.
std::string p_words(const std::optional<Fit>& fit);

/// Six digits of p, which are the same on every machine.
std::string p_number(const Fit& fit);

}  // namespace ecw
