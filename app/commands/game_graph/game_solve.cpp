// Who wins a game, by which moves and why, and how large it is.
#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/game_graph/game.hpp"
#include "app/commands/game_graph/game_input.hpp"
#include "core/base/number_text.hpp"
#include "core/game_graph/analysis/explain.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <memory>
#include <string>
#include <vector>

namespace loggia::commands {

namespace {

using namespace game_graph;

struct GameSolve {
    GameInput input;
    bool json = false;
    bool steps = false;
    bool move_only = false;

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
        if (steps && solution->graph() == nullptr)
            return report({"this game was solved layer by layer, which records no steps"}, "error");
        const auto explanation = explain(*solution, record->state());
        if (!explanation)
            return failed;
        if (move_only)
            return print_move(game, *explanation);
        if (steps)
            print_steps(*solution);
        else if (json)
            print_json(*solution, *explanation, interrupt.control());
        else
            print(*solution, *explanation, interrupt.control());
        flush_output();
        return interrupt.came() ? interrupted : success;
    }

private:
    static std::vector<std::string> names(const Game& game, const Explanation& e,
                                          bool JudgedMove::*which) {
        std::vector<std::string> texts;
        for (const JudgedMove& move : e.moves)
            if (move.*which)
                texts.push_back(game.move_text(e.state, move.step.move));
        return texts;
    }

    static int print_move(const Game& game, const Explanation& e) {
        const auto best = names(game, e, &JudgedMove::best);
        if (best.empty())
            return report({"the game is over: there is no move"}, "error");
        fmt::print("{}\n", best.front());
        flush_output();
        return success;
    }

    static void print_moves(const Game& game, const Explanation& e) {
        if (e.value.outcome == Outcome::loss || e.moves.empty())
            return;
        const auto good = names(game, e, &JudgedMove::keeps);
        const bool win = e.value.outcome == Outcome::win;
        if (good.size() == 1)
            fmt::print("only {} {}\n", good[0], win ? "wins" : "draws");
        else if (good.size() == e.moves.size())
            fmt::print("every move {}\n", win ? "wins" : "draws");
        else
            fmt::print("{} {}\n", fmt::join(good, ", "), win ? "win" : "draw");
    }

    struct Size {
        std::string level;
        Counts counts;
    };
    static std::vector<Size> sizes(const Solution& solution, const Control& control) {
        std::vector<Size> all;
        const auto levels = solution.game().levels();
        for (int level = solution.level(); level < static_cast<int>(levels.size()); ++level)
            if (const auto counts = solution.counts(level, control))
                all.push_back({levels[static_cast<std::size_t>(level)], *counts});
        return all;
    }

    /// Of the graph, where there is one and it is not loopy.
    struct Shape {
        bool loopy = false;
        std::optional<TreeSize> tree;
        std::optional<std::uint32_t> grundy;
    };
    static Shape shape(const Solution& solution, const Control& control) {
        const Graph* graph = solution.graph();
        if (graph == nullptr)
            return {};
        const auto order = bottom_up(*graph, control);
        if (!order)
            return {true, {}, {}};
        if (order->empty())
            return {};
        Shape shape;
        if (const TreeSize size = tree_size(*graph, *order, control); size.nodes > 0)
            shape.tree = size;
        if (has_grundy_values(solution.game(), *graph))
            if (const auto values = grundy_values(*graph, *order, control); !values.empty())
                shape.grundy = values[0];
        return shape;
    }

    static void print(const Solution& solution, const Explanation& explanation,
                      const Control& control) {
        const Game& game = solution.game();
        fmt::print("{}{}\n{}", game.name(), game.text().ends_with(" misere") ? ", misere" : "",
                   to_text(game, explanation));
        print_moves(game, explanation);
        for (const auto& [level, counts] : sizes(solution, control))
            fmt::print("{}: {}; wins {}, losses {}, draws {}\n", level, counts.positions,
                       counts.wins, counts.losses, counts.draws);
        if (const Graph* graph = solution.graph())
            if (const auto note = comment(game, *graph, control))
                fmt::print("{}\n", *note);
        const Shape shape = GameSolve::shape(solution, control);
        if (shape.loopy)
            fmt::print("loopy: positions can repeat\n");
        if (shape.tree && shape.tree->nodes == UINT64_MAX)
            fmt::print("tree: more nodes than 64 bits can count, {} moves deep\n",
                       shape.tree->longest);
        else if (shape.tree)
            fmt::print("tree: {} {}, {} {}, {} {} deep\n", shape.tree->nodes,
                       plural(shape.tree->nodes, "node"), shape.tree->leaves,
                       plural(shape.tree->leaves, "leaf", "leaves"), shape.tree->longest,
                       plural(shape.tree->longest, "move"));
        if (shape.grundy)
            fmt::print("Grundy value: {}\n", *shape.grundy);
    }

    /// Without numbers that 64 bits cannot count.
    static Json json_of_tree(const TreeSize& size) {
        if (size.nodes == UINT64_MAX)
            return Json::object({{"depth", size.longest}});
        return Json::object(
            {{"nodes", size.nodes}, {"leaves", size.leaves}, {"depth", size.longest}});
    }

    static void print_json(const Solution& solution, const Explanation& e, const Control& control) {
        const Game& game = solution.game();
        Json result = Json::object({{"game", game.text()},
                                    {"position", game.state_text(e.state)},
                                    {"player", game.player(e.state)},
                                    {"value", json_of(e.value)}});
        Json moves = Json::array();
        for (const JudgedMove& move : e.moves)
            moves.push(Json::object({{"move", game.move_text(e.state, move.step.move)},
                                     {"to", game.state_text(move.step.to)},
                                     {"value", json_of(move.value)},
                                     {"best", move.best}}));
        result.set("moves", moves);
        Json levels = Json::object();
        for (const auto& [level, counts] : sizes(solution, control))
            levels.set(level, Json::object({{"positions", counts.positions},
                                            {"wins", counts.wins},
                                            {"losses", counts.losses},
                                            {"draws", counts.draws},
                                            {"ended", counts.ended}}));
        result.set("levels", levels);
        const Shape shape = GameSolve::shape(solution, control);
        if (solution.graph() != nullptr)
            result.set("loopy", shape.loopy);
        if (shape.tree)
            result.set("tree", json_of_tree(*shape.tree));
        if (shape.grundy)
            result.set("grundy", std::uint64_t{*shape.grundy});
        fmt::print("{}", result.text());
    }

    /// Prints every step of labelling, one a line.
    static void print_steps(const Solution& solution) {
        for (const LabelStep& step : solution.labels()->steps)
            fmt::print("{}\n",
                       to_text(solution.game(), *solution.graph(), *solution.labels(), step));
    }
};

} // namespace

void add_game_solve(Command group) {
    auto solve = std::make_shared<GameSolve>();
    const Command command =
        group.add_command("solve", "Solve a game: who wins, by which moves and why");
    command.footer(
        "Prints the value of a position (a win, loss or draw for the player to move) with the\n"
        "number of moves to the end under perfect play, and the outcome of each move; then the\n"
        "number of positions at each level of merging, the size of the tree, and the Grundy\n"
        "value of an impartial game. Connect 4, Sim and tic-tac-toe on larger boards are solved\n"
        "layer by layer, with 5 or 9 bytes per position and at most 1 GB.\n\n"
        "loggia-cli game solve 1-2-10\n"
        "loggia-cli game solve nim 3 4 5 --misere --merge sorted\n"
        "loggia-cli game solve connect4 5x4\n"
        "loggia-cli game solve even-or-odd 15 --position '(2, 12, 3, 0)'");
    solve->input.add(command);
    solve->input.add_merge(command);
    solve->input.add_threads(command);
    exclude_each_other(
        {command.add_flag("--move", solve->move_only, "Print only a best move"),
         command.add_flag("--steps", solve->steps, "Print how every position gets its value"),
         command.add_flag("--json", solve->json, "Print JSON")});
    command.action([solve] { return (*solve)(); });
}

} // namespace loggia::commands
