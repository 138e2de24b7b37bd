#include "core/puzzles/sentences.hpp"

#include "core/ladr/mace_input.hpp"
#include "core/puzzles/generate.hpp"
#include "tests/fuzz/target.hpp"

using namespace loggia;
using namespace loggia::ladr;
using namespace loggia::puzzles;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::text_of(data, size);
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
