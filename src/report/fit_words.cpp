#include "report/fit_words.hpp"

#include <fmt/format.h>

namespace ecw {

std::string fit_words(const std::optional<Fit>& fit) {
  if (!fit) return "too few for a p-value";
  return fmt::format("chi-square {:.2f}, {} degree{} of freedom, p {}", fit->chi_square,
                     fit->freedom, fit->freedom == 1 ? "" : "s", p_words(fit));
}

std::string p_words(const std::optional<Fit>& fit) {
  if (!fit) return {};
  return fit->p < 0.0001 ? "<0.0001" : fmt::format("{:.4f}", fit->p);
}

std::string p_number(const Fit& fit) { return fmt::format("{:.6g}", fit.p); }

}  // namespace ecw
