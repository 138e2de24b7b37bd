#include "app/commands/pathfinding/path_input.hpp"

#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/nearest_word.hpp"
#include "core/pathfinding/grids/scenario_map.hpp"
#include "core/pathfinding/problems/collect_problem.hpp"
#include "core/pathfinding/problems/grid_problem.hpp"
#include "core/pathfinding/problems/road_format.hpp"
#include "core/pathfinding/problems/road_map.hpp"
#include "core/pathfinding/problems/sliding.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>
#include <vector>

namespace loggia::commands {

using namespace pathfinding;

namespace {

constexpr std::string_view tiles_prefix = "tiles:";

template <class Value, std::size_t Count>
using Choices = std::array<std::pair<std::string_view, Value>, Count>;

constexpr Choices<Heuristic, 5> grid_heuristics{{{"null", Heuristic::null},
                                                 {"manhattan", Heuristic::manhattan},
                                                 {"euclidean", Heuristic::euclidean},
                                                 {"octile", Heuristic::octile},
                                                 {"chebyshev", Heuristic::chebyshev}}};
constexpr Choices<CollectHeuristic, 4> collect_heuristics{
    {{"spanning-tree", CollectHeuristic::spanning_tree},
     {"maze-distance", CollectHeuristic::maze_distance},
     {"manhattan", CollectHeuristic::manhattan},
     {"null", CollectHeuristic::null}}};
constexpr Choices<SlidingHeuristic, 5> tiles_heuristics{
    {{"manhattan", SlidingHeuristic::manhattan},
     {"linear-conflict", SlidingHeuristic::linear_conflict},
     {"patterns", SlidingHeuristic::patterns},
     {"misplaced", SlidingHeuristic::misplaced},
     {"null", SlidingHeuristic::null}}};
constexpr Choices<bool, 2> road_heuristics{{{"straight-line", true}, {"null", false}}};

/// `0 1 2/3 4 5/6 7 8`
std::string in_a_line(const Tiles& tiles) {
    std::string text = to_text(tiles);
    text.pop_back();
    std::replace(text.begin(), text.end(), '\n', '/');
    return text;
}

/// The heuristic of that name; without a name the first.
template <class Value, std::size_t Count>
Value chosen(const std::string& name, const Choices<Value, Count>& choices) {
    std::vector<std::string_view> names;
    for (const auto& [known, value] : choices) {
        if (name == known)
            return value;
        names.push_back(known);
    }
    if (name.empty())
        return choices.front().second;
    throw UsageError("--heuristic", fmt::format("expected one of {1}, found \"{0}\"", name,
                                                fmt::join(names, ", ")));
}

std::optional<Point> place_of(const std::string& option, const std::string& text) {
    return text.empty() ? std::nullopt : std::optional(point_of(option, text));
}

/// What to write for a name that is none: a likely one, or which there are.
std::string known_names(const std::string& name, const RoadMap& map, std::string_view what) {
    constexpr std::size_t most_listed = 30;
    std::vector<std::string> names;
    for (const Town& town : map.towns)
        names.push_back(town.name);
    std::string meant = did_you_mean(name, names);
    return meant.empty() && names.size() <= most_listed
               ? fmt::format("; the {} are {}", what, fmt::join(names, ", "))
               : meant;
}

std::size_t town_of(const std::string& option, const std::string& name, const char* otherwise) {
    const auto found = romania().find(name.empty() ? otherwise : name);
    if (!found)
        throw UsageError(option, fmt::format("unknown town \"{}\"{}", name,
                                             known_names(name, romania(), "towns")));
    return *found;
}

/// A search on a graph of its own.
class SharedRoadProblem final : public RoadProblem {
public:
    SharedRoadProblem(std::shared_ptr<const RoadMap> map, std::size_t start, std::size_t goal,
                      bool informed)
        : RoadProblem(*map, start, goal, informed), kept_(std::move(map)) {}

private:
    std::shared_ptr<const RoadMap> kept_;
};

} // namespace

Point point_of(const std::string& option, const std::string& text) {
    Point point;
    const char* const end = text.data() + text.size();
    const auto [comma, first] = std::from_chars(text.data(), end, point.x);
    if (first == std::errc() && comma != end && *comma == ',') {
        const auto [last, second] = std::from_chars(comma + 1, end, point.y);
        if (second == std::errc() && last == end)
            return point;
    }
    throw UsageError(option, "expected a column and a row (0 or more), for example 3,4");
}

void MazeArguments::add_to(Command command, const std::string& help) {
    command.add_option("MAZE", input_, help).type_name("");
    command
        .add_option("--neighbours", neighbours_,
                    "Neighbours of a cell, 4 or 8 (overrides the file)")
        .between(4, 8, RangeHint::hidden)
        .type_name("4|8");
    command.add_option("--format", format_, "plain, layout or moving-ai (default: detected)")
        .one_of({"plain", "layout", "moving-ai"});
}

Error no_maze(const std::string& input, Error error) {
    if (input == "romania")
        return {"expected a maze, found romania, which is a road map"};
    if (input.starts_with(tiles_prefix))
        return {"expected a maze, found the tiles of a sliding puzzle"};
    return error;
}

std::string MazeArguments::name() const {
    return input_ == "-" ? "standard input" : input_;
}

std::optional<std::string> MazeArguments::read_bytes(const Control& control) const {
    if (neighbours_ && *neighbours_ != 4 && *neighbours_ != 8)
        throw UsageError("--neighbours", "4 or 8");
    auto bytes = read_input(input_, control);
    if (!bytes) {
        report(no_maze(input_, bytes.error()), "error");
        return std::nullopt;
    }
    return *std::move(bytes);
}

MazeFormat MazeArguments::format_of(const std::string& bytes) const {
    return format_.empty() ? detect_format(bytes) : *maze_format_of(format_);
}

std::optional<Maze> MazeArguments::maze_in(const std::string& bytes, const Control& control) const {
    if (format_.empty() && looks_like_roads(bytes)) {
        report({"expected a maze, found a graph"}, name());
        return std::nullopt;
    }
    auto maze =
        format_.empty() && is_scenario(bytes)
            ? map_of_scenario(bytes, input_ == "-" ? "" : input_, control).map([](AskedMap asked) {
                  return std::move(asked.maze);
              })
            : maze_of(bytes, format_of(bytes));
    if (!maze) {
        report(maze.error(), name(), bytes);
        return std::nullopt;
    }
    if (neighbours_)
        maze->neighbours = *neighbours_ == 8 ? Neighbours::eight : Neighbours::four;
    return *std::move(maze);
}

std::optional<Maze> MazeArguments::read(const Control& control) const {
    const auto bytes = read_bytes(control);
    return bytes ? maze_in(*bytes, control) : std::nullopt;
}

void PathArguments::add_to(Command command) {
    maze_.add_to(
        command,
        "File with a maze, a graph or a sliding puzzle; or romania; or tiles: and the order "
        "of the tiles, for example tiles:724506831, where 0 is the gap, which the goal has "
        "first (default: standard input)");
    command.add_option("--task", task_, "reach the goal, visit the corners, or eat all food")
        .one_of({"reach", "corners", "food"})
        .show_default();
    command
        .add_option("--heuristic", heuristic_,
                    "null, manhattan, euclidean, octile or chebyshev; for corners and food null, "
                    "manhattan, maze-distance or spanning-tree; for tiles null, misplaced, "
                    "manhattan, linear-conflict or patterns (a pattern database of 33.6 MB, built "
                    "once); default: the best admissible one")
        .type_name("NAME");
    command.add_option("--start", start_, "Start: column,row, or a town").type_name("PLACE");
    command.add_option("--goal", goal_, "Goal: column,row, or a town").type_name("PLACE");
}

std::optional<PathProblem> PathArguments::read(const Control& control) const {
    const bool of_maze = maze_.input() != "romania" && !maze_.input().starts_with(tiles_prefix);
    if (!of_maze && (task_ != "reach" || maze_.has_options()))
        throw UsageError("--task, --neighbours and --format need a maze");
    if (maze_.input() == "romania")
        return read_romania();
    if (!of_maze)
        return tiles_in(maze_.input().substr(tiles_prefix.size()), control);
    const auto bytes = maze_.read_bytes(control);
    if (!bytes)
        return std::nullopt;
    if (task_ == "reach" && !maze_.has_options() && looks_like_roads(*bytes))
        return graph_in(*bytes);
    if (task_ == "reach" && !maze_.has_options() && looks_like_tiles(*bytes))
        return tiles_in(*bytes, control);
    const auto maze = maze_.maze_in(*bytes, control);
    if (!maze)
        return std::nullopt;
    if (task_ != "reach")
        return collect(*maze, control);
    std::optional<Heuristic> heuristic;
    if (!heuristic_.empty())
        heuristic = chosen(heuristic_, grid_heuristics);
    const auto ends = with_ends(*maze, place_of("--start", start_), place_of("--goal", goal_));
    if (!ends) {
        Error error = ends.error();
        if (!maze->start && start_.empty())
            error.message += "; use --start COLUMN,ROW";
        else if (!maze->goal && goal_.empty())
            error.message += maze->food.empty()
                                 ? "; use --goal COLUMN,ROW"
                                 : "; use --goal COLUMN,ROW, or --task food to eat all food";
        report(error, maze_.name());
        return std::nullopt;
    }
    // Whoever forgot the food, or put it elsewhere, sees where the path leads.
    if (goal_.empty() && maze_.format_of(*bytes) == MazeFormat::layout && ends->goal &&
        !std::binary_search(maze->food.begin(), maze->food.end(), *ends->goal))
        print_to_stderr(
            "note: the goal is ({}, {}), the lower left corner, as in every layout; there is "
            "no food on it (use --goal COLUMN,ROW for another)\n",
            ends->goal->x, ends->goal->y);
    if (heuristic && !admissible(*heuristic, ends->neighbours))
        print_to_stderr(
            "warning: with diagonal moves the {} heuristic is not admissible; the path may "
            "not be optimal\n",
            heuristic_);
    return PathProblem{
        *ends, [maze = *ends, heuristic] { return std::make_unique<GridProblem>(maze, heuristic); },
        [maze = *ends](Problem&, State state) { return maze.point(state); }};
}

std::optional<PathProblem> PathArguments::collect(const Maze& maze, const Control& control) const {
    if (!goal_.empty())
        throw UsageError("--goal", "the tasks corners and food have goals of their own");
    Maze furnished = maze;
    if (const auto start = place_of("--start", start_))
        furnished.start = start;
    const CollectHeuristic heuristic = chosen(heuristic_, collect_heuristics);
    const auto targets = task_ == "corners" ? corners_of(furnished) : furnished.food;
    const auto problem = CollectProblem::make(furnished, targets, heuristic, control);
    if (!problem) {
        Error error = problem.error();
        if (!furnished.start)
            error.message += "; use --start COLUMN,ROW";
        report(error, maze_.name());
        return std::nullopt;
    }
    if (targets.empty())
        print_to_stderr("warning: the maze has no food, so there is nothing to eat; mark food "
                        "with * (in a layout with .)\n");
    return PathProblem{
        furnished,
        [furnished, targets, heuristic, control]() -> Result<std::unique_ptr<Problem>> {
            return CollectProblem::make(furnished, targets, heuristic, control);
        },
        [](Problem& of, State state) { return dynamic_cast<CollectProblem&>(of).place(state); }};
}

std::optional<PathProblem> PathArguments::tiles_in(const std::string& text,
                                                   const Control& control) const {
    if (!start_.empty() || !goal_.empty())
        throw UsageError("--start and --goal need a maze or the road map");
    const SlidingHeuristic heuristic = chosen(heuristic_, tiles_heuristics);
    const auto tiles = tiles_of(text);
    if (!tiles) {
        report(tiles.error(), maze_.input().starts_with(tiles_prefix) ? "tiles" : maze_.name(),
               text);
        return std::nullopt;
    }
    if (may_have_gap_last(text))
        print_to_stderr("note: the goal has the gap first: {}\n",
                        in_a_line(ordered_tiles(tiles->side)));
    // Made here once, so that what it takes is no part of a search; what is kept of it is shared.
    const std::shared_ptr<SlidingProblem> first = [&] {
        auto made = SlidingProblem::make(*tiles, heuristic, control);
        return made ? std::shared_ptr<SlidingProblem>(*std::move(made)) : nullptr;
    }();
    if (!first)
        return std::nullopt;
    return PathProblem{
        std::nullopt,
        [tiles = *tiles, heuristic, control, first]() -> Result<std::unique_ptr<Problem>> {
            return SlidingProblem::make(tiles, heuristic, control);
        },
        {}};
}

/// A graph with the costs and heuristics of its file.
std::optional<PathProblem> PathArguments::graph_in(const std::string& text) const {
    const bool informed = chosen(heuristic_, road_heuristics);
    auto question = road_question_of(text);
    if (!question) {
        report(question.error(), maze_.name(), text);
        return std::nullopt;
    }
    const auto node_of = [&](const std::string& option, const std::string& name,
                             const std::optional<std::size_t>& otherwise) {
        if (name.empty())
            return otherwise;
        const auto found = question->map.find(name);
        if (!found)
            throw UsageError(option, fmt::format("unknown node \"{}\"{}", name,
                                                 known_names(name, question->map, "nodes")));
        return found;
    };
    const auto start = node_of("--start", start_, question->start);
    const auto goal = node_of("--goal", goal_, question->goal);
    if (!start || !goal) {
        report(Error{start ? "the graph has no goal; add a line such as 'goal G' or use --goal"
                           : "the graph has no start; add a line such as 'start S' or use --start"},
               maze_.name());
        return std::nullopt;
    }
    question->map.center = *goal;
    const auto map = std::make_shared<const RoadMap>(std::move(question->map));
    if (informed && overestimated({*map, start, goal}))
        print_to_stderr("warning: the heuristic is not admissible; the path may not be "
                        "optimal\n");
    return PathProblem{
        std::nullopt,
        [=] { return std::make_unique<SharedRoadProblem>(map, *start, *goal, informed); },
        {}};
}

PathProblem PathArguments::read_romania() const {
    const bool informed = chosen(heuristic_, road_heuristics);
    const std::size_t start = town_of("--start", start_, "Arad");
    const std::size_t goal = town_of("--goal", goal_, "Bucharest");
    return PathProblem{
        std::nullopt,
        [=] { return std::make_unique<RoadProblem>(romania(), start, goal, informed); },
        {}};
}

} // namespace loggia::commands
