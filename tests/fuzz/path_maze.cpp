// A maze in any of the three formats, and small ones searched.
#include "core/pathfinding/format.hpp"
#include "core/pathfinding/grid_astar.hpp"
#include "core/pathfinding/grid_problem.hpp"
#include "core/pathfinding/jump_point.hpp"
#include "core/pathfinding/jump_table.hpp"
#include "core/pathfinding/landmark_search.hpp"
#include "core/pathfinding/search.hpp"
#include "tests/fuzz/target.hpp"

using namespace loggia;
using namespace loggia::pathfinding;

namespace {

void search_all(const Maze& maze) {
    GridProblem problem(maze);
    const bool solved = search(problem, Algorithm::breadth_first)->ending == Ending::solved;
    for (const Algorithm algorithm : all_algorithms) {
        const auto result = search(problem, algorithm);
        if (algorithm == Algorithm::jump_point && maze.weighted())
            fuzz::require(!result, "jump points are refused on terrain");
        else
            fuzz::require((result->ending == Ending::solved) == solved,
                          "all algorithms agree on whether there is a path");
    }
    if (maze.neighbours == Neighbours::eight && !maze.weighted()) {
        const Grid grid(maze);
        const GridPath path = GridAStar(grid).find(*maze.start, *maze.goal);
        fuzz::require(path.found == solved, "and so does the search on bits");
        fuzz::require(path.length.cost() == search(problem, Algorithm::uniform_cost)->cost,
                      "with the same length");
        const JumpTable table = *JumpTable::make(grid);
        const Landmarks landmarks = *Landmarks::make(grid, table);
        for (const GridPath& jumps :
             {JumpPointSearch(grid).find(*maze.start, *maze.goal),
              JumpTableSearch(grid, table).find(*maze.start, *maze.goal),
              LandmarkSearch(grid, table, landmarks).find(*maze.start, *maze.goal)})
            fuzz::require(jumps.found == solved && jumps.length == path.length,
                          "and so do those by jump points");
    }
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::text_of(data, size);
    for (const MazeFormat format : {MazeFormat::plain, MazeFormat::layout, MazeFormat::moving_ai}) {
        const auto maze = maze_of(text, format);
        if (!maze) {
            fuzz::require(describe(maze.error(), "name", text).ends_with('\n'), "errors are shown");
            continue;
        }
        for (const MazeFormat into :
             {MazeFormat::plain, MazeFormat::layout, MazeFormat::moving_ai}) {
            const auto written = to_text(*maze, into);
            if (!written) {
                fuzz::require(into == MazeFormat::layout, "only layouts are refused");
                continue;
            }
            const auto again = maze_of(*written, into);
            fuzz::require(again && again->cells() == maze->cells(), "what is written is read");
            fuzz::require(*to_text(*again, into) == *written, "and written the same way");
        }
        constexpr std::size_t few_cells = 100;
        if (maze->start && maze->goal && maze->cells() <= few_cells)
            search_all(*maze);
    }
    return 0;
}
