// The five formats and what they are made of: escaping for each place, laying out in columns,
// numbers as text, and a few whole outputs as a player sees them.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "report/escape.hpp"
#include "report/formats.hpp"
#include "report/phrases.hpp"
#include "report/wrap.hpp"
#include "tests/lines.hpp"
#include "tests/shell.hpp"
#include "tests/text.hpp"

namespace ecw::tests {
namespace {

using Texts = std::vector<std::string>;

constexpr std::string_view bidi = "\xe2\x80\xae";  // U+202E, right-to-left override

std::string example(const std::string& more) {
  return printed("morale --points 5 --hit-flank --under-musket --width 80 " + more);
}

/// A morale result of these words, in a format that shows them.
std::string labelled(std::string_view label, const std::string& more) {
  return printed("morale --points 5 --dice 4 --label " + in_quotes(label) + ' ' + more);
}

/// Only printable ASCII and line breaks.
bool plain(const std::string& text) {
  return std::ranges::all_of(text, [](char c) { return c == '\n' || (c >= ' ' && c <= '~'); });
}

}  // namespace

TEST_SUITE("formats") {
  TEST_CASE("visible shows what has no face of its own") {
    CHECK(visible("Rupert's \"Horse\"") == "Rupert's \"Horse\"");
    CHECK(visible("a\nb\tc\rd") == "a\\nb\\tc\\x0dd");
    CHECK(visible("\x1b[31mred") == "\\x1b[31mred");
    CHECK(visible(std::string_view("\0\x7f", 2)) == "\\x00\\x7f");
    CHECK(visible("\xc2\x85") == "\\u0085");           // a C1 control
    CHECK(visible(bidi) == "\\u202e");                 // a direction mark
    CHECK(visible("\xe2\x81\xa6") == "\\u2066");       // a direction isolate
    CHECK(visible("\xe2\x80\x8b") == "\\u200b");       // a space of no width
    CHECK(visible("\xef\xbb\xbf") == "\\ufeff");       // a byte order mark
    CHECK(visible("\xe2\x80\xa8") == "\\u2028");       // a line separator
    CHECK(visible("\xf3\xa0\x80\x81") == "\\ue0001");  // a tag
    CHECK(visible("caf\xc3\xa9 \xe6\x97\xa5") == "caf\xc3\xa9 \xe6\x97\xa5");
    CHECK(visible("") == "");
  }

  TEST_CASE("visible shows broken UTF-8 byte by byte, and goes on behind it") {
    CHECK(visible("a\xff"
                  "b") == "a\\xffb");
    CHECK(visible("\x80") == "\\x80");                             // a tail without a head
    CHECK(visible("\xe2\x80") == "\\xe2\\x80");                    // cut short by the end
    CHECK(visible("\xe2\x80x") == "\\xe2\\x80x");                  // cut short by a letter
    CHECK(visible("\xc0\xaf") == "\\xc0\\xaf");                    // overlong
    CHECK(visible("\xe0\x80\xaf") == "\\xe0\\x80\\xaf");           // overlong
    CHECK(visible("\xed\xa0\x80") == "\\xed\\xa0\\x80");           // half of a surrogate pair
    CHECK(visible("\xf4\x90\x80\x80") == "\\xf4\\x90\\x80\\x80");  // beyond Unicode
    CHECK(visible("\xf4\x90\x80\x81") == "\\xf4\\x90\\x80\\x81");
    CHECK(visible("\xf8\x88\x80\x80\x80") == "\\xf8\\x88\\x80\\x80\\x80");
    CHECK(visible("\xc3\xc3\xa9") == "\\xc3\xc3\xa9");
  }

  TEST_CASE("visible in ASCII shows every other letter by its number") {
    CHECK(visible("caf\xc3\xa9", Charset::ascii) == "caf\\u00e9");
    CHECK(visible("\xf0\x9f\x98\x80", Charset::ascii) == "\\u1f600");
    CHECK(visible("plain ~", Charset::ascii) == "plain ~");
  }

  TEST_CASE("a JSON string escapes quotes, backslashes, controls and direction marks") {
    CHECK(json_string("") == "\"\"");
    CHECK(json_string("Rupert's \"Horse\"") == "\"Rupert's \\\"Horse\\\"\"");
    CHECK(json_string("a\\b") == "\"a\\\\b\"");
    CHECK(json_string("a\nb") == "\"a\\nb\"");
    CHECK(json_string("a\tb\rc") == "\"a\\u0009b\\u000dc\"");
    CHECK(json_string(std::string_view("\0\x1b\x7f", 3)) == "\"\\u0000\\u001b\\u007f\"");
    CHECK(json_string(bidi) == "\"\\u202e\"");
    CHECK(json_string("\xe2\x80\xa8") == "\"\\u2028\"");
    CHECK(json_string("caf\xc3\xa9") == "\"caf\xc3\xa9\"");
    CHECK(json_string("a\xff"
                      "b") ==
          "\"a\xef\xbf\xbd"
          "b\"");  // U+FFFD
    CHECK(json_string("\xed\xa0\x80") == "\"\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\"");
  }

  TEST_CASE("a CSV field is quoted as RFC 4180 says, and no spreadsheet takes it for a formula") {
    CHECK(csv_text("") == "");
    CHECK(csv_text("plain words") == "plain words");
    CHECK(csv_text("a,b") == "\"a,b\"");
    CHECK(csv_text("say \"go\"") == "\"say \"\"go\"\"\"");
    CHECK(csv_text("=1+1") == "'=1+1");
    CHECK(csv_text("+1") == "'+1");
    CHECK(csv_text("-1") == "'-1");
    CHECK(csv_text("@SUM(A1)") == "'@SUM(A1)");
    CHECK(csv_text("\tx").starts_with('\''));
    CHECK(csv_text("\rx").starts_with('\''));
    CHECK(csv_text("=a,b") == "\"'=a,b\"");
    CHECK(csv_text("a=b") == "a=b");
    CHECK_FALSE(contains(csv_text("a\nb"), "\n"));
    CHECK_FALSE(contains(csv_text("a\rb"), "\r"));
  }

  TEST_CASE("Markdown shows the text as it is, in one cell") {
    CHECK(markdown_text("plain words") == "plain words");
    CHECK(markdown_text("a|b") == "a\\|b");
    CHECK(markdown_text("*bold* _it_ `code` ~no~") == "\\*bold\\* \\_it\\_ \\`code\\` \\~no\\~");
    CHECK(markdown_text("<b>&amp;#1") == "\\<b\\>\\&amp;\\#1");
    CHECK(markdown_text("![x](y)") == "!\\[x\\](y)");
    CHECK(markdown_text("a\\b") == "a\\\\b");
    CHECK_FALSE(contains(markdown_text("a\nb"), "\n"));
    CHECK(markdown_text(bidi) == "\\\\u202e");
  }

  TEST_CASE("a shell word is quoted where the shell would read something into it") {
    CHECK(shell_word("regular") == "regular");
    CHECK(shell_word("4,2") == "4,2");
    CHECK(shell_word("casualties=pooled") == "casualties=pooled");
    CHECK(shell_word("-1") == "-1");
    CHECK(shell_word("=1+1") == "'=1+1'");  // to zsh the path of a command
    CHECK(shell_word("") == "''");
    CHECK(shell_word("two words") == "'two words'");
    CHECK(shell_word("Rupert's") == "'Rupert'\\''s'");
    CHECK(shell_word("$(touch x)") == "'$(touch x)'");
    CHECK(shell_word("`touch x`") == "'`touch x`'");
    CHECK(shell_word("a\nb") == "'a\nb'");
    CHECK(shell_word("a\\b") == "'a\\b'");
    for (const std::string_view word : {"~", "*", "?", "[a]", "!", "#", "&", ";", "|", "<", ">",
                                        "\"", "{a,b}", "$HOME", "a b", "\t", "\xc3\xa9"}) {
      CAPTURE(word);
      CHECK(shell_word(word) == "'" + std::string(word) + "'");
    }
  }

  TEST_CASE("columns counts what a terminal shows") {
    CHECK(columns("") == 0);
    CHECK(columns("abc") == 3);
    CHECK(columns("caf\xc3\xa9") == 4);
    CHECK(columns("\xe6\x97\xa5\xe6\x9c\xac") == 4);  // two wide characters
  }

  TEST_CASE("wrap breaks between words where that is possible") {
    CHECK(wrap("one two three", 80) == Texts{"one two three"});
    CHECK(wrap("one two three", 7) == Texts{"one two", "three"});
    CHECK(wrap("one two three", 6) == Texts{"one", "two", "three"});
    CHECK(wrap("  one   two  ", 13) == Texts{"  one   two  "});
    CHECK(wrap("  one   two  ", 12) == Texts{"one two"});
    CHECK(wrap("", 80) == Texts{""});
    CHECK(wrap("abcdefgh", 3) == Texts{"abc", "def", "gh"});
    CHECK(wrap("ab abcdef c", 4) == Texts{"ab", "abcd", "ef c"});
    CHECK(wrap("\xe6\x97\xa5\xe6\x9c\xac\xe8\xaa\x9e", 4) ==
          Texts{"\xe6\x97\xa5\xe6\x9c\xac", "\xe8\xaa\x9e"});
  }

  TEST_CASE("beside puts the text in its column, or below when the margin is too full") {
    CHECK(beside("  -a", "one two three", 8, 16) == "  -a    one two\n        three\n");
    CHECK(beside("  --abc", "one two", 8, 16) == "  --abc\n        one two\n");
    CHECK(beside("", "one", 4, 40) == "    one\n");
    CHECK(beside("123456", "x", 8, 40) == "123456  x\n");
    CHECK(beside("1234567", "x", 8, 40) == "1234567\n        x\n");
  }

  TEST_CASE("distances are decimals without trailing zeros") {
    CHECK(distance_text(0) == "0");
    CHECK(distance_text(60'000) == "6");
    CHECK(distance_text(37'500) == "3.75");
    CHECK(distance_text(14'000) == "1.4");
    CHECK(distance_text(5'000) == "0.5");
    CHECK(distance_text(10) == "0.001");
    CHECK(distance_text(5) == "0.0005");
    CHECK(distance_text(100'000'000) == "10000");
    CHECK(distance_text(100'001) == "10.0001");
  }

  TEST_CASE("a percentage has one decimal, and an uncertain one is never 0.0% or 100.0%") {
    CHECK(percent(1.0 / 6, false) == "16.7%");
    CHECK(percent(0.5, false) == "50.0%");
    CHECK(percent(1, true) == "100%");
    CHECK(percent(0.0004, false) == "<0.1%");
    CHECK(percent(1e-40, false) == "<0.1%");
    CHECK(percent(0.0006, false) == "0.1%");
    CHECK(percent(0.9994, false) == "99.9%");
    CHECK(percent(0.9996, false) == ">99.9%");
    CHECK(percent(1, false) == ">99.9%");
    for (int i = 1; i < 10'000; ++i) {
      const std::string text = percent(i / 10'000.0, false);
      CHECK((text != "0.0%" && text != "100.0%" && text != "100%"));
    }
  }

  TEST_CASE("ways are decimal digits up to 6 to the 49th") {
    CHECK(ways_text(0) == "0");
    CHECK(ways_text(1) == "1");
    CHECK(ways_text(six_to(2)) == "36");
    CHECK(ways_text(six_to(24)) == "4738381338321616896");
    CHECK(ways_text(six_to(49)) == "134713546244127343440523266742756048896");
  }

  TEST_CASE("text puts the outcome first, then the sum") {
    CHECK(example("--dice 4") ==
          "retreat-half (Dickenson: morale)\n"
          "Retreats half a move, back to the enemy; must be rallied.\n"
          "\n"
          "     5  points value, from the points chart\n"
          "    -1  under musket fire\n"
          "    -2  hit in the flank\n"
          "    +4  D6\n"
          "  ----\n"
          "     6  score\n"
          "\n"
          "Die 4 (given)\n");
    CHECK(example("--odds") ==
          "odds (Dickenson: morale)\n"
          "\n"
          "outcome                 ways  chance  at least\n"
          "withdraw-half         1 of 6   16.7%     16.7%  #####\n"
          "withdraw-full         1 of 6   16.7%     33.3%  #####\n"
          "retreat-half          1 of 6   16.7%     50.0%  #####\n"
          "retreat-full          1 of 6   16.7%     66.7%  #####\n"
          "retreat-full-general  1 of 6   16.7%     83.3%  #####\n"
          "rout                  1 of 6   16.7%      100%  #####\n");
  }

  TEST_CASE("line is one line") {
    CHECK(example("--dice 4 --format line") ==
          "morale: 6 = 5 -1 under-musket -2 hit-flank +4[d6]; retreat-half: retreats half a move, "
          "back to the enemy; must be rallied\n");
    CHECK(example("--odds --format line") ==
          "morale: withdraw-half: 1 of 6, 16.7%, at least that 16.7%\n"
          "morale: withdraw-full: 1 of 6, 16.7%, at least that 33.3%\n"
          "morale: retreat-half: 1 of 6, 16.7%, at least that 50.0%\n"
          "morale: retreat-full: 1 of 6, 16.7%, at least that 66.7%\n"
          "morale: retreat-full-general: 1 of 6, 16.7%, at least that 83.3%\n"
          "morale: rout: 1 of 6, 16.7%, at least that 100%\n");
  }

  TEST_CASE("json is the object of the interface, on one line") {
    CHECK(example("--dice 4 --format json") ==
          R"({"command":"morale","label":null,"outcome":"retreat-half","pass":false,)"
          R"("text":"Retreats half a move, back to the enemy; must be rallied",)"
          R"("score":6,"target":null,)"
          R"("parts":[{"what":"points","value":5},{"what":"under-musket","value":-1},)"
          R"({"what":"hit-flank","value":-2},{"what":"d6","value":4}],)"
          R"("dice":[4],"given":true,"effects":{},"notes":[],"readings":{},)"
          R"("seed":null,)"
          R"("replay":"ecw morale --points 5 --under-musket --hit-flank --dice 4"})"
          "\n");
    const auto row = [](const std::string& outcome, const std::string& pass) {
      return R"({"outcome":")" + outcome + R"(","pass":)" + pass +
             R"(,"ways":"1","of":"6","chance":0.16666666666666666,"effects":{}})";
    };
    CHECK(example("--odds --format json") ==
          R"({"command":"morale","label":null,"readings":{},"dice":[],"given":false,"notes":[],)"
          R"("odds":[)" +
              row("withdraw-half", "true") + ',' + row("withdraw-full", "true") + ',' +
              row("retreat-half", "false") + ',' + row("retreat-full", "false") + ',' +
              row("retreat-full-general", "false") + ',' + row("rout", "false") +
              "],\"means\":{}}\n");
  }

  TEST_CASE("csv is a header and one row a result") {
    const std::string header =
        "line,command,label,outcome,pass,score,target,ways,of,chance,effects,dice,given,seed,"
        "readings,notes,error\n";
    CHECK(example("--dice 4 --format csv") ==
          header + ",morale,,retreat-half,false,6,,,,,,4,true,,,,\n");
    CHECK(example("--odds --format csv") ==
          header +
              ",morale,,withdraw-half,true,,,1,6,0.16666666666666666,,,false,,,,\n"
              ",morale,,withdraw-full,true,,,1,6,0.16666666666666666,,,false,,,,\n"
              ",morale,,retreat-half,false,,,1,6,0.16666666666666666,,,false,,,,\n"
              ",morale,,retreat-full,false,,,1,6,0.16666666666666666,,,false,,,,\n"
              ",morale,,retreat-full-general,false,,,1,6,0.16666666666666666,,,false,,,,\n"
              ",morale,,rout,false,,,1,6,0.16666666666666666,,,false,,,,\n");
  }

  TEST_CASE("md is a table") {
    const std::string header =
        "| command | label | outcome | sum or chance | effects | dice | notes |\n"
        "|---|---|---|---|---|---|---|\n";
    CHECK(example("--dice 4 --format md") ==
          header +
              "| morale |  | **retreat-half**: retreats half a move, back to the enemy; must be "
              "rallied | 6 = 5 -1 under-musket -2 hit-flank +4\\[d6\\] |  | 4 | |\n");
    CHECK(example("--odds --format md") ==
          header +
              "| morale |  | **withdraw-half** | 1 of 6, 16.7%, at least that 16.7% |  |  | |\n"
              "| morale |  | **withdraw-full** | 1 of 6, 16.7%, at least that 33.3% |  |  | |\n"
              "| morale |  | **retreat-half** | 1 of 6, 16.7%, at least that 50.0% |  |  | |\n"
              "| morale |  | **retreat-full** | 1 of 6, 16.7%, at least that 66.7% |  |  | |\n"
              "| morale |  | **retreat-full-general** | 1 of 6, 16.7%, at least that 83.3% |  |  "
              "| |\n"
              "| morale |  | **rout** | 1 of 6, 16.7%, at least that 100% |  |  | |\n");
  }

  TEST_CASE("every format carries the label, and none lets it forge a line") {
    const std::string hostile = "Rupert's\n\x1b[31m" + std::string(bidi) + "Horse|,\"";
    for (const std::string_view format : {"text", "line", "json", "csv", "md"}) {
      CAPTURE(format);
      const std::string flag = "--format " + std::string(format);
      CHECK(contains(labelled("Rupert's Horse", flag), "Rupert's Horse"));
      const std::string shown = labelled(hostile, flag);
      CHECK(plain(shown));
      CHECK(lines_of(shown).size() == lines_of(labelled("plain", flag)).size());
    }
  }

  TEST_CASE("readings, house rules and effects are in every format") {
    const std::string arguments =
        "morale --points 9 --foot-lost 7 --foot-officers-lost 1 --move 7.5 --also -1:wet "
        "--reading casualties=pooled --dice 2 --format ";
    // 7 foot and an officer of 6 are 13, three sixes or part; 9 - 3 - 1 + 2 is 7.
    CHECK(printed(arguments + "line") ==
          "morale: 7 = 9 -3 casualties -1 also (wet) +2[d6]; withdraw-full: withdraws a full move, "
          "facing the enemy, under control; move=7.5; casualties=pooled\n");
    const std::string json = printed(arguments + "json");
    CHECK(contains(json, R"({"what":"casualties","value":-3})"));
    CHECK(contains(json, R"({"what":"also","value":-1,"words":"wet"})"));
    CHECK(contains(json, R"("effects":{"move":7.5})"));
    CHECK(contains(json, R"("readings":{"casualties":"pooled"})"));
    CHECK(contains(json, R"("replay":"ecw morale --points 9 --foot-lost 7 --foot-officers-lost 1 )"
                         R"(--move 7.5 --also -1:wet --reading casualties=pooled --dice 2")"));
    CHECK(contains(printed(arguments + "csv"),
                   ",morale,,withdraw-full,true,7,,,,,move=7.5,2,true,,casualties=pooled,,\n"));
    const std::string text = printed(arguments + "text");
    CHECK(contains(text, "   7.5  "));
    CHECK(contains(text, "house rule: wet"));
    CHECK(contains(text, "casualties=pooled"));
    const std::string markdown = printed(arguments + "md");
    CHECK(contains(markdown, "move=7.5"));
    CHECK(contains(markdown, "casualties=pooled"));
  }

  TEST_CASE("a seed is told in every format, as a string in JSON") {
    const std::string arguments = "morale --points 5 --seed 42 --format ";
    // Seed 42, stream 1 begins with a 6.
    CHECK(contains(printed(arguments + "text"), "Die 6 (seed 42)"));
    CHECK(contains(printed(arguments + "line"), "; seed 42\n"));
    CHECK(contains(printed(arguments + "json"), R"("dice":[6],"given":false)"));
    CHECK(contains(printed(arguments + "json"), R"("seed":"42")"));
    CHECK(contains(printed(arguments + "csv"), ",6,false,42,"));
    CHECK(contains(printed(arguments + "md"), "| 6 (seed 42) |"));
    // No die is thrown: no seed is told.
    CHECK(contains(printed("save --troops pikeman --hits 0 --seed 42 --format json"),
                   R"("dice":[],"given":false,"effects":{"saved":0,"casualties":0,"officers":0})"));
    CHECK(contains(printed("save --troops pikeman --hits 0 --seed 42 --format json"),
                   R"("seed":null)"));
  }

  TEST_CASE("only text follows the locale, and only with --color or a terminal is it bold") {
    const std::string arguments = " morale --points 5 --odds --label caf\xc3\xa9 --format ";
    const auto in_utf8 = [&](const std::string& format) {
      return run_shell("LC_ALL=C.UTF-8 '" ECW_PROGRAM "'" + arguments + format).out;
    };
    CHECK(contains(in_utf8("text"), "\xe2\x96\x88"));  // a full block
    CHECK(contains(in_utf8("text"), "caf\xc3\xa9"));
    CHECK(plain(printed(arguments + "text")));
    for (const std::string format : {"line", "json", "csv", "md"}) {
      CAPTURE(format);
      CHECK(in_utf8(format) == printed(arguments + format));
    }
    CHECK(contains(example("--dice 4 --color always"), "\x1b[1mretreat-half\x1b[0m"));
    CHECK(plain(example("--dice 4 --color auto")));
    CHECK(plain(example("--dice 4 --color never")));
  }
}

}  // namespace ecw::tests
