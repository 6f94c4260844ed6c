// `ecw replay`: a battle log resolved again, and every line that is not what it was.
#include <algorithm>

#include "cli/battle_log.hpp"
#include "cli/failure.hpp"
#include "cli/log.hpp"
#include "cli/own_commands.hpp"
#include "cli/resolve.hpp"
#include "cli/terminal.hpp"
#include "engine/seeded_dice.hpp"
#include "report/escape.hpp"
#include "version.hpp"

namespace ecw {
namespace {

/// A value, or of a long one what stands around `place`.
std::string excerpt(std::string_view value, std::size_t place) {
  constexpr std::size_t most = 120;
  constexpr std::size_t before = 40;
  const std::size_t begin = value.size() > most && place > before ? place - before : 0;
  std::string text = visible(value.substr(begin, most));
  if (begin > 0) text.insert(0, "...");
  if (value.size() - begin > most) text += "...";
  return text;
}

std::string faces_json(std::span<const std::uint8_t> faces) {
  return fmt::format("[{}]", fmt::join(faces, ","));
}

class Replay {
 public:
  explicit Replay(const std::string& file) : log(file) {}

  int run() {
    constexpr std::size_t block = 65'536;
    while (log.next()) {
      replay_line();
      if (out.size() >= block) print(out);
    }
    put(out, FMT_COMPILE("{} as logged, {} different, {} unreadable"), same, different, unreadable);
    if (foreign > 0) put(out, FMT_COMPILE("; {} of another version"), foreign);
    put(out, "\n");
    print(out);
    return different + unreadable > 0 ? test_failed : resolved;
  }

 private:
  void replay_line() {
    try {
      const Result now = log.resolve();
      const Logged& logged = log.logged;
      const bool ours = logged.version == program_version;
      if (!ours) {
        ++foreign;
        tell("version", json_string(logged.version), "now", json_string(program_version));
      }
      const bool result = same_result(now);
      const bool dice = !ours || !now.seed || same_dice(now);
      ++(result && dice ? same : different);
    } catch (const Complaint& complaint) {
      ++unreadable;
      put(out, FMT_COMPILE("{}\n"), log.unreadable(complaint));
    }
  }

  /// Every key of the line is what it was.
  bool same_result(const Result& now) {
    const std::string line = log_line(log.logged.time, log.logged.version, now);
    if (line == log.text) return true;
    const std::vector<Difference> all = differences(log.text, line);
    for (const auto& [key, logged, value] : all) {
      tell(key, logged.value_or("nothing"), "now", value.value_or("nothing"));
    }
    return all.empty();
  }

  /// The seed throws the dice that were logged with it.
  bool same_dice(const Result& now) {
    SeededDice dice(*now.seed, Stream().number);
    now.asked.command().resolve(now.asked.situation, dice);
    if (std::ranges::equal(dice.faces(), now.dice)) return true;
    tell("dice", faces_json(now.dice), fmt::format("seed {} throws", *now.seed),
         faces_json(dice.faces()));
    return false;
  }

  void tell(std::string_view key, std::string_view logged, std::string_view what,
            std::string_view now) {
    std::size_t place = 0;
    while (place < std::min(logged.size(), now.size()) && logged[place] == now[place]) ++place;
    put(out, FMT_COMPILE("line {}: {}: logged {}, {} {}\n"), log.number, visible(key),
        excerpt(logged, place), what, excerpt(now, place));
  }

  BattleLog log;
  Out out;
  std::uint64_t same = 0;
  std::uint64_t different = 0;
  std::uint64_t unreadable = 0;
  std::uint64_t foreign = 0;  // of another version
};

}  // namespace

int replay_command(const Wish& wish) { return Replay(*wish.subject).run(); }

}  // namespace ecw
