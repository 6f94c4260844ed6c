// The five formats. Each writes a result, and odds, from the same structures; csv and md put a
// header before the first.
#pragma once

#include <array>
#include <string_view>

#include "report/out.hpp"
#include "report/page.hpp"
#include "report/result.hpp"

namespace ecw {

/// What stands around the records of a format.
struct Frame {
  std::string_view header;
  /// In a batch, for a line that is wrong.
  void (*error)(Out&, std::uint64_t line, std::string_view words);
  std::string_view between{};  // records of a batch
};

struct Format {
  Frame frame;
  void (*result)(Out&, const Result&, const Page&);
  void (*odds)(Out&, const OddsResult&, const Page&);
};

void plain_error(Out&, std::uint64_t line, std::string_view words);
void text_result(Out&, const Result&, const Page&);
void text_odds(Out&, const OddsResult&, const Page&);
void line_result(Out&, const Result&, const Page&);
void line_odds(Out&, const OddsResult&, const Page&);
void json_result(Out&, const Result&, const Page&);
void json_odds(Out&, const OddsResult&, const Page&);
void json_error(Out&, std::uint64_t line, std::string_view words);
void csv_result(Out&, const Result&, const Page&);
void csv_odds(Out&, const OddsResult&, const Page&);
void csv_error(Out&, std::uint64_t line, std::string_view words);
void markdown_result(Out&, const Result&, const Page&);
void markdown_odds(Out&, const OddsResult&, const Page&);
void markdown_error(Out&, std::uint64_t line, std::string_view words);

/// By the places of shared::formats: text, line, json, csv, md.
extern const std::array<Format, 5> formats;

}  // namespace ecw
