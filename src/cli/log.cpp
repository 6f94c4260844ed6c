#include "cli/log.hpp"

#include <fmt/format.h>

#include <chrono>

#include "cli/append.hpp"
#include "cli/failure.hpp"
#include "report/escape.hpp"
#include "report/formats.hpp"
#include "version.hpp"

namespace ecw {
namespace {

/// UTC: 2026-11-29T23:59:59Z.
std::string time_now() {
  using namespace std::chrono;
  const auto now = floor<seconds>(system_clock::now());
  const auto day = floor<days>(now);
  const year_month_day date(day);
  const hh_mm_ss time(now - day);
  return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", static_cast<int>(date.year()),
                     static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                     time.hours().count(), time.minutes().count(), time.seconds().count());
}

}  // namespace

std::string log_line(std::string_view time, std::string_view version, const Result& result) {
  Out json;
  json_result(json, result, {});
  const std::string_view members = json.text().substr(1, json.size() - 2);  // from { to line end
  return fmt::format("{{\"time\":{},\"version\":{},{}", json_string(time), json_string(version),
                     members);
}

void log_result(std::string_view file, const Result& result) {
  try {
    append_json(std::string(file), log_line(time_now(), program_version, result));
  } catch (const Failure& failure) {
    throw Failure{fmt::format("{}: nothing is logged; {}", failure.words,
                              result.dice.empty() ? "no dice were thrown"
                                                  : fmt::format("the dice thrown: --dice {}",
                                                                fmt::join(result.dice, ",")))};
  }
}

}  // namespace ecw
