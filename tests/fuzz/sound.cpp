#include "tests/fuzz/sound.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "engine/exact_dice.hpp"
#include "engine/lookup.hpp"
#include "registry.hpp"
#include "tests/fuzz/harness.hpp"
#include "tests/text.hpp"

namespace ecw::fuzz {
namespace {

using rapidjson::Value;

std::string_view string_of(const Value& value) {
  return {value.GetString(), value.GetStringLength()};
}

bool same(const Value& pass, Pass table) {
  if (table == Pass::neither) return pass.IsNull();
  return pass.IsBool() && pass.GetBool() == (table == Pass::yes);
}

/// A loss may be a gain, and a total is what was typed or thrown; nothing else is below 0.
bool may_be_negative(std::string_view effect) {
  return effect.ends_with("-loss") || effect.ends_with("total") || effect == "difference";
}

/// row: a result, or a row of odds.
void require_outcome(const Command& command, const Value& row) {
  const std::string_view code = string_of(row["outcome"]);
  const auto outcome = std::ranges::find(command.outcomes, code, &Outcome::code);
  require(outcome != command.outcomes.end(), "the outcome is the table's", code);
  require(same(row["pass"], outcome->pass), "it passes as in the table", code);
  for (const auto& effect : row["effects"].GetObject()) {
    const std::string_view name = string_of(effect.name);
    require(tests::has_word(outcome->effects, name), "the effects are the outcome's", name);
    const bool below = effect.value.IsNumber() && effect.value.GetDouble() < 0;
    require(!below || may_be_negative(name), "nothing is lost below 0", name);
  }
}

std::int64_t sum_of(const Value& parts) {
  std::int64_t sum = 0;
  for (const Value& part : parts.GetArray()) sum += part["value"].GetInt64();
  return sum;
}

void require_sums(const Command& command, const rapidjson::Document& record) {
  const Value& score = record["score"];
  const Value& effects = record["effects"];
  if (record.HasMember("sums") && effects.HasMember("total")) {
    require(sum_of(record["sums"]["attacker"]) == effects["total"].GetInt64() &&
                sum_of(record["sums"]["defender"]) == effects["foe-total"].GetInt64(),
            "both sums come to the totals", command.name);
  }
  if (score.IsNull()) return;
  require(sum_of(record["parts"]) == score.GetInt64(), "parts sum to the score", command.name);
  const std::string_view code = string_of(record["outcome"]);
  if (std::ranges::find(command.ladder, code, &Band::outcome) == command.ladder.end()) return;
  require(look_up(command.ladder, score.GetInt64()).outcome == code, "the score leads there", code);
}

Ways ways_of(const Value& digits) {
  Ways ways = 0;
  for (const char c : string_of(digits)) ways = ways * 10 + static_cast<unsigned>(c - '0');
  return ways;
}

void require_odds(const Command& command, const Value& rows) {
  require(!rows.Empty(), "something must happen", command.name);
  double chance = 0;
  Ways ways = 0;
  for (const Value& row : rows.GetArray()) {
    require_outcome(command, row);
    chance += row["chance"].GetDouble();
    if (!row["ways"].IsNull()) ways += ways_of(row["ways"]);
  }
  require(std::abs(chance - 1) < 1e-9, "chances sum to one", command.name);
  const Value& of = rows[0]["of"];
  require(of.IsNull() || ways == ways_of(of), "ways sum to all there are", command.name);
}

}  // namespace

rapidjson::Document json_of(std::string_view line) {
  constexpr unsigned how =
      rapidjson::kParseValidateEncodingFlag | rapidjson::kParseFullPrecisionFlag;
  rapidjson::Document object;
  object.Parse<how>(line.data(), line.size());
  require(!object.HasParseError() && object.IsObject(), "JSON is an object", line);
  return object;
}

void require_sound(const rapidjson::Document& record) {
  const Entry* entry = find_command(string_of(record["command"]));
  require(entry != nullptr, "the command is one of ours", string_of(record["command"]));
  const Command& command = *entry->command;
  if (record.HasMember("odds")) return require_odds(command, record["odds"]);
  require_outcome(command, record);
  require_sums(command, record);
}

std::string dice_of(const rapidjson::Document& record) {
  std::string typed;
  for (const Value& face : record["dice"].GetArray()) {
    typed += fmt::format("{}{}", typed.empty() ? "" : ",", face.GetInt());
  }
  return typed;
}

void require_csv(std::string_view text) {
  std::size_t header = 0;
  std::size_t fields = 1;
  bool quoted = false;
  for (const char c : text) {
    if (c == '"') quoted = !quoted;  // a quote within a field is doubled
    if (quoted) continue;
    if (c == ',') ++fields;
    if (c != '\n') continue;
    if (header == 0) header = fields;
    require(fields == header, "each row has as many fields", text);
    fields = 1;
  }
  require(!quoted && (text.empty() || text.ends_with('\n')), "CSV is whole rows", text);
}

}  // namespace ecw::fuzz
