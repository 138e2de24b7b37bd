#include "app/commands/game_graph/game.hpp"

#include "core/game_graph/game.hpp"

#include <fmt/format.h>

#include <string>

namespace loggia::commands {

namespace {

std::string games_by_name() {
    std::string text =
        "GAME is one of the following. What is in [] may be left out; a number in () is\n"
        "the default. 'loggia-cli game rules GAME' explains the parameters. In a loopy\n"
        "game, positions can repeat.\n";
    for (const game_graph::GameKind& kind : game_graph::game_kinds())
        text += fmt::format(
            "  {:<38} {}\n",
            fmt::format("{}{}{}", kind.name, kind.parameters.empty() ? "" : " ", kind.parameters),
            kind.summary);
    return text +
           fmt::format("  {:<38} {}", "graph FILE",
                       "Move a token along drawn arrows; see docs/formats/game-graph.md") +
           "\n"
           "Informal notation works, too: Nim 3,4; tic tac toe; Dots and Boxes 2 x 2.";
}

} // namespace

void add_game(Command group) {
    group.require_command();
    group.footer(games_by_name());
    add_game_solve(group);
    add_game_tree(group);
    add_game_graph(group);
    add_game_play(group);
    add_game_rules(group);
}

} // namespace loggia::commands
