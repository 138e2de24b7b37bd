#include "core/game_graph/analysis/graph.hpp"

#include "core/base/number_text.hpp"
#include "core/base/parallel.hpp"
#include "core/base/poll.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>
#include <utility>

namespace loggia::game_graph {

namespace {

constexpr std::size_t one_graph_move = 30; // nanoseconds

std::uint64_t hash_of(State state) noexcept {
    // Multiplying carries every bit upwards, so the upper bits say most.
    constexpr State odd = 0x9E37'79B9'7F4A'7C15U;
    State mixed = state * odd;
    mixed ^= mixed >> 32U;
    return mixed * odd;
}

} // namespace

/// Adds states to the tables, and not yet to the array: until that is done the number of a new one
/// is the old size + i for the first i that has it, so no thread needs to know what the others
/// find.
class StateIndex::Adding {
public:
    Adding(const StateIndex& index, std::span<const State> states)
        : known_(index.states_), states_(states) {}

    [[nodiscard]] std::uint32_t first_number(std::size_t i) const {
        return static_cast<std::uint32_t>(known_.size() + i);
    }
    [[nodiscard]] bool knew(std::uint32_t number) const { return number < known_.size(); }
    [[nodiscard]] State state(std::uint32_t number) const {
        return knew(number) ? known_[number] : states_[number - known_.size()];
    }

    static std::size_t first_slot(const Table& table, std::uint64_t hash) {
        return hash >> 20U & (table.slots.size() - 1);
    }
    static std::size_t next_slot(const Table& table, std::size_t slot) {
        return (slot + 1) & (table.slots.size() - 1);
    }
    /// The slot of a table, which has some, where `state` is or belongs.
    [[nodiscard]] std::size_t slot_of(const Table& table, State state, std::uint64_t hash) const {
        std::size_t slot = first_slot(table, hash);
        while (table.slots[slot] != free && this->state(table.slots[slot]) != state)
            slot = next_slot(table, slot);
        return slot;
    }

    /// The number of the i-th state, as far as it is known by now.
    std::uint32_t add(Table& table, std::size_t i, std::uint64_t hash) const {
        if (table.slots.empty())
            grow(table);
        std::size_t slot = slot_of(table, states_[i], hash);
        if (table.slots[slot] != free)
            return table.slots[slot];
        if (2 * (table.used + 1) > table.slots.size()) {
            grow(table);
            slot = slot_of(table, states_[i], hash);
        }
        ++table.used;
        table.slots[slot] = first_number(i);
        return table.slots[slot];
    }

private:
    void grow(Table& table) const {
        constexpr std::size_t first_slots = 8;
        const std::vector<std::uint32_t> old = std::move(table.slots);
        table.slots.assign(std::max(2 * old.size(), first_slots), free);
        for (const std::uint32_t number : old)
            if (number != free)
                table.slots[slot_of(table, state(number), hash_of(state(number)))] = number;
    }

    std::span<const State> known_;
    std::span<const State> states_;
};

/// States that are added together.
class StateIndex::Batch {
public:
    Batch(StateIndex& index, std::span<const State> states)
        : index_(index), states_(states), adding_(index, states), hashes_(states.size()),
          order_(states.size()), is_new_(states.size()) {
        std::transform(states_.begin(), states_.end(), hashes_.begin(), hash_of);
        for (const std::uint64_t hash : hashes_)
            ++first_[table_of(hash) + 1];
        std::partial_sum(first_.begin(), first_.end(), first_.begin());
        auto next = first_;
        for (std::size_t i = 0; i < hashes_.size(); ++i)
            order_[next[table_of(hashes_[i])]++] = static_cast<std::uint32_t>(i);
    }

    void add_all(std::span<std::uint32_t> numbers, int threads) {
        in_parallel(index_.tables_.size(), threads, [&](std::size_t table) {
            look_up(table, numbers);
            return true;
        });
        std::size_t fresh = 0;
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            is_new_[i] = numbers[i] == adding_.first_number(i);
            if (is_new_[i])
                numbers[i] = static_cast<std::uint32_t>(index_.size() + fresh++);
            else if (!adding_.knew(numbers[i]))
                numbers[i] = numbers[numbers[i] - adding_.first_number(0)];
        }
        in_parallel(index_.tables_.size(), threads, [&](std::size_t table) {
            rename(table, numbers);
            return true;
        });
        for (std::size_t i = 0; i < states_.size(); ++i)
            if (is_new_[i])
                index_.states_.push_back(states_[i]);
    }

private:
    [[nodiscard]] std::span<const std::uint32_t> members(std::size_t table) const {
        return std::span(order_).subspan(first_[table], first_[table + 1] - first_[table]);
    }

    /// While one is looked up, the memory of those after it is on its way.
    void look_up(std::size_t number, std::span<std::uint32_t> numbers) const {
        constexpr std::size_t slots_ahead = 16;
        constexpr std::size_t states_ahead = 8;
        Table& table = index_.tables_[number];
        const auto places = members(number);
        for (std::size_t k = 0; k < places.size(); ++k) {
            if (!table.slots.empty()) {
                if (k + slots_ahead < places.size())
                    __builtin_prefetch(
                        &table.slots[Adding::first_slot(table, hashes_[places[k + slots_ahead]])]);
                if (k + states_ahead < places.size()) {
                    const std::uint32_t known =
                        table.slots[Adding::first_slot(table, hashes_[places[k + states_ahead]])];
                    if (adding_.knew(known))
                        __builtin_prefetch(&index_.states_[known]);
                }
            }
            const std::uint32_t i = places[k];
            numbers[i] = adding_.add(table, i, hashes_[i]);
        }
    }

    /// Gives the new ones of a table their numbers. These are never larger than before, so in
    /// rising order none is taken for one that has not had its turn.
    void rename(std::size_t number, std::span<const std::uint32_t> numbers) const {
        Table& table = index_.tables_[number];
        for (const std::uint32_t i : members(number)) {
            if (!is_new_[i])
                continue;
            std::size_t slot = Adding::first_slot(table, hashes_[i]);
            while (table.slots[slot] != adding_.first_number(i))
                slot = Adding::next_slot(table, slot);
            table.slots[slot] = numbers[i];
        }
    }

    StateIndex& index_;
    std::span<const State> states_;
    Adding adding_;
    std::vector<std::uint64_t> hashes_;
    std::vector<std::uint32_t> order_; ///< of the states, table by table
    std::array<std::size_t, std::size_t{1 << table_bits} + 1> first_{}; ///< of each table in it
    std::vector<bool> is_new_;
};

std::uint32_t StateIndex::add(State state) {
    const std::uint64_t hash = hash_of(state);
    const std::uint32_t number = Adding(*this, {&state, 1}).add(tables_[table_of(hash)], 0, hash);
    if (number == size())
        states_.push_back(state);
    return number;
}

void StateIndex::add_all(std::span<const State> states, std::span<std::uint32_t> numbers,
                         int threads) {
    constexpr std::size_t few = 1024;
    if (states.size() < few)
        std::transform(states.begin(), states.end(), numbers.begin(),
                       [this](State state) { return add(state); });
    else
        Batch(*this, states).add_all(numbers, threads);
}

std::optional<std::uint32_t> StateIndex::find(State state) const noexcept {
    const std::uint64_t hash = hash_of(state);
    const Table& table = tables_[table_of(hash)];
    if (table.slots.empty())
        return std::nullopt;
    const std::uint32_t number = table.slots[Adding(*this, {}).slot_of(table, state, hash)];
    return number == free ? std::nullopt : std::optional(number);
}

Error too_many_positions(std::size_t most) {
    return {fmt::format("there are more than {}", counted(most, "position"))};
}

namespace {

/// The moves of some positions, one after the other.
struct Expansion {
    std::vector<std::optional<Outcome>> endings; ///< of each position
    std::vector<std::size_t> last;               ///< of each position: the end of its moves
    std::vector<Move> moves;
    std::vector<State> to;   ///< merged
    std::vector<bool> again; ///< whether the same player moves again
    bool any_again = false;
    bool whole = true; ///< false: stopped

    void clear() {
        endings.clear();
        last.clear();
        moves.clear();
        to.clear();
        again.clear();
        any_again = false;
        whole = true;
    }
};

void expand(const Game& game, std::span<const State> states, int level, Poll& poll,
            Expansion& expansion) {
    expansion.clear();
    std::vector<Step> steps;
    for (const State state : states) {
        steps.clear();
        expansion.endings.push_back(game.ending(state));
        if (!expansion.endings.back())
            game.append_moves(state, steps);
        for (const Step& step : steps) {
            if (poll.stop()) {
                expansion.whole = false;
                return;
            }
            const bool again = game.moves_again(state, step.to);
            expansion.any_again |= again;
            expansion.again.push_back(again);
            expansion.moves.push_back(step.move);
            expansion.to.push_back(game.merged(step.to, level));
        }
        expansion.last.push_back(expansion.moves.size());
    }
}

/// Adds the moves of the next positions of a graph, whose targets have these numbers.
Result<void> append(Graph& graph, const Expansion& expansion, std::span<const std::uint32_t> to,
                    std::size_t& known, const Limits& limits) {
    if (expansion.any_again || !graph.again.empty()) {
        graph.again.resize(graph.edges.size());
        graph.again.insert(graph.again.end(), expansion.again.begin(), expansion.again.end());
    }
    std::size_t edge = 0;
    for (std::size_t i = 0; i < expansion.endings.size(); ++i) {
        graph.endings.push_back(expansion.endings[i]);
        for (; edge < expansion.last[i]; ++edge) {
            graph.edges.push_back({expansion.moves[edge], to[edge]});
            known = std::max(known, std::size_t{to[edge]} + 1);
        }
        graph.first.push_back(graph.edges.size());
        if (known > limits.states)
            return tl::unexpected(too_many_positions(limits.states));
        if (graph.edges.size() > limits.moves)
            return failure(
                fmt::format("the positions have more than {}", counted(limits.moves, "move")));
    }
    return {};
}

} // namespace

Result<Graph> build_graph(const Game& game, State from, int level, const Limits& limits,
                          const Control& control, int threads) {
    constexpr std::size_t piece = 256; // positions that a thread takes at a time
    constexpr std::size_t most_pieces = 32;
    Graph graph;
    graph.level = level;
    graph.index.add(game.merged(from, level));
    std::size_t known = graph.size();
    std::vector<Expansion> expansions(most_pieces);
    std::vector<State> to;
    std::vector<std::uint32_t> numbers;
    for (std::size_t done = 0; done < graph.size();) {
        const auto states = std::span(graph.index.states()).subspan(done);
        const std::size_t pieces = std::min((states.size() + piece - 1) / piece, most_pieces);
        in_parallel(pieces, threads, [&](std::size_t i) {
            Poll poll(control, one_graph_move);
            expand(game, states.subspan(i * piece, std::min(piece, states.size() - i * piece)),
                   level, poll, expansions[i]);
            return expansions[i].whole;
        });
        to.clear();
        for (const Expansion& each : std::span(expansions).first(pieces)) {
            if (!each.whole)
                return graph;
            to.insert(to.end(), each.to.begin(), each.to.end());
        }
        numbers.resize(to.size());
        graph.index.add_all(to, numbers, threads);
        auto next = std::span<const std::uint32_t>(numbers);
        for (const Expansion& each : std::span(expansions).first(pieces)) {
            if (const auto added = append(graph, each, next, known, limits); !added)
                return tl::unexpected(added.error());
            next = next.subspan(each.to.size());
            done += each.endings.size();
        }
        if (pieces == most_pieces)
            control.report({-1, fmt::format("{} positions, {} of them expanded",
                                            number_text(graph.size()), number_text(done))});
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
