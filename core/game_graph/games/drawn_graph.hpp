#pragma once

#include "core/base/error.hpp"
#include "core/game_graph/games/value.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::game_graph {

/// A drawn graph: places, arrows that both players or one of them may follow, and places where the
/// game ends with a given outcome. docs/formats/game-graph.md has its text form:
///
///     start a
///     a -> b c
///     1: b -> c
///     c = draw
///     a at 0 0
struct Drawn {
    static constexpr std::size_t max_places = 1'000'000;
    static constexpr std::size_t max_arrows = 10'000'000;

    struct Arrow {
        std::uint32_t from = 0;
        std::uint32_t to = 0;
        std::uint8_t players = 3; ///< bit 0: player 1 may follow it, bit 1: player 2

        friend bool operator==(const Arrow&, const Arrow&) = default;
    };
    /// Where a place lies in a picture, so far to the right and down.
    struct Point {
        static constexpr int farthest = 1'000'000;

        int x = 0;
        int y = 0;

        friend bool operator==(const Point&, const Point&) = default;
    };
    std::vector<std::string> places;          ///< names, in the order in which they come up
    std::vector<Arrow> arrows;                ///< in the order of their places, then of the text
    std::vector<std::optional<Outcome>> ends; ///< one for each place, for whoever is to move there
    std::uint32_t start = 0;
    /// One for each place, or none at all. They are no part of the game.
    std::vector<std::optional<Point>> points = {};

    friend bool operator==(const Drawn& a, const Drawn& b) {
        return a.places == b.places && a.arrows == b.arrows && a.ends == b.ends &&
               a.start == b.start;
    }
};

/// Reads a drawn graph; linear in the text but for sorting. Of a text that may be cut, the state
/// where the game starts need not have a line of its own yet.
[[nodiscard]] Result<Drawn> drawn_of(std::string_view text, bool may_be_cut = false);
/// The text of a drawn graph, from which drawn_of makes the same one again.
[[nodiscard]] std::string to_text(const Drawn& drawn);

/// A token that the players move in turn along the arrows of a drawn graph. Whoever cannot move it,
/// at a place whose end is not given, has lost (misere: has won). It may be loopy. Where all arrows
/// are both players', level 1 ("places") leaves out whose turn it is. A move is written as the
/// place where it leads.
class Token {
public:
    explicit Token(Drawn drawn, bool misere = false);

    [[nodiscard]] static std::string name() { return "a token on a graph"; }
    [[nodiscard]] std::string text() const { return misere_ ? "graph misere" : "graph"; }
    [[nodiscard]] const Drawn& drawn() const { return *drawn_; }
    [[nodiscard]] bool misere() const { return misere_; }
    [[nodiscard]] std::vector<std::string> levels() const;
    [[nodiscard]] State start() const;
    [[nodiscard]] static int player(State state) { return low_player(state); }
    [[nodiscard]] std::optional<Outcome> ending(State state) const;
    void append_moves(State state, std::vector<Step>& moves) const;
    [[nodiscard]] static State merged(State state, int level) {
        return level == 0 ? state : state & ~State{3};
    }
    [[nodiscard]] std::string move_text(State state, Move move) const;
    [[nodiscard]] std::vector<std::string> fields(State state) const;
    [[nodiscard]] Result<State> state_of(int player, std::span<const std::string> fields) const;

    friend bool operator==(const Token& a, const Token& b) {
        return a.misere_ == b.misere_ && (a.drawn_ == b.drawn_ || *a.drawn_ == *b.drawn_);
    }

private:
    std::shared_ptr<const Drawn> drawn_;
    std::shared_ptr<const std::vector<std::uint32_t>> first_; ///< arrow of each place; one more
    bool misere_ = false;
    bool impartial_ = true;
};

} // namespace loggia::game_graph
