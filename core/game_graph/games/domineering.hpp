#pragma once

#include "core/base/error.hpp"
#include "core/game_graph/games/grid.hpp"
#include "core/game_graph/games/value.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace loggia::game_graph {

/// Domineering (Göran Andersson 1973): player 1 places dominoes vertically, player 2 horizontally;
/// rules in game_rules.cpp.
///
/// A position shows the rows from the top, `#.../#.../....`, without whose dominoes they are. Level
/// 1 ("classes") takes a board and its mirror images for one and, where it is square, its turns
/// with the players exchanged. A move is written by its two cells, `a1-a2`.
struct Domineering {
    static constexpr int max_cells = 30;
    static constexpr int max_side = 12;

    Grid grid{4, 4};
    bool misere = false;

    [[nodiscard]] static std::string name() { return "Domineering"; }
    [[nodiscard]] std::string text() const;
    [[nodiscard]] static std::vector<std::string> levels() { return {"positions", "classes"}; }
    [[nodiscard]] static State start() { return 1; }
    [[nodiscard]] static int player(State state) { return low_player(state); }
    [[nodiscard]] std::optional<Outcome> ending(State state) const;
    void append_moves(State state, std::vector<Step>& moves) const;
    [[nodiscard]] State merged(State state, int level) const;
    [[nodiscard]] std::string move_text(State state, Move move) const;
    [[nodiscard]] std::vector<int> path(State state, Move move) const;
    [[nodiscard]] std::vector<std::string> fields(State state) const;
    [[nodiscard]] Result<State> state_of(int player, std::span<const std::string> fields) const;

    friend bool operator==(const Domineering&, const Domineering&) = default;
};

} // namespace loggia::game_graph
