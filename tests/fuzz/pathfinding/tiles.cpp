// An order of tiles.
#include "core/pathfinding/problems/sliding.hpp"
#include "tests/fuzz/target.hpp"

using namespace loggia;
using namespace loggia::pathfinding;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::text_of(data, size);
    const auto tiles = tiles_of(text);
    if (!tiles) {
        fuzz::require(describe(tiles.error(), "name", text).ends_with('\n'), "errors are shown");
        return 0;
    }
    fuzz::require(*tiles_of(to_text(*tiles)) == *tiles, "what is written is read as the same");
    SlidingProblem problem(*tiles);
    std::vector<Step> steps;
    problem.successors(problem.start(), steps);
    for (const Step& step : steps)
        fuzz::require(reachable(problem.tiles(step.state), *tiles), "a move can be taken back");
    return 0;
}
