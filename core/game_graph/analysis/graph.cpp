#include "core/game_graph/analysis/graph.hpp"

#include "core/base/number_text.hpp"
#include "core/base/poll.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <utility>

namespace loggia::game_graph {

namespace {

constexpr std::size_t one_graph_move = 30; // nanoseconds

std::uint64_t hash_of(State state) {
    // Multiplying carries every bit upwards, so the upper bits say most.
    constexpr State odd = 0x9E37'79B9'7F4A'7C15U;
    State mixed = state * odd;
    mixed ^= mixed >> 32U;
    return mixed * odd;
}

} // namespace

std::size_t StateIndex::slot_of(const Table& table, State state,
                                std::uint64_t hash) const noexcept {
    const std::size_t mask = table.slots.size() - 1;
    std::size_t slot = hash >> 20U & mask;
    while (table.slots[slot] != free && states_[table.slots[slot]] != state)
        slot = (slot + 1) & mask;
    return slot;
}

void StateIndex::grow(Table& table) const {
    constexpr std::size_t first_slots = 8;
    const std::vector<std::uint32_t> old = std::move(table.slots);
    table.slots.assign(std::max(2 * old.size(), first_slots), free);
    for (const std::uint32_t number : old)
        if (number != free)
            table.slots[slot_of(table, states_[number], hash_of(states_[number]))] = number;
}

std::uint32_t StateIndex::add(State state) {
    const std::uint64_t hash = hash_of(state);
    Table& table = tables_[hash >> (64 - table_bits)];
    if (table.slots.empty())
        grow(table);
    std::size_t slot = slot_of(table, state, hash);
    if (table.slots[slot] != free)
        return table.slots[slot];
    if (2 * (table.used + 1) > table.slots.size()) {
        grow(table);
        slot = slot_of(table, state, hash);
    }
    ++table.used;
    table.slots[slot] = static_cast<std::uint32_t>(states_.size());
    states_.push_back(state);
    return table.slots[slot];
}

std::optional<std::uint32_t> StateIndex::find(State state) const noexcept {
    const std::uint64_t hash = hash_of(state);
    const Table& table = tables_[hash >> (64 - table_bits)];
    if (table.slots.empty())
        return std::nullopt;
    const std::uint32_t number = table.slots[slot_of(table, state, hash)];
    return number == free ? std::nullopt : std::optional(number);
}

Error too_many_positions(std::size_t most) {
    return {fmt::format("there are more than {} positions", most)};
}

Result<Graph> build_graph(const Game& game, State from, int level, const Limits& limits,
                          const Control& control) {
    constexpr std::size_t reported = 1 << 14; // positions
    Poll poll(control, one_graph_move);
    Graph graph;
    graph.level = level;
    graph.index.add(game.merged(from, level));
    std::vector<Step> moves;
    for (std::size_t i = 0; i < graph.size(); ++i) {
        if (poll.stop())
            return graph;
        if (i % reported == reported - 1)
            control.report({-1, fmt::format("{} positions, {} of them expanded",
                                            number_text(graph.size()), number_text(i))});
        const State state = graph.state(i);
        graph.endings.push_back(game.ending(state));
        moves.clear();
        if (!graph.endings.back())
            game.append_moves(state, moves);
        for (const Step& step : moves) {
            if (poll.stop())
                return graph;
            if (game.moves_again(state, step.to)) {
                graph.again.resize(graph.edges.size() + 1);
                graph.again.back() = true;
            }
            graph.edges.push_back({step.move, graph.index.add(game.merged(step.to, level))});
        }
        graph.first.push_back(graph.edges.size());
        if (graph.size() > limits.states)
            return tl::unexpected(too_many_positions(limits.states));
        if (graph.edges.size() > limits.moves)
            return failure(fmt::format("the positions have more than {} moves", limits.moves));
    }
    if (!graph.again.empty())
        graph.again.resize(graph.edges.size());
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
    for (std::uint32_t i = 0; i < graph.size(); ++i) {
        if (poll.stop())
            return std::vector<std::uint32_t>();
        if (waiting[i] == 0)
            order.push_back(i);
    }
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
    std::vector<TreeSize> sizes;
    sizes.reserve(graph.size());
    while (sizes.size() < graph.size()) { // half a gigabyte takes a while
        if (poll.stop())
            return {};
        sizes.emplace_back();
    }
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
