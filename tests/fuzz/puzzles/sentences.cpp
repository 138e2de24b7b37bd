#include "core/puzzles/sentences.hpp"

#include "core/ladr/mace_input.hpp"
#include "core/puzzles/generate.hpp"
#include "tests/fuzz/target.hpp"

#include <string_view>

using namespace loggia;
using namespace loggia::ladr;
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
    const auto puzzle = read_sentences(text);
    if (!puzzle) {
        fuzz::require(describe(puzzle.error(), "name", text).ends_with('\n'),
                      "errors can be shown");
        return 0;
    }
    if (const auto mace = to_mace(*puzzle); mace)
        fuzz::require(read_mace(*mace).has_value(), "what is written can be read");
    if (puzzle->people.size() <= 8 && size < 2000)
        (void)rate(*puzzle);
    return 0;
}
