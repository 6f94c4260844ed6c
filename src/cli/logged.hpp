// A line of a battle log as it was written, and what differs from it now: where JSON is read.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ecw {

struct Logged {
  std::string time;
  std::string version;
  std::optional<std::string> seed;
  std::string replay;
};

/// Throws a Complaint if the line is no such object.
Logged read_logged(std::string_view line);

/// A key whose value differs, both as JSON; nullopt where the key is not there.
struct Difference {
  std::string key;
  std::optional<std::string> logged;
  std::optional<std::string> now;
};

/// Every key of two JSON objects that has not the same value in both, in the order of `now`.
std::vector<Difference> differences(std::string_view logged, std::string_view now);

}  // namespace ecw
