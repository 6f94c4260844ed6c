#include "cli/known_lines.hpp"

#include <functional>

namespace ecw {

const Request* KnownLines::find(std::string_view line) {
  hash = std::hash<std::string_view>{}(line);
  const auto at = known.find(hash);
  return at != known.end() && at->second->line == line ? &at->second->request : nullptr;
}

bool KnownLines::met_before() {
  const std::size_t bit = hash % met.size();
  if (met[bit]) return true;
  if (++met_count == met.size() / 16) {
    met.reset();
    met_count = 0;
  }
  met[bit] = true;
  return false;
}

ReadLine& KnownLines::copy(std::string_view line) {
  ReadLine* read = &passing;
  if (line.size() <= longest && met_before()) {
    if (known.size() == most) known.clear();
    if (known.size() == kept.size()) kept.emplace_back();
    read = &kept[known.size()];
  }
  read->line = line;
  return *read;
}

void KnownLines::keep(const ReadLine& read) {
  if (&read != &passing) known.emplace(hash, &read);
}

}  // namespace ecw
