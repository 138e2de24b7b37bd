#pragma once

#include "core/base/error.hpp"
#include "core/game_graph/games/graph_size.hpp"
#include "core/game_graph/games/value.hpp"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace loggia::game_graph {

/// "Even or Odd": the players take 1 to `most` tokens each turn from a pile, an odd number at the
/// start, and keep them. When none is left, who has an even number has won (misere: an odd one).
///
/// A position tells the pile and what each player has. Level 1 ("parities") keeps of both only
/// whether it is odd; level 2 ("relative") also calls whoever is to move player 1.
struct EvenOrOdd {
    static constexpr int max_pile = 999;

    int pile = 15;
    int most = 3;
    bool misere = false;

    [[nodiscard]] static std::string name() { return "Even or Odd"; }
    [[nodiscard]] std::string text() const;
    [[nodiscard]] static std::vector<std::string> levels() {
        return {"positions", "parities", "relative"};
    }
    [[nodiscard]] State start() const;
    [[nodiscard]] static int player(State state) { return low_player(state); }
    [[nodiscard]] std::optional<Outcome> ending(State state) const;
    /// Tokens.
    [[nodiscard]] static std::array<int, 2> counts(State state);
    void append_moves(State state, std::vector<Step>& moves) const;
    [[nodiscard]] static State merged(State state, int level);
    /// A lower bound; see GraphSize.
    [[nodiscard]] GraphSize least_size(State from, int level) const;
    [[nodiscard]] static std::string move_text(State state, Move move);
    [[nodiscard]] static std::vector<std::string> fields(State state);
    [[nodiscard]] Result<State> state_of(int player, std::span<const std::string> fields) const;

    friend bool operator==(const EvenOrOdd&, const EvenOrOdd&) = default;
};

} // namespace loggia::game_graph
