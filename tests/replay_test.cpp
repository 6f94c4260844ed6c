// Rolled equals given: faces fed back give the same result, a replay line run by the shell gives
// the same JSON, and a million rolls of each command fit its odds.
#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/given_dice.hpp"
#include "engine/odds.hpp"
#include "report/phrases.hpp"
#include "tests/chi_square.hpp"
#include "tests/lines.hpp"
#include "tests/shell.hpp"
#include "tests/text.hpp"

namespace ecw::tests {
namespace {

/// Everything that a resolution says, as text.
std::string told(const Resolution& r) {
  std::string text(r.outcome->code);
  if (r.score) text += " score " + std::to_string(*r.score);
  if (r.target) text += " target " + std::to_string(*r.target);
  for (const Part& part : r.sum.parts()) {
    text +=
        ' ' + part_name(part) + ' ' + std::to_string(part.value) + ' ' + std::string(part.words);
  }
  for (const HadEffect& had : r.effects) {
    text += ' ' + std::string(had.effect->name) + '=' + std::to_string(had.amount.least);
  }
  for (const Noted& noted : r.notes)
    text += fmt::format(" {} {} {}", noted.note->words, noted.number, noted.word);
  return text;
}

void put_utf8(std::string& text, unsigned code) {
  const auto byte = [&](unsigned bits) { text += static_cast<char>(bits); };
  if (code < 0x80) {
    byte(code);
  } else if (code < 0x800) {
    byte(0xc0 | (code >> 6));
    byte(0x80 | (code & 0x3f));
  } else {
    byte(0xe0 | (code >> 12));
    byte(0x80 | ((code >> 6) & 0x3f));
    byte(0x80 | (code & 0x3f));
  }
}

/// The string of a key in a JSON object of one line, its escapes undone.
std::string json_text(std::string_view json, std::string_view key) {
  const std::string start = "\"" + std::string(key) + "\":\"";
  const std::size_t found = json.rfind(start);
  REQUIRE(found != std::string_view::npos);
  std::string text;
  for (std::size_t i = found + start.size(); i < json.size() && json[i] != '"'; ++i) {
    if (json[i] != '\\') {
      text += json[i];
    } else if (json[++i] == 'n') {
      text += '\n';
    } else if (json[i] == 'u') {
      put_utf8(text,
               static_cast<unsigned>(std::stoul(std::string(json.substr(i + 1, 4)), nullptr, 16)));
      i += 4;
    } else {
      text += json[i];
    }
  }
  return text;
}

/// The object without what a replay may change: `given` and `seed`.
std::string but_for_the_dice(std::string json) {
  const auto cut = [&](std::string_view key) {
    const std::size_t at = json.rfind("\"" + std::string(key) + "\":");
    REQUIRE(at != std::string::npos);
    json.erase(at, json.find(',', at) - at);
  };
  cut("given");
  cut("seed");
  return json;
}

/// The lines that a script prints.
std::vector<std::string> lines_run_in(const Directory& directory, const std::string& script) {
  const Ran ran = run_in(directory, script);
  CHECK(ran.status == 0);
  return lines_of(ran.out);
}

constexpr std::string_view labels[] = {
    "Rupert's \"Horse\"",
    "two\nlines",
    "$(touch canary)",
    "`touch canary`",
    "'; touch canary; '",
    "\"; touch canary; \"",
    "; touch canary #",
    "\\",
    "trailing\\",
    "--odds",
    "-",
    "",
    "* ? ~ ! {a,b} $HOME %s",
    "\xe2\x80\xae mirrored \xe2\x81\xa6",
    "caf\xc3\xa9 \xe6\x97\xa5\xe6\x9c\xac",
    "broken \xff\xed\xa0\x80 bytes",
    "\x1b[31m\x7f\x01",
    "\",\"given\":true,\"seed\":\"5\",",
};

/// A number for an outcome and its settled effects (FNV-1a by words).
std::uint64_t print_of(const Outcome& outcome, const FixedList<HadEffect, 20>& effects) {
  std::uint64_t print = 0xcbf29ce484222325;
  const auto add = [&](std::uint64_t word) { print = (print ^ word) * 0x100000001b3; };
  for (const char c : outcome.code) add(static_cast<unsigned char>(c));
  for (const HadEffect& had : effects) {
    if (had.effect->kind != Effect::Kind::tally) {
      add(static_cast<std::uint64_t>(had.amount.least));
    }
  }
  return print;
}

}  // namespace

TEST_SUITE("replay") {
  TEST_CASE("the faces that were rolled, given by hand, give the same result") {
    Pick pick(7);
    for (const Entry& entry : entries()) {
      for (std::uint64_t stream = 1; stream <= 200; ++stream) {
        const Line line = random_resolving_line(entry, pick);
        CAPTURE(text_of(entry, line));
        const Request request = request_of(entry, line);
        SeededDice seeded(11, stream);
        const Resolution rolled = entry.command->resolve(request.asked.situation, seeded);
        GivenDice given(seeded.faces());
        const Resolution again = entry.command->resolve(request.asked.situation, given);
        given.finish();
        CHECK(told(again) == told(rolled));
        CHECK(given.faces() == seeded.faces());
      }
    }
  }

  TEST_CASE("a replay line run by sh gives the same JSON, whatever the label is") {
    Pick pick(8);
    std::size_t label = 0;
    for (const Entry& entry : entries()) {
      const Directory directory;
      std::vector<Line> lines = typed_lines_of(entry);
      for (int i = 0; i < 10; ++i) lines.push_back(random_resolving_line(entry, pick));
      std::string script;
      for (std::size_t i = 0; i < lines.size(); ++i) {
        script += "ecw " + std::string(entry.command->name);
        for (const std::string& word : lines[i]) script += ' ' + in_quotes(word);
        if (i % 4 != 0) script += " --label " + in_quotes(labels[label++ % std::size(labels)]);
        if (entry.command->takes_also && i % 3 == 0)
          script += " --also '-1:$(touch canary)'\\''\"'";
        script += " --format json --seed " + std::to_string(i) + '\n';
      }
      const std::vector<std::string> rolled = lines_run_in(directory, script);
      REQUIRE(rolled.size() == lines.size());

      std::string replays;
      for (const std::string& json : rolled) {
        const std::string replay = json_text(json, "replay");
        CHECK(replay.starts_with("ecw " + std::string(entry.command->name)));
        CHECK_FALSE(contains(replay, " --seed"));
        replays += replay + " --format json\n";
      }
      const std::vector<std::string> replayed = lines_run_in(directory, replays);
      REQUIRE(replayed.size() == rolled.size());
      for (std::size_t i = 0; i < rolled.size(); ++i) {
        CAPTURE(text_of(entry, lines[i]));
        CHECK(but_for_the_dice(replayed[i]) == but_for_the_dice(rolled[i]));
        const bool thrown = !contains(rolled[i], "\"dice\":[],");
        const std::string given = thrown ? "true" : "false";
        CHECK(contains(replayed[i], "],\"given\":" + given + ",\"effects\""));
        CHECK(contains(replayed[i], ",\"seed\":null,\"replay\""));
        CHECK(contains(rolled[i], "],\"given\":false,\"effects\""));
        const std::string seed = thrown ? "\"" + std::to_string(i) + "\"" : "null";
        CHECK(contains(rolled[i], ",\"seed\":" + seed + ",\"replay\""));
      }
      CHECK(directory.empty());  // no label was run
    }
  }

  TEST_CASE("a million rolls of each command fit its odds") {
    constexpr int rolls = ECW_ROLLS;
    for (const Entry& entry : entries()) {
      const Command& command = *entry.command;
      CAPTURE(command.name);
      // The typed line whose odds have most rows.
      Line line;
      Odds odds;
      for (const Line& typed : typed_lines_of(entry)) {
        Odds of_typed = odds_of(command, request_of(entry, typed).asked.situation, {});
        if (of_typed.rows.size() <= odds.rows.size()) continue;
        line = typed;
        odds = std::move(of_typed);
      }
      CAPTURE(text_of(entry, line));
      if (odds.certain()) continue;
      std::unordered_map<std::uint64_t, FitCell> cells;
      for (const Likely& row : odds.rows) {
        cells[print_of(*row.outcome, row.effects)] = {row.chance * rolls, 0};
      }
      CHECK(cells.size() == odds.rows.size());
      const Request request = request_of(entry, line);
      for (std::uint64_t stream = 1; stream <= rolls; ++stream) {
        SeededDice dice(20261130, stream);
        const Resolution r = command.resolve(request.asked.situation, dice);
        ++cells[print_of(*r.outcome, r.effects)].seen;
      }
      CHECK(cells.size() == odds.rows.size());  // nothing was rolled that the odds do not have
      std::vector<FitCell> all;
      for (const Likely& row : odds.rows) all.push_back(cells[print_of(*row.outcome, row.effects)]);
      CHECK(misfit(all) < worst_fit);
    }
  }
}

}  // namespace ecw::tests
