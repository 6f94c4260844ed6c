#include "cli/logged.hpp"

#include <fmt/format.h>
#include <rapidjson/document.h>
#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include <algorithm>

#include "engine/complaint.hpp"
#include "report/escape.hpp"

namespace ecw {
namespace {

using rapidjson::Value;

[[noreturn]] void refuse(std::string why) { throw Complaint{"", {}, std::move(why)}; }

rapidjson::Document read_object(std::string_view line) {
  // Iterative: nesting without end would else be the end of the stack.
  // Without full precision, whose way to read 0e94 is undefined: a log has four decimals at most.
  constexpr unsigned how = rapidjson::kParseIterativeFlag | rapidjson::kParseValidateEncodingFlag;
  rapidjson::Document object;
  object.Parse<how>(line.data(), line.size());
  if (object.HasParseError()) {
    const std::size_t at = object.GetErrorOffset();
    refuse(at >= line.size() ? "it breaks off"
                             : fmt::format("it is no JSON from byte {} on", at + 1));
  }
  if (!object.IsObject()) refuse("it is no JSON object");
  return object;
}

std::string_view text_of(const Value& string) {
  return {string.GetString(), string.GetStringLength()};
}

/// The key's value; null if there is none.
const Value* find(const Value& object, std::string_view key) {
  const auto members = object.GetObject();
  const auto found = std::find_if(members.begin(), members.end(),
                                  [&](const auto& member) { return text_of(member.name) == key; });
  return found == members.end() ? nullptr : &found->value;
}

std::string string_at(const Value& object, std::string_view key) {
  const Value* value = find(object, key);
  if (value == nullptr) refuse(fmt::format("it has no {}", key));
  if (!value->IsString()) refuse(fmt::format("its {} is no string", key));
  return std::string(text_of(*value));
}

std::string json_of(const Value& value) {
  rapidjson::StringBuffer text;
  rapidjson::Writer<rapidjson::StringBuffer> writer(text);
  value.Accept(writer);
  return {text.GetString(), text.GetSize()};
}

/// Asked both ways, for an object with a key twice has an equal of its size that lacks another.
bool same(const Value& a, const Value& b) { return a == b && b == a; }

void refuse_twins(const Value& object) {
  constexpr std::size_t most_keys = 100;  // more than any result has, and few enough to compare
  if (object.MemberCount() > most_keys) refuse("it has too many keys");
  for (const auto& member : object.GetObject()) {
    if (find(object, text_of(member.name)) == &member.value) continue;
    refuse(fmt::format("it has {} twice", visible(text_of(member.name))));
  }
}

/// 2026-11-29T23:59:59Z.
bool is_time(std::string_view text) {
  constexpr std::string_view form = "0000-00-00T00:00:00Z";
  const auto fits = [](char c, char f) { return f == '0' ? c >= '0' && c <= '9' : c == f; };
  return std::ranges::equal(text, form, fits);
}

}  // namespace

Logged read_logged(std::string_view line) {
  const rapidjson::Document object = read_object(line);
  refuse_twins(object);
  Logged logged{.time = string_at(object, "time"),
                .version = string_at(object, "version"),
                .seed = {},
                .replay = string_at(object, "replay")};
  if (!is_time(logged.time)) refuse("its time is not like 2026-11-29T23:59:59Z");
  const Value* seed = find(object, "seed");
  if (seed != nullptr && !seed->IsNull()) logged.seed = string_at(object, "seed");
  return logged;
}

std::vector<Difference> differences(std::string_view logged, std::string_view now) {
  const rapidjson::Document before = read_object(logged);
  const rapidjson::Document after = read_object(now);
  std::vector<Difference> all;
  for (const auto& member : after.GetObject()) {
    const Value* value = find(before, text_of(member.name));
    if (value != nullptr && same(*value, member.value)) continue;
    Difference differs{.key = std::string(text_of(member.name)), .logged = {}, .now = {}};
    if (value != nullptr) differs.logged = json_of(*value);
    differs.now = json_of(member.value);
    all.push_back(std::move(differs));
  }
  for (const auto& member : before.GetObject()) {
    if (find(after, text_of(member.name)) != nullptr) continue;
    all.push_back({std::string(text_of(member.name)), json_of(member.value), {}});
  }
  return all;
}

}  // namespace ecw
