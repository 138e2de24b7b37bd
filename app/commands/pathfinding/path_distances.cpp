// How far it is from each cell of a maze.
#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/pathfinding/path.hpp"
#include "app/commands/pathfinding/path_input.hpp"
#include "core/pathfinding/grids/cost_field.hpp"
#include "core/pathfinding/moves.hpp"
#include "core/pathfinding/searches/compare.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

namespace loggia::commands {

using namespace pathfinding;

namespace {

/// The costs of the shortest paths to or from one place of a maze.
struct Distances {
    Maze maze;
    std::vector<Cost> costs;
    Cost farthest = 0;

    [[nodiscard]] std::string text_of(std::size_t cell) const {
        return cost_text(costs[cell], unit_of(maze.neighbours));
    }
    [[nodiscard]] bool ends_row(std::size_t cell) const {
        return (cell + 1) % static_cast<std::size_t>(maze.width) == 0;
    }
};

/// This and what follows are cut short where they are told to stop.
std::string text_of(const Distances& distances, const Control& control) {
    std::size_t width = 1;
    const auto stops = [&](std::size_t cell) {
        return distances.ends_row(cell) && control.stop_requested();
    };
    for (std::size_t cell = 0; cell < distances.costs.size() && !stops(cell); ++cell)
        if (distances.costs[cell] != infinite_cost)
            width = std::max(width, distances.text_of(cell).size());
    std::string text;
    for (std::size_t cell = 0; cell < distances.costs.size() && !stops(cell); ++cell)
        fmt::format_to(std::back_inserter(text), "{:>{}}{}",
                       distances.maze.terrain[cell] == wall     ? "#"
                       : distances.costs[cell] == infinite_cost ? "-"
                                                                : distances.text_of(cell),
                       width, distances.ends_row(cell) ? '\n' : ' ');
    return text;
}

std::string csv_of(const Distances& distances, const Control& control) {
    std::string text;
    for (std::size_t cell = 0; cell < distances.costs.size(); ++cell) {
        if (distances.ends_row(cell) && control.stop_requested())
            break;
        if (distances.maze.terrain[cell] != wall)
            text += distances.costs[cell] == infinite_cost ? "inf" : distances.text_of(cell);
        text += distances.ends_row(cell) ? '\n' : ',';
    }
    return text;
}

/// White where the place is, darker the farther, black for walls; what no path leads to is nearly
/// black.
std::string picture_of(const Distances& distances, const Control& control) {
    constexpr Cost white = 255;
    constexpr Cost farthest_grey = 64;
    constexpr char no_way = 32;
    std::string text =
        fmt::format("P5\n{} {}\n{}\n", distances.maze.width, distances.maze.height, white);
    for (std::size_t cell = 0; cell < distances.costs.size(); ++cell) {
        if (distances.ends_row(cell) && control.stop_requested())
            break;
        const Cost cost = distances.costs[cell];
        const auto grey = [&] {
            const double share =
                distances.farthest == 0
                    ? 0
                    : static_cast<double>(cost) / static_cast<double>(distances.farthest);
            return static_cast<char>(static_cast<std::uint8_t>(
                static_cast<double>(white) - share * static_cast<double>(white - farthest_grey)));
        };
        text += distances.maze.terrain[cell] == wall ? '\0'
                : cost == infinite_cost              ? no_way
                                                     : grey();
    }
    return text;
}

struct DistancesRun {
    MazeArguments arguments;
    std::string to;
    std::string from;
    std::string output = "-";
    bool csv = false;
    bool pgm = false;

    int operator()() const {
        const Interrupt interrupt;
        auto maze = arguments.read(interrupt.control());
        if (!maze)
            return interrupt.came() ? int{interrupted} : int{failed};
        const auto place = place_in(*maze);
        if (!place)
            return report(place.error(), arguments.name());
        Distances distances{*std::move(maze), {}};
        distances.costs = from.empty() ? costs_to(distances.maze, *place, interrupt.control())
                                       : costs_from(distances.maze, *place, interrupt.control());
        if (interrupt.came())
            return interrupted;
        for (const Cost cost : distances.costs)
            if (cost != infinite_cost)
                distances.farthest = std::max(distances.farthest, cost);
        const Control control = interrupt.control();
        const std::string text = pgm   ? picture_of(distances, control)
                                 : csv ? csv_of(distances, control)
                                       : text_of(distances, control);
        if (interrupt.came())
            return interrupted;
        const auto written = write_output(output, text);
        return written ? success : report(written.error(), "error");
    }

private:
    [[nodiscard]] Result<Point> place_in(const Maze& maze) const {
        const char* const option = from.empty() ? "--to" : "--from";
        const std::string& text = from.empty() ? to : from;
        std::optional<Point> place;
        if (text == "start")
            place = maze.start;
        else if (text.empty() || text == "goal")
            place = maze.goal;
        else
            place = point_of(option, text);
        if (!place)
            return failure(fmt::format("the maze has no {}; give a cell with {}",
                                       text == "start" ? "start" : "goal", option));
        if (!maze.passable(*place))
            return failure(fmt::format("the cell ({}, {}) is {}", place->x, place->y,
                                       maze.inside(*place) ? "a wall" : "not in the maze"));
        return *place;
    }
};

} // namespace

void add_path_distances(Command group) {
    auto run = std::make_shared<DistancesRun>();
    const Command command = group.add_command(
        "distances", "Print the cost of the shortest path from each cell to the goal");
    command.footer(
        "A place is start, goal, or a column and a row, for example 3,4. Walls are # and\n"
        "unreachable cells are - in text; in CSV walls are empty and unreachable cells are inf.\n"
        "In the picture walls are black and the place is white. With costs from 1 to 9 the two\n"
        "directions may differ.\n\n"
        "loggia-cli path distances maze.lay --from start --csv\n"
        "loggia-cli path generate --kind caves --width 200 --height 100 |\n"
        "    loggia-cli path distances --pgm --output caves.pgm");
    run->arguments.add_to(command, "Maze file (default: standard input)");
    const Option to = command.add_option("--to", run->to, "Distances to this place (default: goal)")
                          .type_name("PLACE");
    command.add_option("--from", run->from, "Distances from this place instead")
        .type_name("PLACE")
        .excludes(to);
    const Option csv =
        command.add_flag("--csv", run->csv, "Print comma-separated values, one line for each row");
    command.add_flag("--pgm", run->pgm, "Print a greyscale picture, one pixel for each cell")
        .excludes(csv);
    command.add_output(run->output);
    command.action([run] { return (*run)(); });
}

} // namespace loggia::commands
