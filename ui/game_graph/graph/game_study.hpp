#pragma once

#include "core/base/control.hpp"
#include "core/game_graph/analysis/explain.hpp"
#include "core/game_graph/analysis/graph.hpp"
#include "core/game_graph/analysis/solve.hpp"
#include "ui/game_graph/graph/shown_graph.hpp"

#include <QString>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace loggia::ui {

/// The value of one pile by itself, and of all together.
struct NimSum {
    struct Pile {
        std::string name; ///< `A`
        int size = 0;
        std::uint32_t value = 0; ///< its Grundy value
    };
    std::vector<Pile> piles;
    std::uint32_t sum = 0; ///< of the values, binary without carrying
};

/// All that core says of a game: a value, made off the window's thread.
struct GameStudy {
    game_graph::Game game;
    int level = 0; ///< of merging, as it was asked for
    /// Complete, at `level` or, where that would be too large, at a coarser one.
    std::optional<game_graph::Solution> solution;
    std::optional<ShownGraph> shown; ///< Nothing where it is too large to be drawn.
    QString trouble;                 ///< Why there is no solution, or nothing is drawn.
    bool stopped = false;
    game_graph::Counts counts;
    std::optional<game_graph::TreeSize> tree; ///< Nothing for a loopy game.
    std::string comment;                      ///< Of core, on the graph.
    std::vector<std::uint32_t> grundy;        ///< Of a single pile of each size, in games of piles.

    /// What is known of a position; nothing where it is not known.
    [[nodiscard]] std::optional<game_graph::Explanation> explain(game_graph::State state) const;
    /// The position's node among those drawn, -1 where it is not.
    [[nodiscard]] int nodeOf(game_graph::State state) const;
    /// In games of piles under normal play.
    [[nodiscard]] std::optional<NimSum> nimSum(game_graph::State state) const;
};

/// What a game may take up in the window: about 300 MB of positions and moves.
inline constexpr game_graph::Limits study_limits{5'000'000, 25'000'000};

/// Solves a game from `from` on and works out what is shown of it.
[[nodiscard]] GameStudy studyOf(const game_graph::Game& game, game_graph::State from, int level,
                                const Control& control,
                                const game_graph::Limits& limits = study_limits);

} // namespace loggia::ui
