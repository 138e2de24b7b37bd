#pragma once

#include "core/base/error.hpp"
#include "core/game_graph/games/graph_size.hpp"
#include "core/game_graph/games/value.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace loggia::game_graph {

/// "1, 2, ... N": the players take turns adding to a counter that starts at 0, and whoever brings
/// it to `target` wins. Whoever cannot add anything has lost (misere: has won). Level 1
/// ("counters") leaves out whose turn it is.
struct Counting {
    static constexpr int max_target = 10'000'000;

    int target = 10;
    std::vector<int> additions{1, 2}; ///< ascending, from 1 to the target
    bool misere = false;

    [[nodiscard]] std::string name() const;
    [[nodiscard]] std::string text() const; ///< `1-2-10`
    [[nodiscard]] static std::vector<std::string> levels() { return {"positions", "counters"}; }
    [[nodiscard]] static State start() { return 1; }
    [[nodiscard]] static int player(State state) { return low_player(state); }
    [[nodiscard]] std::optional<Outcome> ending(State state) const;
    void append_moves(State state, std::vector<Step>& moves) const;
    [[nodiscard]] static State merged(State state, int level) {
        return level == 0 ? state : state & ~State{3};
    }
    /// A lower bound; see GraphSize.
    [[nodiscard]] GraphSize least_size(State from, int level) const;
    [[nodiscard]] static std::string move_text(State state, Move move);
    [[nodiscard]] static std::vector<std::string> fields(State state);
    [[nodiscard]] Result<State> state_of(int player, std::span<const std::string> fields) const;

    friend bool operator==(const Counting&, const Counting&) = default;
};

} // namespace loggia::game_graph
