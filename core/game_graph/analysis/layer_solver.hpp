#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/base/number_text.hpp"
#include "core/base/parallel.hpp"
#include "core/base/poll.hpp"
#include "core/game_graph/analysis/graph.hpp"
#include "core/game_graph/games/value.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

// A solver for games in which every move adds a sign to a board: hundreds of millions of positions,
// at 5 or 9 bytes each.
//
// Positions with the same number of signs are a layer, kept in ascending order. A game is fit for
// this where its moves have slots (the columns of Connect 4, the cells of tic-tac-toe) such that
// within a layer the positions after a move in a slot are in the order of those before it. Then the
// next layer is what merging one stream for each slot gives, without a hash table and without
// sorting; and on the way back the values of those positions are found by a finger for each slot,
// which only moves forwards. All memory is read and written in order.

namespace loggia::game_graph {

/// A value in a byte, such that the smallest one among the positions after the moves is that of a
/// best move: losses first, the nearest first, then draws likewise, then wins, the farthest first.
namespace layer_label {
using Label = std::uint8_t;

inline constexpr Label open = 128; ///< no value yet
inline constexpr int longest = 62; ///< the largest remoteness there is

[[nodiscard]] constexpr Label of(Value value) noexcept {
    const auto r = static_cast<int>(value.remoteness);
    return static_cast<Label>(value.outcome == Outcome::loss   ? r
                              : value.outcome == Outcome::draw ? 64 + r
                                                               : 255 - r);
}
[[nodiscard]] constexpr Value value_of(Label label) noexcept {
    if (label < 64)
        return {Outcome::loss, label};
    if (label < open)
        return {Outcome::draw, label - 64U};
    return {Outcome::win, 255U - label};
}
/// That of a position whose best move leads to `child`.
[[nodiscard]] constexpr Label before(Label child) noexcept {
    return static_cast<Label>(child < 64 ? 254 - child : child < open ? child + 1 : 256 - child);
}
} // namespace layer_label

/// Positions as numbers of 32 bits where they have no more, else of 64, in layers.
template <class Key>
struct Layers {
    struct Layer {
        std::vector<Key> keys; ///< ascending
        std::vector<layer_label::Label> labels;
    };
    static constexpr std::size_t bytes_of_position = sizeof(Key) + sizeof(layer_label::Label);

    int first_layer = 0;
    std::vector<Layer> layers;
    bool complete = false; ///< false: stopped, and there are no values

    [[nodiscard]] std::size_t size() const {
        std::size_t sum = 0;
        for (const Layer& layer : layers)
            sum += layer.keys.size();
        return sum;
    }
    /// The value of a position on the given layer, if it is here.
    [[nodiscard]] std::optional<Value> find(State state, int layer) const {
        const auto at = static_cast<std::size_t>(layer - first_layer);
        if (layer < first_layer || at >= layers.size() || state > std::numeric_limits<Key>::max())
            return std::nullopt;
        const auto& keys = layers[at].keys;
        const auto found = std::lower_bound(keys.begin(), keys.end(), static_cast<Key>(state));
        if (found == keys.end() || *found != state)
            return std::nullopt;
        return layer_label::value_of(
            layers[at].labels[static_cast<std::size_t>(found - keys.begin())]);
    }
};

/// How large layers may become.
struct LayerLimits {
    std::size_t positions = 400'000'000;
    std::size_t bytes = 1'000'000'000; ///< at any time, also while a layer is being made
};

/// What solve_layers does, for one game and width of keys.
///
/// Rules has, beside what every game has: layer(state), slots() up to 31, and after(state, slot,
/// player), the position after a move or 0, strictly increasing with the state within a layer.
template <class Rules, class Key>
class LayerSolver {
public:
    /// The values are the same with any number of threads.
    LayerSolver(const Rules& rules, const LayerLimits& limits, const Control& control,
                int threads = 1)
        : rules_(rules), slots_(static_cast<std::size_t>(rules.slots())), limits_(limits),
          threads_(threads), control_(control), poll_(control, one_position) {}

    /// All positions from `from` on. Fails where they would exceed the limits.
    Result<Layers<Key>> solve(State from) {
        Layers<Key> result;
        result.first_layer = rules_.layer(from);
        positions_ = 1;
        result.layers.push_back({{static_cast<Key>(from)}, {}});
        for (;;) {
            auto& layer = result.layers.back();
            const int player = rules_.player(layer.keys.front());
            if (!mark_ends(layer))
                return result;
            typename Layers<Key>::Layer next;
            switch (expand(layer, player, next.keys)) {
            case Expanded::whole:
                break;
            case Expanded::stopped:
                return result;
            case Expanded::too_many:
                return tl::unexpected(too_many_positions(limits_.positions));
            case Expanded::too_large:
                return failure(
                    fmt::format("the positions need more than {} MB", limits_.bytes / 1'000'000));
            }
            if (next.keys.empty())
                break;
            positions_ += next.keys.size();
            next.keys.shrink_to_fit();
            result.layers.push_back(std::move(next));
            control_.report({-1, fmt::format("depth {}: {} positions", result.layers.size() - 1,
                                             number_text(positions_))});
        }
        for (std::size_t i = result.layers.size() - 1; i-- > 0;) {
            control_.report(
                {-1, fmt::format("{} positions, values at depth {}", number_text(positions_), i)});
            if (!fold(result.layers[i], result.layers[i + 1]))
                return result;
        }
        result.complete = true;
        return result;
    }

private:
    using Layer = typename Layers<Key>::Layer;
    static constexpr std::size_t one_position = 50; // nanoseconds
    static constexpr std::size_t most_slots = 32;
    static constexpr Key none = std::numeric_limits<Key>::max();

    /// Calls `work(first, last, poll)` for pieces of a layer, on all threads; it returns false when
    /// stopped, and then this does.
    template <class Work>
    bool in_pieces(const Layer& layer, const Work& work) const {
        constexpr std::size_t piece = 50'000;
        const std::size_t count = layer.keys.size();
        std::atomic<bool> whole = true;
        in_parallel((count + piece - 1) / piece, threads_, [&](std::size_t number) {
            Poll poll(control_, one_position);
            const std::size_t first = number * piece;
            const bool done = work(first, std::min(first + piece, count), poll);
            whole = whole && done;
            return done;
        });
        return whole;
    }

    bool mark_ends(Layer& layer) const {
        layer.labels.resize(layer.keys.size());
        return in_pieces(layer, [&](std::size_t first, std::size_t last, Poll& poll) {
            for (std::size_t i = first; i < last; ++i) {
                if (poll.stop())
                    return false;
                const auto ending = rules_.ending(layer.keys[i]);
                layer.labels[i] = ending ? layer_label::of({*ending, 0}) : layer_label::open;
            }
            return true;
        });
    }

    /// Makes room for more keys in a layer that is being made, as far as that is allowed: they are
    /// there twice while they are moved, and each will have a label.
    bool grow(std::vector<Key>& keys) const {
        constexpr std::size_t at_first = 64;
        constexpr std::size_t bytes_of_key = 2 * sizeof(Key) + sizeof(layer_label::Label);
        const std::size_t taken = positions_ * Layers<Key>::bytes_of_position;
        const std::size_t most = (limits_.bytes - std::min(taken, limits_.bytes)) / bytes_of_key;
        const std::size_t wanted = std::max(at_first, keys.size() + keys.size() / 2);
        const std::size_t room = std::min(wanted, most);
        if (room <= keys.size())
            return false;
        keys.reserve(room);
        return true;
    }

    enum class Expanded { whole, stopped, too_many, too_large };

    /// Merges the streams of all slots into `next`.
    Expanded expand(const Layer& layer, int player, std::vector<Key>& next) {
        std::array<Key, most_slots> heads{};
        std::array<std::size_t, most_slots> at{};
        const std::size_t count = layer.keys.size();
        const auto advance = [&](std::size_t slot) {
            for (std::size_t i = at[slot]; i < count; ++i) {
                if (layer.labels[i] != layer_label::open)
                    continue;
                const State after = rules_.after(layer.keys[i], static_cast<int>(slot), player);
                if (after == 0)
                    continue;
                at[slot] = i + 1;
                heads[slot] = static_cast<Key>(after);
                return;
            }
            at[slot] = count;
            heads[slot] = none;
        };
        for (std::size_t slot = 0; slot < slots_; ++slot)
            advance(slot);
        for (;;) {
            Key least = none;
            for (std::size_t slot = 0; slot < slots_; ++slot)
                least = std::min(least, heads[slot]);
            if (least == none)
                return Expanded::whole;
            if (poll_.stop())
                return Expanded::stopped;
            if (positions_ + next.size() == limits_.positions)
                return Expanded::too_many;
            if (next.size() == next.capacity() && !grow(next))
                return Expanded::too_large;
            next.push_back(least);
            for (std::size_t slot = 0; slot < slots_; ++slot)
                if (heads[slot] == least)
                    advance(slot);
        }
    }

    /// Gives the open positions of a layer their values by those of the next one.
    bool fold(Layer& layer, const Layer& next) const {
        const int player = rules_.player(layer.keys.front());
        return in_pieces(layer, [&](std::size_t first, std::size_t last, Poll& poll) {
            // Where a piece begins, each finger is found by a search.
            std::array<std::size_t, most_slots> fingers{};
            std::array<bool, most_slots> placed{};
            for (std::size_t i = first; i < last; ++i) {
                if (layer.labels[i] != layer_label::open)
                    continue;
                if (poll.stop())
                    return false;
                layer_label::Label least = 255;
                for (std::size_t slot = 0; slot < slots_; ++slot) {
                    const State after = rules_.after(layer.keys[i], static_cast<int>(slot), player);
                    if (after == 0)
                        continue;
                    std::size_t finger = fingers[slot];
                    if (!placed[slot]) {
                        placed[slot] = true;
                        finger = static_cast<std::size_t>(
                            std::lower_bound(next.keys.begin(), next.keys.end(), after) -
                            next.keys.begin());
                    }
                    while (next.keys[finger] < after)
                        ++finger;
                    fingers[slot] = finger;
                    least = std::min(least, next.labels[finger]);
                }
                layer.labels[i] = layer_label::before(least);
            }
            return true;
        });
    }

    const Rules& rules_;
    std::size_t slots_;
    LayerLimits limits_;
    int threads_;
    const Control& control_;
    Poll poll_;
    std::size_t positions_ = 0; ///< in the layers that are made
};

} // namespace loggia::game_graph
