// Scenario files of the MovingAI benchmarks for a map, made by chance.
#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/pathfinding/path.hpp"
#include "app/commands/pathfinding/path_input.hpp"
#include "core/pathfinding/format.hpp"
#include "core/pathfinding/grids/scenario.hpp"
#include "core/pathfinding/problems/road_format.hpp"

#include <filesystem>
#include <memory>
#include <string>

namespace loggia::commands {

using namespace pathfinding;

namespace {

struct Questions {
    std::string map;
    std::string output = "-";
    int count = 100;
    std::uint64_t seed = 1;

    int operator()() const {
        const Interrupt interrupt;
        const auto bytes = read_input(map, interrupt.control());
        if (!bytes)
            return interrupt.came() ? interrupted : report(no_maze(map, bytes.error()), "error");
        if (looks_like_roads(*bytes))
            return report({"expected a maze, found a graph"}, map == "-" ? "standard input" : map);
        const auto maze = maze_of(*bytes);
        if (!maze)
            return report(maze.error(), map == "-" ? "standard input" : map, *bytes);
        if (maze->neighbours == Neighbours::four || maze->weighted())
            print_to_stderr("warning: the lengths are those with 8 neighbours and equal costs, "
                            "unlike in this maze\n");
        const std::string name =
            map == "-" ? "map" : std::filesystem::path(map).filename().string();
        const auto scenarios = random_scenarios(*maze, name, count, seed, interrupt.control());
        if (!scenarios)
            return interrupt.came() ? interrupted : report(scenarios.error(), "error");
        const auto written = write_output(output, to_text(*scenarios));
        return written ? success : report(written.error(), "error");
    }
};

} // namespace

void add_path_questions(Command group) {
    auto questions = std::make_shared<Questions>();
    const Command command =
        group.add_command("questions", "Make a MovingAI scenario file for a map");
    command.footer(
        "Writes random start and goal pairs with the exact length of the shortest path, as in\n"
        "MovingAI's benchmarks: with 8 neighbours, and the same cost for every cell.\n\n"
        "loggia-cli path questions caves.map --count 1000 --output caves.map.scen");
    command.add_option("MAP", questions->map, "Maze file; '-' is standard input")
        .required()
        .type_name("");
    command.add_option("--count", questions->count, "Number of questions")
        .between(1, 100'000, RangeHint::hidden)
        .show_default();
    command.add_option("--seed", questions->seed, "Seed").show_default();
    command.add_output(questions->output);
    command.action([questions] { return (*questions)(); });
}

} // namespace loggia::commands
