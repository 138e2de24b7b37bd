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

/// How the game ended whose position is shown, and the last mistake of who lost; in a draw, of
/// whoever could have won. Nothing where the game goes on, where no move was made, or where the
/// solution does not know the position. Linear in the moves.
[[nodiscard]] std::optional<GameOver> endOf(const GameGraphDocument& document,
                                            const game_graph::Solution& solution);

} // namespace loggia::ui
