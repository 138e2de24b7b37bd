#pragma once

#include "core/formula_game/residual.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace loggia::formula_game {

/// Blocks of up to 2^12 rows pay: a row costs less there than the passes that would avoid it.
inline constexpr unsigned block_variables = 12;

/// The truth table of a residual, 64 rows at a time, and the games that are played on it.
///
/// Rows are numbered by the values of the variables: that of the earliest turn is the lowest bit.
/// So the variable that gets its value last separates the lower half of a table from the upper one,
/// and to let its owner choose is one operation on whole words.
class BlockTable {
public:
    explicit BlockTable(Control control) : control_(std::move(control)) {}

    /// The table of `residual` over `variables`, which hold its support; 2^n bits in
    /// max(1, 2^n / 64) words, valid until the next call. Nothing when the control asked to stop.
    /// O(nodes * words), in pieces that fit the cache.
    [[nodiscard]] std::optional<std::span<std::uint64_t>> rows(const Residual& residual,
                                                               Variables variables);

    /// Who wins the game on `residual`: does E, who chooses the variables in `e_turns`?
    [[nodiscard]] std::optional<bool> e_wins(const Residual& residual, Variables e_turns);

    /// The values of all positions of the game on `residual` over `variables`: bit 2^d + p of
    /// `page` is that of the position where the first d of them have the values p (the first one
    /// lowest), 1 where E wins. `page` has room for 2^(n+1) bits, one word at least.
    [[nodiscard]] bool positions(const Residual& residual, Variables variables, Variables e_turns,
                                 std::span<std::uint64_t> page);

private:
    /// The literals of a node, by rows: within a word, and by the number of the word.
    struct Cube {
        std::uint64_t low;
        std::uint32_t mask;
        std::uint32_t match;
    };

    [[nodiscard]] Cube cube_of(const Residual::Node& node) const;
    void conjunction(const Residual& residual, const Residual::Node& node, const Cube& cube,
                     std::size_t base, std::uint64_t* out) const;
    void parity(const Residual& residual, const Residual::Node& node, const Cube& cube,
                std::size_t base, std::uint64_t* out) const;

    Control control_;
    std::size_t piece_ = 1; ///< words of a piece
    std::size_t polled_ = 0;
    std::array<std::uint8_t, 32> places_{}; ///< turn to bit of the row number
    std::vector<Cube> cubes_;
    std::vector<std::uint32_t> slots_; ///< node to its piece
    std::vector<std::uint64_t> pieces_;
    std::vector<std::uint64_t> rows_;
};

} // namespace loggia::formula_game
