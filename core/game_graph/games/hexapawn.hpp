#pragma once

#include "core/base/error.hpp"
#include "core/game_graph/games/grid.hpp"
#include "core/game_graph/games/value.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace loggia::game_graph {

/// Hexapawn (Martin Gardner 1962) on a board of any small size; rules in game_rules.cpp.
///
/// Player 1 stands at the bottom. A position shows the rows from the top, `222/.../111`. Level 1
/// ("classes") takes a board and its mirror image for one, and calls whoever is to move player 1. A
/// move is written `b3-b2`, a capture `b3xa2`.
struct Hexapawn {
    static constexpr int max_cells = 20;
    static constexpr int max_side = 8;

    Grid grid{3, 3}; ///< at least two rows
    bool misere = false;

    [[nodiscard]] static std::string name() { return "Hexapawn"; }
    [[nodiscard]] std::string text() const;
    [[nodiscard]] static std::vector<std::string> levels() { return {"positions", "classes"}; }
    [[nodiscard]] State start() const;
    [[nodiscard]] static int player(State state) { return low_player(state); }
    [[nodiscard]] std::optional<Outcome> ending(State state) const;
    void append_moves(State state, std::vector<Step>& moves) const;
    [[nodiscard]] State merged(State state, int level) const;
    [[nodiscard]] std::string move_text(State state, Move move) const;
    [[nodiscard]] std::vector<int> path(State state, Move move) const;
    [[nodiscard]] std::vector<std::string> fields(State state) const;
    [[nodiscard]] Result<State> state_of(int player, std::span<const std::string> fields) const;

    friend bool operator==(const Hexapawn&, const Hexapawn&) = default;

private:
    [[nodiscard]] bool has_arrived(State state, int player) const;
};

} // namespace loggia::game_graph
