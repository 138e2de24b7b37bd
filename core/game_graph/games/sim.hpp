#pragma once

#include "core/base/error.hpp"
#include "core/game_graph/games/value.hpp"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace loggia::game_graph {

/// Sim (Gustavus Simmons 1969): lines between points, and whoever closes a triangle of their own
/// has lost; rules in game_rules.cpp.
///
/// A position shows the lines 1-2, 1-3, ... 5-6 in that order, `.1..2......1...`. Level 1
/// ("symmetry") takes for one what other numbers of the points make of a position. A move is
/// written `1-2`. Two bits a line, so that Sim can be solved by layers as tic-tac-toe is.
class Sim {
public:
    static constexpr int max_points = 6;

    /// From 3 points to max_points.
    explicit Sim(int points = 6, bool misere = false);

    [[nodiscard]] static std::string name() { return "Sim"; }
    [[nodiscard]] std::string text() const;
    [[nodiscard]] static std::vector<std::string> levels() { return {"positions", "symmetry"}; }
    [[nodiscard]] static State start() { return 0; }
    [[nodiscard]] static int player(State state) { return layer(state) % 2 + 1; }
    [[nodiscard]] std::optional<Outcome> ending(State state) const;
    void append_moves(State state, std::vector<Step>& moves) const;
    [[nodiscard]] State merged(State state, int level) const;
    [[nodiscard]] std::string move_text(State state, Move move) const;
    /// The two points, from 0 on.
    [[nodiscard]] std::vector<int> path(State state, Move move) const;
    [[nodiscard]] std::vector<std::string> fields(State state) const;
    [[nodiscard]] Result<State> state_of(int player, std::span<const std::string> fields) const;

    // What solving by layers needs.
    [[nodiscard]] static int layer(State state);
    [[nodiscard]] int slots() const { return static_cast<int>(lines_.size()); }
    [[nodiscard]] unsigned bits() const { return 2 * static_cast<unsigned>(lines_.size()); }
    [[nodiscard]] static State after(State state, int slot, int player);

    friend bool operator==(const Sim& a, const Sim& b) {
        return a.points_ == b.points_ && a.misere_ == b.misere_;
    }

private:
    struct Line {
        int from, to;
    };
    [[nodiscard]] std::size_t line_between(int a, int b) const;

    int points_;
    bool misere_;
    std::vector<Line> lines_;
    std::vector<State> triangles_;              ///< the lines of each, drawn by player 1
    std::vector<std::vector<unsigned>> images_; ///< the shift of each line, for each renumbering
};

} // namespace loggia::game_graph
