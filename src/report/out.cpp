#include "report/out.hpp"

#include <algorithm>

namespace ecw {

void Out::grow(std::size_t more) {
  constexpr std::size_t least = 1024;
  room = std::max({least, 2 * room, used + more});
  std::unique_ptr<char[]> wider(new char[room]);  // make_unique would clear it
  text().copy(wider.get(), used);
  bytes = std::move(wider);
}

}  // namespace ecw
