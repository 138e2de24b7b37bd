// The graph of a game, in which each position stands once: Graphviz, SVG or JSON.
#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/game_graph/game.hpp"
#include "app/commands/game_graph/game_input.hpp"
#include "core/game_graph/analysis/drawing.hpp"

#include <fmt/format.h>

#include <memory>
#include <string>

namespace loggia::commands {

namespace {

using namespace game_graph;

struct GameGraph {
    GameInput input;
    int nodes = 2000;
    bool by_distance = false;
    bool json = false;
    bool svg = false;

    int operator()() const {
        const auto record = input.record();
        if (!record)
            return failed;
        const Game& game = record->game();
        const auto level = input.level(game);
        const Interrupt interrupt;
        const auto solution = input.solution(game, record->state(), *level, interrupt);
        if (!solution)
            return interrupt.came() ? interrupted : failed;
        const auto drawing =
            draw(*solution, by_distance ? Layering::distance : Layering::remoteness,
                 static_cast<std::size_t>(nodes), interrupt.control());
        if (!drawing && interrupt.came())
            return interrupted;
        if (!drawing) {
            Error error = drawing.error();
            if (error.message.starts_with("too many nodes"))
                error.message +=
                    "; merge positions with --merge, choose a smaller game or raise the "
                    "limit with --nodes";
            return report(error, "error");
        }
        fmt::print("{}", svg    ? to_svg(*drawing)
                         : json ? json_text(game, *drawing)
                                : to_dot(*drawing));
        flush_output();
        return success;
    }

private:
    static std::string json_text(const Game& game, const Drawing& drawing) {
        Json nodes = Json::array();
        for (const Drawing::Node& node : drawing.nodes)
            nodes.push(Json::object({{"position", node.text},
                                     {"value", json_of(node.value)},
                                     {"layer", std::uint64_t{node.layer}},
                                     {"x", node.x}}));
        Json lines = Json::array();
        for (const Drawing::Line& line : drawing.lines)
            lines.push(Json::object({{"from", std::uint64_t{line.from}},
                                     {"to", std::uint64_t{line.to}},
                                     {"move", line.text},
                                     {"best", line.best}}));
        return Json::object({{"game", game.text()}, {"nodes", nodes}, {"moves", lines}}).text();
    }
};

} // namespace

void add_game_graph(Command group) {
    auto graph = std::make_shared<GameGraph>();
    const Command command = group.add_command("graph", "Draw the graph of a game");
    command.footer(
        "Each position is drawn once: wins as boxes, losses as ellipses, draws as hexagons, best\n"
        "moves thick, final positions at the bottom. The format is Graphviz unless --svg or\n"
        "--json is given.\n\n"
        "loggia-cli game graph 1-2-10 --merge counters --svg > ten.svg\n"
        "loggia-cli game graph mu-torere --merge classes | dot -Tpdf > mu-torere.pdf");
    graph->input.add(command);
    graph->input.add_merge(command);
    command
        .add_option("--nodes", graph->nodes, "Maximum number of positions to draw (default: 2,000)")
        .between(1, 100'000, RangeHint::hidden)
        .type_name("N");
    command.add_flag("--by-distance", graph->by_distance,
                     "Arrange layers by distance from the start, not from the end");
    const Option json = command.add_flag("--json", graph->json, "Print JSON");
    command.add_flag("--svg", graph->svg, "Print an SVG picture").excludes(json);
    command.action([graph] { return (*graph)(); });
}

} // namespace loggia::commands
