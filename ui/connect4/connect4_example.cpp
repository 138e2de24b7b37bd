#include "ui/connect4/connect4_example.hpp"

#include "ui/connect4/connect4_words.hpp"

namespace loggia::ui {

Example workedExample() {
    return {
        {{}, {3, 3, 4, 6, 2, 0, 1, 5, 4, 6, 2, 5, 3, 2, 2, 5, 4, 5}},
        Connect4Words::tr("A game in progress: you are Orange"),
        QCoreApplication::translate(
            "Connect4",
            "Four in a row, upright, level or slanting, make a point, and the game goes on until "
            "the board is full. The most points win.\n"
            "One move makes two points at once. Can you see it?")};
}

} // namespace loggia::ui
