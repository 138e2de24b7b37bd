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
#include <iterator>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

// A solver for games in which every move adds a sign to a board: hundreds of millions of positions,
// at 5 or 9 bytes each.
//
// Positions with the same number of signs are a layer, kept in ascending order. A game is fit for
// this where its moves have slots (the columns of Connect 4, the cells of tic-tac-toe) such that
// within a layer the positions after a move in a slot are in the order of those before it. Then the
// next layer is what merging one stream for each slot gives, without a hash table and without
// sorting, and a range of it can be merged beside the others; on the way back the values of those
// positions are found by a finger for each slot, which only moves forwards. All memory is read and
// written in order.

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

/// Solves a game with keys of one width: makes its layers, then finds their values from the last
/// back.
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
          threads_(threads), control_(control) {}

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
    static constexpr std::size_t piece = 1U << 14U; ///< positions
    static constexpr Key none = std::numeric_limits<Key>::max();

    /// Calls `work(first, last, poll)` for pieces of a layer, on all threads; it returns false when
    /// stopped, and then this does.
    template <class Work>
    bool in_pieces(const Layer& layer, const Work& work) const {
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

    enum class Expanded : std::uint8_t { whole, stopped, too_many, too_large };

    /// The first position after a move in each slot from each piece of a layer; `none` where there
    /// is no move.
    using Heads = std::vector<std::array<Key, most_slots>>;

    /// A layer while it is being made, in ranges.
    struct Making {
        const Layer& layer;
        int player;
        Heads heads;
        std::size_t most_room;             ///< keys, in all ranges
        std::atomic<std::size_t> room = 0; ///< keys, made so far
        std::atomic<std::size_t> size = 0; ///< positions of the ranges that are whole, and more
        std::atomic<Expanded> end = Expanded::whole;
    };
    /// From `low` on and before `high`.
    struct Range {
        Key low = 0;
        Key high = none;
    };

    /// The position after a move in the slot from the i-th position, if it is open and has that
    /// move.
    [[nodiscard]] State after(const Making& making, std::size_t i, std::size_t slot) const {
        return making.layer.labels[i] != layer_label::open
                   ? 0
                   : rules_.after(making.layer.keys[i], static_cast<int>(slot), making.player);
    }

    /// Merges the streams of all slots into `next`.
    Expanded expand(const Layer& layer, int player, std::vector<Key>& next) {
        // Keys are there twice while they are moved, and each will have a label.
        constexpr std::size_t bytes_of_key = 2 * sizeof(Key) + sizeof(layer_label::Label);
        const std::size_t taken = positions_ * Layers<Key>::bytes_of_position;
        Making making{
            layer, player, {}, (limits_.bytes - std::min(taken, limits_.bytes)) / bytes_of_key};
        const std::vector<Range> ranges = ranges_of(making);
        std::vector<std::vector<Key>> parts(ranges.size());
        in_parallel(ranges.size(), threads_, [&](std::size_t number) {
            const Expanded end = merge(making, ranges[number], parts[number]);
            if (end != Expanded::whole)
                making.end = end;
            return end == Expanded::whole;
        });
        if (making.end != Expanded::whole)
            return making.end;
        next = std::move(parts.front());
        if (parts.size() == 1)
            return Expanded::whole;
        next.reserve(making.size);
        for (std::size_t i = 1; i < parts.size(); ++i) {
            next.insert(next.end(), parts[i].begin(), parts[i].end());
            parts[i] = {};
        }
        return Expanded::whole;
    }

    /// Ranges of the next layer that have about as many positions each; one where it is small.
    std::vector<Range> ranges_of(Making& making) const {
        constexpr std::size_t ranges_of_a_thread = 4;
        std::vector<Range> ranges(1);
        const std::size_t count = making.layer.keys.size();
        const std::size_t wanted = static_cast<std::size_t>(threads_) * ranges_of_a_thread;
        if (threads_ <= 1 || count < wanted * piece / 2)
            return ranges;
        making.heads.resize((count + piece - 1) / piece);
        const bool whole =
            in_pieces(making.layer, [&](std::size_t first, std::size_t last, Poll& poll) {
                auto& heads = making.heads[first / piece];
                heads.fill(none);
                for (std::size_t slot = 0; slot < slots_; ++slot)
                    for (std::size_t i = first; i < last && heads[slot] == none; ++i) {
                        if (poll.stop())
                            return false;
                        if (const State next = after(making, i, slot); next != 0)
                            heads[slot] = static_cast<Key>(next);
                    }
                return true;
            });
        if (!whole)
            return ranges; // merging stops at once
        std::vector<Key> samples;
        for (const auto& heads : making.heads)
            std::copy_if(heads.begin(), heads.begin() + slots_, std::back_inserter(samples),
                         [](Key head) { return head != none; });
        std::sort(samples.begin(), samples.end());
        for (std::size_t i = 1; i < wanted && !samples.empty(); ++i)
            if (const Key bound = samples[i * samples.size() / wanted]; bound > ranges.back().low) {
                ranges.back().high = bound;
                ranges.push_back({bound, none});
            }
        return ranges;
    }

    /// A position of the layer at or before the first one from which a move in the slot leads to
    /// `low` or beyond.
    static std::size_t begin_of(const Making& making, std::size_t slot, Key low) {
        for (std::size_t number = making.heads.size(); number-- > 0;)
            if (making.heads[number][slot] < low) // `none` is not
                return number * piece;
        return 0;
    }

    /// Makes room for more keys of a range, as far as that is allowed.
    static bool grow(Making& making, std::vector<Key>& keys) {
        constexpr std::size_t at_first = 64;
        const std::size_t more = std::max(at_first, keys.size() / 2);
        const std::size_t before = making.room.fetch_add(more);
        const std::size_t granted =
            std::min(more, making.most_room - std::min(making.most_room, before));
        making.room -= more - granted;
        if (granted > 0)
            keys.reserve(keys.size() + granted);
        return granted > 0;
    }

    /// Merges one range of the next layer.
    Expanded merge(Making& making, const Range& range, std::vector<Key>& next) const {
        constexpr std::size_t between_counts = 1 << 12;
        Poll poll(control_, one_position);
        std::array<Key, most_slots> heads{};
        std::array<std::size_t, most_slots> at{};
        const std::size_t count = making.layer.keys.size();
        const auto advance = [&](std::size_t slot) {
            for (std::size_t i = at[slot]; i < count; ++i)
                if (const State found = after(making, i, slot); found != 0) {
                    at[slot] = i + 1;
                    heads[slot] = static_cast<Key>(found);
                    return;
                }
            at[slot] = count;
            heads[slot] = none;
        };
        for (std::size_t slot = 0; slot < slots_; ++slot) {
            at[slot] = begin_of(making, slot, range.low);
            do
                advance(slot);
            while (heads[slot] < range.low);
        }
        std::size_t counted = 0;
        // Whether there is room for the positions of all ranges.
        const auto count_all = [&] {
            const std::size_t more = next.size() - std::exchange(counted, next.size());
            return positions_ + (making.size += more) <= limits_.positions;
        };
        for (;;) {
            Key least = none;
            for (std::size_t slot = 0; slot < slots_; ++slot)
                least = std::min(least, heads[slot]);
            if (least >= range.high)
                return count_all() ? Expanded::whole : Expanded::too_many;
            if (poll.stop())
                return Expanded::stopped;
            if (next.size() - counted == between_counts && !count_all())
                return Expanded::too_many;
            if (next.size() == next.capacity() && !grow(making, next))
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
    std::size_t positions_ = 0; ///< in the layers that are made
};

} // namespace loggia::game_graph
