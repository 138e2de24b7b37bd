#pragma once

#include "core/base/control.hpp"
#include "core/logic/clauses.hpp"
#include "core/peg/encoding/encoding.hpp"
#include "core/peg/game.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace loggia::peg {

/// Which atom says what, as in the assignment's sample output: the jumps first, in the order of
/// board.jumps(), then the pegs hole by hole; time runs fastest. Atoms above `named()` are what
/// counters, parities and sweeps need besides.
class Atoms {
public:
    Atoms(const Board& board, int steps)
        : jumps_(static_cast<int>(board.jumps().size())), holes_(board.holes()), steps_(steps) {}

    /// Jump number `index` at time 1 to steps().
    [[nodiscard]] int jump(std::size_t index, int time) const noexcept {
        return static_cast<int>(index) * steps_ + time;
    }
    /// A peg in the hole at time 1 to steps() + 1.
    [[nodiscard]] int peg(int hole, int time) const noexcept {
        return jumps_ * steps_ + (hole - 1) * (steps_ + 1) + time;
    }
    /// How many times there are at which jumps are made.
    [[nodiscard]] int steps() const noexcept { return steps_; }
    [[nodiscard]] int named() const noexcept { return peg(holes_, steps_ + 1); }

private:
    int jumps_;
    int holes_;
    int steps_;
};

/// A puzzle as clauses.
struct Encoded {
    logic::ClauseSet clauses;
    Atoms atoms;
    std::array<std::size_t, axiom_count> counts{}; ///< clauses of each kind

    [[nodiscard]] std::size_t count(Axiom axiom) const {
        return counts[static_cast<std::size_t>(axiom)];
    }
};

/// The clauses: their models are the solutions (with rounds or sweeps, those with so many). Fails
/// where there would be over twenty million of them, and when stopped.
[[nodiscard]] Result<Encoded> encode(const Puzzle& puzzle, const Encoding& encoding = {},
                                     const Control& control = {});

/// What the front end prints: a clause a line, `0`, then the key, a line `1 Jump(1,2,4,1)` or
/// `17 Peg(1,1)` for each named atom. Empty when stopped.
[[nodiscard]] std::string front_end_text(const Puzzle& puzzle, const Encoded& encoded,
                                         const Control& control = {});

/// The jumps that the model makes, in the order of time. `holds(atom)` says what is true in it.
template <class Holds>
[[nodiscard]] std::vector<Jump> jumps_in(const Board& board, const Atoms& atoms, Holds holds) {
    std::vector<Jump> jumps;
    for (int time = 1; time <= atoms.steps(); ++time)
        for (std::size_t i = 0; i < board.jumps().size(); ++i)
            if (holds(atoms.jump(i, time)))
                jumps.push_back(board.jumps()[i]);
    return jumps;
}

} // namespace loggia::peg
