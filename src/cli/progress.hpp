// How far a long run has come, for the person who waits for it.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace ecw {

/// Results done and their rate, on standard error, where that is a terminal and it takes over a
/// second.
class Progress {
 public:
  Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress();

  /// One more is done.
  void step();

 private:
  using Clock = std::chrono::steady_clock;

  bool watched;
  bool shown = false;
  std::uint64_t done = 0;
  Clock::time_point begun = Clock::now();
  Clock::time_point last = begun;
};

}  // namespace ecw
