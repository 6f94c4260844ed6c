#include "engine/given_dice.hpp"

#include <algorithm>
#include <string>

#include "engine/complaint.hpp"

namespace ecw {
namespace {

std::string as_typed(std::span<const std::uint8_t> faces) {
  std::string text;
  for (const std::uint8_t face : faces) {
    if (!text.empty()) text += ',';
    text += std::to_string(face);
  }
  return text;
}

std::string dice(std::size_t n) { return std::to_string(n) + (n == 1 ? " die" : " dice"); }

}  // namespace

int GivenFaces::next(Die die, std::string_view throw_name) {
  if (!left()) {
    throw Complaint{"dice", as_typed(faces),
                    dice(faces.size()) + " given, and " +
                        (throw_name == plain_throw ? "the throw" : std::string(throw_name)) +
                        " needs one more (" + (die == Die::d6 ? "a D6" : "an AvD, faces 2 to 5") +
                        ")"};
  }
  const int face = faces[used++];
  if (std::ranges::find(sides(die), face) == sides(die).end()) {
    throw Complaint{
        "dice", as_typed(faces),
        "die " + std::to_string(used) +
            (throw_name == plain_throw ? " is " : ", for " + std::string(throw_name) + ", is ") +
            (die == Die::d6 ? "a D6: faces 1 to 6" : "an AvD: faces 2 to 5")};
  }
  return face;
}

void GivenFaces::finish() const {
  if (!left()) return;
  throw Complaint{"dice", as_typed(faces),
                  used == 0 ? "no die is thrown here: leave it out"
                            : "too many: " + dice(used) + " thrown here, die " +
                                  std::to_string(used + 1) + " is left over"};
}

}  // namespace ecw
