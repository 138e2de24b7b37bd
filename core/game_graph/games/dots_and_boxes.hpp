#pragma once

#include "core/base/error.hpp"
#include "core/game_graph/games/graph_size.hpp"
#include "core/game_graph/games/grid.hpp"
#include "core/game_graph/games/value.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace loggia::game_graph {

/// Dots and boxes (Édouard Lucas 1889); rules in game_rules.cpp. Whoever closes a box moves again.
///
/// A position shows the dots with the lines between them, from the top, and the boxes of both
/// players: `(1, +-+.+/|#|../+-+.+, 1, 0)`; `#` is a closed box. Level 1 ("relative") makes the
/// player to move player 1; level 2 ("symmetry") also merges reflections and rotations. A move is
/// written as the column and the row of its line among all signs, `b1`.
class DotsAndBoxes {
public:
    static constexpr int max_boxes = 9;
    static constexpr int max_lines = 24;
    [[nodiscard]] static int lines_of(const Grid& boxes) {
        return boxes.columns * (boxes.rows + 1) + boxes.rows * (boxes.columns + 1);
    }

    explicit DotsAndBoxes(Grid boxes = {2, 2}, bool misere = false);

    [[nodiscard]] static std::string name() { return "Dots and boxes"; }
    [[nodiscard]] std::string text() const;
    [[nodiscard]] static std::vector<std::string> levels() {
        return {"positions", "relative", "symmetry"};
    }
    [[nodiscard]] static State start() { return 1; }
    [[nodiscard]] static int player(State state) { return low_player(state); }
    [[nodiscard]] std::optional<Outcome> ending(State state) const;
    /// Boxes.
    [[nodiscard]] std::array<int, 2> counts(State state) const;
    void append_moves(State state, std::vector<Step>& moves) const;
    [[nodiscard]] State merged(State state, int level) const;
    [[nodiscard]] GraphSize least_size(State from, int level) const;
    [[nodiscard]] std::string move_text(State state, Move move) const;
    [[nodiscard]] std::vector<int> path(State state, Move move) const;
    [[nodiscard]] std::vector<std::string> fields(State state) const;
    [[nodiscard]] Result<State> state_of(int player, std::span<const std::string> fields) const;

    friend bool operator==(const DotsAndBoxes& a, const DotsAndBoxes& b) {
        return a.boxes_ == b.boxes_ && a.misere_ == b.misere_;
    }

private:
    using Lines = std::uint64_t; ///< a bit for each line, in the order of the picture

    /// Where the bits of an image of the lines go, for four lines at once.
    struct Image {
        std::vector<std::vector<Lines>> of_lines; ///< by four lines and their value
    };
    [[nodiscard]] Lines drawn(State state) const { return state >> 6U; }
    /// The boxes of player 1; the other closed ones are those of player 2.
    [[nodiscard]] static int score(State state) { return static_cast<int>(state >> 2U & 15U); }
    [[nodiscard]] static State packed(Lines drawn, int score, int player) {
        return drawn << 6U | static_cast<State>(score) << 2U | static_cast<State>(player);
    }
    [[nodiscard]] int closed(Lines drawn) const;

    Grid boxes_;
    bool misere_;
    Grid picture_;                ///< dots, lines and boxes
    std::vector<int> line_cells_; ///< of each line, in the picture
    std::vector<Lines> sides_;    ///< of each box
    std::vector<Image> images_;
};

} // namespace loggia::game_graph
