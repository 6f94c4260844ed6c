// wrong: a chart has not one head for each column
#include "engine/command.hpp"

namespace ecw {

inline constexpr GridRow<2> faces[] = {
//   troops        near  far
    {"pikeman",   {5,    4}},
    {"musketeer", {4,    blank}},
};

inline constexpr std::string_view heads[] = {"near"};
inline constexpr Chart charts[] = {chart<faces>("The face that hits", heads)};

}  // namespace ecw
