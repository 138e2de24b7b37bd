#pragma once

#include "core/peg/board.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace loggia::peg {

/// A set of positions: a hash table with open addressing, at most half full. A position of no pegs
/// cannot be in it, which no jump leads to anyway.
class HoleSet {
public:
    /// With room for so many before it has to grow.
    explicit HoleSet(std::size_t expected = 0) { slots_.assign(slots_for(expected), 0); }

    /// Whether it was new.
    bool insert(Holes position) {
        if (2 * (count_ + 1) > slots_.size())
            grow();
        std::size_t slot = first(position);
        while (slots_[slot] != 0) {
            if (slots_[slot] == position)
                return false;
            slot = (slot + 1) & (slots_.size() - 1);
        }
        slots_[slot] = position;
        ++count_;
        return true;
    }

    [[nodiscard]] bool contains(Holes position) const noexcept {
        std::size_t slot = first(position);
        while (slots_[slot] != 0) {
            if (slots_[slot] == position)
                return true;
            slot = (slot + 1) & (slots_.size() - 1);
        }
        return false;
    }

    /// Brings the place where the position would be into the cache.
    void prefetch(Holes position) const noexcept { __builtin_prefetch(&slots_[first(position)]); }

    [[nodiscard]] std::size_t size() const noexcept { return count_; }

    /// Empty again, with as much room as before.
    void clear() {
        std::fill(slots_.begin(), slots_.end(), 0);
        count_ = 0;
    }

    /// All positions, in no order.
    [[nodiscard]] std::vector<Holes> positions() const {
        std::vector<Holes> result;
        result.reserve(count_);
        std::copy_if(slots_.begin(), slots_.end(), std::back_inserter(result),
                     [](Holes slot) { return slot != 0; });
        return result;
    }

private:
    static std::size_t slots_for(std::size_t expected) {
        std::size_t slots = 64;
        while (slots < 2 * expected)
            slots *= 2;
        return slots;
    }

    [[nodiscard]] std::size_t first(Holes position) const noexcept {
        constexpr Holes golden = 0x9E3779B97F4A7C15U; // 2^64 / the golden ratio (Knuth)
        const Holes mixed = position * golden;
        return static_cast<std::size_t>(mixed ^ (mixed >> 32U)) & (slots_.size() - 1);
    }

    void grow() {
        std::vector<Holes> old(2 * slots_.size(), 0);
        old.swap(slots_);
        for (const Holes position : old) {
            if (position == 0)
                continue;
            std::size_t slot = first(position);
            while (slots_[slot] != 0)
                slot = (slot + 1) & (slots_.size() - 1);
            slots_[slot] = position;
        }
    }

    std::vector<Holes> slots_; ///< 0 where nothing is; a power of two of them
    std::size_t count_ = 0;
};

} // namespace loggia::peg
