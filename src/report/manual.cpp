#include "report/manual.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "letters.hpp"
#include "report/help.hpp"
#include "report/phrases.hpp"
#include "report/roff.hpp"
#include "report/rule_words.hpp"
#include "tables/readings.hpp"
#include "version.hpp"

namespace ecw {
namespace {

// ---- lists made of rows --------------------------------------------------------------------

/// Plain words as a sentence, marked up; a question keeps its mark.
std::string sentence_of(std::string text) {
  text[0] = capital(text[0]);
  if (!text.ends_with('?')) text += '.';
  return roff(text);
}

std::string option(const Row& row) {
  std::string head =
      row.kind == Kind::words ? italic(row.flag) : bold(fmt::format("--{}", row.flag));
  if (row.takes_value()) head += ' ' + italic(value_name(row));
  return tagged(head, sentence_of(describe(row)));
}

template <typename Rows>
std::string options(std::string_view heading, const Rows& rows) {
  std::string marked;
  for (const Row& row : rows) marked += option(row);
  return marked.empty() ? marked : fmt::format(".SS {}\n{}", roff(heading), marked);
}

std::string options_of(const Entry& entry) {
  std::string marked;
  for (const std::string_view group : help_headings) {
    std::vector<Row> rows;
    for (const Row& row : entry.rows) {
      if (row.kind != Kind::condition && heading(row) == group) rows.push_back(row);
    }
    marked += options(group, rows);
  }
  return marked + options("Every command", shared_rows(*entry.command));
}

/// The command line in short: what is required, and whether there is more.
std::string synopsis(const Entry& entry) {
  std::string marked = bold(fmt::format("ecw {}", entry.command->name));
  for (const Row& row : entry.rows) {
    if (row.kind == Kind::words) marked += fmt::format(" {} ...", italic(row.flag));
    if (!row.required) continue;
    marked += ' ' + bold(fmt::format("--{}", row.flag)) + ' ' + italic(value_name(row));
  }
  return marked + " [" + italic("option") + " ...]";
}

// ---- what a rule says ----------------------------------------------------------------------

std::string description(const Command& command) {
  std::string marked =
      command.due.empty() ? sentence_of(std::string(command.purpose)) : roff(command.due);
  marked += '\n';
  const auto say = [&](std::string_view text) { marked += paragraph(roff(text)); };
  if (!command.sum.empty()) marked += paragraph(bold(command.sum));
  for (const Row& row : command.rows) {
    if (row.kind != Kind::condition || row.role != Role::modifier) continue;
    marked += tagged(roff(worth_words(row)), roff(circumstance_text(row)));
  }
  for (const Chart& chart : command.charts) {
    say(fmt::format("{}:", chart.title));
    marked += roff_table(chart_lines(chart));
  }
  for (const Fact& fact : command.sheet) say(fact_text(fact));
  if (!command.alias.empty()) say(fmt::format("ecw {} is the same command.", command.alias));
  return marked;
}

std::string outcomes(const Command& command) {
  std::string marked;
  for (const Outcome& outcome : command.outcomes) {
    std::string head = bold(outcome.code);
    if (outcome.pass == Pass::yes) head += " (passed)";
    if (outcome.pass == Pass::no) head += " (failed)";
    std::string text(outcome.text);
    const auto band = std::ranges::find(command.ladder, outcome.code, &Band::outcome);
    if (band != command.ladder.end())
      text = fmt::format("{}: {}", band_text(*band), in_sentence(text));
    marked += tagged(head, sentence_of(text));
  }
  return marked;
}

std::string effects(const Command& command) {
  std::string marked;
  for (const Effect& effect : command.effects) {
    marked += tagged(bold(effect.name), sentence_of(in_number(effect.words, false)));
  }
  return marked;
}

std::string joined(std::string_view words) {
  std::string text(words);
  for (std::size_t at = text.find(' '); at != std::string::npos; at = text.find(' ', at + 2)) {
    text.insert(at, ",");
  }
  return text;
}

/// The readings with several values, of one command or of all.
std::string switchable(const Command* only) {
  std::string marked;
  for (const Reading& reading : readings) {
    if (only != nullptr && !reading.used_by(only->name)) continue;
    std::string head;
    for (const std::string_view value : reading.names()) {
      head += fmt::format("{}{}", head.empty() ? "" : ", ",
                          bold(fmt::format("{}={}", reading.key, value)));
    }
    if (only == nullptr) head += fmt::format(" ({})", roff(joined(reading.commands)));
    marked += tagged(head, roff(reading_text(reading)));
  }
  return marked;
}

std::string settled_points(const Command& command) {
  std::string marked;
  for (const Settled& point : settled) {
    if (point.used_by(command.name)) marked += paragraph(roff(point.words));
  }
  return marked;
}

// ---- other pages ---------------------------------------------------------------------------

std::string page_name(std::string_view command) {
  return bold(fmt::format("ecw-{}", command)) + "(1)";
}

void add_page(std::string& list, std::string_view command) {
  list += fmt::format("{}{}", list.empty() ? "" : ", ", page_name(command));
}

/// The main page and those of the other commands of the same rules.
std::string pages_beside(const Command& command) {
  std::string list = bold("ecw") + "(1)";
  for (const Entry& entry : entries()) {
    const Command& other = *entry.command;
    if (other.rules == command.rules && &other != &command) add_page(list, other.name);
  }
  return list;
}

/// The program's own commands but one.
std::string own_pages_beside(const OwnCommand* own) {
  std::string list;
  for (const OwnCommand& other : program::commands) {
    if (&other != own) add_page(list, other.name);
  }
  return list;
}

std::string all_commands() {
  std::string marked;
  const RuleSet* before = nullptr;
  for (const Entry& entry : entries()) {
    const Command& command = *entry.command;
    if (command.rules != before) {
      marked += fmt::format(".SS {} ({})\n", command.rules->name, command.rules->subject);
    }
    before = command.rules;
    marked += tagged(page_name(command.name), sentence_of(std::string(command.purpose)));
  }
  marked += ".SS More\n";
  for (const OwnCommand& own : program::commands) {
    marked += tagged(page_name(own.name), sentence_of(std::string(own.purpose)));
  }
  return marked;
}

Fields common_fields(std::string_view name, std::string_view purpose) {
  std::string title = fmt::format("ecw-{}", name);
  Fields fields{{"version", roff(program_version)}, {"name", roff(title)}, {"command", roff(name)},
                {"purpose", roff(purpose)},         {"dice", ""},          {"no-dice", ""}};
  fields["title"] = roff(in_capitals(title));
  return fields;
}

}  // namespace

Fields manual_fields() {
  return {{"version", roff(program_version)},
          {"commands", all_commands()},
          {"options", options("Shared by all tests", shared::rows) +
                          options("Of the program itself", program::rows)},
          {"readings", switchable(nullptr)},
          {"see-also", own_pages_beside(nullptr)}};
}

Fields manual_fields(const Entry& entry) {
  const Command& command = *entry.command;
  Fields fields = common_fields(command.name, command.purpose);
  fields["rules"] = roff(command.rules->name);
  fields["synopsis"] = synopsis(entry);
  fields["description"] = description(command);
  fields["options"] = options_of(entry);
  fields[command.dice == no_dice ? "no-dice" : "dice"] = roff(command.dice);
  fields["outcomes"] = outcomes(command);
  fields["effects"] = effects(command);
  fields["readings"] = switchable(&command) + settled_points(command);
  fields["see-also"] = pages_beside(command);
  return fields;
}

Fields manual_fields(const OwnCommand& own) {
  Fields fields = common_fields(own.name, own.purpose);
  fields["synopsis"] = bold(fmt::format("ecw {}", own.name)) +
                       fmt::format(fmt::runtime(own.word_form()), italic(own.word)) +
                       fmt::format(" [{} ...]", italic("option"));
  for (const Row& row : own.rows) fields["options"] += option(row);
  fields["about"] = roff(own.about);
  fields["example"] = verbatim(fmt::format("$ {}", own.example));
  fields["see-also"] = fmt::format("{}(1), {}", bold("ecw"), own_pages_beside(&own));
  return fields;
}

}  // namespace ecw
