// Every command that resolves, by rule set and in the order of the turn: a new one is one line
// here beside its table, its procedure and its transcript.
#pragma once

#include "tables/dickenson/charge.hpp"
#include "tables/dickenson/forlorn.hpp"
#include "tables/dickenson/morale.hpp"
#include "tables/dickenson/organise.hpp"
#include "tables/dickenson/rally.hpp"
#include "tables/dickenson/save.hpp"
#include "tables/dickenson/separate.hpp"
#include "tables/giorgi/escape.hpp"
#include "tables/giorgi/regroup.hpp"
#include "tables/montrose/body.hpp"
#include "tables/montrose/close.hpp"
#include "tables/montrose/evade.hpp"
#include "tables/montrose/fire.hpp"
#include "tables/montrose/lead.hpp"
#include "tables/montrose/manoeuvre.hpp"
#include "tables/montrose/melee.hpp"
#include "tables/montrose/move.hpp"
#include "tables/montrose/muster.hpp"
#include "tables/montrose/nerve.hpp"
#include "tables/montrose/pursue.hpp"
#include "tables/montrose/reckon.hpp"
#include "tables/montrose/rein.hpp"
#include "tables/montrose/stand.hpp"
#include "tables/plain/roll.hpp"

namespace ecw {

// clang-format off
inline constexpr const Command* commands[] = {
    &dickenson::organise::command,
    &dickenson::save::command,
    &dickenson::morale::command,
    &dickenson::separate::command,
    &dickenson::forlorn::command,
    &dickenson::rally::command,
    &dickenson::charge::command,
    &montrose::body::command,
    &montrose::muster::command,
    &montrose::lead::command,
    &montrose::move::command,
    &montrose::manoeuvre::command,
    &montrose::fire::command,
    &montrose::close::command,
    &montrose::evade::command,
    &montrose::stand::command,
    &montrose::melee::command,
    &montrose::reckon::command,
    &montrose::pursue::command,
    &montrose::rein::command,
    &montrose::nerve::command,
    &giorgi::escape::command,
    &giorgi::regroup::command,
    &plain::roll::command,
};
// clang-format on

}  // namespace ecw
