#pragma once

#include "core/base/control.hpp"
#include "core/formula_game/residual.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace loggia::formula_game {

/// Who wins in every position of a game: 2^27 - 1 of them when it has 26 variables.
///
/// The formula is taken apart by the values of the first variables until 14 variables are left in
/// what remains of it; the values of all positions below come from a truth table of that, folded
/// turn by turn. What remains is the same after many ways to play, or does not contain the next
/// variables, or is constant: such parts are there once. So the table is a diagram with pages of at
/// most 4 KB for leaves, usually some hundred KB in all; at most 2^12 such pages (16 MB) and as
/// many inner nodes. A value.
class GameTable {
public:
    /// Of the game on `formula` in which E chooses the variables in `e_turns`. Nothing when the
    /// control asks to stop; reports how far it has come. Time: from microseconds to about
    /// 2^26 / 64 operations for each node of the formula. At most 24 MB beside the table, and its
    /// size again.
    [[nodiscard]] static std::optional<GameTable> make(const Residual& formula, Variables e_turns,
                                                       const Control& control);

    /// Does E win after the first `turns` variables got `values` (that of turn 0 lowest, 0 where
    /// none was chosen)? At most 26 steps.
    [[nodiscard]] bool e_wins(std::uint32_t values, std::size_t turns) const noexcept;

    /// What the table occupies.
    [[nodiscard]] std::size_t bytes() const noexcept {
        return forks_.size() * sizeof(Fork) + pages_.size() * sizeof(Page) +
               words_.size() * sizeof(std::uint64_t);
    }

private:
    class Maker;
    /// Where a position's value stands: a constant, a fork or a page.
    using Reference = std::uint32_t;
    struct Fork {
        std::array<Reference, 2> after;
        std::uint8_t turn;
        bool e_wins;
    };
    struct Page {
        Variables variables;
        std::uint32_t first; ///< into words_
    };

    /// Whether E wins where a reference points to.
    [[nodiscard]] bool value(Reference reference) const noexcept;

    std::vector<Fork> forks_;
    std::vector<Page> pages_;
    std::vector<std::uint64_t> words_;
    Reference root_ = 0;
};

} // namespace loggia::formula_game
