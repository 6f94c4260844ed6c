#include "report/mentions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "letters.hpp"
#include "registry.hpp"
#include "report/help.hpp"
#include "report/rule_words.hpp"
#include "report/wrap.hpp"
#include "tables/readings.hpp"

namespace ecw {
namespace {

struct Mention {
  std::string where;  // what to type
  std::string words;
};

/// Collects what has the word, in any case; one that ends in s in the singular too.
class Search {
 public:
  explicit Search(std::string_view word) : sought(in_small_letters(word)) {
    if (sought.size() > 3 && sought.ends_with('s')) sought.pop_back();
  }

  void look(std::string where, std::string_view words) {
    if (has(where) || has(words)) found.push_back({std::move(where), std::string(words)});
  }

  std::vector<Mention> found;

 private:
  bool has(std::string_view text) const {
    return in_small_letters(text).find(sought) != std::string::npos;
  }
  std::string sought;
};

void look_in(Search& search, const Entry& entry) {
  const Command& command = *entry.command;
  search.look(fmt::format("ecw {}", command.name), command.purpose);
  for (const Row& row : entry.rows) {
    if (row.is_flag())
      search.look(fmt::format("ecw {} --{}", command.name, row.flag), describe(row));
  }
  for (const Outcome& outcome : command.outcomes) {
    search.look(fmt::format("ecw help {}", command.name),
                fmt::format("{}: {}", outcome.code, outcome.text));
  }
  const std::string sheet = fmt::format("ecw tables {}", command.name);
  for (const Row& row : entry.rows) {
    if (!row.is_flag()) search.look(sheet, row.words);
  }
  for (const Fact& fact : command.sheet) search.look(sheet, fact_text(fact));
  for (const Settled& point : settled) {
    if (point.used_by(command.name))
      search.look(fmt::format("ecw readings {}", command.name), point.words);
  }
}

}  // namespace

bool put_mentions(Out& out, std::string_view word, const Page& page) {
  constexpr std::size_t shortest = 3;
  if (word.size() < shortest) return false;
  Search search(word);
  for (const Entry& entry : entries()) look_in(search, entry);
  for (const Mention& mention : search.found) {
    put(out, beside(mention.where, mention.words, page.width < 60 ? 4 : 30,
                    static_cast<std::size_t>(page.width)));
  }
  return !search.found.empty();
}

}  // namespace ecw
