#include "ui/examples/example_texts.hpp"

#include <QCoreApplication>

#include <array>

namespace loggia::ui {

std::span<const char* const> exampleTexts() {
    static constexpr auto texts = std::to_array<const char*>({
        // The groups.
        QT_TRANSLATE_NOOP("Example", "Sentences"),
        QT_TRANSLATE_NOOP("Example", "Propositions"),
        QT_TRANSLATE_NOOP("Example", "Equations over GF(2)"),
        // connect4
        QT_TRANSLATE_NOOP("Example", "Empty board"),
        QT_TRANSLATE_NOOP("Example", "A game after twelve moves"),
        QT_TRANSLATE_NOOP("Example", "Draw by following: player 2 answers in the same column"),
        QT_TRANSLATE_NOOP("Example", "Open three: two threats, one move to close them"),
        QT_TRANSLATE_NOOP("Example", "Fourteen moves to go: only one column keeps the draw"),
        QT_TRANSLATE_NOOP("Example", "One cell left"),
        QT_TRANSLATE_NOOP("Example", "A finished game"),
        QT_TRANSLATE_NOOP("Example", "A board without the player to move"),
        QT_TRANSLATE_NOOP("Example", "A whole game with its moves"),
        // formula-game
        QT_TRANSLATE_NOOP("Example", "The assignment's game: A wins"),
        QT_TRANSLATE_NOOP("Example", "The assignment's game after two turns"),
        QT_TRANSLATE_NOOP("Example", "The assignment's game, finished"),
        QT_TRANSLATE_NOOP("Example", "Sums and products of more than two operands"),
        QT_TRANSLATE_NOOP("Example", "Easy: 4 variables, E wins"),
        QT_TRANSLATE_NOOP("Example", "Medium: 6 variables, A wins"),
        QT_TRANSLATE_NOOP("Example", "Hard: 10 variables, E wins"),
        QT_TRANSLATE_NOOP("Example", "All 26 letters: A wins"),
        // wumpus
        QT_TRANSLATE_NOOP("Example", "The eight rules of the assignment"),
        QT_TRANSLATE_NOOP("Example", "No facts, only the rules"),
        QT_TRANSLATE_NOOP("Example", "Facts from a walk over six squares"),
        QT_TRANSLATE_NOOP("Example", "Facts from a walk over thirteen squares"),
        QT_TRANSLATE_NOOP("Example", "Facts that contradict the rules"),
        QT_TRANSLATE_NOOP("Example", "A statement that is true after the walk"),
        QT_TRANSLATE_NOOP("Example", "A statement that is false after the walk"),
        QT_TRANSLATE_NOOP("Example", "A statement that the walk leaves open"),
        QT_TRANSLATE_NOOP("Example", "Rules with two mistakes to find"),
        // peg
        QT_TRANSLATE_NOOP("Example", "Ring of four holes"),
        QT_TRANSLATE_NOOP("Example", "Triangle of ten: not solvable"),
        QT_TRANSLATE_NOOP("Example", "Triangle of fifteen"),
        QT_TRANSLATE_NOOP("Example", "English board, from the centre to the centre"),
        QT_TRANSLATE_NOOP("Example", "A game on the triangle of fifteen, after four jumps"),
        // sat
        QT_TRANSLATE_NOOP("Example", "Three clauses with one model"),
        QT_TRANSLATE_NOOP("Example", "Nine clauses that force five of six atoms"),
        QT_TRANSLATE_NOOP("Example", "Six pigeons in five holes: unsatisfiable"),
        QT_TRANSLATE_NOOP("Example", "Eight queens: 92 solutions"),
        QT_TRANSLATE_NOOP("Example", "A sudoku with one solution"),
        QT_TRANSLATE_NOOP("Example", "A map of twenty countries in three colours"),
        QT_TRANSLATE_NOOP("Example", "A triangle of ten holes as clauses: unsatisfiable"),
        // normal-forms
        QT_TRANSLATE_NOOP("Example", "Majority of three, as a truth table"),
        QT_TRANSLATE_NOOP("Example", "Four variables with don't-cares, as minterms"),
        QT_TRANSLATE_NOOP("Example", "A formula in the notation of the formula game"),
        QT_TRANSLATE_NOOP("Example", "Two-bit adder: five inputs, three outputs"),
        QT_TRANSLATE_NOOP("Example", "Seven-segment display: seven outputs"),
        QT_TRANSLATE_NOOP("Example", "A CNF of 39 clauses that needs only 33"),
        // game-graph
        QT_TRANSLATE_NOOP("Example", "Nim with piles of 3, 4 and 5"),
        QT_TRANSLATE_NOOP("Example", "Dots and boxes on 2 \u00d7 2 boxes"),
        QT_TRANSLATE_NOOP("Example", "The end of Othello on 6 \u00d7 6"),
        QT_TRANSLATE_NOOP("Example", "A drawn game with a short and a long win"),
        QT_TRANSLATE_NOOP("Example", "A drawn game in which positions repeat"),
        // pathfinding
        QT_TRANSLATE_NOOP("Example", "A maze with several paths to the goal"),
        QT_TRANSLATE_NOOP("Example", "Eight pieces of food to collect"),
        QT_TRANSLATE_NOOP("Example", "Rooms with costs from 1 to 9 and diagonal moves"),
        QT_TRANSLATE_NOOP("Example", "A graph that leads greedy search astray"),
        QT_TRANSLATE_NOOP("Example", "Caves in the format of the MovingAI benchmarks"),
        QT_TRANSLATE_NOOP("Example", "Twenty problems in the caves"),
        // puzzles
        QT_TRANSLATE_NOOP("Example", "First trial"),
        QT_TRANSLATE_NOOP("Example", "Second trial"),
        QT_TRANSLATE_NOOP("Example", "Third trial"),
        QT_TRANSLATE_NOOP("Example", "Fourth trial"),
        QT_TRANSLATE_NOOP("Example", "Fifth trial"),
        QT_TRANSLATE_NOOP("Example", "Sixth trial"),
        QT_TRANSLATE_NOOP("Example", "Seventh trial"),
        QT_TRANSLATE_NOOP("Example", "Eighth trial"),
        QT_TRANSLATE_NOOP("Example", "Ninth trial"),
        QT_TRANSLATE_NOOP("Example", "Tenth trial"),
        QT_TRANSLATE_NOOP("Example", "First, second and third choice"),
        QT_TRANSLATE_NOOP("Example", "Knights and knaves"),
    });
    return texts;
}

QString exampleText(const QString& english) {
    return QCoreApplication::translate("Example", english.toUtf8());
}

} // namespace loggia::ui
