#include "report/formats.hpp"

namespace ecw {

constexpr std::string_view csv_header =
    "line,command,label,outcome,pass,score,target,ways,of,chance,effects,dice,given,seed,"
    "readings,notes,error\n";

constexpr std::string_view markdown_header =
    "| command | label | outcome | sum or chance | effects | dice | notes |\n"
    "|---|---|---|---|---|---|---|\n";

void plain_error(Out& out, std::uint64_t line, std::string_view words) {
  put(out, FMT_COMPILE("line {}: {}\n"), line, words);
}

const std::array<Format, 5> formats{{
    {{"", plain_error, "\n"}, text_result, text_odds},
    {{"", plain_error}, line_result, line_odds},
    {{"", json_error}, json_result, json_odds},
    {{csv_header, csv_error}, csv_result, csv_odds},
    {{markdown_header, markdown_error}, markdown_result, markdown_odds},
}};

}  // namespace ecw
