#pragma once

#include "core/pathfinding/problems/problem.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace loggia::pathfinding {

/// Numbers for states that are rows of words, all of the same length: 0, 1, 2 ... in the order in
/// which they come. A hash table with open addressing beside one array of all rows; 8 bytes for
/// each word and 8 to 16 for each state.
class StateTable {
public:
    /// `words` is the length of a row, at least 1.
    explicit StateTable(std::size_t words);

    /// The number of a row, a new one where it has none.
    State number(std::span<const std::uint64_t> row);
    /// The number of a row that has one.
    [[nodiscard]] std::optional<State> find(std::span<const std::uint64_t> row) const;
    /// The row of a number; until the next one gets a number.
    [[nodiscard]] std::span<const std::uint64_t> row(State state) const noexcept {
        return {rows_.data() + std::size_t{state} * words_, words_};
    }
    [[nodiscard]] std::size_t size() const noexcept { return size_; }
    /// Drops all numbers from `size` on.
    void shrink(std::size_t size);
    [[nodiscard]] std::size_t bytes() const noexcept {
        return rows_.size() * sizeof(std::uint64_t) + slots_.size() * sizeof(State);
    }

private:
    [[nodiscard]] std::size_t slot(std::span<const std::uint64_t> row) const noexcept;
    void grow();

    std::size_t words_;
    std::size_t size_ = 0;
    std::vector<std::uint64_t> rows_;
    std::vector<State> slots_; ///< a power of two of them, at most half of them taken
};

} // namespace loggia::pathfinding
