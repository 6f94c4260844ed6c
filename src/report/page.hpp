// The page that `text` and help are laid out for.
#pragma once

namespace ecw {

struct Page {
  int width = 80;      // columns, 40 to 200
  bool color = false;  // bold and colour by terminal sequences
  bool utf8 = false;   // else ASCII only
};

}  // namespace ecw
