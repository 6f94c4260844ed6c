// Lines of a batch become words as POSIX sh makes them, but that nothing is expanded: by hand, and
// beside sh itself.
#include "cli/shell_words.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

#include "engine/complaint.hpp"
#include "tests/lines.hpp"
#include "tests/shell.hpp"

namespace {

using namespace ecw::tests;
using Words = std::vector<std::string>;

Words split(std::string_view line) {
  ecw::ShellWords shell_words;
  const auto& words = shell_words.split(line);
  return {words.begin(), words.end()};
}

/// The words in brackets, or what is wrong.
std::string in_brackets(std::string_view line) {
  std::string text;
  try {
    for (const std::string& word : split(line)) text += '[' + word + ']';
  } catch (const ecw::Complaint& complaint) {
    return complaint.words;
  }
  return text;
}

}  // namespace

TEST_SUITE("shell words") {
  TEST_CASE("blanks and tabs part words, however many; nothing else does") {
    CHECK(split("morale --points 5") == Words{"morale", "--points", "5"});
    CHECK(split(" \t a\t \tb \t") == Words{"a", "b"});
    CHECK(split("").empty());
    CHECK(split(" \t ").empty());
    CHECK(split("a\rb\vc\fd") == Words{"a\rb\vc\fd"});
    CHECK(split("a;b|c&d>e<f(g)h") == Words{"a;b|c&d>e<f(g)h"});
  }

  TEST_CASE("quotes keep what is in them, and join what they touch") {
    CHECK(split("'Lord  Gordon'") == Words{"Lord  Gordon"});
    CHECK(split("\"Rupert's Horse\"") == Words{"Rupert's Horse"});
    CHECK(split("'the \"King\"'") == Words{"the \"King\""});
    CHECK(split("--label='a b'\"c d\"e") == Words{"--label=a bc de"});
    CHECK(split("'' \"\"") == Words{"", ""});
    CHECK(split("a '' b") == Words{"a", "", "b"});
    CHECK(split("'a'\\''b'") == Words{"a'b"});
  }

  TEST_CASE("a backslash outside quotes takes the next character as it is") {
    CHECK(split("Lord\\ Ogilvy") == Words{"Lord Ogilvy"});
    CHECK(split("\\'\\\"\\\\\\a\\#") == Words{"'\"\\a#"});
    CHECK(split("\\  x") == Words{" ", "x"});
  }

  TEST_CASE("a backslash in double quotes goes only before what the quotes would read") {
    CHECK(split(R"("\" \\ \$ \`")") == Words{R"(" \ $ `)"});
    CHECK(split(R"("\a \' \#")") == Words{R"(\a \' \#)"});
    CHECK(split(R"('\a \\ \"')") == Words{R"(\a \\ \")"});
  }

  TEST_CASE("nothing is expanded") {
    for (const std::string word :
         {"$HOME", "`date`", "$(date)", "~", "*", "a?", "[a-z]", "{1,2}"}) {
      CHECK(split(word) == Words{word});
      CHECK(split('"' + word + '"') == Words{word});
    }
  }

  TEST_CASE("a # that begins a word begins a comment; any other does not") {
    CHECK(split("# a 'comment").empty());
    CHECK(split("\t#").empty());
    CHECK(split("a b # c") == Words{"a", "b"});
    CHECK(split("a#b c#") == Words{"a#b", "c#"});
    CHECK(split("'#' \\# \"\"#") == Words{"#", "#", "#"});
  }

  TEST_CASE("what a shell would go on reading for is refused") {
    CHECK(in_brackets("a 'b") == "a quote is not closed: '");
    CHECK(in_brackets("a \"b\\\"") == "a quote is not closed: \"");
    CHECK(in_brackets("a b\\") == "a backslash ends the line: quote it");
    CHECK(in_brackets("\"a\\") == "a backslash ends the line: quote it");
  }

  TEST_CASE("random lines have the words that sh gives them") {
    Pick pick(1644);
    std::string script = "set -f\n";
    std::string ours;
    for (int i = 0; i < 1500; ++i) {
      std::string line;
      for (int n = pick.below(14); n > 0; --n) line += "a- \t'\"\\#="[pick.below(9)];
      const std::string words = in_brackets(line);
      if (words.starts_with("a quote") || words.starts_with("a backslash")) continue;
      script += "set --; set -- " + line + "\nfor w; do printf '[%s]' \"$w\"; done; echo\n";
      ours += words + '\n';
    }
    CHECK(ours.size() > 2000);
    CHECK(run_shell(script).out == ours);
  }
}
