#pragma once

#include "core/base/control.hpp"
#include "core/peg/game.hpp"
#include "core/peg/search/solve_direct.hpp"
#include "core/peg/search/table.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace loggia::peg {

/// A jump and whether the goal can still be reached after it.
struct Prospect {
    Jump jump;
    Verdict verdict = Verdict::unknown;
};

/// What a person who is stuck wants to know.
struct Hint {
    Verdict verdict = Verdict::unknown; ///< of the position: can the goal be reached?
    std::vector<Jump> solution; ///< from here on, where it can; its first jump is the advice
    /// Where it cannot: how many of the jumps made have to be taken back until it can; nothing
    /// where that is not known, or it could not at the start either.
    std::optional<std::size_t> take_back;
};

/// Looks the position of a game up in the table, where one of its puzzle is given; solves it else.
[[nodiscard]] Hint hint(const Game& game, const Table* table = nullptr,
                        const DirectOptions& options = {}, const Control& control = {});

/// Every jump that is possible in a position, with what comes of it.
[[nodiscard]] std::vector<Prospect> prospects(const Puzzle& puzzle, Holes position,
                                              const Table* table = nullptr,
                                              const DirectOptions& options = {},
                                              const Control& control = {});

} // namespace loggia::peg
