#pragma once

// Inside the searches on grids: costs as small numbers, and the frontier that suits them.

#include "core/pathfinding/cost.hpp"
#include "core/pathfinding/grids/grid.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace loggia::pathfinding::detail {

/// A sum and the number of a cell in one larger number, in the order of sums.
template <class SumType, class PackedType>
struct PackedSums {
    using Sum = SumType;
    using Packed = PackedType;

    static Packed packed(Sum sum, Grid::Cell cell) noexcept { return Packed{sum} << 32U | cell; }
    static Sum sum_of(Packed entry) noexcept { return static_cast<Sum>(entry >> 32U); }
    static Grid::Cell cell_of(Packed entry) noexcept { return static_cast<Grid::Cell>(entry); }
};

/// Numbers that stand for 1 and sqrt(2), see cost.hpp. Sums below `bound` have too few diagonal
/// steps to be confused.
struct NarrowSums : PackedSums<std::uint32_t, std::uint64_t> {
    static constexpr Sum straight = 33'461;
    static constexpr Sum diagonal = 47'321;
    static constexpr Sum bound = straight * diagonal;
    static constexpr unsigned bucket_bits = 11;
    static constexpr unsigned rise_bits = 13;
};
__extension__ using Uint128 = unsigned __int128;
struct WideSums : PackedSums<std::uint64_t, Uint128> {
    static constexpr Sum straight = octile_straight;
    static constexpr Sum diagonal = octile_diagonal;
    static constexpr Sum bound = std::numeric_limits<Sum>::max() / 4;
    static constexpr unsigned bucket_bits = 25;
    static constexpr unsigned rise_bits = 27;
};

/// What so many steps in a direction cost.
template <class Sums>
[[nodiscard]] constexpr typename Sums::Sum cost_of(unsigned direction, int steps = 1) noexcept {
    return (direction < 4 ? Sums::straight : Sums::diagonal) *
           static_cast<typename Sums::Sum>(steps);
}

/// The octile distance.
template <class Sums>
[[nodiscard]] inline typename Sums::Sum octile_distance(Point from, Point to) noexcept {
    using Sum = typename Sums::Sum;
    // In a form that needs no branches, which would be taken at random.
    const int dx = std::abs(from.x - to.x);
    const int dy = std::abs(from.y - to.y);
    const int less = dx < dy ? dx : dy;
    return Sums::straight * static_cast<Sum>(dx + dy) -
           (2 * Sums::straight - Sums::diagonal) * static_cast<Sum>(less);
}

/// By direction.
inline constexpr std::array<int, 8> step_x{0, 0, 1, -1, 1, -1, 1, -1};
inline constexpr std::array<int, 8> step_y{-1, 1, 0, 0, -1, -1, 1, 1};
/// In the place of a direction: the start was come to from nowhere.
inline constexpr std::uint8_t from_nowhere = 8;

/// What is known of a jump point, with where steps lead on from it, so that all of it is read at
/// once. Sides of mazes fit into 16 bits.
template <class Sums>
class JumpNode {
public:
    using Sum = typename Sums::Sum;

    Sum cost = 0;
    std::uint32_t origin = 0; ///< the node from which it was come to
    std::uint16_t search = 0; ///< in which it was reached
    Directions legal = 0;

    /// The direction in which it was come to.
    [[nodiscard]] unsigned from() const noexcept { return state_ & 15U; }
    [[nodiscard]] bool closed() const noexcept { return (state_ & closed_bit) != 0; }
    void close() noexcept { state_ |= closed_bit; }
    void reach(Sum by_cost, unsigned from, std::uint32_t by_origin) noexcept {
        cost = by_cost;
        state_ = static_cast<std::uint8_t>(from);
        origin = by_origin;
    }
    [[nodiscard]] Point point() const noexcept { return {x_, y_}; }
    void place(Point at, Directions by_legal) noexcept {
        x_ = static_cast<std::uint16_t>(at.x);
        y_ = static_cast<std::uint16_t>(at.y);
        legal = by_legal;
    }

private:
    static constexpr std::uint8_t closed_bit = 16;

    std::uint8_t state_ = 0;
    std::uint16_t x_ = 0;
    std::uint16_t y_ = 0;
};

/// Nodes by number, which need not be cleared from one search to the next.
template <class Node>
class GridNodes {
public:
    explicit GridNodes(std::size_t count) : nodes_(count) {}

    void begin_search() {
        if (++search_ == 0) {
            for (Node& node : nodes_)
                node.search = 0;
            search_ = 1;
        }
    }
    [[nodiscard]] Node& operator[](std::uint32_t id) noexcept { return nodes_[id]; }
    [[nodiscard]] const Node& operator[](std::uint32_t id) const noexcept { return nodes_[id]; }
    [[nodiscard]] bool reached(const Node& node) const noexcept { return node.search == search_; }
    /// Sets a node's way; false where it has one that is as good.
    bool improve(Node& node, typename Node::Sum cost, unsigned direction,
                 std::uint32_t origin) const noexcept {
        if (reached(node) && node.cost <= cost)
            return false;
        node.reach(cost, direction, origin);
        node.search = search_;
        return true;
    }

private:
    std::vector<Node> nodes_;
    std::uint16_t search_ = 0;
};

/// Cells by their sums, the least first; of the same sum the last one first. Sums that are pushed
/// are never below the one popped last.
///
/// An array of buckets of sums that lie close together. A bucket is sorted when its turn comes:
/// from then on, on a grid with the octile heuristic, nothing comes into it but cells whose sum is
/// that of the last one, and these are on a stack. For a step either keeps the sum or adds 2 -
/// sqrt(2) or more, and a bucket is narrower than that. Whatever else should come would be put in
/// its place.
template <class Sums>
class BucketQueue {
public:
    using Sum = typename Sums::Sum;

    /// Empties it; no sum will be below `least`.
    void clear(Sum least) {
        stack_.clear();
        sorted_.clear();
        waiting_.clear();
        unused_ = none;
        std::fill(filled_.begin(), filled_.end(), 0);
        base_ = least;
        current_ = least;
        bucket_ = 0;
    }

    void push(Sum sum, Grid::Cell cell) {
        if (sum == current_) {
            stack_.push_back(cell);
            return;
        }
        const auto bucket = static_cast<std::size_t>((sum - base_) >> Sums::bucket_bits);
        const Entry entry = Sums::packed(sum, cell);
        if (bucket == bucket_) {
            sorted_.insert(
                std::upper_bound(sorted_.begin(), sorted_.end(), entry, std::greater<>()), entry);
            return;
        }
        if (bucket >= first_.size()) {
            first_.resize(std::max(bucket + 1, first_.size() * 2));
            filled_.resize(first_.size() / 64 + 1);
        }
        const std::uint64_t bit = std::uint64_t{1} << (bucket % 64);
        const std::uint32_t next = (filled_[bucket / 64] & bit) != 0 ? first_[bucket] : none;
        filled_[bucket / 64] |= bit;
        if (unused_ == none) {
            first_[bucket] = static_cast<std::uint32_t>(waiting_.size());
            waiting_.push_back({entry, next});
            return;
        }
        first_[bucket] = unused_;
        unused_ = std::exchange(waiting_[unused_], Waiting{entry, next}).next;
    }

    std::optional<Grid::Cell> pop() {
        if (stack_.empty()) {
            if (sorted_.empty() && !open_next())
                return std::nullopt;
            current_ = Sums::sum_of(sorted_.back());
            for (; !sorted_.empty() && Sums::sum_of(sorted_.back()) == current_; sorted_.pop_back())
                stack_.push_back(Sums::cell_of(sorted_.back()));
        }
        const Grid::Cell cell = stack_.back();
        stack_.pop_back();
        return cell;
    }

private:
    using Entry = typename Sums::Packed;

    /// All buckets are lists in one array, so that what is used stays close together.
    struct Waiting {
        Entry entry;
        std::uint32_t next;
    };

    static constexpr std::uint32_t none = ~std::uint32_t{0};

    bool open_next() {
        for (std::size_t word = bucket_ / 64; word < filled_.size(); ++word)
            if (filled_[word] != 0) {
                bucket_ = word * 64 + static_cast<std::size_t>(std::countr_zero(filled_[word]));
                filled_[word] &= filled_[word] - 1;
                for (std::uint32_t at = first_[bucket_]; at != none;) {
                    Waiting& waiting = waiting_[at];
                    sorted_.push_back(waiting.entry);
                    const std::uint32_t next = waiting.next;
                    waiting.next = unused_;
                    unused_ = at;
                    at = next;
                }
                std::sort(sorted_.begin(), sorted_.end(), std::greater<>());
                return true;
            }
        return false;
    }

    Sum base_ = 0;
    Sum current_ = 0;
    std::size_t bucket_ = 0; ///< that was sorted last
    std::vector<Grid::Cell> stack_;
    std::vector<Entry> sorted_; ///< the least last
    std::vector<Waiting> waiting_;
    std::uint32_t unused_ = none;       ///< the first of those in waiting_ that are free again
    std::vector<std::uint32_t> first_;  ///< of each bucket that is filled
    std::vector<std::uint64_t> filled_; ///< a bit for each bucket
};

} // namespace loggia::pathfinding::detail
