#include "core/game_graph/graph.hpp"

#include "core/base/poll.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace loggia::game_graph {

namespace {

constexpr std::size_t one_graph_move = 30; // nanoseconds

} // namespace

StateIndex::StateIndex() : slots_(64, free) {}

std::size_t StateIndex::slot_of(State state) const noexcept {
    // Multiplying carries every bit upwards, so the upper bits say most.
    constexpr State odd = 0x9E37'79B9'7F4A'7C15U;
    State mixed = state * odd;
    mixed ^= mixed >> 32U;
    std::size_t slot = (mixed * odd >> 20U) & (slots_.size() - 1);
    while (slots_[slot] != free && states_[slots_[slot]] != state)
        slot = (slot + 1) & (slots_.size() - 1);
    return slot;
}

void StateIndex::grow() {
    slots_.assign(2 * slots_.size(), free);
    for (std::size_t i = 0; i < states_.size(); ++i)
        slots_[slot_of(states_[i])] = static_cast<std::uint32_t>(i);
}

std::uint32_t StateIndex::add(State state) {
    std::size_t slot = slot_of(state);
    if (slots_[slot] != free)
        return slots_[slot];
    if (2 * (states_.size() + 1) > slots_.size()) {
        grow();
        slot = slot_of(state);
    }
    slots_[slot] = static_cast<std::uint32_t>(states_.size());
    states_.push_back(state);
    return slots_[slot];
}

std::optional<std::uint32_t> StateIndex::find(State state) const noexcept {
    const std::uint32_t number = slots_[slot_of(state)];
    return number == free ? std::nullopt : std::optional(number);
}

Result<Graph> build_graph(const Game& game, State from, int level, const Limits& limits,
                          const Control& control) {
    Poll poll(control, one_graph_move);
    Graph graph;
    graph.level = level;
    graph.index.add(game.merged(from, level));
    std::vector<Step> moves;
    for (std::size_t i = 0; i < graph.size(); ++i) {
        if (poll.stop())
            return graph;
        const State state = graph.state(i);
        graph.endings.push_back(game.ending(state));
        moves.clear();
        if (!graph.endings.back())
            game.append_moves(state, moves);
        for (const Step& step : moves) {
            if (poll.stop())
                return graph;
            graph.edges.push_back({step.move, graph.index.add(game.merged(step.to, level))});
        }
        graph.first.push_back(graph.edges.size());
        if (graph.size() > limits.states)
            return failure(fmt::format("there are more than {} positions", limits.states));
        if (graph.edges.size() > limits.moves)
            return failure(fmt::format("the positions have more than {} moves", limits.moves));
    }
    graph.complete = true;
    return graph;
}

std::optional<std::vector<std::uint32_t>> bottom_up(const Graph& graph, const Control& control) {
    // Kahn's algorithm from the top, read backwards.
    Poll poll(control, one_graph_move);
    std::vector<std::uint32_t> waiting(graph.size());
    for (const Graph::Edge& edge : graph.edges) {
        if (poll.stop())
            return std::vector<std::uint32_t>();
        ++waiting[edge.to];
    }
    std::vector<std::uint32_t> order;
    order.reserve(graph.size());
    for (std::uint32_t i = 0; i < graph.size(); ++i)
        if (waiting[i] == 0)
            order.push_back(i);
    for (std::size_t at = 0; at < order.size(); ++at)
        for (const Graph::Edge& edge : graph.moves(order[at])) {
            if (poll.stop())
                return std::vector<std::uint32_t>();
            if (--waiting[edge.to] == 0)
                order.push_back(edge.to);
        }
    if (order.size() < graph.size())
        return std::nullopt;
    std::reverse(order.begin(), order.end());
    return order;
}

TreeSize tree_size(const Graph& graph, const std::vector<std::uint32_t>& order,
                   const Control& control) {
    Poll poll(control, one_graph_move);
    constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    const auto sum = [](std::uint64_t a, std::uint64_t b) { return b > most - a ? most : a + b; };
    std::vector<TreeSize> sizes(graph.size());
    for (const std::uint32_t i : order) {
        TreeSize size{1, 0, 0};
        for (const Graph::Edge& edge : graph.moves(i)) {
            if (poll.stop())
                return {};
            const TreeSize& below = sizes[edge.to];
            size.nodes = sum(size.nodes, below.nodes);
            size.leaves = sum(size.leaves, below.leaves);
            size.longest = std::max(size.longest, below.longest + 1);
        }
        if (size.leaves == 0)
            size.leaves = 1;
        sizes[i] = size;
    }
    return sizes[0];
}

bool has_grundy_values(const Game& game, const Graph& graph) {
    return game.impartial_level() &&
           std::all_of(graph.endings.begin(), graph.endings.end(),
                       [](const auto& ending) { return !ending || *ending == Outcome::loss; });
}

std::vector<std::uint32_t>
grundy_values(const Graph& graph, const std::vector<std::uint32_t>& order, const Control& control) {
    Poll poll(control, one_graph_move);
    std::vector<std::uint32_t> values(graph.size());
    // Where a value was last seen among the moves of a position, by the position's place.
    std::vector<std::size_t> seen;
    for (std::size_t at = 0; at < order.size(); ++at) {
        const auto moves = graph.moves(order[at]);
        seen.resize(std::max(seen.size(), moves.size() + 1));
        for (const Graph::Edge& edge : moves) {
            if (poll.stop())
                return {};
            if (values[edge.to] < seen.size())
                seen[values[edge.to]] = at + 1;
        }
        std::uint32_t least = 0;
        while (seen[least] == at + 1)
            ++least;
        values[order[at]] = least;
    }
    return values;
}

} // namespace loggia::game_graph
