#pragma once

#include "core/peg/game.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>

namespace loggia::peg {

/// What a list of jumps comes to.
struct Replay {
    /// A jump that is not possible when its turn comes.
    struct Fault {
        std::size_t index = 0; ///< in the list, from 0
        std::string message;   ///< why, in words
    };

    Holes position = 0;         ///< where it ended, or what the fault was met in
    std::optional<Fault> fault; ///< the first one
    bool solved = false;        ///< no fault, and the goal is met at the end
};

/// Plays the jumps hole by hole, straight from the rules and the triples; shares nothing with the
/// bitboards that the solvers work with, so that it can judge them.
[[nodiscard]] Replay replay(const Puzzle& puzzle, std::span<const Jump> jumps);

} // namespace loggia::peg
