// Withdrawal and rout (giorgi 1).
#include "tables/giorgi/escape.hpp"

#include <algorithm>
#include <vector>

#include "engine/complaint.hpp"
#include "engine/resolution.hpp"
#include "giorgi/index_test.hpp"
#include "vocabulary.hpp"

namespace ecw::giorgi::escape {
namespace {

constexpr auto obstacle_keys = keys_of(obstacles);

struct Meeting {
  const Obstacle* obstacle = nullptr;  // null: the way is clear
  std::int64_t at = 0;
};

/// The nearest obstacle on the way; at one distance, the first of the table.
Meeting nearest_obstacle(const Situation& s) {
  Meeting nearest;
  for (std::size_t i = 0; i < std::size(obstacles); ++i) {
    if (!s.given(obstacle_keys[i])) continue;
    const std::int64_t at = s[obstacle_keys[i]];
    if (nearest.obstacle == nullptr || at < nearest.at) nearest = {&obstacles[i], at};
  }
  return nearest;
}

Resolution withdraw(const Situation& s) {
  const std::int64_t half = s[key("move")] / 2;
  const bool onto_friend = s.given(key("friend-at")) && s[key("friend-at")] <= half;
  const std::int64_t end = onto_friend ? s[key("friend-at")] : half;
  Resolution r(onto_friend ? row(outcomes, "withdraws-onto-friend") : row(outcomes, "withdraws"));
  r.effect(row(effects, "distance"), end);
  const Meeting met = nearest_obstacle(s);
  if (met.obstacle != nullptr && met.at < end) r.note(row(notes, "in-the-way"));
  return r;
}

Resolution eliminate(std::string_view fate) {
  Resolution r(row(outcomes, "eliminated"));
  r.tail = fate;
  return r;
}

/// The steadier friends that the run passes, the nearest first.
std::vector<std::int64_t> friends_within(const Situation& s, std::int64_t reach) {
  std::vector<std::int64_t> friends = s.list;
  std::erase_if(friends, [&](std::int64_t at) { return at > reach; });
  std::ranges::sort(friends);
  return friends;
}

Resolution rout(const Situation& s, Dice& dice) {
  const auto& run_of = runs[s[key("arm")]];
  const int dice_thrown = run_of[1];
  const int thrown = dice.sum(Die::d6, dice_thrown, "the rout");
  const std::int64_t run_cm = run_of[0] + thrown;
  const std::int64_t run = run_cm * distance_unit;

  const Meeting met = nearest_obstacle(s);
  const bool killed = met.obstacle != nullptr && run > met.at;
  for (const std::int64_t at : friends_within(s, killed ? met.at : run)) {
    const int failed =
        dice.count(1, fails_from(s, s[key("index")]), "the test by a steadier friend");
    if (failed > 0) continue;
    Resolution r(row(outcomes, "rallied-by-friend"));
    r.effect(row(effects, "distance"), at);
    return r;
  }
  if (killed) {
    Resolution r = eliminate(met.obstacle->fate);
    r.note(row(notes, "ran"), run_cm);
    return r;
  }
  Resolution r(row(outcomes, "routs"));
  r.effect(row(effects, "distance"), run);
  return r;
}

void refuse_missing(const Situation& s, bool routs, bool throws_dice) {
  if (s.given(key("steadier-at")) && !s.given(key("index"))) {
    throw Complaint{"index", {}, "--steadier-at needs it: a whole number from 1 to 6"};
  }
  if (!routs && !s.given(key("move"))) {
    throw Complaint{
        "move",
        {},
        "a withdrawal needs it: the full move of its formation, above 0 cm and at most 10000"};
  }
  if (throws_dice && !s.given(key("arm"))) {
    throw Complaint{"arm", {}, "a rout needs it: infantry, heavy-cavalry or light-cavalry"};
  }
}

}  // namespace

Resolution resolve(const Situation& s, Dice& dice) {
  const bool withdrawal = s[key("result")] == place(results, "R1");
  const bool shaken = withdrawal && s.given(key("shaken"));
  const bool barred = withdrawal && s.given(key("withdrawal-blocked"));
  const bool routs = !withdrawal || shaken || barred;
  const bool no_way = routs && s.given(key("rout-blocked"));
  refuse_missing(s, routs, routs && !no_way);

  Resolution r = !routs ? withdraw(s) : no_way ? eliminate(caught) : rout(s, dice);
  if (shaken) r.note(row(notes, "shaken"));
  if (barred && !shaken) r.note(row(notes, "barred"));
  r.note(row(notes, "line"));
  r.note(row(notes, "breaking"));
  return r;
}

}  // namespace ecw::giorgi::escape
