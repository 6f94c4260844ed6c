#include "report/fit_words.hpp"

#include <fmt/format.h>

namespace ecw {

std::string fit_words(const std::optional<Fit>& fit) {
  if (!fit) return "too few for a p-value";
  return fmt::format("chi-square {:.2f}, {} degree{} of freedom, p {}", fit->chi_square,
                     fit->freedom, fit->freedom == 1 ? "" : "s", p_words(fit));
}

std::string fit_sentence(const std::optional<Fit>& fit) {
  return fit_words(fit) + (fit ? ": the chance of a fit no better" : "");
}

std::string p_words(const std::optional<Fit>& fit) {
  if (!fit) return {};
  return fit->p < 0.0001 ? "<0.0001" : fmt::format("{:.4f}", fit->p);
}

std::string fit_members(const std::optional<Fit>& fit) {
  if (!fit) return R"("chi-square":null,"freedom":null,"p":null)";
  return fmt::format(R"("chi-square":{},"freedom":{},"p":{:.6g})", fit->chi_square, fit->freedom,
                     fit->p);
}

std::string fit_cells(const std::optional<Fit>& fit) {
  return fit ? fmt::format("{},{},{:.6g}", fit->chi_square, fit->freedom, fit->p) : ",,";
}

}  // namespace ecw
