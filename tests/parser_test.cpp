// The row parser and the forms of values (interface, Values and Shared flags): what is read,
// what is refused, and that a refusal names the flag, what was typed and the range.
#include <doctest/doctest.h>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/nearest.hpp"
#include "cli/row_parser.hpp"
#include "cli/values.hpp"
#include "engine/complaint.hpp"
#include "report/complaint.hpp"
#include "tables/shared.hpp"
#include "tests/lines.hpp"
#include "tests/text.hpp"
#include "vocabulary.hpp"

namespace ecw::tests {
namespace {

using Maybe = std::optional<std::int64_t>;

const Entry& entry_of(std::string_view command) {
  const Entry* entry = find_command(command);
  REQUIRE(entry != nullptr);
  return *entry;
}

/// The complaint that parsing ends in, if any.
std::optional<Complaint> complaint_of(const Entry& entry, const Line& line) {
  try {
    request_of(entry, line);
  } catch (const Complaint& complaint) {
    return complaint;
  }
  return {};
}

bool accepts(std::string_view command, const Line& line) {
  return !complaint_of(entry_of(command), line);
}

/// The complaint as it is printed; empty when the line is read.
std::string refusal(std::string_view command, const Line& line) {
  const std::optional<Complaint> complaint = complaint_of(entry_of(command), line);
  return complaint ? complaint_line(*complaint) : "";
}

/// Whether the refusal begins with the flag and what was typed, and says all these words.
bool names(const std::string& refused, std::string_view start,
           const std::vector<std::string_view>& words) {
  if (!refused.starts_with(start)) return false;
  for (const std::string_view word : words) {
    if (!contains(refused, word)) return false;
  }
  return true;
}

/// A line of `morale --points 5` and then these words.
Line morale(const Line& words) {
  Line line{"--points", "5"};
  line.insert(line.end(), words.begin(), words.end());
  return line;
}

/// The dice that a line is given.
std::vector<std::uint8_t> faces_of(const std::string& text) {
  const Line line = morale({"--dice", text});
  return request_of(entry_of("morale"), line).options.dice;
}

Also also_of(std::string_view text) {
  const std::optional<Also> also = read_also(text);
  REQUIRE(also.has_value());
  return *also;
}

}  // namespace

TEST_SUITE("parser") {
  TEST_CASE("a whole number is an optional minus and decimal digits, nothing else") {
    CHECK(read_whole("5", 0, 30) == Maybe(5));
    CHECK(read_whole("0", 0, 30) == Maybe(0));
    CHECK(read_whole("010", 0, 30) == Maybe(10));
    CHECK(read_whole("-7", -10, 30) == Maybe(-7));
    CHECK(read_whole("-0", 0, 30) == Maybe(0));
    CHECK(read_whole("30", 0, 30) == Maybe(30));
    CHECK(read_whole("00000000000000000000000000000012", 0, 30) == Maybe(12));
    for (const std::string_view text : {"",
                                        "-",
                                        "+4",
                                        "--4",
                                        "- 4",
                                        " 4",
                                        "4 ",
                                        "4\n",
                                        "1e3",
                                        "0x3",
                                        "1'000",
                                        "1,000",
                                        "inf",
                                        "nan",
                                        "4.",
                                        "4.0",
                                        ".5",
                                        "five",
                                        "\xd9\xa5",
                                        "31",
                                        "-1",
                                        "99999999999999999999999",
                                        "-99999999999999999999999",
                                        "9223372036854775808"}) {
      CAPTURE(text);
      CHECK(read_whole(text, 0, 30) == Maybe());
    }
    CHECK(read_whole(std::string_view("4\0", 2), 0, 30) == Maybe());
  }

  TEST_CASE("a distance is decimal digits with at most one point and three digits after it") {
    constexpr std::int64_t most = 10'000 * distance_unit;
    CHECK(read_distance("6", 1, most) == Maybe(60'000));
    CHECK(read_distance("3.75", 1, most) == Maybe(37'500));
    CHECK(read_distance("0.001", 1, most) == Maybe(10));
    CHECK(read_distance("12.5", 1, most) == Maybe(125'000));
    CHECK(read_distance("006.500", 1, most) == Maybe(65'000));
    CHECK(read_distance("10000", 1, most) == Maybe(100'000'000));
    CHECK(read_distance("10000.000", 1, most) == Maybe(100'000'000));
    CHECK(read_distance("0", 0, most) == Maybe(0));
    for (const std::string_view text : {"",
                                        "0",
                                        "0.0",
                                        "0.000",
                                        "10000.001",
                                        "10001",
                                        ".5",
                                        "6.",
                                        "1.2345",
                                        "1..5",
                                        "1.2.3",
                                        "1,5",
                                        "-1",
                                        "+1",
                                        "1e3",
                                        "0x3",
                                        "inf",
                                        "1 .5",
                                        " 1",
                                        "1 ",
                                        "1.-5",
                                        "1.+5",
                                        "99999999999999999999"}) {
      CAPTURE(text);
      CHECK(read_distance(text, 1, most) == Maybe());
    }
  }

  TEST_CASE("a seed is 0 to 18446744073709551615") {
    CHECK(read_seed("0") == std::optional<std::uint64_t>(0));
    CHECK(read_seed("042") == std::optional<std::uint64_t>(42));
    CHECK(read_seed("18446744073709551615") == std::optional<std::uint64_t>(18446744073709551615U));
    for (const std::string_view text :
         {"", "-1", "-0", "+1", "18446744073709551616", "1.0", "0x1", "1e3", " 1", "seed"}) {
      CAPTURE(text);
      CHECK_FALSE(read_seed(text).has_value());
    }
  }

  TEST_CASE("dice are faces between single commas") {
    CHECK(faces_of("4") == std::vector<std::uint8_t>{4});
    CHECK(faces_of("4,2,1,6") == std::vector<std::uint8_t>{4, 2, 1, 6});
    // Whether the die has the face is asked where it is thrown.
    CHECK(faces_of("0,7") == std::vector<std::uint8_t>{0, 7});
    for (const std::string text :
         {"", ",", "4,", ",4", "4,,2", "4, 2", " 4", "4 ", "4 2", "4;2", "4.2", "4.", "-4", "+4",
          "4,2\n", "a", "4,a", "0x4", "444444444444"}) {
      CAPTURE(text);
      CHECK(names(refusal("morale", morale({"--dice", text})), "--dice ", {"commas"}));
    }
  }

  TEST_CASE("a house rule is a number from -100 to 100, then words after the first colon") {
    CHECK(also_of("2").value == 2);
    CHECK(also_of("+2").value == 2);
    CHECK(also_of("-100").value == -100);
    CHECK(also_of("100").value == 100);
    CHECK(also_of("0").value == 0);
    CHECK(also_of("-1:tired after the march").value == -1);
    CHECK(also_of("-1:tired after the march").words == "tired after the march");
    CHECK(also_of("3:wet: all day").words == "wet: all day");
    CHECK(also_of("3:").words == "");
    CHECK(also_of("3").words == "");
    for (const std::string_view text : {"", "+", "-", "+-1", "-+1", "++1", "101", "-101", ":words",
                                        "1.5", "1 :words", "one", "0x1", "1;words"}) {
      CAPTURE(text);
      CHECK_FALSE(read_also(text).has_value());
    }
  }

  TEST_CASE("dice to roll are words like 2d6, d6 and 3avd") {
    const auto is = [](std::string_view text, Die die, int n) {
      const std::optional<Throw> thrown = read_throw(text);
      return thrown && thrown->die == die && thrown->dice == n;
    };
    CHECK(is("2d6", Die::d6, 2));
    CHECK(is("d6", Die::d6, 1));
    CHECK(is("3avd", Die::avd, 3));
    CHECK(is("avd", Die::avd, 1));
    CHECK(is("10000d6", Die::d6, 10'000));
    CHECK(is("02d6", Die::d6, 2));
    for (const std::string_view text :
         {"", "2", "d", "0d6", "10001d6", "-2d6", "+2d6", "2D6", "2d8", "2d66", "2d", "2 d6",
          "2AvD", "2d6 ", "99999999999d6"}) {
      CAPTURE(text);
      CHECK_FALSE(read_throw(text).has_value());
    }
    CHECK(Throw::unpacked(Throw{Die::avd, 7}.packed()).dice == 7);
    CHECK(Throw::unpacked(Throw{Die::avd, 7}.packed()).die == Die::avd);
    CHECK(Throw::unpacked(Throw{Die::d6, 7}.packed()).die == Die::d6);
  }

  TEST_CASE("flags may stand anywhere, with a blank or an equals sign before the value") {
    const Entry& entry = entry_of("morale");
    const Line line{"--hit-flank", "--move=7.5", "--under-musket", "--points",
                    "010",         "--add-one",  "--add-one",      "--hit-flank"};
    const Request request = request_of(entry, line);
    const Situation& s = request.asked.situation;
    CHECK(s[key("points")] == 10);
    CHECK(s[key("move")] == 75'000);
    CHECK(s[key("hit-flank")] == 1);
    CHECK(s[key("under-musket")] == 1);
    CHECK(s[key("add-one")] == 2);
    CHECK(s[key("hit-rear")] == 0);
    CHECK(s.given(key("hit-flank")));
    CHECK_FALSE(s.given(key("hit-rear")));
    CHECK_FALSE(request.asked.label.has_value());
    CHECK(request.asked.entry == &entry);
  }

  TEST_CASE("a flag left out has the value that the page gives it") {
    const Line rally{"--points", "5"};
    CHECK(request_of(entry_of("rally"), rally).asked.situation[key("attempt")] == 1);
    const Line save{"--troops", "gunner", "--hits", "3"};
    const Request request = request_of(entry_of("save"), save);
    CHECK(request.asked.situation[key("cover")] == 0);  // open
    CHECK(request.asked.situation[key("prior")] == 0);
  }

  TEST_CASE("a value is the next word, whatever it looks like") {
    const Line negative{"--points", "5", "--score", "-1000"};
    CHECK(request_of(entry_of("rally"), negative).asked.situation[key("score")] == -1000);
    const Line flag_like = morale({"--label", "--odds"});
    const Request labelled = request_of(entry_of("morale"), flag_like);
    CHECK(labelled.asked.label == std::optional<std::string_view>("--odds"));
    CHECK_FALSE(labelled.options.odds);
    CHECK(names(refusal("morale", {"--points", "--hit-flank"}),
                "--points --hit-flank:", {"0 to 30"}));
    CHECK(names(refusal("morale", {"--points"}), "--points:", {"needs a value", "0 to 30"}));
  }

  TEST_CASE("an equals sign with nothing after it is the empty value") {
    const Line line = morale({"--label="});
    CHECK(request_of(entry_of("morale"), line).asked.label == std::optional<std::string_view>(""));
    const Line equals = morale({"--label=a=b"});
    CHECK(request_of(entry_of("morale"), equals).asked.label ==
          std::optional<std::string_view>("a=b"));
    CHECK(names(refusal("morale", {"--points="}), "--points \"\":", {"0 to 30"}));
    CHECK(names(refusal("morale", morale({"--dice="})), "--dice \"\":", {"commas"}));
    CHECK(names(refusal("morale", morale({"--seed="})), "--seed \"\":", {"18446744073709551615"}));
    CHECK(names(refusal("morale", morale({"--move", ""})), "--move \"\":", {"10000"}));
    CHECK(names(refusal("save", {"--hits", "2", "--troops="}), "--troops \"\":", {"pikeman"}));
    CHECK(names(refusal("morale", morale({"--also="})), "--also \"\":", {"-100 to 100"}));
  }

  TEST_CASE("a plain flag takes no value") {
    CHECK(names(refusal("morale", morale({"--hit-flank=false"})),
                "--hit-flank false:", {"no value"}));
    CHECK(names(refusal("morale", morale({"--hit-flank="})), "--hit-flank \"\":", {"no value"}));
    CHECK(names(refusal("morale", morale({"--add-one=2"})), "--add-one 2:", {"no value"}));
    CHECK(names(refusal("morale", morale({"--odds=1"})), "--odds 1:", {"no value"}));
    CHECK(names(refusal("morale", morale({"--hit-flank", "true"})), "true:", {"no such flag"}));
  }

  TEST_CASE("a flag with a value is given once") {
    CHECK(names(refusal("morale", {"--points", "5", "--points", "5"}), "--points 5:", {"once"}));
    CHECK(names(refusal("morale", {"--points=5", "--points=6"}), "--points 6:", {"once"}));
    CHECK(
        names(refusal("morale", morale({"--label", "a", "--label", "b"})), "--label b:", {"once"}));
    CHECK(names(refusal("morale", morale({"--dice", "4", "--dice", "4"})), "--dice 4:", {"once"}));
    CHECK(names(refusal("morale", morale({"--seed", "4", "--seed", "4"})), "--seed 4:", {"once"}));
    CHECK(names(refusal("morale", morale({"--format", "md", "--format", "md"})),
                "--format md:", {"once"}));
    CHECK(names(refusal("morale", morale({"--width", "80", "--width", "80"})),
                "--width 80:", {"once"}));
    CHECK(accepts("morale", morale({"--odds", "--odds"})));
  }

  TEST_CASE("the shared flags are read into the options") {
    const Line line = morale({"--seed", "18446744073709551615", "--format", "json", "--width", "40",
                              "--color", "always", "--exit-status", "--label", "Rupert's Horse"});
    const Request request = request_of(entry_of("morale"), line);
    const Options& options = request.options;
    CHECK(options.seed == std::optional<std::uint64_t>(18446744073709551615U));
    CHECK(options.format == 2);  // text, line, json
    CHECK(options.width == std::optional<int>(40));
    CHECK(options.color == 1);  // auto, always
    CHECK(options.exit_status);
    CHECK_FALSE(options.odds);
    CHECK_FALSE(options.help);
    CHECK(options.dice.empty());
    CHECK(request.asked.label == std::optional<std::string_view>("Rupert's Horse"));

    const Line given = morale({"--dice", "4,2"});
    CHECK(request_of(entry_of("morale"), given).options.dice == std::vector<std::uint8_t>{4, 2});
    const Line odds = morale({"--odds", "--dice", "4"});
    CHECK(request_of(entry_of("morale"), odds).options.odds);
  }

  TEST_CASE("the shared flags refuse what they do not take, and say what they do") {
    CHECK(names(refusal("morale", morale({"--width", "39"})), "--width 39:", {"40 to 200"}));
    CHECK(names(refusal("morale", morale({"--width", "201"})), "--width 201:", {"40 to 200"}));
    CHECK(accepts("morale", morale({"--width", "200"})));
    CHECK(names(refusal("morale", morale({"--format", "jsn"})),
                "--format jsn:", {"text, line, json, csv, md", "did you mean json?"}));
    CHECK(names(refusal("morale", morale({"--format", "JSON"})), "--format JSON:", {"json"}));
    CHECK(names(refusal("morale", morale({"--color", "alway"})),
                "--color alway:", {"did you mean always?"}));
    CHECK(names(refusal("morale", morale({"--seed", "-1"})),
                "--seed -1:", {"0 to 18446744073709551615"}));
    CHECK(names(refusal("morale", morale({"--seed", "18446744073709551616"})),
                "--seed 18446744073709551616:", {"0 to 18446744073709551615"}));
    CHECK(names(refusal("morale", morale({"--dice", "4,,2"})), "--dice 4,,2:", {"commas"}));
    CHECK(names(refusal("morale", morale({"--dice", "4, 2"})), "--dice", {"commas"}));
    CHECK(names(refusal("morale", morale({"--exit-status", "1"})), "1:", {"no such flag"}));
  }

  TEST_CASE("house rules are kept as typed, up to twenty, where a sum is made") {
    const Line line = morale({"--also", "-1:tired: very", "--also=+2", "--also", "0:nothing"});
    const Request request = request_of(entry_of("morale"), line);
    const std::vector<Also>& also = request.asked.situation.also;
    REQUIRE(also.size() == 3);
    CHECK(also[0].value == -1);
    CHECK(also[0].words == "tired: very");
    CHECK(also[1].value == 2);
    CHECK(also[1].words == "");
    CHECK(also[2].value == 0);

    CHECK(names(refusal("morale", morale({"--also", "101"})), "--also 101:", {"-100 to 100"}));
    CHECK(names(refusal("morale", morale({"--also", "tired"})), "--also tired:", {"-100 to 100"}));

    Line twenty = morale({});
    for (int i = 0; i < 20; ++i) twenty.push_back("--also=1");
    CHECK(accepts("morale", twenty));
    twenty.push_back("--also=1");
    CHECK(names(refusal("morale", twenty), "--also 1:", {"20"}));
  }

  TEST_CASE("a reading is given once, by its key and one of its values") {
    const Entry& entry = entry_of("morale");
    const Line pooled = morale({"--reading", "casualties=pooled"});
    const Request changed = request_of(entry, pooled);
    CHECK(changed.asked.situation.reads(reading("casualties", "pooled")));
    const Line by_kind = morale({"--reading=casualties=by-kind"});
    const Request outright = request_of(entry, by_kind);
    CHECK(outright.asked.situation.reads(reading("casualties", "by-kind")));
    const Line none = morale({});
    const Request left_out = request_of(entry, none);
    CHECK(left_out.asked.situation.reads(reading("casualties", "by-kind")));

    CHECK(names(refusal("morale", morale({"--reading", "casualties=pooled", "--reading",
                                          "casualties=by-kind"})),
                "--reading casualties=by-kind:", {"once"}));
    CHECK(names(refusal("morale", morale({"--reading", "casualties=poled"})),
                "--reading casualties=poled:",
                {"casualties=by-kind, casualties=pooled", "did you mean casualties=pooled?"}));
    CHECK(names(refusal("morale", morale({"--reading", "casualty=pooled"})),
                "--reading casualty=pooled:", {"morale", "did you mean casualties?"}));
    CHECK(names(refusal("morale", morale({"--reading", "casualties"})),
                "--reading casualties:", {"casualties=by-kind, casualties=pooled"}));
    CHECK(names(refusal("morale", morale({"--reading", "casualties="})),
                "--reading casualties=:", {"casualties=by-kind, casualties=pooled"}));
    CHECK(names(refusal("morale", morale({"--reading", "casualties=POOLED"})), "--reading",
                {"casualties=by-kind, casualties=pooled"}));
    CHECK(names(refusal("morale", morale({"--reading", ""})), "--reading \"\":", {"morale"}));
    // A key of another command, and a command without readings.
    CHECK(names(refusal("morale", morale({"--reading", "rally-general=bonus"})),
                "--reading rally-general=bonus:", {"morale"}));
    CHECK(names(
        refusal("save", {"--troops", "gunner", "--hits", "1", "--reading", "casualties=pooled"}),
        "--reading casualties=pooled:", {"save"}));
  }

  TEST_CASE("flags that contradict one another are refused") {
    CHECK(names(refusal("morale", morale({"--dice", "4", "--seed", "1"})), "--seed:", {"--dice"}));
    CHECK(names(refusal("morale", morale({"--odds", "--seed", "1"})), "--seed:", {"--odds"}));
    CHECK(names(refusal("morale", morale({"--odds", "--exit-status"})),
                "--exit-status:", {"--odds"}));
    CHECK(accepts("morale", morale({"--odds", "--dice", "4"})));
    CHECK(names(refusal("roll", {"2d6", "--odds"}), "--odds:", {"roll"}));
  }

  TEST_CASE("required flags are asked for by name, with what they take") {
    CHECK(names(refusal("morale", {}), "--points:", {"morale needs it", "0 to 30"}));
    CHECK(names(refusal("save", {"--hits", "3"}), "--troops:", {"save needs it", "pikeman"}));
    CHECK(names(refusal("save", {"--troops", "gunner"}), "--hits:", {"0 to 10000"}));
    CHECK(names(refusal("organise", {}), "--arm:", {"infantry, cavalry, artillery"}));
    CHECK(names(refusal("roll", {}), "", {"2d6"}));
    // What is typed wrong is refused before what is missing.
    CHECK(names(refusal("morale", {"--mvoe", "3"}), "--mvoe:", {"did you mean --move?"}));
  }

  TEST_CASE("words are exact, but for the results of escape and the names of generals") {
    for (const std::string word : {"r1", "R1"}) {
      const Line line{"--result", word};
      CHECK(request_of(entry_of("escape"), line).asked.situation[key("result")] == 0);
    }
    CHECK(names(refusal("escape", {"--result", "R3"}), "--result R3:", {"R1, R2"}));

    const std::pair<std::string, int> generals[] = {
        {"montrose", 5}, {"MacColla", 4}, {"LESLIE", 4}, {"baillie", 3},
        {"Huntly", 3},   {"1", 1},        {"10", 10},    {"007", 7},
    };
    for (const std::pair<std::string, int>& general : generals) {
      CAPTURE(general.first);
      const Line line{"--general", general.first};
      CHECK(request_of(entry_of("rein"), line).asked.situation[key("general")] == general.second);
    }
    CHECK(names(refusal("rein", {"--general", "lesly"}), "--general lesly:",
                {"1 to 10", "montrose", "maccolla", "leslie", "baillie", "huntly"}));
    CHECK(names(refusal("rein", {"--general", ""}), "--general \"\":", {"1 to 10"}));
  }

  TEST_CASE("words that are no flags are refused, with the nearest flag") {
    CHECK(names(refusal("morale", morale({"--hit-flnk"})),
                "--hit-flnk:", {"morale", "did you mean --hit-flank?"}));
    CHECK(names(refusal("morale", morale({"--hit-flnk=3"})),
                "--hit-flnk:", {"did you mean --hit-flank?"}));
    CHECK(names(refusal("morale", morale({"hit-flank"})),
                "hit-flank:", {"did you mean --hit-flank?"}));
    CHECK(names(refusal("morale", morale({"-hit-flank"})),
                "-hit-flank:", {"did you mean --hit-flank?"}));
    CHECK(names(refusal("morale", morale({"--Hit-Flank"})), "--Hit-Flank:", {"--hit-flank"}));
    CHECK(names(refusal("morale", morale({"--formt", "json"})), "--formt:", {"--format"}));
    CHECK(names(refusal("morale", morale({"--"})), "--:", {"no such flag"}));
    CHECK(names(refusal("morale", morale({"-"})), "-:", {"no such flag"}));
    CHECK(names(refusal("morale", morale({""})), "\"\":", {"no such flag"}));
    CHECK(names(refusal("morale", morale({"--=5"})), "--:", {"no such flag"}));
    CHECK(names(refusal("morale", morale({"--casualties", "3"})),
                "--casualties:", {"no such flag"}));  // a condition is no flag
    CHECK(names(refusal("save", {"--hits", "3", "--troops", "musketer"}), "--troops musketer:",
                {"pikeman, musketeer, skirmisher, lobster, trooper, dragoon, gunner",
                 "did you mean musketeer?"}));
    CHECK(names(refusal("save", {"--hits", "3", "--troops", "Gunner"}),
                "--troops Gunner:", {"did you mean gunner?"}));
  }

  TEST_CASE("what was typed is shown short and harmless") {
    const std::string hostile = refusal("morale", {"--points", "\x1b[31m5\n"});
    CHECK(hostile.starts_with("--points \\x1b[31m5\\n:"));
    const std::string longest = refusal("morale", {"--points", std::string(5000, '9')});
    CHECK(longest.size() < 200);
    const std::string unknown = refusal("morale", {"--" + std::string(5000, 'x')});
    CHECK(unknown.size() < 200);
  }

  TEST_CASE("roll takes one to twenty throws among its flags") {
    const Line line{"2d6", "--label", "d6", "3avd", "--seed=1", "d6"};
    const Request request = request_of(entry_of("roll"), line);
    const std::vector<std::int64_t>& list = request.asked.situation.list;
    REQUIRE(list.size() == 3);
    CHECK(Throw::unpacked(list[0]).dice == 2);
    CHECK(Throw::unpacked(list[1]).die == Die::avd);
    CHECK(Throw::unpacked(list[1]).dice == 3);
    CHECK(Throw::unpacked(list[2]).dice == 1);
    CHECK(request.asked.label == std::optional<std::string_view>("d6"));

    CHECK(accepts("roll", Line(20, "10000d6")));
    CHECK(names(refusal("roll", Line(21, "d6")), "d6:", {"20"}));
    CHECK(names(refusal("roll", {"2d8"}), "2d8:", {"2d6", "3avd"}));
    CHECK(names(refusal("roll", {"0d6"}), "0d6:", {"2d6"}));
    CHECK(names(refusal("roll", {"10001d6"}), "10001d6:", {"10000"}));
    CHECK(names(refusal("roll", {"d6", "-2d6"}), "-2d6:", {"give dice"}));
    CHECK(names(refusal("roll", {"d6", "--"}), "--:", {"no such flag"}));
    CHECK(names(refusal("roll", {"d6", ""}), "\"\":", {"2d6"}));
  }

  TEST_CASE("help asks for nothing that is required") {
    const Line line{"--help"};
    CHECK(request_of(entry_of("morale"), line).options.help);
    const Line short_form{"--hit-flank", "-h"};
    CHECK(request_of(entry_of("morale"), short_form).options.help);
  }

  TEST_CASE("the nearest name is the one that takes fewest letters to mend") {
    CHECK(edit_distance("", "") == 0);
    CHECK(edit_distance("abc", "") == 3);
    CHECK(edit_distance("", "abc") == 3);
    CHECK(edit_distance("morale", "morale") == 0);
    CHECK(edit_distance("moral", "morale") == 1);
    CHECK(edit_distance("kitten", "sitting") == 3);
    CHECK(edit_distance("flaw", "lawn") == 2);
    constexpr std::string_view troops[] = {"irish", "regular", "militia", "levy"};
    CHECK(nearest("regulars", troops) == "regular");
    CHECK(nearest("IRISH", troops) == "irish");
    CHECK(nearest("mil", troops) == "militia");
    CHECK(nearest("levi", troops) == "levy");
    CHECK(nearest("gun", troops) == "");
    CHECK(nearest("horse", troops) == "");
    CHECK(nearest("", troops) == "");
    CHECK(nearest("m", troops) == "");
    CHECK(edit_distance("morale", "moral") == 1);
    CHECK(edit_distance("abcd", "ad") == 2);
    CHECK(edit_distance("ad", "abcd") == 2);
    const std::vector<std::string_view> list{"morale", "rally", "save", "roll"};
    CHECK(nearest("moral", list) == "morale");
    CHECK(nearest("rol", list) == "roll");
    CHECK(nearest("sve", list) == "save");
    CHECK(nearest("x", {}) == "");
  }
}

}  // namespace ecw::tests
