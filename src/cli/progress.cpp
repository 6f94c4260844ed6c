#include "cli/progress.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include "os/os.hpp"

namespace ecw {
namespace {

constexpr std::uint64_t between_looks = 1024;

void show(const std::string& text) { os::write(STDERR_FILENO, text); }

}  // namespace

Progress::Progress() : watched(os::is_terminal(STDERR_FILENO)) {}

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
