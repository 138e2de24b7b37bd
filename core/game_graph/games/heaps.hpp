#pragma once

#include "core/base/error.hpp"
#include "core/game_graph/games/graph_size.hpp"
#include "core/game_graph/games/value.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::game_graph {

/// Nim and the subtraction games: a move takes tokens from one pile, as many as it likes (Nim) or a
/// number of `takes`. Whoever cannot move has lost (misere: has won).
///
/// Level 1 ("piles") leaves out whose turn it is, level 2 ("sorted") also the order of the piles.
/// A move is written as the letter of the pile and the number, `B2`; without letter where there is
/// one pile.
struct Heaps {
    static constexpr int max_pile = 1'000'000;
    static constexpr std::size_t max_piles = 26;
    static constexpr unsigned room = 60; ///< bits for all piles

    std::vector<int> piles{3, 4, 5};
    std::vector<int> takes; ///< ascending; empty: any number
    bool misere = false;

    /// Whether the piles can be packed into a position.
    [[nodiscard]] bool fits() const { return width() * piles.size() <= room; }

    [[nodiscard]] std::string name() const { return takes.empty() ? "Nim" : "a subtraction game"; }
    [[nodiscard]] std::string text() const;
    [[nodiscard]] static std::vector<std::string> levels() {
        return {"positions", "piles", "sorted"};
    }
    [[nodiscard]] State start() const;
    [[nodiscard]] static int player(State state) { return low_player(state); }
    [[nodiscard]] std::optional<Outcome> ending(State state) const;
    void append_moves(State state, std::vector<Step>& moves) const;
    [[nodiscard]] State merged(State state, int level) const;
    /// A lower bound; see GraphSize.
    [[nodiscard]] GraphSize least_size(State from, int level) const;
    [[nodiscard]] std::string move_text(State state, Move move) const;
    /// The move of this name, in small letters, without going through all that there are.
    [[nodiscard]] std::optional<Step> find_move(State state, std::string_view name) const;
    [[nodiscard]] std::vector<std::string> fields(State state) const;
    [[nodiscard]] Result<State> state_of(int player, std::span<const std::string> fields) const;

    friend bool operator==(const Heaps&, const Heaps&) = default;

private:
    [[nodiscard]] unsigned width() const;
    /// How many sizes a pile can have after some moves of a subtraction game, at least.
    [[nodiscard]] double sizes_left(int size) const;
    [[nodiscard]] unsigned shift(std::size_t pile) const {
        return 2 + width() * static_cast<unsigned>(pile);
    }
};

} // namespace loggia::game_graph
