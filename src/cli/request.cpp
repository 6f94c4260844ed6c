#include "cli/request.hpp"

#include <utility>

namespace ecw {

void Request::clear() {
  asked.entry = nullptr;
  asked.label.reset();
  asked.situation.clear();
  std::vector<std::uint8_t> dice = std::move(options.dice);
  dice.clear();
  options = Options();
  options.dice = std::move(dice);
}

}  // namespace ecw
