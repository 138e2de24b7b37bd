// A maze in any of the three formats, and small ones searched.
#include "core/pathfinding/format.hpp"
#include "core/pathfinding/problems/grid_problem.hpp"
#include "core/pathfinding/searches/search.hpp"
#include "tests/fuzz/target.hpp"

using namespace loggia;
using namespace loggia::pathfinding;

namespace {

void search_all(const Maze& maze) {
    GridProblem problem(maze);
    const bool solved = search(problem, Algorithm::breadth_first)->ending == Ending::solved;
    for (const Algorithm algorithm : stepwise_algorithms) {
        SearchOptions options;
        if (follows_paths(algorithm))
            options.most_expanded = 1000;
        const auto result = search(problem, algorithm, options);
        if (result && result->ending == Ending::limit)
            continue;
        if (algorithm == Algorithm::jump_point && maze.weighted())
            fuzz::require(!result, "jump points are refused on terrain");
        else
            fuzz::require((result->ending == Ending::solved) == solved,
                          "all algorithms agree on whether there is a path");
    }
    const Cost least = search(problem, Algorithm::uniform_cost)->cost;
    for (const Algorithm algorithm : fast_algorithms) {
        const auto result = search(problem, algorithm);
        if (maze.weighted() ||
            (algorithm == Algorithm::fast_distances) != (maze.neighbours == Neighbours::four))
            fuzz::require(!result, "fast searches are refused where they do not apply");
        else
            fuzz::require((result->ending == Ending::solved) == solved && result->cost == least,
                          "and agree with the others where they do");
    }
}

/// The format is found out where nobody tells it.
void detect(std::string_view text) {
    (void)looks_like_maze(text);
    const MazeFormat format = detect_format(text);
    fuzz::require(maze_format_of(id_of(format)) == format && !maze_format_of("no format"),
                  "formats have names");
    const auto maze = maze_of(text);
    const auto told = maze_of(text, format);
    fuzz::require(maze.has_value() == told.has_value() && (!maze || *maze == *told),
                  "a format that is told is as good as one that is found out");
    const auto map = benchmark_map_of(text);
    fuzz::require(map.has_value() == maze.has_value() && (!map || map->cells() == maze->cells()),
                  "what is a map for benchmarks is one");
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::text_of(data, size);
    detect(text);
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
            fuzz::require(detect_format(*written) == into, "the format is recognised");
            const auto again = maze_of(*written, into);
            fuzz::require(again && again->cells() == maze->cells(), "what is written is read");
            fuzz::require(*to_text(*again, into) == *written, "and written the same way");
        }
        const Maze asked = with_layout_goal(*maze);
        if (const auto layout = to_text(asked, MazeFormat::layout)) {
            const auto again = maze_of(*layout, MazeFormat::layout);
            fuzz::require(again && again->goal == asked.goal, "a layout has its goal");
        }
        constexpr std::size_t few_cells = 100;
        if (maze->start && maze->goal && maze->cells() <= few_cells)
            search_all(*maze);
    }
    return 0;
}
