#pragma once

#include "core/base/control.hpp"
#include "core/peg/game.hpp"
#include "core/peg/hole_set.hpp"
#include "core/peg/invariants/pagoda.hpp"
#include "core/peg/symmetry.hpp"

#include <cstddef>
#include <span>
#include <vector>

namespace loggia::peg {

/// The positions from which a goal can be reached, level by level: level k is the set of all those,
/// modulo symmetry, that are k jumps away from it, found by taking jumps back.
class Endings {
public:
    /// Levels as long as all of them together hold at most `most` positions; fewer when stopped.
    Endings(const Board& board, const Canonical& canonical, std::span<const Holes> finals,
            std::size_t most, std::size_t levels, const Control& control = {});

    [[nodiscard]] std::size_t levels() const noexcept { return levels_.size(); }
    /// Whether the goal can be reached from here in exactly so many jumps; `position` as Canonical
    /// has it. `jumps` less than levels().
    [[nodiscard]] bool has(Holes position, std::size_t jumps) const {
        return levels_[jumps].contains(position);
    }
    /// The positions that follow on the way to the goal, so many jumps away, as Canonical has them.
    [[nodiscard]] std::vector<Holes> way(Holes position, std::size_t jumps) const;

private:
    const Board& board_;
    const Canonical& canonical_;
    std::vector<HoleSet> levels_;
};

/// The jumps from `start` through positions that are, modulo symmetry, those of the chain.
[[nodiscard]] std::vector<Jump> follow(const Board& board, const Canonical& canonical, Holes start,
                                       std::span<const Holes> chain);

} // namespace loggia::peg
