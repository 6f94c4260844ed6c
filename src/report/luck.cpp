#include "report/luck.hpp"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

#include "report/escape.hpp"
#include "report/fit_words.hpp"
#include "report/text_writer.hpp"

namespace ecw {
namespace {

constexpr double fair_mean = 3.5;  // of a D6 and of an average die

/// No label can pass for the whole log.
std::string name_of(const Luck& luck) {
  if (luck.whole_log) return "The whole log";
  return luck.label ? "Label " + *luck.label : "No label";
}

std::string passed_words(const Luck& luck) {
  return fmt::format("passed {} of {}, expected {:.1f}", luck.passed, luck.tests,
                     luck.expected_to_pass);
}

std::string mean_words(const DieLuck& luck) {
  return fmt::format("{}: {}, mean {:.2f}, expected {:.2f}", ecw::name_of(luck.die),
                     counted(luck.throws(), "throw"), luck.mean(), fair_mean);
}

std::vector<DieLuck> thrown(const Luck& luck) {
  std::vector<DieLuck> dice;
  for (const DieLuck& die : luck.dice) {
    if (die.throws() > 0) dice.push_back(die);
  }
  return dice;
}

/// The faces that a die has, each as `put_face` writes it.
template <typename PutFace>
void for_each_face(const DieLuck& luck, PutFace put_face) {
  for (std::size_t face = 1; face <= 6; ++face) {
    if (luck.expected(face) > 0) put_face(face, luck.faces[face - 1]);
  }
}

void put_die(Writer& w, const DieLuck& die) {
  w.paragraph(mean_words(die));
  std::string faces = "  face    ";
  std::string counts = "  thrown  ";
  std::string expected = "  expected";
  for_each_face(die, [&](std::size_t face, std::uint64_t count) {
    const std::string fair = fmt::format("{:.1f}", die.expected(face));
    const std::size_t room = std::max(fair.size(), fmt::formatted_size("{}", count)) + 2;
    faces += fmt::format("{:>{}}", face, room);
    counts += fmt::format("{:>{}}", count, room);
    expected += fmt::format("{:>{}}", fair, room);
  });
  for (const std::string& row : {faces, counts, expected}) w.paragraph(row);
  w.paragraph(fit_sentence(die.fit()));
}

void put_text(Out& out, const Luck& luck, const Page& page) {
  Writer w(out, page);
  w.paragraph(fmt::format("{}: {}", w.shown(name_of(luck)), counted(luck.results, "result")),
              Writer::hanging);
  for (const DieLuck& die : thrown(luck)) {
    w.blank();
    put_die(w, die);
  }
  if (luck.tests == 0) return;
  w.blank();
  w.paragraph(fmt::format("Tests: {}", passed_words(luck)));
}

void put_line(Out& out, const Luck& luck, const Page&) {
  const std::string name = visible(name_of(luck));
  put(out, FMT_COMPILE("{}: {}\n"), name, counted(luck.results, "result"));
  for (const DieLuck& die : thrown(luck)) {
    put(out, FMT_COMPILE("{}: {}; faces"), name, mean_words(die));
    for_each_face(die, [&](std::size_t face, std::uint64_t count) {
      put(out, FMT_COMPILE(" {}:{}"), face, count);
    });
    put(out, FMT_COMPILE("; {}\n"), fit_words(die.fit()));
  }
  if (luck.tests > 0) put(out, FMT_COMPILE("{}: {}\n"), name, passed_words(luck));
}

void put_json(Out& out, const Luck& luck, const Page&) {
  put(out, FMT_COMPILE("{{\"of\":\"{}\",\"label\":{},\"results\":{},\"dice\":["),
      luck.whole_log ? "log" : "label", json_or_null(luck.label), luck.results);
  bool first_die = true;
  for (const DieLuck& die : thrown(luck)) {
    put(out,
        FMT_COMPILE("{}{{\"die\":\"{}\",\"throws\":{},\"mean\":{},\"expected\":{},\"faces\":{{"),
        first_die ? "" : ",", ecw::name_of(die.die), die.throws(), die.mean(), fair_mean);
    first_die = false;
    bool first_face = true;
    for_each_face(die, [&](std::size_t face, std::uint64_t count) {
      put(out, FMT_COMPILE("{}\"{}\":{}"), first_face ? "" : ",", face, count);
      first_face = false;
    });
    put(out, FMT_COMPILE("}},{}}}"), fit_members(die.fit()));
  }
  put(out, FMT_COMPILE("],\"tests\":{},\"passed\":{},\"expected\":{:.10g}}}\n"), luck.tests,
      luck.passed, luck.expected_to_pass);
}

void put_csv(Out& out, const Luck& luck, const Page&) {
  const std::string name = fmt::format("{},{},{}", luck.whole_log ? "log" : "label",
                                       csv_text(luck.label.value_or("")), luck.results);
  for (const DieLuck& die : thrown(luck)) {
    put(out, FMT_COMPILE("{},{},{},{},{}"), name, ecw::name_of(die.die), die.throws(), die.mean(),
        fair_mean);
    for (std::size_t face = 1; face <= 6; ++face) {
      put(out, ',');
      if (die.expected(face) > 0) put(out, die.faces[face - 1]);
    }
    put(out, FMT_COMPILE(",{},,,\n"), fit_cells(die.fit()));
  }
  put(out, FMT_COMPILE("{},,,,,,,,,,,,,,{},{},{:.10g}\n"), name, luck.tests, luck.passed,
      luck.expected_to_pass);
}

void put_markdown(Out& out, const Luck& luck, const Page&) {
  const std::string name = fmt::format("| {} | {} ", markdown_text(name_of(luck)), luck.results);
  for (const DieLuck& die : thrown(luck)) {
    put(out, FMT_COMPILE("{}| {} | {} | {:.2f} | {:.2f} "), name, ecw::name_of(die.die),
        die.throws(), die.mean(), fair_mean);
    for (std::size_t face = 1; face <= 6; ++face) {
      put(out, "| ");
      if (die.expected(face) > 0) put(out, FMT_COMPILE("{} "), die.faces[face - 1]);
    }
    put(out, FMT_COMPILE("| {} | |\n"), p_words(die.fit()));
  }
  if (luck.tests == 0) return;
  put(out, FMT_COMPILE("{}| tests | | | | | | | | | | | {} |\n"), name, passed_words(luck));
}

constexpr std::string_view csv_columns =
    "of,label,results,die,throws,mean,expected,1,2,3,4,5,6,chi-square,freedom,p,tests,passed,"
    "expected-passed\n";

constexpr std::string_view markdown_columns =
    "| of | results | die | throws | mean | expected | 1 | 2 | 3 | 4 | 5 | 6 | p | tests |\n"
    "|---|--:|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|---|\n";

}  // namespace

std::uint64_t DieLuck::throws() const {
  return std::accumulate(faces.begin(), faces.end(), std::uint64_t{0});
}

double DieLuck::mean() const {
  std::uint64_t sum = 0;
  for (std::size_t face = 1; face <= 6; ++face) sum += face * faces[face - 1];
  return static_cast<double>(sum) / static_cast<double>(throws());
}

double DieLuck::expected(std::size_t face) const {
  const auto of_six = std::ranges::count(sides(die), static_cast<int>(face));
  return static_cast<double>(throws()) * static_cast<double>(of_six) / 6;
}

std::optional<Fit> DieLuck::fit() const {
  std::vector<Cell> cells;
  for_each_face(*this, [&](std::size_t face, std::uint64_t count) {
    cells.push_back({expected(face), static_cast<double>(count)});
  });
  return ecw::fit(std::move(cells));
}

const std::array<LuckFormat, 5> luck_formats{{
    {"", put_text, "\n"},
    {"", put_line},
    {"", put_json},
    {csv_columns, put_csv},
    {markdown_columns, put_markdown},
}};

}  // namespace ecw
