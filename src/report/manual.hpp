// The manual: what the tables say for the fields of the hand-written pages in man/.
#pragma once

#include "registry.hpp"
#include "report/form.hpp"
#include "tables/program.hpp"

namespace ecw {

/// For ecw(1), for the page of a resolving command, and for that of an own command; marked up
/// for man(7).
Fields manual_fields();
Fields manual_fields(const Entry& entry);
Fields manual_fields(const OwnCommand& own);

}  // namespace ecw
