#include "ui/game_graph/game_view_choice.hpp"

#include "ui/game_graph/board/board_play.hpp"
#include "ui/game_graph/graph/state_words.hpp"
#include "ui/language/core_words.hpp"

#include <algorithm>

namespace loggia::ui {

std::vector<GameViewChoice> viewChoices(const game_graph::Game& game, bool drawn) {
    using Kind = GameViewChoice::Kind;
    std::vector<GameViewChoice> choices;
    if (drawn)
        choices.push_back({Kind::drawing, 0});
    if (hasBoard(game))
        choices.push_back({Kind::board, 0});
    const int levels = static_cast<int>(game.levels().size());
    for (int level = 0; level < levels; ++level)
        choices.push_back({Kind::graph, level});
    choices.push_back({Kind::tree, 0});
    return choices;
}

QString titleOf(const GameViewChoice& choice, const game_graph::Game& game) {
    switch (choice.kind) {
    case GameViewChoice::Kind::drawing:
        return GameWords::tr("Drawing");
    case GameViewChoice::Kind::tree:
        return GameWords::tr("Tree");
    case GameViewChoice::Kind::board:
        return GameWords::tr("Board");
    case GameViewChoice::Kind::graph:
        break;
    }
    const auto levels = game.levels();
    return GameWords::tr("Graph: %1")
        .arg(coreWords(levels[static_cast<std::size_t>(choice.level)]));
}

GameViewChoice fitting(GameViewChoice wanted, const game_graph::Game& game, bool drawn) {
    using Kind = GameViewChoice::Kind;
    if ((wanted.kind == Kind::drawing && !drawn) || (wanted.kind == Kind::board && !hasBoard(game)))
        wanted = {};
    if (wanted.kind != Kind::graph)
        return {wanted.kind, 0};
    const int last = static_cast<int>(game.levels().size()) - 1;
    return {wanted.kind, std::clamp(wanted.level, 0, last)};
}

const std::vector<GameExample>& gameExamples() {
    static const std::vector<GameExample> examples{
        {"1-2-10", QT_TRANSLATE_NOOP("GameWords", "1, 2, ... 10")},
        {"even-or-odd 15", QT_TRANSLATE_NOOP("GameWords", "Even or Odd")},
        {"nim 3 4 5", QT_TRANSLATE_NOOP("GameWords", "Nim")},
        {"subtraction 21 take 1 2 3", QT_TRANSLATE_NOOP("GameWords", "Subtraction")},
        {"kayles 7", QT_TRANSLATE_NOOP("GameWords", "Kayles")},
        {"dawsons-kayles 9", QT_TRANSLATE_NOOP("GameWords", "Dawson's Kayles")},
        {"chomp 3x4", QT_TRANSLATE_NOOP("GameWords", "Chomp")},
        {"tic-tac-toe 3x3 3", QT_TRANSLATE_NOOP("GameWords", "Tic-tac-toe")},
        {"connect4 4x4 4", QT_TRANSLATE_NOOP("GameWords", "Connect 4")},
        {"mu-torere", QT_TRANSLATE_NOOP("GameWords", "Mu Torere")},
        {"dodgem 3", QT_TRANSLATE_NOOP("GameWords", "Dodgem")},
        {"othello 4x4", QT_TRANSLATE_NOOP("GameWords", "Othello")},
        {"kalah 2 3", QT_TRANSLATE_NOOP("GameWords", "Kalah")},
        {"checkers 4x4", QT_TRANSLATE_NOOP("GameWords", "Checkers")},
        {"dots-and-boxes 2x2", QT_TRANSLATE_NOOP("GameWords", "Dots and boxes")},
        {"hexapawn 3x3", QT_TRANSLATE_NOOP("GameWords", "Hexapawn")},
        {"domineering 4x4", QT_TRANSLATE_NOOP("GameWords", "Domineering")},
        {"achi", QT_TRANSLATE_NOOP("GameWords", "Achi")},
        {"three-mens-morris", QT_TRANSLATE_NOOP("GameWords", "Three men's morris")},
        {"sim 6", QT_TRANSLATE_NOOP("GameWords", "Sim")},
        {"konane 4x4", QT_TRANSLATE_NOOP("GameWords", "Konane")},
        {"graph", QT_TRANSLATE_NOOP("GameWords", "Custom graph")},
    };
    return examples;
}

} // namespace loggia::ui
