// The manual says what the tables say: every flag, outcome, effect and reading of a command is in
// its page as mandoc prints it; and pages are filled in as form.hpp promises.
#include <doctest/doctest.h>

#include <filesystem>
#include <stdexcept>
#include <string>

#include "registry.hpp"
#include "report/form.hpp"
#include "report/help.hpp"
#include "tables/program.hpp"
#include "tables/readings.hpp"
#include "tests/shell.hpp"
#include "tests/text.hpp"

namespace ecw::tests {
namespace {

/// The page as one line of words, without bold type; of the manual that is in ECW_SHARE, if that is
/// set.
std::string page_of(const std::string& name) {
  const std::string folder = std::filesystem::path(ECW_PROGRAM).parent_path().string();
  const Ran ran = run_shell("mandoc -T ascii \"${ECW_SHARE:-" + folder + "/share}/man/man1/" +
                            name + ".1\" | sed 's/.\b//g'");
  CHECK(ran.status == 0);
  return unwrapped(ran.out);
}

void check_flags(const std::string& page, std::span<const Row> rows) {
  for (const Row& row : rows) {
    CAPTURE(row.flag);
    if (row.is_flag()) CHECK(has_word(page, "--" + std::string(row.flag)));
    if (row.kind != Kind::condition || row.role == Role::modifier)
      CHECK(contains(page, std::string(row.words).substr(1)));
    for (const std::string_view choice : row.choices) CHECK(has_word(page, choice));
  }
}

}  // namespace

TEST_SUITE("manual") {
  TEST_CASE("a command's page has its flags, outcomes, effects, readings and example") {
    for (const Entry& entry : entries()) {
      const Command& command = *entry.command;
      CAPTURE(command.name);
      const std::string page = page_of("ecw-" + std::string(command.name));
      for (const char* heading : {"NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "DICE", "OUTCOMES",
                                  "EXAMPLES", "EXIT STATUS", "SEE ALSO"}) {
        CAPTURE(heading);
        CHECK(contains(page, heading));
      }
      CHECK(contains(page, command.due));
      CHECK(contains(page, command.dice));
      check_flags(page, entry.rows);
      check_flags(page, shared_rows(command));
      for (const Outcome& outcome : command.outcomes) {
        CAPTURE(outcome.code);
        CHECK(has_word(page, outcome.code));
        CHECK(contains(page, outcome.text.substr(1)));
      }
      for (const Effect& effect : command.effects) {
        CAPTURE(effect.name);
        CHECK(has_word(page, effect.name));
      }
      for (const Reading& reading : readings) {
        for (const std::string_view value : reading.names()) {
          const std::string choice = std::string(reading.key) + '=' + std::string(value);
          CAPTURE(choice);
          CHECK(has_word(page, choice) == reading.used_by(command.name));
        }
      }
      for (const Settled& point : settled) {
        CAPTURE(point.words);
        CHECK(contains(page, point.words) == point.used_by(command.name));
      }
    }
  }

  TEST_CASE("the page of an own command has its flags and example") {
    for (const OwnCommand& own : program::commands) {
      CAPTURE(own.name);
      const std::string page = page_of("ecw-" + std::string(own.name));
      check_flags(page, own.rows);
      CHECK(contains(page, own.example));
    }
  }

  TEST_CASE("ecw(1) has every command, shared flag and switchable reading") {
    const std::string page = page_of("ecw");
    for (const Entry& entry : entries())
      CHECK(has_word(page, "ecw-" + std::string(entry.command->name)));
    for (const OwnCommand& own : program::commands)
      CHECK(has_word(page, "ecw-" + std::string(own.name)));
    check_flags(page, shared::rows);
    for (const Reading& reading : readings) CHECK(contains(page, std::string(reading.key) + '='));
  }

  TEST_CASE("a field is filled in, a comment and a section with an empty field are left out") {
    const Fields fields{{"name", "ecw"}, {"none", ""}};
    CHECK(filled_in("first\n.SH NAME\n@name@ (@name@)\n", fields) ==
          "first\n.SH NAME\necw (ecw)\n");
    CHECK(filled_in(".SH A\nhere\n@none@\n.SH B\nthere\n", fields) == ".SH B\nthere\n");
    CHECK(filled_in(".\\\" for @whom\n.SH A\n.SH B\n@none@\n", fields) == ".SH A\n");
    CHECK_THROWS_AS(filled_in("@nmae@\n", fields), std::runtime_error);
    CHECK_THROWS_AS(filled_in("a@b\n", fields), std::runtime_error);
  }
}

// What a transcript cannot show, as no command prints it.
TEST_SUITE("manual alone") {
  // Elsewhere the two bodies' effects stand in lines of their own, in other words.
  TEST_CASE("the pages of melee and reckon say what the effects of both bodies are") {
    for (const char* name : {"ecw-melee", "ecw-reckon"}) {
      CAPTURE(name);
      const std::string page = page_of(name);
      for (const char* effect :
           {"total Attacker's total.", "foe-total Defender's total.", "winner Wins.",
            "af AF left to the attacker.", "cf CF left to the attacker.",
            "af-loss AF lost by the attacker.", "cf-loss CF lost by the attacker.",
            "inches Inches that the attacker goes back.",
            "yards Yards that the attacker goes back.", "routs The attacker routs off the table.",
            "foe-af AF left to the defender.", "foe-cf CF left to the defender.",
            "foe-af-loss AF lost by the defender.", "foe-cf-loss CF lost by the defender.",
            "foe-inches Inches that the defender goes back.",
            "foe-yards Yards that the defender goes back.",
            "foe-routs The defender routs off the table."}) {
        CAPTURE(effect);
        CHECK(contains(page, effect));
      }
    }
  }

  // In help the readings themselves stand there.
  TEST_CASE("a command's page says what --reading is") {
    CHECK(
        contains(page_of("ecw-morale"), "--reading KEY=VALUE Another reading of an unclear rule."));
  }
}

}  // namespace ecw::tests
