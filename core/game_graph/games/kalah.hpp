#pragma once

#include "core/base/error.hpp"
#include "core/game_graph/games/value.hpp"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace loggia::game_graph {

/// Kalah (William Champion 1940), a game of the mancala family; rules in game_rules.cpp. Whoever
/// sows the last seed into their own store moves again.
///
/// A position shows the pits and the store of player 1 and then those of player 2, each in the
/// order in which they are sown: `(1, 3, 3, 0, 3, 3, 0)`. Level 1 ("relative") calls whoever is to
/// move player 1. A move is written as the number of the pit, 1 being the farthest from the store.
struct Kalah {
    static constexpr int max_pits = 6;
    static constexpr int max_seeds = 6;
    /// How many seeds in each pit make a game that can be solved.
    [[nodiscard]] static constexpr int most_seeds(int pits) {
        constexpr std::array most{6, 6, 6, 3, 1, 1};
        return most.at(static_cast<std::size_t>(pits) - 1);
    }

    int pits = 2;       ///< of each player
    int seeds_each = 3; ///< in each pit at the start
    bool misere = false;

    [[nodiscard]] static std::string name() { return "Kalah"; }
    [[nodiscard]] std::string text() const;
    [[nodiscard]] static std::vector<std::string> levels() { return {"positions", "relative"}; }
    [[nodiscard]] State start() const;
    [[nodiscard]] static int player(State state) { return low_player(state); }
    [[nodiscard]] std::optional<Outcome> ending(State state) const;
    /// The seeds in the stores; once the game is over, with those in the pits.
    [[nodiscard]] std::array<int, 2> counts(State state) const;
    void append_moves(State state, std::vector<Step>& moves) const;
    [[nodiscard]] State merged(State state, int level) const;
    [[nodiscard]] static std::string move_text(State state, Move move);
    /// The pit's place on a board of two rows with the stores at both ends; player 1 sits below.
    [[nodiscard]] std::vector<int> path(State state, Move move) const;
    [[nodiscard]] std::vector<std::string> fields(State state) const;
    [[nodiscard]] Result<State> state_of(int player, std::span<const std::string> fields) const;

    friend bool operator==(const Kalah&, const Kalah&) = default;

private:
    /// The seeds in the pits and the store of player 1, then those of player 2.
    using Seeds = std::vector<int>;
    [[nodiscard]] int all_seeds() const { return 2 * pits * seeds_each; }
    [[nodiscard]] unsigned width() const;
    [[nodiscard]] Seeds seeds_of(State state) const;
    [[nodiscard]] State packed(const Seeds& seeds, int player) const;
    /// The place where the pits of a player begin; their store follows them.
    [[nodiscard]] std::size_t first(int player) const {
        return player == 1 ? 0 : static_cast<std::size_t>(pits) + 1;
    }
    /// Whether `player`, who is to move, has no seeds in their pits.
    [[nodiscard]] bool is_over(const Seeds& seeds, int player) const;
    /// In the store of a player.
    [[nodiscard]] int counted(const Seeds& seeds, int player) const;
    [[nodiscard]] State after(Seeds seeds, int player, int pit) const;
};

} // namespace loggia::game_graph
