#pragma once

#include "core/game_graph/games/value.hpp"

#include <QCoreApplication>
#include <QString>

#include <cstdint>

namespace loggia::ui {

/// Words for values, which are short where core's sentences are long.
struct GameWords {
    Q_DECLARE_TR_FUNCTIONS(GameWords)
};

/// `W7`, `L0`, `D9`, `D` for a draw without end.
[[nodiscard]] QString badgeOf(game_graph::Value value);
/// "win in 7 moves", "loss: the game is over", "draw without end".
[[nodiscard]] QString wordsOf(game_graph::Value value);
/// "Player 1 wins in 7 moves", as seen from the player to move; 0 is "whoever is to move".
[[nodiscard]] QString verdictOf(game_graph::Value value, int player);
/// What a move is worth to who makes it: "wins in 7", "loses in 3", "draws".
[[nodiscard]] QString outcomeWords(game_graph::Value value);

/// "1,234,567"
[[nodiscard]] QString stateCountText(std::uint64_t number);

} // namespace loggia::ui
