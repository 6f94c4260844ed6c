// Readings of the unclear rules: what may be switched, its values (the default first), where,
// the words at issue and why the default was chosen.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

#include "engine/row.hpp"

namespace ecw {

struct Reading {
  std::string_view key;
  std::array<std::string_view, 3> values;  // the default first
  std::string_view commands;               // those that use it
  std::string_view at_issue;               // the few words of the source
  std::string_view why;                    // why the default

  constexpr bool used_by(std::string_view command) const { return lists(commands, command); }
  constexpr std::span<const std::string_view> choices() const {
    return std::span(values).first(values[2].empty() ? 2 : 3);
  }
};

/// A point decided once, without a switch.
struct Settled {
  std::string_view commands;
  std::string_view words;

  constexpr bool used_by(std::string_view command) const { return lists(commands, command); }
};

inline constexpr Reading readings[] = {
    {"casualties", {"by-kind", "pooled"}, "morale separate",
     "or part thereof",
     "the list has three members, and each is rounded up by itself"},
    {"rally-general", {"leave", "bonus"}, "rally charge",
     "if rallying attempt Captain General",
     "the sum names its terms and he is not one of them; bonus adds his +2"},
    {"separate", {"lookup", "fresh-throw"}, "separate",
     "requirements of Morale chart",
     "the chart is headed Score and this is the score in hand; against it: the threshold of 10 "
     "then does little, as 10 reads full control"},
    {"index-test", {"lower", "equal-passes"}, "escape regroup",
     "a value lower than",
     "strict, as it is written"},
    {"horse-cohesion", {"paired", "regular"}, "muster",
     "no CF line for Horse",
     "the list of AF pairs each kind of Horse with a class of foot"},
    {"advance-gate", {"over-3", "three-or-more"}, "move muster manoeuvre",
     "over 3",
     "where the author means at least, he writes 3+"},
    {"keen-loss", {"manoeuvre", "also-move", "off"}, "manoeuvre move",
     "Aggression 6+, then minus one from CF",
     "it stands behind the manoeuvre throw and reads as its next step"},
    {"minus-die", {"d6", "one"}, "close melee",
     "-1x D6, - 1 x d6",
     "flat modifiers are written + 1 elsewhere; one value for both dice"},
    {"government-horse", {"pistol", "charge"}, "close",
     "advance to pistol shot and fire",
     "fire takes the place of contact; for covenanter-horse alone"},
    {"lancers", {"charge", "pistol"}, "close",
     "advance to pistol shot and fire",
     "they gallop, and nobody fires at a gallop; for government-lancers alone"},
    {"horse-stand", {"closing", "cohesion", "threshold"}, "stand",
     "defending Horse must test to stand",
     "the section prints one test"},
    {"evade-dice", {"mover", "attacker"}, "evade",
     "(2x D6 horse)",
     "a bare horse in brackets is elsewhere the body that is affected"},
    {"pike-ranks", {"cf-minus-1", "cf"}, "melee",
     "1 rank per Cohesion -1",
     "the dash is taken for a minus"},
    {"doubles", {"multiply", "add", "once"}, "melee",
     "double ... double any attack",
     "every doubling is applied"},
    {"base-double", {"flank", "none", "all"}, "melee",
     "Instead of counting heads",
     "the doubling for horse belongs to the count of heads; a flank is a flank however strength is measured"},
    {"difference-3", {"advantageous", "indecisive"}, "melee reckon",
     "less than +3, more than +3",
     "indecisive shuts 3 out, and it makes three equal bands"},
    {"attrition", {"both", "foot-only"}, "melee reckon",
     "both lose 1 AF & 1 CF",
     "both is both parties throughout"},
    {"break-off", {"both", "failer"}, "melee reckon",
     "If fail both retire",
     "as it is written"},
    {"winner-die", {"af", "cf"}, "melee reckon",
     "if over AF lose - 1 from",
     "it is thrown against AF, so it is taken from AF"},
    {"pursuit-loss", {"die", "aggression", "difference"}, "pursue",
     "final score above",
     "the throw is the nearest score; against it: final suggests a number worked out, and highlanders pursue without a throw"},
    {"salvo-gap", {"salvo", "all"}, "fire",
     "only every other turn",
     "the sentence speaks of salvoes"},
};

inline constexpr Settled settled[] = {
    {"morale separate", "The page with the \"add 1\" list is lost: the player gives what his table uses (--add-one)."},
    {"morale separate", "Dismounted dragoons, gunners, their officer and bearers on foot are foot; lobsters, mounted "
                        "dragoons, the cavalry's bearer and officers on horseback are horse."},
    {"morale separate", "Two officers killed in one move still cost 2, once."},
    {"morale separate", "The Captain General is either with the unit or killed, never both in one throw."},
    {"rally charge",    "\"Plus 1 b\" is the second item of the lost \"add 1\" list, as \"minus 1 a, 1 b, 2 b\" are "
                        "unsupported, musket fire and artillery fire."},
    {"charge",          "The third number to reach stays for later attempts, and a unit that ceases takes the move "
                        "that rallying takes to re-form."},
    {"save",            "Sixths are counted over the unit's whole game; without --prior, over the hits in hand."},
    {"forlorn",         "Woods and hills together slow the move once."},
    {"escape",          "Printed as 24/36, the runs are heavy and light cavalry's, in that order."},
    {"escape",          "The friend that a withdrawal reaches is shaken, not the unit; how deep a base is, the table knows."},
    {"escape",          "One test for each steadier friend; neither the enemy's distance nor losses bar that stop."},
    {"escape",          "The control zones that count are those of other enemy formations; the victor's own only if the "
                        "unit cannot get off at all."},
    {"regroup",         "The reactivity test is on another page; it is taken to be the throw that a steadier friend allows."},
    {"regroup",         "The unit stands still for the whole turn in which it passes."},
    {"organise",        "The smallest body is asked for when it is told off; losses do not dissolve it."},
};

/// A reading's value by name. An unknown key or value does not compile.
consteval Reads reading(std::string_view key, std::string_view value) {
  for (std::size_t i = 0; i < std::size(readings); ++i) {
    if (readings[i].key != key) continue;
    for (std::size_t v = 0; v < readings[i].values.size(); ++v) {
      if (readings[i].values[v] == value) {
        return {static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(v)};
      }
    }
    throw "that reading has no such value";
  }
  throw "no reading has that key";
}

}  // namespace ecw
