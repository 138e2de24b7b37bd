#pragma once

#include "core/base/error.hpp"
#include "core/game_graph/games/grid.hpp"
#include "core/game_graph/games/value.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace loggia::game_graph {

/// Othello on 4x4 and, from positions near the end, on boards up to 6x6; rules in game_rules.cpp.
///
/// A position shows the rows from the top, `..../.21./.12./....`. Level 1 ("symmetry") merges a
/// board with its reflections and rotations. A move is written as its cell, `b1`, or `pass`.
///
/// A row of up to six cells is a number in base 3, of ten bits.
class Othello {
public:
    static constexpr int max_side = 6;
    static constexpr int max_empty = 10; ///< on boards larger than 4x4

    /// Columns and rows are 4 or 6. With `empty`, the game begins after random moves (by `seed`)
    /// that leave that many empty cells; without it, at the usual start.
    explicit Othello(Grid grid = {4, 4}, std::optional<int> empty = {}, std::uint64_t seed = 1,
                     bool misere = false);

    [[nodiscard]] static std::string name() { return "Othello"; }
    [[nodiscard]] std::string text() const;
    [[nodiscard]] static std::vector<std::string> levels() { return {"positions", "symmetry"}; }
    [[nodiscard]] State start() const { return start_; }
    [[nodiscard]] static int player(State state) { return low_player(state); }
    [[nodiscard]] std::optional<Outcome> ending(State state) const;
    /// Discs.
    [[nodiscard]] std::array<int, 2> counts(State state) const;
    void append_moves(State state, std::vector<Step>& moves) const;
    [[nodiscard]] State merged(State state, int level) const;
    [[nodiscard]] std::string move_text(State state, Move move) const;
    /// The cell; nothing for a pass.
    [[nodiscard]] std::vector<int> path(State state, Move move) const;
    [[nodiscard]] std::vector<std::string> fields(State state) const;
    [[nodiscard]] Result<State> state_of(int player, std::span<const std::string> fields) const;

    friend bool operator==(const Othello& a, const Othello& b) { return a.text() == b.text(); }

private:
    /// Content of each cell: 0, 1 or 2.
    using Discs = std::vector<int>;
    [[nodiscard]] Discs discs_of(State state) const;
    [[nodiscard]] State packed(const Discs& discs, int player) const;
    /// The discs that a disc of `player` on an empty cell turns.
    void append_turned(const Discs& discs, int cell, int player, std::vector<int>& cells) const;
    [[nodiscard]] bool can_move(const Discs& discs, int player) const;
    [[nodiscard]] State usual_start() const;
    [[nodiscard]] State start_with(int empty) const;

    Grid grid_;
    std::optional<int> empty_;
    std::uint64_t seed_;
    bool misere_;
    std::vector<Permutation> symmetries_;
    State start_;
};

} // namespace loggia::game_graph
