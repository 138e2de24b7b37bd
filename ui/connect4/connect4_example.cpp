#include "ui/connect4/connect4_example.hpp"

#include "ui/connect4/board/connect4_words.hpp"

namespace loggia::ui {

Connect4Example workedExample() {
    return {{{}, {3, 3, 4, 6, 2, 0, 1, 5, 4, 6, 2, 5, 3, 2, 2, 5, 4, 5}},
            Connect4Words::tr("Game in progress (you play Orange)"),
            QCoreApplication::translate(
                "Connect4", "Four in a row, vertical, horizontal or diagonal, scores a point. The "
                            "game ends when the board is full; the player with more points wins.\n"
                            "One move scores two points at once. Can you find it?")};
}

} // namespace loggia::ui
