#include "cli/battle_log.hpp"

#include <fmt/format.h>

#include "cli/row_parser.hpp"
#include "cli/values.hpp"
#include "report/complaint.hpp"

namespace ecw {
namespace {

/// Room for 200,000 dice and for any label that a command line can hold.
constexpr std::size_t longest_record = std::size_t{32} << 20;

}  // namespace

BattleLog::BattleLog(const std::string& file) : reader(file, longest_record, [] {}) {}

bool BattleLog::next() {
  while (reader.next(text)) {
    ++number;
    if (text.find_first_not_of(" \t") != std::string_view::npos) return true;
  }
  return false;
}

Result BattleLog::resolve() {
  if (text.size() > longest_record) throw Complaint{"", {}, "it is longer than 32 MiB"};
  logged = read_logged(text);
  const std::vector<std::string_view>& typed = words.split(logged.replay);
  const bool command = typed.size() > 1 && typed[0] == "ecw";
  const Entry* entry = command ? find_command(typed[1]) : nullptr;
  if (entry == nullptr) throw Complaint{"", {}, "its replay is no command line of ecw"};
  parse(*entry, std::span(typed).subspan(2), Typed::in_batch, request);
  if (request.options.odds) throw Complaint{"odds", {}, "odds are no result"};

  dice.restart(request.options.dice);
  Result result(request.asked, dice);
  dice.finish();
  result.dice = dice.faces();
  result.throws = dice.throws();
  const bool thrown = !result.dice.empty();
  if (thrown && logged.seed) {
    result.seed = read_seed(*logged.seed);
    if (!result.seed) throw Complaint{"", *logged.seed, "this is no seed"};
  }
  result.given = thrown && !result.seed;
  return result;
}

std::string BattleLog::unreadable(const Complaint& complaint) const {
  return fmt::format("line {}: cannot be read: {}", number, complaint_line(complaint));
}

}  // namespace ecw
