#include "report/form.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

namespace ecw {

std::string filled_in(std::string_view page, const Fields& fields) {
  std::string filled;
  std::size_t section = 0;
  bool keep = true;
  const auto end_section = [&] {
    if (!keep) filled.resize(section);
    section = filled.size();
    keep = true;
  };
  while (!page.empty()) {
    if (page.starts_with(".SH")) end_section();
    std::string_view line = page.substr(0, page.find('\n'));
    page.remove_prefix(std::min(line.size() + 1, page.size()));
    if (line.starts_with(".\\\"")) continue;
    for (;;) {
      const std::size_t begin = line.find('@');
      filled += line.substr(0, begin);
      if (begin == std::string_view::npos) break;
      const std::size_t end = line.find('@', begin + 1);
      const std::string_view name = line.substr(begin + 1, end - begin - 1);
      const auto field = fields.find(name);
      if (field == fields.end()) throw std::runtime_error(fmt::format("no field @{}@", name));
      if (field->second.empty()) keep = false;
      filled += field->second;
      line.remove_prefix(end + 1);
    }
    if (!filled.ends_with('\n')) filled += '\n';
  }
  end_section();
  return filled;
}

}  // namespace ecw
