#pragma once

#include "core/base/error.hpp"
#include "core/game_graph/games/value.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace loggia::game_graph {

/// Three men's morris and Achi: three in a line on nine points, with stones that are placed first
/// and moved then; rules in game_rules.cpp.
///
/// A position shows the rows of points from the top, `1../.2./...`. Level 1 ("classes") takes for
/// one what turns, mirror images and a change of sides make of a position. Placing a stone is
/// written as its point, `b2`, and moving it as `b2-c3`.
struct Morris {
    /// Where a stone may move to.
    enum class Moving : std::uint8_t {
        lines,      ///< along a line of the board to the next point; the board has both diagonals
        orthogonal, ///< the same on a board without diagonals, which do not count as lines either
        flying      ///< to any free point
    };
    int stones = 3; ///< of each player: 3, or 4 in Achi
    Moving moving = Moving::lines;
    bool misere = false;

    [[nodiscard]] std::string name() const { return stones == 4 ? "Achi" : "Three men's morris"; }
    [[nodiscard]] std::string text() const;
    [[nodiscard]] static std::vector<std::string> levels() { return {"positions", "classes"}; }
    [[nodiscard]] static State start() { return 1; }
    [[nodiscard]] static int player(State state) { return low_player(state); }
    [[nodiscard]] std::optional<Outcome> ending(State state) const;
    void append_moves(State state, std::vector<Step>& moves) const;
    [[nodiscard]] static State merged(State state, int level);
    [[nodiscard]] static std::string move_text(State state, Move move);
    [[nodiscard]] static std::vector<int> path(State state, Move move);
    [[nodiscard]] static std::vector<std::string> fields(State state);
    [[nodiscard]] Result<State> state_of(int player, std::span<const std::string> fields) const;

    friend bool operator==(const Morris&, const Morris&) = default;

private:
    [[nodiscard]] bool has_line(State state, int player) const;
    [[nodiscard]] bool may_move(int from, int to) const;
};

} // namespace loggia::game_graph
