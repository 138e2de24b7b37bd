#pragma once

#include "core/base/error.hpp"
#include "core/game_graph/games/grid.hpp"
#include "core/game_graph/games/value.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace loggia::game_graph {

/// Checkers (English draughts) on small boards; rules in game_rules.cpp. The game is loopy.
///
/// Player 1 has `x`, with kings `X`, at the bottom and moves up; player 2 has `o` and `O`. A
/// position shows the rows from the top, `.o.o/..../..../x.x.`. Level 1 ("relative") calls whoever
/// is to move player 1, with the board turned. A move is written `a4-b3`, a capture `b4xd2xf4`
/// with every square where the piece comes down.
struct Checkers {
    static constexpr int max_cells = 24;

    Grid grid{4, 4}; ///< an even number of columns, at least three rows
    int men_rows = 1;
    bool misere = false;

    [[nodiscard]] static std::string name() { return "Checkers"; }
    [[nodiscard]] std::string text() const;
    [[nodiscard]] static std::vector<std::string> levels() { return {"positions", "relative"}; }
    [[nodiscard]] State start() const;
    [[nodiscard]] static int player(State state) { return low_player(state); }
    [[nodiscard]] std::optional<Outcome> ending(State state) const;
    void append_moves(State state, std::vector<Step>& moves) const;
    [[nodiscard]] State merged(State state, int level) const;
    [[nodiscard]] std::string move_text(State state, Move move) const;
    /// The square of the piece and each where it comes down.
    [[nodiscard]] std::vector<int> path(State state, Move move) const;
    [[nodiscard]] std::vector<std::string> fields(State state) const;
    [[nodiscard]] Result<State> state_of(int player, std::span<const std::string> fields) const;

    friend bool operator==(const Checkers&, const Checkers&) = default;

private:
    struct Way {
        std::vector<int> cells;
        State to = 0;
    };
    /// Whether pieces stand on this cell; the lower left one is dark.
    [[nodiscard]] bool is_dark(int cell) const {
        return (grid.column(cell) + grid.rows - 1 - grid.row(cell)) % 2 == 0;
    }
    [[nodiscard]] unsigned shift(int cell) const { return 2 + 3 * static_cast<unsigned>(cell / 2); }
    [[nodiscard]] int piece(State state, int cell) const;
    [[nodiscard]] State with(State state, int cell, int piece) const;
    /// The state with the piece on `to`, crowned where it has come to the far row.
    [[nodiscard]] State moved(State state, int from, int to) const;
    void append_captures(State state, const Way& way, std::vector<Way>& ways) const;
    [[nodiscard]] std::vector<Way> ways(State state) const;
};

} // namespace loggia::game_graph
