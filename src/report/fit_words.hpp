// How well counts fit their chances, as people and programs read it.
#pragma once

#include <optional>
#include <string>

#include "engine/fit.hpp"

namespace ecw {

/// "chi-square 3.21, 5 degrees of freedom, p 0.6677"; or that there is none.
std::string fit_words(const std::optional<Fit>& fit);

/// The same, and what p means.
std::string fit_sentence(const std::optional<Fit>& fit);

/// Four decimals: 0.6677, <0.0001; empty where there is none.
std::string p_words(const std::optional<Fit>& fit);

// The numbers have p with six digits, which are the same on every machine.

/// "chi-square":3.21,"freedom":5,"p":0.667646, or three nulls.
std::string fit_members(const std::optional<Fit>& fit);

/// 3.21,5,0.667646, or three empty cells.
std::string fit_cells(const std::optional<Fit>& fit);

}  // namespace ecw
