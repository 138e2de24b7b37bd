#pragma once

// Inside A* on grids: the frontier of a search by single steps.

#include "core/pathfinding/grids/grid.hpp"
#include "core/pathfinding/grids/grid_sums.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <vector>

namespace loggia::pathfinding::detail {

/// Cells by their sums, the least first; of the same sum, those that were come to without a rise
/// first, and of these the last one.
///
/// On a grid with the octile heuristic a single step raises the sum by 0, 2 - sqrt(2), 2 sqrt(2) -
/// 2, sqrt(2), 2 or 2 sqrt(2): there is nothing else. And the sums from which it rises never fall.
/// So all that rose by the same is pushed in the order in which it has to be popped, and stays in
/// it: a list for each rise, and the least is at the front of one of them. Nothing is ever sorted.
template <class Sums>
class GridFrontier {
public:
    using Sum = typename Sums::Sum;

    /// The sum of what is popped when there is nothing left.
    static constexpr Sum none = std::numeric_limits<Sum>::max();

    GridFrontier() {
        for (const std::size_t rise : rises)
            rooms_[rise].resize(1024);
    }

    /// Empties it, but for one cell.
    void begin(Sum sum, Grid::Cell cell) {
        sum_ = sum;
        sentinel_ = Sums::packed(none, cell);
        for (const std::size_t rise : rises) {
            set(rise, 0, 0);
            *ends_[rise] = sentinel_;
        }
        push(sum, cell, true);
    }

    /// The sum of the cell popped last.
    [[nodiscard]] Sum sum() const noexcept { return sum_; }

    /// A cell next to the one popped last, if it is `real`, which is not worth a branch.
    void push(Sum sum, Grid::Cell cell, bool real) {
        const auto rise = static_cast<std::size_t>((sum - sum_) >> Sums::rise_bits);
        Packed* end = ends_[rise];
        *end = Sums::packed(sum, cell);
        end += real ? 1 : 0;
        *end = sentinel_;
        ends_[rise] = end;
        if (end == lasts_[rise]) [[unlikely]]
            make_room(rise);
    }

    /// Calls soon(cell) for one that will be popped before long, or for that of begin().
    template <class Soon>
    Grid::Cell pop(const Soon& soon) {
        if (ends_[0] != fronts_[0])
            return Sums::cell_of(*--ends_[0]);
        // Again without branches.
        const auto lesser = [](const Front& a, const Front& b) {
            const bool second = b.entry < a.entry;
            return Front{second ? b.entry : a.entry, second ? b.rise : a.rise};
        };
        const Front least = lesser(lesser(lesser(front(rises[1]), front(rises[2])),
                                          lesser(front(rises[3]), front(rises[4]))),
                                   front(rises[5]));
        sum_ = Sums::sum_of(least.entry);
        if (sum_ != none) [[likely]]
            soon(Sums::cell_of(*++fronts_[least.rise]));
        return Sums::cell_of(least.entry);
    }

private:
    using Packed = typename Sums::Packed;

    struct Front {
        Packed entry;
        std::size_t rise;
    };

    [[nodiscard]] Front front(std::size_t rise) const noexcept { return {*fronts_[rise], rise}; }
    void set(std::size_t rise, std::size_t from, std::size_t to) {
        std::vector<Packed>& room = rooms_[rise];
        fronts_[rise] = room.data() + from;
        ends_[rise] = room.data() + to;
        lasts_[rise] = room.data() + room.size() - 1;
    }
    void make_room(std::size_t rise) {
        std::vector<Packed>& room = rooms_[rise];
        const auto from = static_cast<std::size_t>(fronts_[rise] - room.data());
        const auto to = static_cast<std::size_t>(ends_[rise] - room.data());
        if (from < room.size() / 2) {
            room.resize(2 * room.size());
            set(rise, from, to);
        } else {
            std::copy(fronts_[rise], ends_[rise] + 1, room.data());
            set(rise, 0, to - from);
        }
    }

    /// The places of the lists, which follow from the amounts of the rises.
    static constexpr std::array<std::size_t, 6> rises{0, 2, 3, 5, 8, 11};
    static_assert(2 * Sums::diagonal >> Sums::rise_bits == rises.back());

    /// Something for each list.
    template <class T>
    using Each = std::array<T, rises.back() + 1>;

    Sum sum_ = 0;
    Packed sentinel_ = 0; ///< at the end of each list
    Each<Packed*> fronts_{};
    Each<Packed*> ends_{};
    Each<Packed*> lasts_{}; ///< the last places there are room for
    Each<std::vector<Packed>> rooms_;
};

} // namespace loggia::pathfinding::detail
