// `json`: one object on one line.
#include "report/command_line.hpp"
#include "report/escape.hpp"
#include "report/formats.hpp"
#include "report/notes.hpp"
#include "report/phrases.hpp"

namespace ecw {
namespace {

template <typename Range, typename Put>
void put_list(Out& out, const Range& range, Put put_item) {
  bool first = true;
  for (const auto& item : range) {
    if (!first) put(out, ",");
    put_item(item);
    first = false;
  }
}

std::string or_null(const std::optional<std::int64_t>& number) {
  return number ? fmt::format("{}", *number) : "null";
}

void put_start(Out& out, std::uint64_t line) {
  put(out, "{");
  if (line > 0) put(out, FMT_COMPILE("\"line\":{},"), line);
}

void put_parts(Out& out, const Sum& sum) {
  put_list(out, sum.parts(), [&](const Part& part) {
    put(out, FMT_COMPILE("{{\"what\":\"{}\",\"value\":{}"), part_name(part), part.value);
    if (part.row == nullptr && part.dice == 0) {
      put(out, FMT_COMPILE(",\"words\":{}"), json_string(part.words));
    }
    put(out, "}");
  });
}

std::string effect_json(const HadEffect& had) {
  const std::string value = effect_value(*had.effect, had.amount);
  const bool word = had.effect->kind == Effect::Kind::side && had.amount.least != 0;
  return word ? json_string(value) : value;
}

template <typename Effects>
void put_effects(Out& out, const Effects& effects) {
  put_list(out, effects, [&](const HadEffect& had) {
    put(out, FMT_COMPILE("\"{}\":{}"), had.effect->name, effect_json(had));
  });
}

template <typename Notes>
void put_note_strings(Out& out, const Notes& notes, const Case& asked, const Resolution* r) {
  put_list(out, notes,
           [&](const Noted& noted) { put(out, json_string(sentence(noted, asked, r))); });
}

void put_reading_members(Out& out, const Situation& s) {
  put_list(out, changed_readings(s), [&](const ChangedReading& changed) {
    put(out, FMT_COMPILE("\"{}\":\"{}\""), changed.key, changed.value);
  });
}

/// An effect's number as JSON: a distance in its unit, a mean in full.
std::string mean_text(const Effect& effect, double mean) {
  return fmt::format("{}", effect.kind == Effect::Kind::distance ? mean / distance_unit : mean);
}

}  // namespace

void json_result(Out& out, const Result& result, const Page&) {
  const Resolution& r = result.resolution;
  put_start(out, result.line);
  put(out,
      FMT_COMPILE("\"command\":\"{}\",\"label\":{},\"outcome\":\"{}\",\"pass\":{},\"text\":{}"),
      result.asked.command().name, json_or_null(result.asked.label), r.outcome->code,
      pass_word(r.outcome->pass, "null"), json_string(outcome_text(r)));
  put(out, FMT_COMPILE(",\"score\":{},\"target\":{},\"parts\":["), or_null(r.score),
      or_null(r.target));
  if (!r.foe_sum) put_parts(out, r.sum);
  put(out, "]");
  if (r.foe_sum) {
    put(out, ",\"sums\":{\"attacker\":[");
    put_parts(out, r.sum);
    put(out, "],\"defender\":[");
    put_parts(out, *r.foe_sum);
    put(out, "]}");
  }
  put(out, FMT_COMPILE(",\"dice\":[{}],\"given\":{},\"effects\":{{"), fmt::join(result.dice, ","),
      truth(result.given));
  put_effects(out, r.effects);
  put(out, "},\"notes\":[");
  put_note_strings(out, r.notes, result.asked, &r);
  put(out, "],\"readings\":{");
  put_reading_members(out, result.asked.situation);
  put(out, FMT_COMPILE("}},\"seed\":{},\"replay\":{}}}\n"),
      result.seed ? fmt::format("\"{}\"", *result.seed) : "null", json_string(replay_line(result)));
}

void json_odds(Out& out, const OddsResult& result, const Page&) {
  const Odds& odds = result.odds;
  put_start(out, result.line);
  put(out, FMT_COMPILE("\"command\":\"{}\",\"label\":{},\"readings\":{{"),
      result.asked.command().name, json_or_null(result.asked.label));
  put_reading_members(out, result.asked.situation);
  put(out, FMT_COMPILE("}},\"dice\":[{}],\"given\":{},\"notes\":["), fmt::join(result.dice, ","),
      truth(!result.dice.empty()));
  put_note_strings(out, odds.notes, result.asked, nullptr);
  put(out, "],\"odds\":[");
  const std::string of = odds.exact ? fmt::format("\"{}\"", ways_text(six_to(odds.dice))) : "null";
  put_list(out, odds.rows, [&](const Likely& row) {
    put(out,
        FMT_COMPILE(
            "{{\"outcome\":\"{}\",\"pass\":{},\"ways\":{},\"of\":{},\"chance\":{},\"effects\":{{"),
        row.outcome->code, pass_word(row.outcome->pass, "null"),
        odds.exact ? fmt::format("\"{}\"", ways_text(row.ways)) : "null", of, row.chance);
    FixedList<HadEffect, 20> shown;
    for (const HadEffect& had : row.effects) {
      if (had.effect->kind != Effect::Kind::tally) shown.push(had);
    }
    put_effects(out, shown);
    put(out, "}}");
  });
  put(out, "],\"means\":{");
  put_list(out, odds.means(result.asked.command().effects), [&](const Mean& mean) {
    put(out, FMT_COMPILE("\"{}\":{{\"mean\":{},\"min\":{},\"max\":{}}}"), mean.effect->name,
        mean_text(*mean.effect, mean.mean), effect_value(*mean.effect, Amount::of(mean.least)),
        effect_value(*mean.effect, Amount::of(mean.most)));
  });
  put(out, "}}\n");
}

void json_error(Out& out, std::uint64_t line, std::string_view words) {
  put_start(out, line);
  put(out, FMT_COMPILE("\"error\":{}}}\n"), json_string(words));
}

}  // namespace ecw
