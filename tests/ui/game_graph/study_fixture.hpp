#pragma once

#include "ui/game_graph/graph/game_study.hpp"

#include <memory>

namespace loggia::ui::testing {

/// What is known of the game of this text.
inline std::shared_ptr<const GameStudy> studyFor(const char* text, int level = 0) {
    const game_graph::Game game = game_graph::game_of(text).value();
    return std::make_shared<const GameStudy>(studyOf(game, game.start(), level, {}));
}

/// The node of a position, by its text; -1 where there is none.
inline int nodeNamed(const ShownGraph& graph, const char* text) {
    for (int node = 0; node < graph.size(); ++node)
        if (graph.at(node).text == text)
            return node;
    return -1;
}

} // namespace loggia::ui::testing
