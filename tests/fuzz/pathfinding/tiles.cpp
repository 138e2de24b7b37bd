// An order of tiles.
#include "core/pathfinding/problems/sliding.hpp"
#include "tests/fuzz/target.hpp"

using namespace loggia;
using namespace loggia::pathfinding;

namespace {

void push(const Tiles& tiles) {
    const int places = tiles.side * tiles.side;
    for (int place = -1; place <= places; ++place) {
        const auto made = pushed(tiles, place);
        if (!made)
            continue;
        fuzz::require(tiles.at(place) != 0 && made->at(place) == 0, "the gap takes the place");
        fuzz::require(reachable(tiles, *made), "a push keeps the parity");
        int gap = 0;
        while (tiles.at(gap) != 0)
            ++gap;
        fuzz::require(pushed(*made, gap) == tiles, "the same tile can be pushed back");
    }
}

void walk(const Tiles& tiles, SlidingHeuristic heuristic) {
    const auto made = SlidingProblem::make(tiles, heuristic);
    fuzz::require(made.has_value(), "nobody stopped it");
    SlidingProblem& problem = **made;
    const Tiles goal = ordered_tiles(tiles.side);
    fuzz::require(problem.tiles(problem.goal().value()) == goal, "the goal is the order");
    fuzz::require(problem.is_goal(problem.start()) == (tiles == goal), "as the start may be");
    fuzz::require(problem.why_no_path().has_value() != reachable(tiles, goal),
                  "a reason where there is no way");
    const Cost here = problem.heuristic_value(problem.start());
    std::vector<Step> steps;
    std::vector<Step> back;
    problem.successors(problem.start(), steps);
    for (const Step& step : steps) {
        fuzz::require(reachable(problem.tiles(step.state), tiles), "a move can be taken back");
        const Cost there = problem.heuristic_value(step.state);
        fuzz::require(here <= there + 1 && there <= here + 1, "an estimate changes with the cost");
        problem.predecessors(step.state, back);
        bool found = false;
        for (const Step& from : back)
            found = found || (from.state == problem.start() && from.action == step.action);
        fuzz::require(found, "where a move leads to, it comes from");
        fuzz::require(!problem.name(problem.start(), step).empty(), "moves have names");
    }
    fuzz::require(problem.bytes() > 0, "states take memory");
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::text_of(data, size);
    const auto tiles = tiles_of(text);
    if (!tiles) {
        fuzz::require(describe(tiles.error(), "name", text).ends_with('\n'), "errors are shown");
        return 0;
    }
    fuzz::require(*tiles_of(to_text(*tiles)) == *tiles, "what is written is read as the same");
    push(*tiles);
    for (const SlidingHeuristic heuristic :
         {SlidingHeuristic::null, SlidingHeuristic::misplaced, SlidingHeuristic::manhattan,
          SlidingHeuristic::linear_conflict})
        walk(*tiles, heuristic);
    for (const int side : {2, 3, 4})
        fuzz::require(
            reachable(*tiles, ordered_tiles(side)) ==
                (side == tiles->side && reachable(*tiles, shuffled_tiles(side, 20, tiles->places))),
            "what moves have made can be ordered");
    return 0;
}
