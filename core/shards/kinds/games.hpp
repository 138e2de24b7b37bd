#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/connect4/matches/match.hpp"
#include "core/connect4/matches/match_journal.hpp"
#include "core/shards/folder.hpp"
#include "core/shards/kind.hpp"

namespace loggia::shards {

/// A match of Max-Connect4; an item is a game by its number from 1. Programs from outside are
/// called by their paths, so they have to be there on each machine.
[[nodiscard]] JobOrder order_of_games(const connect4::MatchSettings& settings);

/// Kind::run: one game at a time, for engines may use several threads themselves.
[[nodiscard]] Result<WorkEnd> run_games(const Work& work, const Control& control);

/// The match with all its games, as `maxconnect4 match --resume` keeps it. Fails where games are
/// missing or a record is none.
[[nodiscard]] Result<connect4::MatchJournal> merge_games(const Collected& collected);

} // namespace loggia::shards
