#pragma once

#include "core/base/control.hpp"
#include "core/peg/hole_set.hpp"

#include <cstddef>
#include <vector>

namespace loggia::peg {

/// A set of positions far larger than the cache, filled in bulk: what is added waits in one of many
/// parts, by its hash, and each part is then worked off while its table is in the cache. That no
/// table is large also keeps every step short, growing included.
class BulkSet {
public:
    /// How many positions should wait at most; some 40 MB with the neighbours of a position.
    static constexpr std::size_t chunk = 5'000'000;

    /// To be filled with about `expected`.
    explicit BulkSet(std::size_t expected);

    void add(Holes position) {
        waiting_[part_of(position)].push_back(position);
        ++count_waiting_;
    }
    /// Whether it is time to settle().
    [[nodiscard]] bool full() const noexcept { return count_waiting_ >= chunk; }

    /// Appends to `list` what is new of what was added since the last time; false when stopped.
    [[nodiscard]] bool settle(std::vector<Holes>& list, const Control& control);

    /// Whether it was added, and settled.
    [[nodiscard]] bool contains(Holes position) const noexcept {
        return sets_[part_of(position)].contains(position);
    }

private:
    [[nodiscard]] std::size_t part_of(Holes position) const noexcept {
        constexpr Holes odd = 0xD6E8FEB86659FD93U;
        return static_cast<std::size_t>((position * odd) >> 56U) & (sets_.size() - 1);
    }

    std::vector<HoleSet> sets_; ///< 1 or 256 of them
    std::vector<std::vector<Holes>> waiting_;
    std::size_t count_waiting_ = 0;
};

/// Sorts positions, in about 10 ns for each (radix sort); false, and in no order, when stopped.
[[nodiscard]] bool sort_positions(std::vector<Holes>& positions, const Control& control);

} // namespace loggia::peg
