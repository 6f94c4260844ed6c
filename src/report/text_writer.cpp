#include "report/text_writer.hpp"

#include <algorithm>

namespace ecw {

bool is_told(const HadEffect& had) {
  const Effect::Shown shown = had.effect->shown;
  return shown == Effect::Shown::always || (shown == Effect::Shown::unless_zero && !is_zero(had));
}

std::string faces_shown(std::span<const std::uint8_t> dice) {
  constexpr std::size_t most_faces = 100;
  std::string text = faces_text(dice.first(std::min(dice.size(), most_faces)));
  if (dice.size() > most_faces) text += fmt::format(" and {} more", dice.size() - most_faces);
  return text;
}

void put_dice(Writer& w, std::span<const std::uint8_t> dice, std::string_view whence) {
  if (dice.empty()) return;
  w.paragraph(
      fmt::format("{} {} ({})", dice.size() == 1 ? "Die" : "Dice", faces_shown(dice), whence));
}

}  // namespace ecw
