#pragma once

#include "core/game_graph/analysis/solve.hpp"
#include "core/game_graph/play/record.hpp"
#include "ui/widgets/play/game_over_bar.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace loggia::ui {

class GameGraphDocument;

/// The numbers of moves before those that gave away a better outcome, in order.
[[nodiscard]] std::vector<std::size_t> mistakesIn(const std::vector<game_graph::Moment>& history);

/// The end of the game shown, and the last mistake of the loser; in a draw, of the player who could
/// have won. Nothing if the game is not over, if no move was made, or if the solution does not
/// contain the position. Linear in the moves.
[[nodiscard]] std::optional<GameOver> endOf(const GameGraphDocument& document,
                                            const game_graph::Solution& solution);

} // namespace loggia::ui
