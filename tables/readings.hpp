// Readings of the unclear rules: what may be switched, its values (the default first), where,
// the words at issue and why the default was chosen.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "engine/row.hpp"

namespace ecw {

struct Reading {
  struct Value {
    std::string_view name;
    std::string_view means;
  };
  std::string_view key;
  std::array<Value, 3> values;  // the default first
  std::string_view commands;    // those that use it
  std::string_view at_issue;    // the few words of the source
  std::string_view why;         // why the default

  constexpr bool used_by(std::string_view command) const { return lists(commands, command); }
  constexpr std::span<const Value> choices() const {
    return std::span(values).first(values[2].name.empty() ? 2 : 3);
  }
  std::vector<std::string_view> names() const {
    std::vector<std::string_view> names_of_values;
    for (const Value& value : choices()) names_of_values.push_back(value.name);
    return names_of_values;
  }
};

/// A point decided once, without a switch.
struct Settled {
  std::string_view commands;
  std::string_view words;

  constexpr bool used_by(std::string_view command) const { return lists(commands, command); }
};

inline constexpr Reading readings[] = {
    {"casualties",
     {{{"by-kind", "each kind of loss is rounded up by itself"},
       {"pooled",  "all losses are reckoned in foot and rounded up once"}}},
     "morale separate",
     "or part thereof",
     "the list has three members, and each is rounded up by itself"},
    {"rally-general",
     {{{"leave", "the Captain General adds nothing to the throw"},
       {"bonus", "he adds 2"}}},
     "rally charge",
     "if rallying attempt Captain General",
     "the sum names its terms and he is not one of them"},
    {"separate",
     {{{"lookup",      "the same score is looked up in the morale table"},
       {"fresh-throw", "an ordinary morale throw is made"}}},
     "separate",
     "requirements of Morale chart",
     "the chart is headed Score and this is the score in hand; against it: the threshold of 10 "
     "then does little, as 10 reads full control"},
    {"index-test",
     {{{"lower",        "the die must be lower than the index"},
       {"equal-passes", "an equal die passes too"}}},
     "escape regroup",
     "a value lower than",
     "strict, as it is written"},
    {"horse-cohesion",
     {{{"paired",  "Rebel Horse take the CF of Irish, other Horse that of Militia"},
       {"regular", "all Horse take the CF of Regulars"}}},
     "muster",
     "no CF line for Horse",
     "the list of AF pairs each kind of Horse with a class of foot"},
    {"advance-gate",
     {{{"over-3",        "a factor must be 4 or more"},
       {"three-or-more", "3 is enough"}}},
     "move muster manoeuvre",
     "over 3",
     "where the author means at least, he writes 3+"},
    {"keen-loss",
     {{{"manoeuvre", "with AF 6 or more, every throw to manoeuvre costs 1 CF more"},
       {"also-move", "so does a move from halt"},
       {"off",       "neither does"}}},
     "manoeuvre move",
     "Aggression 6+, then minus one from CF",
     "it stands behind the manoeuvre throw and reads as its next step"},
    {"minus-die",
     {{{"d6",  "a D6 is taken off"},
       {"one", "1 is taken off, without a die"}}},
     "close melee",
     "-1x D6, - 1 x d6",
     "flat modifiers are written + 1 elsewhere; one value for both dice"},
    {"government-horse",
     {{{"pistol", "Covenanter Horse advance to pistol shot and fire"},
       {"charge", "they go in"}}},
     "close",
     "advance to pistol shot and fire",
     "fire takes the place of contact; for covenanter-horse alone"},
    {"lancers",
     {{{"charge", "lancers go in"},
       {"pistol", "they advance to pistol shot and fire"}}},
     "close",
     "advance to pistol shot and fire",
     "they gallop, and nobody fires at a gallop; for government-lancers alone"},
    {"horse-stand",
     {{{"closing",   "a D6 and AF against the attacker's CF and volleys"},
       {"cohesion",  "a D6 beneath the defender's own CF"},
       {"threshold", "no throw: a CF of 3 or more stands"}}},
     "stand",
     "defending Horse must test to stand",
     "the section prints one test"},
    {"evade-dice",
     {{{"mover",    "2D6 when the skirmishers are mounted"},
       {"attacker", "2D6 when the attacker is"}}},
     "evade",
     "(2x D6 horse)",
     "a bare horse in brackets is elsewhere the body that is affected"},
    {"pike-ranks",
     {{{"cf-minus-1", "as many ranks of pikes count as CF less 1, one at least"},
       {"cf",         "as many as CF"}}},
     "melee",
     "1 rank per Cohesion -1",
     "the dash is taken for a minus"},
    {"doubles",
     {{{"multiply", "two doublings make four times"},
       {"add",      "they make three times"},
       {"once",     "they make two times"}}},
     "melee",
     "double ... double any attack",
     "every doubling is applied"},
    {"base-double",
     {{{"flank", "with --bases only an attack on flank or rear doubles"},
       {"none",  "nothing doubles"},
       {"all",   "horse against foot double too"}}},
     "melee",
     "Instead of counting heads",
     "the doubling for horse belongs to the count of heads; a flank is a flank however strength is measured"},
    {"difference-3",
     {{{"advantageous", "a difference of 3 is an advantage"},
       {"indecisive",   "it is indecisive"}}},
     "melee reckon",
     "less than +3, more than +3",
     "indecisive shuts 3 out, and it makes three equal bands"},
    {"attrition",
     {{{"both",      "every body loses in an indecisive first round"},
       {"foot-only", "horse lose nothing"}}},
     "melee reckon",
     "both lose 1 AF & 1 CF",
     "both is both parties throughout"},
    {"break-off",
     {{{"both",   "if either body fails its test, both retire"},
       {"failer", "only the one that fails retires"}}},
     "melee reckon",
     "If fail both retire",
     "as it is written"},
    {"winner-die",
     {{{"af", "a die over its AF costs the winner 1 AF"},
       {"cf", "it costs a second CF"}}},
     "melee reckon",
     "if over AF lose - 1 from",
     "it is thrown against AF, so it is taken from AF"},
    {"pursuit-loss",
     {{{"die",        "the pursued lose what the die shows"},
       {"aggression", "they lose the pursuer's AF, less the surplus of its CF"},
       {"difference", "they lose the difference of the melee's totals"}}},
     "pursue",
     "final score above",
     "the throw is the nearest score; against it: final suggests a number worked out, and highlanders pursue without a throw"},
    {"salvo-gap",
     {{{"salvo", "the turn after a salvo another may not be fired"},
       {"all",   "nothing may be fired"}}},
     "fire",
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
    {"muster",          "Lancers are counted among Covenanter Horse."},
    {"move",            "Irish move as Regulars. The trot before a gallop is an earlier turn's."},
    {"close",           "Levy foot have pikes. The rear counts as the flank. Pistol shot is killing range."},
    {"stand",           "Foot that retire lose 1 AF and 1 CF, though they threw no test."},
    {"melee",           "All Horse count as heads: ranks are printed for foot only."},
    {"melee",           "The factor that --bases doubles is the one that is added anyway: AF if attacking, CF if standing."},
    {"melee reckon",    "After an indecisive first round attacking highlanders lose 2 AF in place of 1 AF and 1 CF; of the "
                        "rest only attacking horse retire."},
    {"melee reckon",    "When a fight breaks off, foot retire a D6 as they do from an attack, and highlanders do not lose "
                        "2 AF."},
    {"melee reckon",    "Fire in the second round comes before its throw, and so again in each later round."},
    {"melee reckon",    "Who takes fire takes it from the opponent, at killing range."},
    {"melee reckon",    "The half of the enemy's AF that a hedgehog loses in CF is rounded down."},
    {"pursue",          "The whole loss is doubled for horse, then divided."},
    {"rein",            "The throw is made before that turn's losses, and costs no LF."},
    {"fire",            "Against a CF of 4 or more a cannon adds 2 in place of 1. It fires no salvo, and not while it "
                        "moves. Only full hundreds of men count."},
    {"nerve",           "The general who makes a retirement worse is with the friend that retires."},
};

/// A reading's value by name. An unknown key or value does not compile.
consteval Reads reading(std::string_view key, std::string_view value) {
  for (std::size_t i = 0; i < std::size(readings); ++i) {
    if (readings[i].key != key) continue;
    for (std::size_t v = 0; v < readings[i].values.size(); ++v) {
      if (readings[i].values[v].name == value) {
        return {static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(v)};
      }
    }
    throw "that reading has no such value";
  }
  throw "no reading has that key";
}

}  // namespace ecw
