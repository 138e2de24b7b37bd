#include "core/puzzles/sentences.hpp"

#include "core/ladr/mace_input.hpp"
#include "core/puzzles/generate.hpp"
#include "tests/core/puzzles/puzzle_in_mace.hpp"
#include "tests/fuzz/target.hpp"

#include <string_view>

using namespace loggia;
using namespace loggia::puzzles;

namespace {

/// Whatever the puzzle is about, and without the lines that cannot be read.
void read_any(std::string_view text) {
    for (const PuzzleSetting setting :
         {PuzzleSetting::plain, PuzzleSetting::islanders, PuzzleSetting::doors}) {
        const auto whole = read_puzzle(text, setting);
        const SentencePuzzle parts = read_puzzle_leniently(text, setting);
        if (whole)
            fuzz::require(parts.errors.empty() && parts.lines.size() == whole->lines.size(),
                          "what can be read is read leniently");
        else
            fuzz::require(!parts.errors.empty(), "what cannot is told");
        for (const Error& error : parts.errors)
            fuzz::require(error.span && describe(error, "name", text).ends_with('\n'),
                          "all errors can be shown");
    }
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::text_of(data, size);
    read_any(text);
    const auto puzzle = read_puzzle(text, PuzzleSetting::islanders);
    if (!puzzle) {
        fuzz::require(describe(puzzle.error(), "name", text).ends_with('\n'),
                      "errors can be shown");
        return 0;
    }
    fuzz::require(ladr::read_mace(puzzle_in_mace(*puzzle)).has_value(),
                  "formulas are what Mace4 reads");
    if (puzzle->store.variables() <= 8 && size < 2000)
        (void)rate(*puzzle);
    return 0;
}
