// Dice, readings and every other value that has a form of its own (house rules, distances,
// numbers, names, seeds, throws): it is refused, or in a sound result.
#include "cli/values.hpp"

#include <fmt/format.h>

#include "tests/fuzz/harness.hpp"
#include "tests/fuzz/sound.hpp"
#include "tests/text.hpp"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace ecw::fuzz;
  const std::string_view value = text_of(data, size);
  if (has_nul(value) || value == "--help") return 0;  // which roll would print
  const Words lines[] = {
      {"morale", "--points", "5", "--dice"},
      {"separate", "--points", "5", "--dice"},
      {"save", "--troops", "pikeman", "--cover", "soft", "--hits", "6", "--dice"},
      {"melee", "--troops", "irish", "--af", "5", "--cf", "5", "--heads", "9", "--foe-troops",
       "levy", "--foe-af", "4", "--foe-cf", "4", "--foe-heads", "9", "--dice"},
      {"morale", "--points", "5", "--seed", "1", "--reading"},
      {"close", "--troops", "irish", "--af", "5", "--cf", "5", "--foe-cf", "4", "--seed", "1",
       "--reading"},
      {"morale", "--points", "5", "--seed", "1", "--also"},
      {"morale", "--seed", "1", "--points"},
      {"rein", "--seed", "1", "--general"},
      {"forlorn", "--figures", "3", "--seed", "1", "--enemy-at"},
      {"escape", "--move", "12", "--seed", "1", "--result"},
      {"morale", "--points", "5", "--seed"},
      {"roll", "--seed", "1"},
  };
  for (Words words : lines) {
    const bool dice = words.back() == "--dice";
    words.insert(words.end(), {value, "--format", "json"});
    const Ran ran = run_program(words);
    if (ran.status == 2) continue;
    require(ecw::tests::lines_of(ran.out).size() == 1, "a result is a line", ran.out);
    const rapidjson::Document record = json_of(ran.out);
    require_sound(record);
    std::vector<std::uint8_t> faces;
    const bool read = dice && ecw::read_faces(value, faces);
    require(!dice || (read && dice_of(record) == fmt::format("{}", fmt::join(faces, ","))),
            "the dice given are the dice used", ran.out);
  }
  return 0;
}
