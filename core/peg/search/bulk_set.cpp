#include "core/peg/search/bulk_set.hpp"

#include "core/base/parallel.hpp"
#include "core/base/poll.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <numeric>

namespace loggia::peg {

BulkSet::BulkSet(std::size_t expected, int threads)
    : threads_(std::max(threads, 1)), workers_(static_cast<std::size_t>(threads_)) {
    constexpr std::size_t few = 10'000;
    const std::size_t parts = expected < few ? 1 : 256;
    sets_.assign(parts, HoleSet(expected / parts));
    for (Worker& each : workers_)
        each.waiting.resize(parts);
}

bool BulkSet::settle_part(std::size_t part, std::vector<Holes>* list, const Control& control) {
    constexpr std::size_t one_insertion = 20; // nanoseconds
    Poll poll(control, one_insertion);
    for (Worker& each : workers_) {
        for (const Holes position : each.waiting[part]) {
            if (poll.stop())
                return false;
            if (sets_[part].insert(position) && list != nullptr)
                list->push_back(position);
        }
        each.waiting[part].clear();
    }
    return true;
}

void BulkSet::forget_counts() noexcept {
    for (Worker& each : workers_)
        each.count = 0;
}

bool BulkSet::settle(std::vector<Holes>& list, const Control& control) {
    if (threads_ == 1) {
        for (std::size_t part = 0; part < sets_.size(); ++part)
            if (!settle_part(part, &list, control))
                return false;
        forget_counts();
        return true;
    }
    std::vector<std::vector<Holes>> fresh(sets_.size());
    std::atomic<bool> whole = true;
    in_parallel(sets_.size(), threads_, [&](std::size_t part) {
        const bool done = settle_part(part, &fresh[part], control);
        whole = whole && done;
        return done;
    });
    if (!whole)
        return false;
    for (const std::vector<Holes>& each : fresh)
        list.insert(list.end(), each.begin(), each.end());
    forget_counts();
    return true;
}

bool BulkSet::settle(const Control& control) {
    std::atomic<bool> whole = true;
    in_parallel(sets_.size(), threads_, [&](std::size_t part) {
        const bool done = settle_part(part, nullptr, control);
        whole = whole && done;
        return done;
    });
    forget_counts();
    return whole;
}

bool sort_positions(std::vector<Holes>& positions, const Control& control) {
    constexpr std::size_t few = 4096;
    if (positions.size() < few) {
        std::sort(positions.begin(), positions.end());
        return !control.stop_requested();
    }
    constexpr unsigned digit_bits = 11;
    constexpr Holes digit_mask = (Holes{1} << digit_bits) - 1;
    constexpr std::size_t one_step = 4; // nanoseconds
    Poll poll(control, one_step);
    Holes used = 0;
    for (const Holes position : positions)
        used |= position;
    std::vector<Holes> other(positions.size());
    for (unsigned shift = 0; shift < most_holes && (used >> shift) != 0; shift += digit_bits) {
        std::array<std::size_t, digit_mask + 2> first{};
        for (const Holes position : positions) {
            if (poll.stop())
                return false;
            ++first[((position >> shift) & digit_mask) + 1];
        }
        std::partial_sum(first.begin(), first.end(), first.begin());
        for (const Holes position : positions) {
            if (poll.stop())
                return false;
            other[first[(position >> shift) & digit_mask]++] = position;
        }
        positions.swap(other);
    }
    return true;
}

} // namespace loggia::peg
