#pragma once

#include "ui/game_graph/board/board_play.hpp"

#include <QString>
#include <QTest>

#include <optional>
#include <vector>

// What the tests of pointing at boards share.
namespace loggia::ui::testing {

struct Played {
    game_graph::Game game;
    game_graph::State state;
    BoardPlay play;

    Played(const char* name, const char* position)
        : game(game_graph::game_of(name).value()), state(game.state_of(position).value()),
          play(game, state) {}

    /// The move of a spot, or why there is none.
    [[nodiscard]] QString at(const BoardSpot& spot,
                             const std::optional<BoardSpot>& chosen = std::nullopt) const {
        const auto answer = play.answerAt(spot, chosen);
        return answer.move
                   ? QString::fromStdString(game.move_text(state, play.moves()[*answer.move].move))
                   : answer.words;
    }
};

/// A row of data for each kind of board: the column `name`.
inline void gamesWithBoards() {
    QTest::addColumn<QString>("name");
    for (const char* game : {"nim 3 4 5",
                             "nim 7 misere",
                             "subtraction 12 take 1 2 5",
                             "even-or-odd 9",
                             "tic-tac-toe",
                             "connect4 4x4 4",
                             "chomp 3x4",
                             "kayles 7",
                             "dawsons-kayles 9",
                             "dodgem",
                             "dodgem 4",
                             "mu-torere",
                             "othello 4x4",
                             "othello 6x6 8",
                             "kalah 2 3",
                             "kalah 4 2",
                             "checkers 4x4",
                             "checkers 6x4",
                             "dots-and-boxes 2x2",
                             "dots-and-boxes 3x3",
                             "hexapawn 3x3",
                             "hexapawn 4x5",
                             "domineering 4x4",
                             "achi",
                             "three-mens-morris flying",
                             "sim 6",
                             "sim 4",
                             "konane 4x4",
                             "konane 5x4"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

/// Row by row from the upper left corner.
[[nodiscard]] inline std::vector<BoardSpot> spotsByKeys(const BoardPlay& play) {
    std::vector<BoardSpot> spots;
    BoardSpot first = play.nearest({0, 0});
    for (int row = 0; row < play.board()->rows; ++row) {
        for (BoardSpot spot = first;;) {
            spots.push_back(spot);
            const BoardSpot next = play.beside(spot, 1, 0);
            if (next == spot)
                break;
            if (play.beside(next, -1, 0) != spot)
                return {};
            spot = next;
        }
        first = play.beside(first, 0, 1);
    }
    return spots;
}

} // namespace loggia::ui::testing
