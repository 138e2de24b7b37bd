#include "app/commands/pathfinding/path.hpp"

#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "core/pathfinding/format.hpp"
#include "core/pathfinding/generate.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>

namespace loggia::commands {

using namespace pathfinding;

namespace {

struct Generate {
    std::string kind = "perfect";
    std::string format = "plain";
    std::string output = "-";
    GenerateOptions options;
    int neighbours = 4;
    std::optional<Option> density;

    int operator()() {
        options.kind = *maze_kind_of(kind);
        if (density->given() && options.kind != MazeKind::obstacles)
            throw UsageError("--density", "needs --kind obstacles");
        if (neighbours != 4 && neighbours != 8)
            throw UsageError("--neighbours", "4 or 8");
        options.neighbours = neighbours == 8 ? Neighbours::eight : Neighbours::four;
        const Interrupt interrupt;
        const auto maze = generate(options, interrupt.control());
        if (!maze && interrupt.came())
            return interrupted;
        if (!maze)
            throw UsageError(maze.error().message);
        const MazeFormat wanted = *maze_format_of(format);
        const bool is_layout = wanted == MazeFormat::layout;
        const auto text = to_text(is_layout ? with_layout_goal(*maze) : *maze, wanted);
        if (!text)
            throw UsageError(text.error().message);
        if (wanted == MazeFormat::moving_ai && options.food > 0)
            throw UsageError("--food", "a MovingAI map has no food");
        if (const std::size_t placed = maze->food.size();
            placed < static_cast<std::size_t>(options.food))
            print_to_stderr("note: the maze has room for {} of {} pieces of food\n", placed,
                            options.food);
        const auto written = write_output(output, *text);
        return written ? success : report(written.error(), "error");
    }
};

} // namespace

void add_path_generate(Command group) {
    auto generate = std::make_shared<Generate>();
    const Command command = group.add_command("generate", "Generate a maze");
    command.footer(
        "The same arguments always give the same maze. There is always a path. Layouts have\n"
        "uniform costs, 4 neighbours, and the goal of the Pacman framework: the cell (1,1) from\n"
        "the bottom left.\n\n"
        "loggia-cli path generate --kind caves --width 80 | loggia-cli path solve --draw");
    command
        .add_option("--kind", generate->kind,
                    "perfect, braided, rooms, caves, obstacles, open, halls, avenues or lakes")
        .one_of({"perfect", "braided", "rooms", "caves", "obstacles", "open", "halls", "avenues",
                 "lakes"})
        .show_default();
    command.add_option("--width", generate->options.width, "Columns")
        .between(shortest_maze_side, longest_maze_side, RangeHint::hidden)
        .show_default();
    command.add_option("--height", generate->options.height, "Rows")
        .between(shortest_maze_side, longest_maze_side, RangeHint::hidden)
        .show_default();
    command.add_option("--seed", generate->options.seed, "Seed").show_default();
    generate->density =
        command.add_option("--density", generate->options.density, "Fraction of obstacles")
            .show_default();
    command.add_flag("--terrain", generate->options.terrain, "Random costs from 1 to 9");
    command.add_option("--food", generate->options.food, "Pieces of food")
        .between(0, 1024, RangeHint::hidden)
        .show_default();
    command.add_option("--neighbours", generate->neighbours, "Neighbours of a cell: 4 or 8")
        .show_default();
    command.add_option("--format", generate->format, "plain, layout or moving-ai")
        .one_of({"plain", "layout", "moving-ai"})
        .show_default();
    command.add_output(generate->output);
    command.action([generate] { return (*generate)(); });
}

void add_path(Command group) {
    group.require_command();
    group.footer(
        "Mazes are read as Pacman layouts (.lay), MovingAI maps (.map) or plain text: # wall,\n"
        ". floor, 1 to 9 floor of that cost, S start, G goal, * food. See\n"
        "docs/formats/pathfinding.md for the rest. The file name '-' stands for standard input.");
    add_path_solve(group);
    add_path_compare(group);
    add_path_distances(group);
    add_path_generate(group);
    add_path_questions(group);
    add_path_scenario(group);
}

} // namespace loggia::commands
