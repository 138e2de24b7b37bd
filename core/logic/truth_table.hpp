#pragma once

#include "core/base/control.hpp"
#include "core/logic/compiled_expr.hpp"
#include "core/logic/expr.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace loggia::logic {

/// The values of a function of `variables` variables, a bit a row. As on paper, the first variable
/// changes slowest: row r gives the last variable bit 0 of r, the one before it bit 1, and so on.
class TruthTable {
public:
    static constexpr int most_variables = 36; ///< 8 GiB

    /// False in every row. Takes 2^variables bits, at least 8 bytes.
    explicit TruthTable(int variables = 0);

    [[nodiscard]] int variables() const noexcept { return variables_; }
    [[nodiscard]] std::uint64_t rows() const noexcept { return std::uint64_t{1} << variables_; }
    [[nodiscard]] bool operator[](std::uint64_t row) const noexcept {
        return (words_[row / 64] >> (row % 64) & 1U) != 0;
    }
    void set(std::uint64_t row, bool value) noexcept;
    [[nodiscard]] std::uint64_t count() const noexcept; ///< rows that are true

    /// Row r is bit r % 64 of word r / 64; bits beyond the last row are 0.
    [[nodiscard]] std::span<const std::uint64_t> words() const noexcept { return words_; }
    [[nodiscard]] std::span<std::uint64_t> words() noexcept { return words_; }

    /// Complements every row.
    void negate() noexcept;

    friend bool operator==(const TruthTable&, const TruthTable&) = default;

private:
    [[nodiscard]] std::uint64_t used_bits() const noexcept;

    int variables_;
    std::vector<std::uint64_t> words_;
};

/// The columns of all variables of a table for a stretch of its rows, as Program reads them.
class RowBlock {
public:
    static constexpr std::uint64_t rows = 1U << 14U; ///< of a block
    static constexpr std::size_t words = rows / 64;

    /// For tables of so many variables.
    explicit RowBlock(int variables);
    /// Goes to rows `block` * RowBlock::rows and those after it.
    void move_to(std::uint64_t block);
    /// One for each variable, `words` words long; valid until the next move_to().
    [[nodiscard]] std::span<const std::uint64_t* const> columns() const noexcept {
        return columns_;
    }

private:
    int variables_;
    std::vector<std::uint64_t> patterns_; ///< of the variables that change within a block
    std::vector<std::uint64_t> zeros_;
    std::vector<std::uint64_t> ones_;
    std::vector<const std::uint64_t*> columns_;
};

/// The table of an expression, with the variables in the given order, which has to contain all that
/// occur and at most TruthTable::most_variables. Nothing when stopped.
/// 2^variables / 64 times the size of the expression, a few words a cycle.
[[nodiscard]] std::optional<TruthTable> truth_table(const Store& store, Expr root,
                                                    std::span<const Variable> order,
                                                    const Control& control = {});

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
