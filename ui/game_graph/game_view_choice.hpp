#pragma once

#include "core/game_graph/game.hpp"

#include <QString>

#include <vector>

namespace loggia::ui {

/// How a game is shown.
struct GameViewChoice {
    enum class Kind { drawing, graph, tree, board };

    Kind kind = Kind::graph;
    int level = 0; ///< Of a graph: how much is merged.

    friend bool operator==(const GameViewChoice&, const GameViewChoice&) = default;
};

/// The ways to show a game, the most telling first. A tree knows of no merging.
[[nodiscard]] std::vector<GameViewChoice> viewChoices(const game_graph::Game& game, bool drawn);
/// "Graph: piles"
[[nodiscard]] QString titleOf(const GameViewChoice& choice, const game_graph::Game& game);
/// `wanted`, or the nearest that the game has.
[[nodiscard]] GameViewChoice fitting(GameViewChoice wanted, const game_graph::Game& game,
                                     bool drawn);

/// A game that a click brings.
struct GameExample {
    const char* text; ///< Of its parameters; `graph` for the drawn one.
    const char* title;
};
[[nodiscard]] const std::vector<GameExample>& gameExamples();

} // namespace loggia::ui
