#pragma once

#include "core/base/control.hpp"
#include "core/peg/hole_set.hpp"

#include <cstddef>
#include <vector>

namespace loggia::peg {

/// A set of positions far larger than the cache, filled in bulk: what is added waits in one of many
/// parts, by its hash, and each part is then processed while its table is in the cache. That no
/// table is large also keeps every step short, growing included. Threads add to their own lists and
/// then process different parts, so no locks are needed.
class BulkSet {
public:
    /// How many positions should wait at most; some 40 MB with the neighbours of a position.
    static constexpr std::size_t chunk = 5'000'000;

    /// To be filled with about `expected`, by so many threads at a time.
    explicit BulkSet(std::size_t expected, int threads = 1);

    /// `worker` is below the number of threads; each is for one thread at a time.
    void add(Holes position, std::size_t worker = 0) {
        Worker& own = workers_[worker];
        own.waiting[part_of(position)].push_back(position);
        ++own.count;
    }
    /// Whether it is time to settle(); not while others add.
    [[nodiscard]] bool full() const noexcept {
        std::size_t waiting = 0;
        for (const Worker& each : workers_)
            waiting += each.count;
        return waiting >= chunk;
    }

    /// Appends to `list` what is new of what was added since the last time, in an order that
    /// depends on which worker added what and when, and not on the threads; false when stopped.
    [[nodiscard]] bool settle(std::vector<Holes>& list, const Control& control);
    /// The same without a list.
    [[nodiscard]] bool settle(const Control& control);

    /// Whether it was added, and settled. From any thread.
    [[nodiscard]] bool contains(Holes position) const noexcept {
        return sets_[part_of(position)].contains(position);
    }

private:
    struct Worker {
        std::vector<std::vector<Holes>> waiting; ///< by part
        std::size_t count = 0;                   ///< of all parts
    };

    [[nodiscard]] std::size_t part_of(Holes position) const noexcept {
        constexpr Holes odd = 0xD6E8FEB86659FD93U;
        return static_cast<std::size_t>((position * odd) >> 56U) & (sets_.size() - 1);
    }
    /// Of one part; what is new is appended.
    [[nodiscard]] bool settle_part(std::size_t part, std::vector<Holes>* list,
                                   const Control& control);
    void forget_counts() noexcept;

    int threads_;
    std::vector<HoleSet> sets_; ///< 1 or 256 of them
    std::vector<Worker> workers_;
};

/// Sorts positions, in about 10 ns for each (radix sort); false, and in no order, when stopped.
[[nodiscard]] bool sort_positions(std::vector<Holes>& positions, const Control& control);

} // namespace loggia::peg
