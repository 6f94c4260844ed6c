#include "report/formats.hpp"

namespace ecw {

constexpr std::string_view csv_header =
    "line,command,label,outcome,pass,score,target,ways,of,chance,effects,dice,given,seed,"
    "readings,notes,error\n";

constexpr std::string_view markdown_header =
    "| command | label | outcome | sum or chance | effects | dice | notes |\n"
    "|---|---|---|---|---|---|---|\n";

const std::array<Format, 5> formats{{
    {"", text_result, text_odds},
    {"", line_result, line_odds},
    {"", json_result, json_odds},
    {csv_header, csv_result, csv_odds},
    {markdown_header, markdown_result, markdown_odds},
}};

}  // namespace ecw
