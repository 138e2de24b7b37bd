#pragma once

#include "core/logic/truth_table.hpp"

#include <cstdint>
#include <vector>

namespace loggia::logic {

/// A truth table that finds its n-th true row, and its n-th false one, without a list of rows: a
/// sum for every 512 rows, so 1/16 of the table's size on top of it. Rank and select as by
/// Jacobson, "Space-efficient static trees and graphs", FOCS 1989, with a binary search for select.
class TruthIndex {
public:
    /// Linear in the table.
    explicit TruthIndex(TruthTable table);

    [[nodiscard]] const TruthTable& table() const noexcept { return table_; }
    /// How many rows have that value.
    [[nodiscard]] std::uint64_t count(bool value) const noexcept {
        return value ? sums_.back() : table_.rows() - sums_.back();
    }
    /// How many rows before `row` (at most table().rows()) have that value. Constant time.
    [[nodiscard]] std::uint64_t rank(bool value, std::uint64_t row) const noexcept;
    /// The row of that value before which there are `n` of them; `n` is less than count(value).
    /// Logarithmic in the table.
    [[nodiscard]] std::uint64_t select(bool value, std::uint64_t n) const noexcept;

private:
    /// True rows, or false ones, before the block of that number.
    [[nodiscard]] std::uint64_t before(bool value, std::size_t block) const noexcept;

    TruthTable table_;
    std::vector<std::uint64_t> sums_; ///< true rows before each block of 8 words, and in all
};

} // namespace loggia::logic
