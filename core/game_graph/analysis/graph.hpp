#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/game_graph/game.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace loggia::game_graph {

/// Positions to numbers 0, 1, 2, ... in the order in which they are added: a hash table of numbers,
/// with the positions themselves in one array. The table is made of many small ones, each of which
/// grows by itself, so that adding a position never takes long: 5 ms at a hundred million.
class StateIndex {
public:
    /// The number of `state`, which is new where it is the old size().
    std::uint32_t add(State state);
    /// `numbers[i]` becomes the number of `states[i]`, as if they were added one by one. The table
    /// is looked up ahead and on all threads, which takes a fraction of the time where it is larger
    /// than the processor's caches.
    void add_all(std::span<const State> states, std::span<std::uint32_t> numbers, int threads);
    [[nodiscard]] std::optional<std::uint32_t> find(State state) const noexcept;
    [[nodiscard]] std::size_t size() const noexcept { return states_.size(); }
    [[nodiscard]] const std::vector<State>& states() const noexcept { return states_; }

private:
    static constexpr std::uint32_t free = 0xFFFF'FFFFU;
    static constexpr unsigned table_bits = 8;

    struct Table {
        std::vector<std::uint32_t> slots; ///< none, or a power of two
        std::size_t used = 0;
    };

    static std::size_t table_of(std::uint64_t hash) noexcept { return hash >> (64 - table_bits); }

    class Adding;
    class Batch;

    std::array<Table, std::size_t{1} << table_bits> tables_; ///< by the upper bits of the hash
    std::vector<State> states_;
};

/// How large a graph may become.
struct Limits {
    std::size_t states = 5'000'000;
    std::size_t moves = 60'000'000;
};
/// That a game has more positions than it may have.
[[nodiscard]] Error too_many_positions(std::size_t most);

/// The merged graph of a game: every position that can be reached from one of them, each once, with
/// its moves. Position 0 is where it began; numbers grow with the distance from there.
struct Graph {
    struct Edge {
        Move move = 0;
        std::uint32_t to = 0;
    };
    StateIndex index;
    std::vector<std::size_t> first{0}; ///< edge of each position; one more
    std::vector<Edge> edges;           ///< in the order of the game's moves
    /// Of each edge, whether it leads to another turn of the same player; empty where none does.
    std::vector<bool> again;
    std::vector<std::optional<Outcome>> endings;
    int level = 0;
    bool complete = false; ///< false: stopped before every position was there

    [[nodiscard]] std::size_t size() const noexcept { return index.size(); }
    [[nodiscard]] State state(std::size_t i) const { return index.states()[i]; }
    [[nodiscard]] std::span<const Edge> moves(std::size_t i) const {
        return std::span(edges).subspan(first[i], first[i + 1] - first[i]);
    }
    /// Whether the k-th move of a position leads to another turn of the same player.
    [[nodiscard]] bool moves_again(std::size_t i, std::size_t k) const {
        return !again.empty() && again[first[i] + k];
    }
};

/// The graph from `from` on, merged at `level`, the same with any number of threads. Fails where it
/// would exceed the limits. About 30 ns for a move and 16 to 40 bytes for a position, 8 for a move.
[[nodiscard]] Result<Graph> build_graph(const Game& game, State from, int level = 0,
                                        const Limits& limits = {}, const Control& control = {},
                                        int threads = 1);

/// Every position of a complete graph after all of those that its moves lead to; nothing where the
/// game is loopy, so that there is no such order, and an empty order when stopped. Linear.
[[nodiscard]] std::optional<std::vector<std::uint32_t>> bottom_up(const Graph& graph,
                                                                  const Control& control = {});

/// The size of the tree in which a position counts as often as it can be reached; the largest
/// number there is where it is larger than that.
struct TreeSize {
    std::uint64_t nodes = 0;
    std::uint64_t leaves = 0;
    std::uint64_t longest = 0; ///< moves of the longest game
};
/// For the position 0, along an order by bottom_up; no nodes when stopped.
[[nodiscard]] TreeSize tree_size(const Graph& graph, const std::vector<std::uint32_t>& order,
                                 const Control& control = {});

/// Whether positions have Grundy values: the game is the same for both sides, and all of its ends
/// are losses.
[[nodiscard]] bool has_grundy_values(const Game& game, const Graph& graph);
/// Grundy values (nimbers) of an impartial game under normal play, along such an order: the
/// smallest number that no move leads to. Linear; empty when stopped.
[[nodiscard]] std::vector<std::uint32_t> grundy_values(const Graph& graph,
                                                       const std::vector<std::uint32_t>& order,
                                                       const Control& control = {});

} // namespace loggia::game_graph
