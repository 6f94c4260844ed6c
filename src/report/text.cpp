// `text`: for reading at the table. The outcome first, then the sum, what follows, and notes,
// laid out for the page's width.
#include "report/formats.hpp"
#include "report/text_writer.hpp"

namespace ecw {
namespace {

std::string part_words(const Writer& w, const Part& part) {
  const std::string_view die = title_of(part.die);
  if (part.row == nullptr && part.dice > 0) {
    return part.dice == 1 ? std::string(die) : fmt::format("{}{}", part.dice, die);
  }
  if (part.row == nullptr) {
    return part.words.empty() ? "house rule" : fmt::format("house rule: {}", w.shown(part.words));
  }
  const bool counted = part.dice == 0 && part.row->role == Role::modifier &&
                       part.row->kind != Kind::plain && part.number > 1 &&
                       part.number != part.value;
  return counted ? fmt::format("{} ({})", part.row->words, part.number)
                 : std::string(part.row->words);
}

/// The parts and what they come to; a part that stands alone is the whole of it.
void put_sum(Writer& w, const Sum& sum, std::string_view name) {
  for (const Part& part : sum.parts()) {
    const bool first = &part == sum.parts().begin();
    w.entry(first ? std::to_string(part.value) : fmt::format(FMT_COMPILE("{:+}"), part.value),
            part_words(w, part));
  }
  if (sum.parts().size() == 1) return;
  put(w.out, "  ----\n");
  w.entry(std::to_string(sum.total()), name);
}

/// "6 to 5": the value, after what a flag of the same name gave if that was another.
std::string change(const HadEffect& had, const Situation& s) {
  std::string now = effect_value(*had.effect, had.amount);
  for (const Row& row : s.rows) {
    if (row.flag != had.effect->name || !s.given(row.key)) continue;
    const std::string before = std::to_string(s[row.key]);
    if (before != now) return fmt::format(FMT_COMPILE("{} to {}"), before, now);
  }
  return now;
}

/// "Attacker: AF 6 to 5, CF 5 to 4": a line for each body that has one.
void put_bodies(Writer& w, const Resolution& r, const Situation& s) {
  const auto words = [&](const HadEffect& had) {
    const bool told = !had.effect->body.empty() && is_told(had);
    return told ? phrase(*had.effect, change(had, s)) : std::string();
  };
  for (const std::string& line : body_lines(r.effects, words)) w.paragraph(line);
}

void put_effects(Writer& w, const Resolution& r) {
  for (const HadEffect& had : r.effects) {
    if (!had.effect->body.empty() || !is_told(had)) continue;
    const bool truth = had.effect->kind == Effect::Kind::truth;
    const std::string value =
        truth ? (had.amount.least != 0 ? "yes" : "no") : effect_value(*had.effect, had.amount);
    w.entry(value, in_number(had.effect->words, value == "1"));
  }
}

/// Of several throws each by its name; a plain one is a part of the sum.
void put_throws(Writer& w, const Result& result) {
  const std::string whence =
      result.seed ? "seed " + std::to_string(*result.seed) : std::string("given");
  if (result.throws.size() < 2) return put_dice(w, result.dice, whence);
  std::string text;
  for (std::size_t i = 0; i < result.throws.size(); ++i) {
    const std::size_t end =
        i + 1 < result.throws.size() ? result.throws[i + 1].first : result.dice.size();
    const std::size_t first = result.throws[i].first;
    const std::string name = result.throws[i].name == plain_throw
                                 ? part_name(result.resolution.sum.parts()[i])
                                 : std::string(result.throws[i].name);
    text += fmt::format(FMT_COMPILE("{} {} {}"), i == 0 ? "Dice:" : ",", name,
                        faces_shown(result.dice.subspan(first, end - first)));
  }
  w.paragraph(fmt::format(FMT_COMPILE("{} ({})"), text, whence));
}

}  // namespace

void text_result(Out& out, const Result& result, const Page& page) {
  Writer w(out, page);
  const Resolution& r = result.resolution;
  w.title(r.outcome->code, w.source(result.asked));
  w.paragraph(outcome_text(r) + '.');
  const bool numbers = r.score || r.target || !r.effects.empty();
  if (numbers) w.blank();
  if (r.foe_sum) {
    w.paragraph("Attacker");
    put_sum(w, r.sum, "total");
    w.paragraph("Defender");
    put_sum(w, *r.foe_sum, "total");
    w.blank();
  } else if (r.score) {
    put_sum(w, r.sum, "score");
  }
  if (r.target) {
    w.entry(std::to_string(*r.target),
            r.target_words.empty() ? result.asked.command().target : r.target_words);
  }
  put_effects(w, r);
  put_bodies(w, r, result.asked.situation);
  const bool more =
      !result.dice.empty() || !r.notes.empty() || !changed_readings(result.asked.situation).empty();
  if (numbers && more) w.blank();
  put_throws(w, result);
  put_notes(w, result.asked, r.notes, &r);
}

}  // namespace ecw
