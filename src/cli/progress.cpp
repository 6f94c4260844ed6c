#include "cli/progress.hpp"

#include <fmt/format.h>
#include <unistd.h>

namespace ecw {
namespace {

constexpr std::uint64_t between_looks = 1024;

void show(const std::string& text) {
  [[maybe_unused]] const ssize_t written = write(STDERR_FILENO, text.data(), text.size());
}

}  // namespace

Progress::Progress() : watched(isatty(STDERR_FILENO) == 1) {}

Progress::~Progress() {
  if (shown) show("\n");
}

void Progress::step() {
  if (!watched || ++done % between_looks != 0) return;
  const auto now = Clock::now();
  if (now - last < std::chrono::seconds(1)) return;
  last = now;
  const double seconds = std::chrono::duration<double>(now - begun).count();
  show(fmt::format("\r{} results, {:.0f} a second ", done, static_cast<double>(done) / seconds));
  shown = true;
}

}  // namespace ecw
