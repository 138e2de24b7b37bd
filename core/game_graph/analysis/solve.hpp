#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/game_graph/analysis/graph.hpp"
#include "core/game_graph/analysis/label.hpp"
#include "core/game_graph/analysis/layer_solver.hpp"
#include "core/game_graph/game.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <variant>

namespace loggia::game_graph {

/// How a game is solved.
enum class Method : std::uint8_t {
    automatic, ///< by layers where a game can be and is large, else by its graph
    graph,     ///< the merged graph and retrograde analysis: any game
    layers,    ///< see layer_solver.hpp: tic-tac-toe, Connect 4 and Sim, at level 0
};

struct SolveOptions {
    Method method = Method::automatic;
    int level = 0; ///< how much is merged; see Game
    Limits limits; ///< of a graph
    LayerLimits layer_limits;
    int threads = 1; ///< The answer is the same with any number.
};

struct Counts {
    std::uint64_t positions = 0;
    std::uint64_t wins = 0;
    std::uint64_t losses = 0;
    std::uint64_t draws = 0;
    std::uint64_t ended = 0;   ///< positions where the game is over
    std::uint32_t longest = 0; ///< the largest remoteness that is not endless
    bool endless = false;      ///< whether there are draws without end

    friend bool operator==(const Counts&, const Counts&) = default;
};

/// The values of all positions that can be reached from one of them. Copies share the values.
class Solution {
public:
    [[nodiscard]] const Game& game() const noexcept { return game_; }
    [[nodiscard]] State from() const noexcept { return from_; } ///< not merged
    [[nodiscard]] int level() const noexcept { return level_; }
    /// False where it was stopped: there are no values then.
    [[nodiscard]] bool complete() const noexcept { return complete_; }

    /// The value of a position, which need not be merged; nothing where it cannot be reached.
    /// In the graph a look-up in a hash table, in layers a binary search.
    [[nodiscard]] std::optional<Value> value(State state) const;
    [[nodiscard]] const Counts& counts() const noexcept { return counts_; }
    /// The same with more merged; nothing for less, where the game was solved by layers, or when
    /// stopped.
    [[nodiscard]] std::optional<Counts> counts(int level, const Control& control = {}) const;

    /// The graph and its labels; none where the game was solved by layers.
    [[nodiscard]] const Graph* graph() const noexcept { return graph_.get(); }
    [[nodiscard]] const Labels* labels() const noexcept { return labels_.get(); }

private:
    friend Result<Solution> solve(const Game& game, State from, const SolveOptions& options,
                                  const Control& control);
    using LayersOfAnyKey = std::variant<Layers<std::uint32_t>, Layers<std::uint64_t>>;

    Solution(Game game, State from, int level)
        : game_(std::move(game)), from_(from), level_(level) {}

    /// Sets counts_, or makes this incomplete when stopped.
    void count_all(const Control& control);
    [[nodiscard]] bool count_positions(const Control& control);

    Game game_;
    State from_;
    int level_;
    bool complete_ = false;
    Counts counts_;
    std::shared_ptr<const Graph> graph_;
    std::shared_ptr<const Labels> labels_;
    std::shared_ptr<const LayersOfAnyKey> layers_;
};

/// Solves a game strongly: every position that can be reached from `from` gets its value. Fails
/// where that would exceed the limits, or the method does not fit the game.
[[nodiscard]] Result<Solution> solve(const Game& game, State from, const SolveOptions& options = {},
                                     const Control& control = {});
[[nodiscard]] Result<Solution> solve(const Game& game, const SolveOptions& options = {},
                                     const Control& control = {});
/// The same at the level of the options or, where that is too large, at the first further level
/// that is not. The error is that of the first one.
[[nodiscard]] Result<Solution> solve_merged(const Game& game, State from,
                                            const SolveOptions& options = {},
                                            const Control& control = {});

} // namespace loggia::game_graph
