#pragma once

#include "core/base/control.hpp"
#include "core/peg/game.hpp"
#include "core/peg/search/endings.hpp"
#include "core/peg/search/expand.hpp"
#include "core/peg/symmetry.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace loggia::peg {

/// Beam search (Lowerre 1976): of all positions that follow from those kept with n pegs, only the
/// `width` most promising with n - 1 pegs are kept.
///
/// A position is promising if its pegs are in holes that many lines pass through (a peg in a corner
/// can only leave by its own jump) and if many jumps are possible; ties are broken by a hash.
class Beam {
public:
    Beam(const Puzzle& puzzle, const Canonical& canonical, const Endings* endings);

    /// The way to the goal, as Canonical has the positions after each jump; nothing if this beam
    /// misses it, or when stopped.
    [[nodiscard]] std::optional<std::vector<Holes>> search(std::size_t width, std::uint64_t salt,
                                                           const Control& control);
    /// Positions that were looked at so far.
    [[nodiscard]] std::uint64_t positions() const noexcept { return positions_; }
    /// Whether the last search kept everything, so that what it did not find is not there.
    [[nodiscard]] bool complete() const noexcept { return complete_; }

private:
    struct Node {
        Holes position;
        std::uint32_t parent; ///< in the level before
    };
    struct Candidate {
        std::int64_t cost; ///< the less the better
        Node node;
    };

    [[nodiscard]] std::int64_t cost_of(Holes position) const noexcept;
    [[nodiscard]] std::vector<Node> next_level(const std::vector<Node>& level, std::size_t width,
                                               std::uint64_t salt, const Control& control);
    [[nodiscard]] std::optional<std::vector<Holes>>
    arrived(const std::vector<std::vector<Node>>& levels) const;

    const Puzzle& puzzle_;
    const Canonical& canonical_;
    Expander expander_;
    const Endings* endings_;                       ///< may be null
    std::vector<std::vector<std::int64_t>> costs_; ///< for each byte of a position, by its value
    HoleSet seen_;
    std::uint64_t positions_ = 0;
    bool complete_ = false;
};

} // namespace loggia::peg
