#include "report/roff.hpp"

#include <fmt/format.h>

namespace ecw {

std::string roff(std::string_view text) {
  std::string marked;
  bool line_begins = true;
  for (const char c : text) {
    // A dot or an apostrophe in front would make the line a request.
    if (line_begins && (c == '.' || c == '\'')) marked += "\\&";
    line_begins = c == '\n';
    if (c == '-') {
      marked += "\\-";
    } else if (c == '\\') {
      marked += "\\e";
    } else {
      marked += c;
    }
  }
  return marked;
}

std::string bold(std::string_view text) { return fmt::format("\\%\\fB{}\\fR", roff(text)); }

std::string italic(std::string_view text) { return fmt::format("\\%\\fI{}\\fR", roff(text)); }

std::string paragraph(std::string_view marked) { return fmt::format(".P\n{}\n", marked); }

std::string tagged(std::string_view marked_head, std::string_view marked) {
  return fmt::format(".TP\n{}\n{}\n", marked_head, marked);
}

std::string verbatim(std::string_view text) {
  return fmt::format(".RS 4\n.EX\n{}{}.EE\n.RE\n", roff(text), text.ends_with('\n') ? "" : "\n");
}

std::string roff_table(const std::vector<std::vector<std::string>>& lines) {
  std::string marked = ".TS\n";
  for (std::size_t c = 0; c < lines[0].size(); ++c) marked += c == 0 ? "l" : " r";
  marked += ".\n";
  for (const std::vector<std::string>& line : lines) {
    marked += roff(fmt::format("{}\n", fmt::join(line, "\t")));
  }
  return marked + ".TE\n";
}

}  // namespace ecw
