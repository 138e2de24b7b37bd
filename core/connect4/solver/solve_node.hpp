#pragma once

#include "core/connect4/bounds.hpp"
#include "core/connect4/lines.hpp"
#include "core/connect4/solver/solve_table.hpp"

#include <array>
#include <cstddef>
#include <optional>

namespace loggia::connect4 {

/// A position as the exact searches see it: from the side of the player to move, with what is known
/// of its *gain*, the points that this player will still win less those that the other one will.
struct SolveNode {
    Bits own;
    Bits other;
    OpenLines own_lines;
    OpenLines other_lines;
    int lead;     ///< Points so far, own less other's.
    Bounds gain;  ///< True bounds, from whatever source.
    StateKey key; ///< Once completed; bounds alone settle many nodes.

    /// Everything but the key; `gain` is what static bounds say, with those of following or
    /// without.
    [[nodiscard]] static SolveNode of(Bits own, Bits other, int lead, bool use_following) noexcept;
    [[nodiscard]] static SolveNode of(const Position& position, bool use_following) noexcept;
    void complete_key() noexcept {
        key = state_key(own & own_lines.cover(), other & other_lines.cover(), own | other);
    }
    /// The cells that the player to move can play.
    [[nodiscard]] Bits playable() const noexcept {
        return ((own | other) + bottom_row) & all_cells;
    }
};

/// One move of a SolveNode.
struct SolveMove {
    Bits stone;     ///< The cell that it takes.
    int gain;       ///< Points that the move itself wins.
    int order;      ///< The larger, the more promising.
    SolveNode node; ///< The position after it, from the opponent's side.

    /// Bounds of what the mover gains by this move and all that follows.
    [[nodiscard]] int lower() const noexcept { return gain - node.gain.upper; }
    [[nodiscard]] int upper() const noexcept { return gain - node.gain.lower; }
    /// What has to be asked of the position after the move: the mover gains at least `claim` if and
    /// only if the opponent does not gain at least this.
    [[nodiscard]] int reply_claim(int claim) const noexcept { return gain - claim + 1; }

    [[nodiscard]] static SolveMove of(const SolveNode& node, Bits stone,
                                      bool use_following) noexcept;
};

/// The moves of a node for the question whether its gain is at least `claim`, as far as they are
/// not settled by static bounds and by the table.
class SolveMoves {
public:
    /// `preferred` is a cell (or 0) whose move comes first, whatever its other merits.
    SolveMoves(const SolveNode& node, int claim, const SolveTable& table, bool use_following,
               Bits preferred = 0) noexcept;

    /// A lower bound of the gain that is at least `claim`, where some move is known to reach it.
    [[nodiscard]] const std::optional<int>& proof() const noexcept { return proof_; }
    /// Whether that took a look into the table.
    [[nodiscard]] bool proof_by_table() const noexcept { return proof_by_table_; }
    /// Upper bound of the gain by the moves that are known to miss the claim.
    [[nodiscard]] int settled_upper() const noexcept { return settled_upper_; }

    /// The moves left, the most promising first.
    [[nodiscard]] std::size_t size() const noexcept { return size_; }
    [[nodiscard]] const SolveMove& operator[](std::size_t i) const noexcept { return *order_[i]; }

    SolveMoves(const SolveMoves&) = delete;
    SolveMoves& operator=(const SolveMoves&) = delete;

private:
    std::array<SolveMove, columns> moves_; // NOLINT: left unset on purpose, a kilobyte a node
    std::array<const SolveMove*, columns> order_;
    std::size_t size_ = 0;
    std::optional<int> proof_;
    bool proof_by_table_ = false;
    int settled_upper_ = -quadruple_count;
};

} // namespace loggia::connect4
