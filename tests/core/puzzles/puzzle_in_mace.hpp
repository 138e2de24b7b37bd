#pragma once

#include "core/ladr/proposition.hpp"
#include "core/puzzles/sentences.hpp"

#include <string>

namespace loggia::puzzles {

/// The formulas of a puzzle as a file for Mace4: `k_Abe` for "Abe is a knight".
inline std::string puzzle_in_mace(const SentencePuzzle& puzzle) {
    std::string text = "formulas(assumptions).\n";
    logic::Store store = puzzle.store;
    for (const SentenceLine& line : puzzle.lines)
        text += ladr::to_ladr(store, *line.formula).value() + ".\n";
    return text + "end_of_list.\n";
}

} // namespace loggia::puzzles
