#include "core/pathfinding/problems/state_table.hpp"

#include <algorithm>

namespace loggia::pathfinding {

StateTable::StateTable(std::size_t words) : words_(words), slots_(64, no_state) {}

std::size_t StateTable::slot(std::span<const std::uint64_t> row) const noexcept {
    std::uint64_t hash = 0;
    for (const std::uint64_t word : row) {
        hash = (hash ^ word) * 0x9E3779B97F4A7C15U;
        hash ^= hash >> 32U;
    }
    std::size_t at = hash & (slots_.size() - 1);
    while (slots_[at] != no_state &&
           !std::equal(row.begin(), row.end(), this->row(slots_[at]).begin()))
        at = (at + 1) & (slots_.size() - 1);
    return at;
}

State StateTable::number(std::span<const std::uint64_t> row) {
    std::size_t at = slot(row);
    if (slots_[at] != no_state)
        return slots_[at];
    if (2 * (size_ + 1) > slots_.size()) {
        grow();
        at = slot(row);
    }
    slots_[at] = static_cast<State>(size_);
    rows_.insert(rows_.end(), row.begin(), row.end());
    return static_cast<State>(size_++);
}

std::optional<State> StateTable::find(std::span<const std::uint64_t> row) const {
    const State found = slots_[slot(row)];
    return found == no_state ? std::nullopt : std::optional(found);
}

void StateTable::shrink(std::size_t size) {
    // The last one first: then every slot that it passed on its way in is still taken by another.
    for (; size_ > size; --size_) {
        slots_[slot(row(static_cast<State>(size_ - 1)))] = no_state;
        rows_.resize(rows_.size() - words_);
    }
}

void StateTable::grow() {
    slots_.assign(slots_.size() * 2, no_state);
    for (std::size_t state = 0; state < size_; ++state)
        slots_[slot(row(static_cast<State>(state)))] = static_cast<State>(state);
}

} // namespace loggia::pathfinding
