// One line for each outcome of every command, typed from the rule pages with the dice thrown and
// the outcome they give. Lines of a command that the program does not have are passed over.
#pragma once

#include <string_view>

namespace ecw::tests {

/// A line, the dice thrown for it and the outcome that the page gives.
struct TypedLine {
  std::string_view command;
  std::string_view line;
  std::string_view dice;
  std::string_view outcome;
};

inline constexpr TypedLine typed_lines[] = {
    // dickenson
    {"morale", "--points 5", "5", "full-control"},
    {"morale", "--points 5", "4", "no-advance"},
    {"morale", "--points 5", "3", "withdraw-half"},
    {"morale", "--points 5", "2", "withdraw-full"},
    {"morale", "--points 5", "1", "retreat-half"},
    {"morale", "--points 4", "1", "retreat-full"},
    {"morale", "--points 3", "1", "retreat-full-general"},
    {"morale", "--points 2", "1", "rout"},
    {"rally", "--points 5", "4", "rallied"},
    {"rally", "--points 5", "3", "failed"},
    {"rally", "--points 5 --attempt 3", "5", "lost"},
    {"rally", "--points 9 --score 3", "", "cannot-rally"},
    {"charge", "--points 5", "4", "ceases"},
    {"charge", "--points 5 --attempt 7", "5", "carries-on"},
    {"save", "--troops pikeman --hits 0", "", "no-hits"},
    {"save", "--troops pikeman --cover hard --hits 2", "3,6", "all-saved"},
    {"save", "--troops musketeer --hits 3", "4,3,1", "some-saved"},
    {"save", "--troops lobster --hits 2", "1,2", "none-saved"},
    {"forlorn", "", "4", "orders"},
    {"forlorn", "--enemy-at 15.5", "", "no-test"},
    {"forlorn", "--figures 2", "1,6", "mixed"},
    {"forlorn", "", "3", "to-support"},
    {"forlorn", "--enemy-at 15", "2", "to-unit"},
    {"forlorn", "--figures 2", "1,1", "behind-line"},
    {"separate", "--points 3", "4,4", "under-control"},
    {"separate", "--points 3", "4,3", "full-control"},
    {"separate", "--points 3", "3,3", "no-advance"},
    {"separate", "--points 3", "2,3", "withdraw-half"},
    {"separate", "--points 3", "2,2", "withdraw-full"},
    {"separate", "--points 3", "1,2", "retreat-half"},
    {"separate", "--points 3", "1,1", "retreat-full"},
    {"separate", "--points 2", "1,1", "retreat-full-general"},
    {"separate", "--points 1", "1,1", "rout"},
    {"separate", "--points 1 --unsupported --reading separate=fresh-throw", "1,1,6",
     "retreat-half"},
    {"organise", "--arm cavalry --troopers 12 --officers 1 --standard-bearers 1", "",
     "full-regiment"},
    {"organise", "--arm cavalry --troopers 4", "", "may-operate"},
    {"organise", "--arm cavalry --troopers 3", "", "too-small"},
    // giorgi
    {"escape", "--result R1 --move 20", "", "withdraws"},
    {"escape", "--result R1 --move 20 --friend-at 10", "", "withdraws-onto-friend"},
    {"escape", "--result R2 --arm infantry --steadier-at 19 --index 4", "1,3", "rallied-by-friend"},
    {"escape", "--result R2 --arm infantry --steadier-at 19 --index 4", "1,4", "routs"},
    {"escape", "--result R2 --rout-blocked", "", "eliminated"},
    {"regroup", "--index 4", "3", "regroups"},
    {"regroup", "--index 4", "4", "runs-on"},
    // montrose
    {"body", "--men 600 --side government", "", "counted"},
    {"body", "--inches 4 --scale 25", "", "converted"},
    {"muster", "--troops regular", "4,3", "mustered"},
    {"lead", "--general 4 --orders 3", "", "within"},
    {"lead", "--general 2 --orders 3", "", "overspent"},
    {"move", "--troops regular --af 5 --cf 5", "4", "moves"},
    {"move", "--troops regular --af 3 --cf 5 --advance", "", "may-not-move"},
    {"move", "--troops regular --af 5 --cf 1", "4", "routs"},
    {"manoeuvre", "--troops regular --af 3 --cf 5 --skirmishers", "", "in-order"},
    {"manoeuvre", "--troops regular --af 3 --cf 5", "2", "shaken-up"},
    {"manoeuvre", "--troops rebel-horse --af 3 --cf 5 --galloping", "", "may-not-manoeuvre"},
    {"manoeuvre", "--troops regular --af 3 --cf 3 --formation", "", "may-not-form"},
    {"manoeuvre", "--troops regular --af 3 --cf 1", "1", "routs"},
    {"close", "--troops regular --af 4 --cf 4 --foe-cf 5", "1", "goes-in"},
    {"close", "--troops regular --af 4 --cf 4 --foe-cf 6", "1", "refuses"},
    {"close", "--troops covenanter-horse --af 4 --cf 4 --foe-cf 5", "1", "pistol-shot"},
    {"close", "--troops gun --af 4 --cf 4 --foe-cf 3", "", "may-not-close"},
    {"stand", "--troops regular --af 3 --cf 3 --foe-troops regular", "", "stands"},
    {"stand", "--troops regular --af 3 --cf 2 --foe-troops regular", "4", "retires"},
    {"stand", "--troops rebel-horse --af 3 --cf 4 --foe-troops rebel-horse --foe-cf 7", "1,5,6",
     "retires"},
    {"evade", "", "4", "falls-back"},
    {"melee",
     "--troops regular --af 5 --cf 5 --heads 20 --foe-troops regular --foe-af 5 --foe-cf 5 "
     "--foe-heads 10",
     "3,3,4,2", "attacker-decisive"},
    {"melee",
     "--troops regular --af 5 --cf 5 --heads 14 --foe-troops regular --foe-af 5 --foe-cf 5 "
     "--foe-heads 10",
     "3,3", "attacker-pushes-back"},
    {"melee",
     "--troops regular --af 5 --cf 5 --heads 10 --foe-troops regular --foe-af 5 --foe-cf 5 "
     "--foe-heads 10 --round 2",
     "3,3,4,4", "fights-on"},
    {"melee",
     "--troops regular --af 5 --cf 5 --heads 10 --foe-troops regular --foe-af 5 --foe-cf 5 "
     "--foe-heads 10",
     "3,3", "indecisive"},
    {"melee",
     "--troops regular --af 5 --cf 5 --heads 10 --foe-troops regular --foe-af 5 --foe-cf 5 "
     "--foe-heads 10 --round 2",
     "3,3,6,4,1,2", "breaks-off"},
    {"melee",
     "--troops regular --af 5 --cf 5 --heads 10 --foe-troops regular --foe-af 5 --foe-cf 5 "
     "--foe-heads 14",
     "3,3", "defender-pushes-back"},
    {"melee",
     "--troops regular --af 5 --cf 5 --heads 10 --foe-troops regular --foe-af 5 --foe-cf 5 "
     "--foe-heads 20",
     "3,3,4,2", "defender-decisive"},
    {"reckon",
     "--troops regular --af 5 --cf 5 --total 20 --foe-troops regular --foe-af 5 --foe-cf 5 "
     "--foe-total 14",
     "4,2", "attacker-decisive"},
    {"reckon",
     "--troops regular --af 5 --cf 5 --total 20 --foe-troops regular --foe-af 5 --foe-cf 5 "
     "--foe-total 15",
     "", "attacker-pushes-back"},
    {"reckon",
     "--troops regular --af 5 --cf 5 --total 20 --foe-troops regular --foe-af 5 --foe-cf 5 "
     "--foe-total 20 --round 2",
     "4,4", "fights-on"},
    {"reckon",
     "--troops regular --af 5 --cf 5 --total 20 --foe-troops regular --foe-af 5 --foe-cf 5 "
     "--foe-total 18",
     "", "indecisive"},
    {"reckon",
     "--troops regular --af 5 --cf 5 --total 20 --foe-troops regular --foe-af 5 --foe-cf 5 "
     "--foe-total 20 --round 2",
     "6,4,1,2", "breaks-off"},
    {"reckon",
     "--troops regular --af 5 --cf 5 --total 20 --foe-troops regular --foe-af 5 --foe-cf 5 "
     "--foe-total 23",
     "", "defender-pushes-back"},
    {"reckon",
     "--troops regular --af 5 --cf 5 --total 20 --foe-troops regular --foe-af 5 --foe-cf 5 "
     "--foe-total 26",
     "4,2", "defender-decisive"},
    {"pursue", "--troops regular --af 5 --cf 4", "5", "pursues"},
    {"pursue", "--troops regular --af 5 --cf 4", "6", "holds"},
    {"rein", "--general 4", "3", "halted"},
    {"rein", "--general 4", "4", "runs-on"},
    {"fire", "--cf 4 --weapon musket --foe-cf 3 --range 50", "3,3", "hits"},
    {"fire", "--cf 4 --weapon musket --foe-cf 3 --range 50", "3,2", "no-effect"},
    {"fire", "--cf 4 --weapon musket --foe-cf 3 --range 200.001", "", "out-of-range"},
    {"fire", "--cf 4 --weapon musket --foe-cf 3 --range 50 --moving", "", "may-not-fire"},
    {"nerve", "--af 4", "", "steady"},
    {"nerve", "--af 4 --friend-retires 3", "", "shaken"},
    {"nerve", "--af 4 --friend-flees 2", "", "routs"},
    // plain dice
    {"roll", "2d6 avd", "3,6,5", "rolled"},
};

}  // namespace ecw::tests
