#include "core/peg/search/bulk_set.hpp"

#include "core/base/poll.hpp"

#include <algorithm>
#include <array>
#include <numeric>

namespace loggia::peg {

BulkSet::BulkSet(std::size_t expected) {
    constexpr std::size_t few = 10'000;
    const std::size_t parts = expected < few ? 1 : 256;
    sets_.assign(parts, HoleSet(expected / parts));
    waiting_.resize(parts);
}

bool BulkSet::settle(std::vector<Holes>& list, const Control& control) {
    constexpr std::size_t one_insertion = 20; // nanoseconds
    Poll poll(control, one_insertion);
    for (std::size_t part = 0; part < sets_.size(); ++part) {
        for (const Holes position : waiting_[part]) {
            if (poll.stop())
                return false;
            if (sets_[part].insert(position))
                list.push_back(position);
        }
        waiting_[part].clear();
    }
    count_waiting_ = 0;
    return true;
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
