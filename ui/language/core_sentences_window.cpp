// Errors that the window makes as core does.
#include "ui/language/core_sentences.hpp"

#include <QCoreApplication>

#include <array>

namespace loggia::ui {

std::span<const char* const> sentencesOfWindow() {
    static constexpr auto sentences = std::to_array<const char*>({
        // ui
        QT_TRANSLATE_NOOP("Core", "there is no page %1; the pages are %2"),
        QT_TRANSLATE_NOOP("Core", "the proof needs too much memory; switch off Record a proof "
                                  "(Advanced) and solve again"),
        QT_TRANSLATE_NOOP("Core", "there is no example %1"),
        QT_TRANSLATE_NOOP("Core", "there is no valid puzzle yet"),
        QT_TRANSLATE_NOOP("Core", "the derivation is not ready yet"),
        QT_TRANSLATE_NOOP("Core", "there are no formulas"),
        QT_TRANSLATE_NOOP("Core", "the formula, the variables or the turns are incomplete"),
        QT_TRANSLATE_NOOP("Core", "the game is over: every variable has a value"),
        QT_TRANSLATE_NOOP("Core", "the game is over: the board is full"),
        QT_TRANSLATE_NOOP("Core", "it is the computer's turn (%1)"),
        QT_TRANSLATE_NOOP("Core", "the formula would be too long in the game's syntax"),
        QT_TRANSLATE_NOOP("Core", "a Python expression"),
        QT_TRANSLATE_NOOP("Core", "not enough memory"),
        QT_TRANSLATE_NOOP("Core", "the computation failed for an unknown reason"),
        QT_TRANSLATE_NOOP("Core", "another state already has this name"),
        QT_TRANSLATE_NOOP(
            "Core", "a name must be one word other than start, without ->, →, <- or any of %1"),
        QT_TRANSLATE_NOOP("Core", "this move is not possible here"),
        QT_TRANSLATE_NOOP(
            "Core", "the file is too large (the limit is 64 MB); loggia-cli solves larger graphs"),
        QT_TRANSLATE_NOOP("Core", "the maze is too large (the limit is 1,048,576 cells); "
                                  "loggia-cli searches larger mazes"),
        QT_TRANSLATE_NOOP(
            "Core",
            "this is a MovingAI scenario: open it with its map, or run 'loggia-cli path scenario'"),
        QT_TRANSLATE_NOOP("Core", "there is no food; add some with the Food tool"),
        QT_TRANSLATE_NOOP("Core", "growing mazes"),
        QT_TRANSLATE_NOOP("Core", "%1 cannot jump over %2 to %3"),
        QT_TRANSLATE_NOOP("Core", "a position is being set up"),
        QT_TRANSLATE_NOOP("Core", "no position is being set up"),
        QT_TRANSLATE_NOOP("Core", "a game holds at most %1 variations"),
        QT_TRANSLATE_NOOP("Core", "the walk is over; undo the last step or start a new walk"),
        QT_TRANSLATE_NOOP("Core", "you have only one arrow, and it is used"),
        QT_TRANSLATE_NOOP("Core", "you have the gold already"),
        QT_TRANSLATE_NOOP("Core", "there is no gold here"),
        QT_TRANSLATE_NOOP("Core", "the way out is at %1"),
        QT_TRANSLATE_NOOP("Core", "you are at %1 already"),
        QT_TRANSLATE_NOOP("Core", "%1 is not next to a visited square"),
        QT_TRANSLATE_NOOP("Core", "there is no wall in that direction"),
        QT_TRANSLATE_NOOP("Core", "there is no hunt for gold; start one first"),
        QT_TRANSLATE_NOOP("Core", "there is no walk; start one first"),
        QT_TRANSLATE_NOOP("Core", "%1 is already visited"),
        QT_TRANSLATE_NOOP("Core", "there is no result yet"),
        QT_TRANSLATE_NOOP("Core", "the result is still being written"),
        QT_TRANSLATE_NOOP("Core", "there is no function yet"),
        QT_TRANSLATE_NOOP("Core",
                          "rows can be edited with at most %1 inputs; edit the text instead"),
        QT_TRANSLATE_NOOP("Core",
                          "the table is too large to edit row by row; edit the text instead"),
        QT_TRANSLATE_NOOP("Core", "the function cannot be written as a PLA"),
        QT_TRANSLATE_NOOP("Core", "equations cannot have don't-cares; save the function as a PLA"),
        QT_TRANSLATE_NOOP(
            "Core", "charts of prime implicants are written for at most %1 inputs and %2 outputs"),
        QT_TRANSLATE_NOOP("Core", "together they have more than %1 inputs"),
        QT_TRANSLATE_NOOP("Core", "the text has %1 characters; the editor shows at most %2"),
        QT_TRANSLATE_NOOP("Core", "line %1 has %2 characters; the editor shows at most %3"),
        QT_TRANSLATE_NOOP("Core", "line %1 has a byte 0, so the file is not a text"),
    });
    return sentences;
}

} // namespace loggia::ui
