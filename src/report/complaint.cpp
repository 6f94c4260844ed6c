#include "report/complaint.hpp"

#include "report/escape.hpp"

namespace ecw {
namespace {

std::string shortened(const std::string& text) {
  constexpr std::size_t most = 60;
  if (text.empty()) return "\"\"";
  if (text.size() <= most) return visible(text);
  return visible(text.substr(0, most)) + "...";
}

}  // namespace

std::string complaint_line(const Complaint& complaint) {
  std::string line;
  if (!complaint.key.empty()) line = "--" + shortened(complaint.key);
  if (complaint.value) line += (line.empty() ? "" : " ") + shortened(*complaint.value);
  return line.empty() ? complaint.words : line + ": " + complaint.words;
}

}  // namespace ecw
