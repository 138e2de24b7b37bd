// What core says of games and boards.
#include "ui/language/core_sentences.hpp"

#include <QCoreApplication>

#include <array>

namespace loggia::ui {

std::span<const char* const> sentencesOfGames() {
    static constexpr auto sentences = std::to_array<const char*>({
        // core/connect4
        QT_TRANSLATE_NOOP("Core", "a draw (exact)"),
        QT_TRANSLATE_NOOP("Core", "player %1 wins by %2 (exact)"),
        QT_TRANSLATE_NOOP("Core", "player %1 wins by at least %2 (proven)"),
        QT_TRANSLATE_NOOP("Core", "player %1 has at least a draw (proven)"),
        QT_TRANSLATE_NOOP("Core", "player %1 loses by at most %2 (proven)"),
        QT_TRANSLATE_NOOP("Core", "even (heuristic value)"),
        QT_TRANSLATE_NOOP("Core", "player %1 is ahead by about %2 (heuristic value)"),
        QT_TRANSLATE_NOOP("Core", "column %1, rows %2-%3"),
        QT_TRANSLATE_NOOP("Core", "row %1, columns %2-%3"),
        QT_TRANSLATE_NOOP("Core", "rising diagonal, columns %1-%2, rows %3-%4"),
        QT_TRANSLATE_NOOP("Core", "falling diagonal, columns %1-%2, rows %3-%4"),
        QT_TRANSLATE_NOOP("Core", "It completes %1: %2"),
        QT_TRANSLATE_NOOP("Core", "It blocks %1 of the opponent: %2"),
        QT_TRANSLATE_NOOP("Core", "%1 point"),
        QT_TRANSLATE_NOOP("Core", "%1 points"),
        QT_TRANSLATE_NOOP("Core", "It leaves %1 line of four one stone short: %2"),
        QT_TRANSLATE_NOOP("Core", "It leaves %1 lines of four one stone short: %2"),
        QT_TRANSLATE_NOOP("Core", "The opponent can then score on top of it: %1"),
        QT_TRANSLATE_NOOP("Core", "It has no immediate effect"),
        QT_TRANSLATE_NOOP("Core", "Value for player %1: %2"),
        QT_TRANSLATE_NOOP("Core", "The best alternative is column %1: %2"),
        QT_TRANSLATE_NOOP("Core", "%1 exact"),
        QT_TRANSLATE_NOOP("Core", "about %1"),
        QT_TRANSLATE_NOOP("Core", "depth %1, measurement %2"),
        QT_TRANSLATE_NOOP("Core", "position %1 of %2"),
        QT_TRANSLATE_NOOP("Core", "expected 7 digits in this row, found %1"),
        QT_TRANSLATE_NOOP("Core", "expected 6 rows, found %1"),
        QT_TRANSLATE_NOOP("Core",
                          "the stone in column %1, row %2 floats: the cell below it is empty"),
        QT_TRANSLATE_NOOP("Core", "the file is empty; expected six rows of seven digits"),
        QT_TRANSLATE_NOOP("Core", "the player to move, 1 or 2, alone on this line"),
        QT_TRANSLATE_NOOP("Core", "a seventh line with the player to move, 1 or 2"),
        QT_TRANSLATE_NOOP("Core", "the end of the file after the player to move"),
        QT_TRANSLATE_NOOP("Core", "player 1 has %1 stone and player 2 has %2; player 1 moves "
                                  "first, so it must have as many stones as player 2 or one more"),
        QT_TRANSLATE_NOOP("Core", "player 1 has %1 stones and player 2 has %2; player 1 moves "
                                  "first, so it must have as many stones as player 2 or one more"),
        QT_TRANSLATE_NOOP(
            "Core",
            "player 1 has %1 stone and player 2 has %2, so player %3 is to move, not player %4"),
        QT_TRANSLATE_NOOP(
            "Core",
            "player 1 has %1 stones and player 2 has %2, so player %3 is to move, not player %4"),
        QT_TRANSLATE_NOOP("Core", "a column from 1 to 7"),
        QT_TRANSLATE_NOOP("Core", "move %1: column %2 is full"),
        QT_TRANSLATE_NOOP("Core", "column %1 is full"),
        QT_TRANSLATE_NOOP("Core", "%1 stone"),
        QT_TRANSLATE_NOOP("Core", "%1 stones"),
        QT_TRANSLATE_NOOP(
            "Core", "player 1 has %1 and player 2 only %2; player 1 may have one more at most"),
        QT_TRANSLATE_NOOP("Core", "player 2 has %1 and player 1 only %2; player 1 moves first, so "
                                  "player 2 cannot have more"),
        QT_TRANSLATE_NOOP("Core", "the value is between %1 and %2"),
        QT_TRANSLATE_NOOP("Core", "a match needs at least one game"),
        QT_TRANSLATE_NOOP("Core", "it made no move in %1 seconds"),
        QT_TRANSLATE_NOOP("Core", "its output contains no move"),
        QT_TRANSLATE_NOOP("Core", "its output is not a position: %1"),
        QT_TRANSLATE_NOOP("Core", "it wrote no output"),
        // core/formula_game
        QT_TRANSLATE_NOOP("Core", "the formula"),
        QT_TRANSLATE_NOOP("Core", "a subformula with %1 leaves"),
        QT_TRANSLATE_NOOP("Core", "true"),
        QT_TRANSLATE_NOOP("Core", "false"),
        QT_TRANSLATE_NOOP("Core", "%1 has won: %2 is %3"),
        QT_TRANSLATE_NOOP("Core", "%1 wins: %2 is %3, whatever else is chosen"),
        QT_TRANSLATE_NOOP("Core", "%1 wins: %2 makes %3 %4, whatever else is chosen"),
        QT_TRANSLATE_NOOP("Core", "%1 wins: %2 makes the formula %3, whatever else is chosen"),
        QT_TRANSLATE_NOOP(
            "Core", "%1 wins: %2 makes a subformula with %3 leaves %4, whatever else is chosen"),
        QT_TRANSLATE_NOOP("Core", "%1 wins: it has a reply that makes %2 %3 in each of the %4 "
                                  "cases in which %5 can choose, for example %6"),
        QT_TRANSLATE_NOOP("Core", "%1 wins: it has a reply that makes the formula %2 in each of "
                                  "the %3 cases in which %4 can choose, for example %5"),
        QT_TRANSLATE_NOOP("Core",
                          "%1 wins: it has a reply that makes a subformula with %2 leaves %3 in "
                          "each of the %4 cases in which %5 can choose, for example %6"),
        QT_TRANSLATE_NOOP("Core", "%1 wins"),
        QT_TRANSLATE_NOOP("Core", "%1 loses"),
        QT_TRANSLATE_NOOP("Core", "%1 is a blunder: it gives the win away"),
        QT_TRANSLATE_NOOP("Core", "Blunder in turn %1: %2 played %3; %4 would have kept the win"),
        QT_TRANSLATE_NOOP("Core", "a lower-case letter as the variable"),
        QT_TRANSLATE_NOOP("Core", "a lower-case letter, a to z"),
        QT_TRANSLATE_NOOP("Core", "the value 0 or 1"),
        QT_TRANSLATE_NOOP("Core", "0 or 1"),
        QT_TRANSLATE_NOOP("Core", "variable %1 appears more than once"),
        QT_TRANSLATE_NOOP("Core", "variable %1 has no value"),
        QT_TRANSLATE_NOOP("Core", "variable %1 not in formula"),
        QT_TRANSLATE_NOOP("Core", "variable %1 not entered"),
        QT_TRANSLATE_NOOP("Core", "%1 values for %2 variables"),
        QT_TRANSLATE_NOOP("Core", "too many values for %1 variable"),
        QT_TRANSLATE_NOOP("Core", "too many values for %1 variables"),
        QT_TRANSLATE_NOOP("Core", "%1 is not a valid player"),
        QT_TRANSLATE_NOOP("Core", "too many turns for number of variables"),
        QT_TRANSLATE_NOOP("Core", "too few turns for number of variables"),
        QT_TRANSLATE_NOOP("Core", "invalid formula"),
        QT_TRANSLATE_NOOP("Core", "missing line %1"),
        QT_TRANSLATE_NOOP("Core", "%1 at the start of the line"),
        QT_TRANSLATE_NOOP("Core", "the end of the file after the values"),
        QT_TRANSLATE_NOOP("Core", "the formula is always %1; the game's syntax has no constants"),
        QT_TRANSLATE_NOOP("Core",
                          "%1 variables are too many; the game's syntax has letters for %2"),
        QT_TRANSLATE_NOOP("Core", "the formula is longer than %1 characters"),
        QT_TRANSLATE_NOOP("Core", "the drawing would exceed %1 characters"),
        QT_TRANSLATE_NOOP("Core", "%1, as in %2"),
        QT_TRANSLATE_NOOP("Core", "a number of variables, %1"),
        QT_TRANSLATE_NOOP("Core", "a number of leaves, %1"),
        QT_TRANSLATE_NOOP("Core", "the winner, E or A"),
        QT_TRANSLATE_NOOP("Core", "easy, medium or hard"),
        QT_TRANSLATE_NOOP("Core", "a seed of at most 16 hexadecimal digits and nothing after it"),
        QT_TRANSLATE_NOOP("Core", "a seed of at most 20 digits and nothing after it"),
        QT_TRANSLATE_NOOP("Core", "found no %1 game that %2 wins with %3 variable and %4 in %5 "
                                  "trials; try other sizes or another seed"),
        QT_TRANSLATE_NOOP("Core", "found no %1 game that %2 wins with %3 variables and %4 in %5 "
                                  "trials; try other sizes or another seed"),
        QT_TRANSLATE_NOOP("Core", "easy"),
        QT_TRANSLATE_NOOP("Core", "medium"),
        QT_TRANSLATE_NOOP("Core", "hard"),
        QT_TRANSLATE_NOOP("Core", "%1 leaf"),
        QT_TRANSLATE_NOOP("Core", "%1 leaves"),
        QT_TRANSLATE_NOOP("Core", "trial %1"),
        QT_TRANSLATE_NOOP(
            "Core",
            "by the assignment's rules each pair of brackets joins two parts; this is a third"),
        QT_TRANSLATE_NOOP("Core", "%1 has won: the formula is %2"),
        QT_TRANSLATE_NOOP("Core", "%1 has won: a subformula with %2 leaves is %3"),
        QT_TRANSLATE_NOOP("Core", "%1 wins: the formula is %2, whatever else is chosen"),
        QT_TRANSLATE_NOOP("Core",
                          "%1 wins: a subformula with %2 leaves is %3, whatever else is chosen"),
        // core/game_graph
        QT_TRANSLATE_NOOP("Core", "player %1"),
        QT_TRANSLATE_NOOP("Core", "the player to move"),
        QT_TRANSLATE_NOOP("Core", "the other player"),
        QT_TRANSLATE_NOOP("Core", "%1 wins in %2 move"),
        QT_TRANSLATE_NOOP("Core", "%1 wins in %2 moves"),
        QT_TRANSLATE_NOOP("Core", "%1 loses in %2 move"),
        QT_TRANSLATE_NOOP("Core", "%1 loses in %2 moves"),
        QT_TRANSLATE_NOOP("Core", "%1 wins without end"),
        QT_TRANSLATE_NOOP("Core", "%1 loses without end"),
        QT_TRANSLATE_NOOP("Core", "%1 has won"),
        QT_TRANSLATE_NOOP("Core", "%1 has lost"),
        QT_TRANSLATE_NOOP("Core", "a draw"),
        QT_TRANSLATE_NOOP("Core", "a draw in %1 move"),
        QT_TRANSLATE_NOOP("Core", "a draw in %1 moves"),
        QT_TRANSLATE_NOOP("Core", "a draw without end"),
        QT_TRANSLATE_NOOP("Core", "%1: %2, because %3"),
        QT_TRANSLATE_NOOP("Core", "a move wins"),
        QT_TRANSLATE_NOOP("Core", "every move loses"),
        QT_TRANSLATE_NOOP("Core", "no move wins, but one leads to a draw"),
        QT_TRANSLATE_NOOP("Core", "no move wins, but one avoids a loss for ever"),
        QT_TRANSLATE_NOOP("Core", "the game is over"),
        QT_TRANSLATE_NOOP("Core", "a move leads to a loss of %1"),
        QT_TRANSLATE_NOOP("Core", "a move leads to a loss of player %1"),
        QT_TRANSLATE_NOOP("Core", "a move leads to a loss of the other player"),
        QT_TRANSLATE_NOOP("Core", "every move leads to a win of player %1"),
        QT_TRANSLATE_NOOP("Core", "every move leads to a win of the other player"),
        QT_TRANSLATE_NOOP("Core", "no move leads to a loss of player %1, but one leads to a draw"),
        QT_TRANSLATE_NOOP("Core",
                          "no move leads to a loss of the other player, but one leads to a draw"),
        QT_TRANSLATE_NOOP("Core",
                          "no move leads to a loss of player %1, but one avoids a loss for ever"),
        QT_TRANSLATE_NOOP(
            "Core", "no move leads to a loss of the other player, but one avoids a loss for ever"),
        QT_TRANSLATE_NOOP("Core", "%1: %2: %3 leads to %4, which is lost for player %5"),
        QT_TRANSLATE_NOOP("Core", "%1: %2: %3 leads to %4, which is lost for the other player"),
        QT_TRANSLATE_NOOP("Core", "%1: %2: %3 leads to %4"),
        QT_TRANSLATE_NOOP("Core", "%1: %2: every move loses; %3 to %4 holds out longest"),
        QT_TRANSLATE_NOOP("Core", "%1: %2: no move wins, but %3 leads to %4, a draw"),
        QT_TRANSLATE_NOOP("Core", "%1: %2: no move wins, but one avoids a loss for ever"),
        QT_TRANSLATE_NOOP("Core", "%1 can never be reached, so there are %2"),
        QT_TRANSLATE_NOOP("Core", "%1 and %2 can never be reached, so there are %3"),
        QT_TRANSLATE_NOOP("Core", "%1 state"),
        QT_TRANSLATE_NOOP("Core", "%1 states"),
        QT_TRANSLATE_NOOP("Core", "%1 of the %2 pairs of player and counter can be reached"),
        QT_TRANSLATE_NOOP("Core", "win"),
        QT_TRANSLATE_NOOP("Core", "loss"),
        QT_TRANSLATE_NOOP("Core", "draw"),
        QT_TRANSLATE_NOOP("Core", "win in %1"),
        QT_TRANSLATE_NOOP("Core", "loss in %1"),
        QT_TRANSLATE_NOOP("Core", "draw in %1"),
        QT_TRANSLATE_NOOP("Core", "win without end"),
        QT_TRANSLATE_NOOP("Core", "loss without end"),
        QT_TRANSLATE_NOOP("Core", "draw without end"),
        QT_TRANSLATE_NOOP("Core", "too many nodes to draw: %1 (the limit is %2); merge more "
                                  "(--merge), choose a smaller game or raise the limit"),
        QT_TRANSLATE_NOOP(
            "Core",
            "this game was solved layer by layer, which gives no graph; choose a smaller one"),
        QT_TRANSLATE_NOOP("Core", "stopped before the game was solved"),
        QT_TRANSLATE_NOOP("Core", "stopped before the drawing was ready"),
        QT_TRANSLATE_NOOP("Core", "stopped before the tree was complete"),
        QT_TRANSLATE_NOOP("Core", "there are more than %1 positions"),
        QT_TRANSLATE_NOOP("Core", "the positions have more than %1 moves"),
        QT_TRANSLATE_NOOP("Core", "the positions need more than %1 MB"),
        QT_TRANSLATE_NOOP("Core", "%1 positions, %2 of them expanded"),
        QT_TRANSLATE_NOOP("Core", "depth %1: %2 positions"),
        QT_TRANSLATE_NOOP("Core", "%1 positions, values at depth %2"),
        QT_TRANSLATE_NOOP("Core", "positions can repeat, so the tree is infinite; limit its depth"),
        QT_TRANSLATE_NOOP("Core", "the tree has more than %1 nodes"),
        QT_TRANSLATE_NOOP("Core", "two numbers up to %1"),
        QT_TRANSLATE_NOOP("Core", "the size must be two numbers up to %1, for example %2"),
        QT_TRANSLATE_NOOP("Core", "the board must have at least %1 columns and %2 rows"),
        QT_TRANSLATE_NOOP("Core", "%1 has %2 cells; the limit is %3, for example %4"),
        QT_TRANSLATE_NOOP("Core", "%1 has %2 lines; the limit is %3, for example 3x3"),
        QT_TRANSLATE_NOOP("Core", "expected numbers from 1 to %1 separated by -, for example "
                                  "1-2-10: the steps, then the target"),
        QT_TRANSLATE_NOOP("Core", "the steps must come before the target and must not exceed it"),
        QT_TRANSLATE_NOOP("Core", "the pile must be odd; with an even pile both players end with "
                                  "an even number, or both with an odd one"),
        QT_TRANSLATE_NOOP("Core", "the pile"),
        QT_TRANSLATE_NOOP("Core", "a pile"),
        QT_TRANSLATE_NOOP("Core", "a row"),
        QT_TRANSLATE_NOOP("Core", "a pit"),
        QT_TRANSLATE_NOOP("Core", "the seed"),
        QT_TRANSLATE_NOOP("Core", "the size"),
        QT_TRANSLATE_NOOP("Core", "the number that may be taken"),
        QT_TRANSLATE_NOOP("Core", "the number taken"),
        QT_TRANSLATE_NOOP("Core", "the length of a line"),
        QT_TRANSLATE_NOOP("Core", "the number of points"),
        QT_TRANSLATE_NOOP("Core", "the number of pits"),
        QT_TRANSLATE_NOOP("Core", "the number of empty cells"),
        QT_TRANSLATE_NOOP("Core", "the number of seeds in a pit"),
        QT_TRANSLATE_NOOP("Core", "the number of player %1"),
        QT_TRANSLATE_NOOP("Core", "the boxes of player %1"),
        QT_TRANSLATE_NOOP("Core", "the board must have 4 or 6 columns and rows"),
        QT_TRANSLATE_NOOP("Core", "take and the numbers that may be taken"),
        QT_TRANSLATE_NOOP("Core",
                          "rows and the gaps between them are limited to %1 places in total"),
        QT_TRANSLATE_NOOP("Core", "a game, for example 1-2-10 or nim 3 4 5"),
        QT_TRANSLATE_NOOP("Core", "expected a game: 1-2-10, %1"),
        QT_TRANSLATE_NOOP("Core",
                          "the board must be %1 rows of %2 characters (%3), separated by slashes"),
        QT_TRANSLATE_NOOP("Core", "X moves first, so %1 X and %2 O are impossible"),
        QT_TRANSLATE_NOOP("Core", "with %1 X and %2 O, player %3 is to move"),
        QT_TRANSLATE_NOOP("Core", "a disc floats in column %1"),
        QT_TRANSLATE_NOOP("Core", "no piece can be on %1, a light square"),
        QT_TRANSLATE_NOOP("Core", "the piece on %1 must be a king"),
        QT_TRANSLATE_NOOP("Core", "a player has at most %1 pieces"),
        QT_TRANSLATE_NOOP("Core", "a player has at most %1 cars"),
        QT_TRANSLATE_NOOP("Core", "a player has at most %1 pawns"),
        QT_TRANSLATE_NOOP("Core", "a player has at most %1 stones"),
        QT_TRANSLATE_NOOP("Core",
                          "the game ends before both players have driven off their last car"),
        QT_TRANSLATE_NOOP("Core", "pile and holdings must add up to an odd number, at most %1"),
        QT_TRANSLATE_NOOP("Core", "%1 characters I or ."),
        QT_TRANSLATE_NOOP("Core", "there is a pin in a gap of the game"),
        QT_TRANSLATE_NOOP("Core", "pits and stores must hold %1 seeds in total"),
        QT_TRANSLATE_NOOP("Core", "only stones of player %1 can be on %2"),
        QT_TRANSLATE_NOOP("Core", "with %1 and %2 stones placed, player %3 cannot be to move"),
        QT_TRANSLATE_NOOP("Core", "nine characters: 1 and 2 four times each, and one dot"),
        QT_TRANSLATE_NOOP("Core", "player 1 moves first, so %1 and %2 lines are impossible"),
        QT_TRANSLATE_NOOP("Core", "with %1 and %2 lines, player %3 is to move"),
        QT_TRANSLATE_NOOP("Core", "the graph has no state"),
        QT_TRANSLATE_NOOP("Core", "the graph has no state %1"),
        QT_TRANSLATE_NOOP("Core", "the name of a state"),
        QT_TRANSLATE_NOOP("Core", "invalid name of a state; it must not contain -> or any of %1"),
        QT_TRANSLATE_NOOP("Core", "the game ends at %1"),
        QT_TRANSLATE_NOOP("Core", "the start is given twice"),
        QT_TRANSLATE_NOOP("Core", "the outcome is given twice"),
        QT_TRANSLATE_NOOP("Core", "this state has arrows, so it cannot be final"),
        QT_TRANSLATE_NOOP("Core", "win, loss or draw"),
        QT_TRANSLATE_NOOP("Core", "the first line must name the game, for example %1"),
        QT_TRANSLATE_NOOP("Core", "a token on a graph"),
        QT_TRANSLATE_NOOP("Core", "A token on a graph"),
        QT_TRANSLATE_NOOP("Core", "Subtraction"),
        QT_TRANSLATE_NOOP("Core", "Dots and boxes"),
        QT_TRANSLATE_NOOP("Core", "Three men's morris"),
        QT_TRANSLATE_NOOP("Core", "Connect 4"),
        QT_TRANSLATE_NOOP("Core", "Even or Odd"),
        QT_TRANSLATE_NOOP("Core", "Checkers"),
        QT_TRANSLATE_NOOP("Core", "Kayles"),
        QT_TRANSLATE_NOOP("Core", "Dawson's Kayles"),
        QT_TRANSLATE_NOOP("Core", "Tic-tac-toe"),
        QT_TRANSLATE_NOOP("Core", "states"),
        QT_TRANSLATE_NOOP("Core", "relative"),
        QT_TRANSLATE_NOOP("Core", "mirrored"),
        QT_TRANSLATE_NOOP("Core", "piles"),
        QT_TRANSLATE_NOOP("Core", "bars"),
        QT_TRANSLATE_NOOP("Core", "classes"),
        QT_TRANSLATE_NOOP("Core", "symmetry"),
        QT_TRANSLATE_NOOP("Core", "parities"),
        QT_TRANSLATE_NOOP("Core", "sorted"),
        QT_TRANSLATE_NOOP("Core", "pins"),
        QT_TRANSLATE_NOOP("Core", "rows"),
        QT_TRANSLATE_NOOP("Core", "the board is too large (a position has %1 bits)"),
        QT_TRANSLATE_NOOP("Core", "too many piles of this size (a position has %1 bits)"),
        QT_TRANSLATE_NOOP("Core", "with %1 pits per player the limit is %2 seed per pit"),
        QT_TRANSLATE_NOOP("Core", "with %1 pits per player the limit is %2 seeds per pit"),
        QT_TRANSLATE_NOOP("Core", "numbers: the steps, separated by -, for example 1-2 or 1-3-4"),
        QT_TRANSLATE_NOOP("Core", "target: the last number, up to 10,000,000"),
        QT_TRANSLATE_NOOP("Core", "PILE: an odd number of tokens, 1 to 999 (15)"),
        QT_TRANSLATE_NOOP("Core", "MOST: how many may be taken, 1 to PILE (3)"),
        QT_TRANSLATE_NOOP("Core", "PILE: the size of each pile, up to 26 piles (3 4 5)"),
        QT_TRANSLATE_NOOP("Core", "PILE: the size of each pile, up to 26 piles"),
        QT_TRANSLATE_NOOP("Core", "take NUMBER: the numbers of tokens that may be taken"),
        QT_TRANSLATE_NOOP("Core", "ROW: the number of pins in each row, up to 60 in all (7)"),
        QT_TRANSLATE_NOOP("Core", "ROWSxCOLUMNS: up to 15x15 (3x4)"),
        QT_TRANSLATE_NOOP("Core", "COLUMNSxROWS: up to 30 cells (3x3)"),
        QT_TRANSLATE_NOOP("Core", "LINE: the length of a line (%1)"),
        QT_TRANSLATE_NOOP("Core", "COLUMNSxROWS: up to 62 cells, counting one extra row (4x4)"),
        QT_TRANSLATE_NOOP("Core",
                          "SIZE: columns and rows, 2 to 5 (3); each player has SIZE - 1 cars"),
        QT_TRANSLATE_NOOP("Core", "COLUMNSxROWS: 4x4, 4x6, 6x4 or 6x6 (4x4)"),
        QT_TRANSLATE_NOOP("Core",
                          "EMPTY: start near the end with this many empty cells: 1 to 12 on 4x4, 1 "
                          "to 10 on larger boards (the whole game on 4x4, 8 on larger boards)"),
        QT_TRANSLATE_NOOP("Core", "SEED: seed of that position, 0 to 1,000,000 (1)"),
        QT_TRANSLATE_NOOP("Core", "PITS: of each player, 1 to 6 (2)"),
        QT_TRANSLATE_NOOP(
            "Core",
            "SEEDS: in each pit, up to 6 with 1 to 3 pits, 3 with 4, and 1 with 5 or 6 (3)"),
        QT_TRANSLATE_NOOP("Core", "COLUMNSxROWS: 4x4, 4x6 or 6x4 (4x4)"),
        QT_TRANSLATE_NOOP("Core",
                          "COLUMNSxROWS: of boxes, up to 24 lines, such as 3x3 or 7x1 (2x2)"),
        QT_TRANSLATE_NOOP("Core", "COLUMNSxROWS: up to 20 squares, such as 4x5 (3x3)"),
        QT_TRANSLATE_NOOP("Core", "COLUMNSxROWS: up to 30 squares, such as 5x6 (4x4)"),
        QT_TRANSLATE_NOOP("Core", "flying: stones move to any free point"),
        QT_TRANSLATE_NOOP("Core", "orthogonal: the board has no diagonal lines"),
        QT_TRANSLATE_NOOP("Core", "COLUMNSxROWS: up to 25 squares, such as 5x5 or 4x6 (4x4)"),
        QT_TRANSLATE_NOOP("Core", "POINTS: 3 to 6 (6)"),
        QT_TRANSLATE_NOOP("Core",
                          "A counter starts at 0. On your turn you add one of the allowed numbers "
                          "to it. It may never pass the target. Whoever brings it to the target "
                          "wins. If no number fits any more, the player to move loses."),
        QT_TRANSLATE_NOOP("Core",
                          "An odd number of tokens lies in a pile. On your turn you take at least "
                          "one token and at most MOST, and keep them. The game ends when the pile "
                          "is empty. One player then has an even number of tokens and the other an "
                          "odd number. Whoever has an even number wins."),
        QT_TRANSLATE_NOOP("Core",
                          "Tokens lie in several piles. On your turn you choose one pile and take "
                          "as many tokens from it as you like, but at least one. The game ends "
                          "when all piles are empty. Whoever takes the last token wins."),
        QT_TRANSLATE_NOOP("Core",
                          "Tokens lie in one or more piles. On your turn you choose one pile and "
                          "take one of the allowed numbers of tokens from it. The game ends when "
                          "no allowed number is left to take. Whoever cannot move loses."),
        QT_TRANSLATE_NOOP(
            "Core",
            "Pins stand in one or more rows. On your turn you knock down one pin, or two pins that "
            "stand side by side. Pins with a gap between them are not side by side. The game ends "
            "when no pin stands. Whoever knocks down the last pin wins."),
        QT_TRANSLATE_NOOP(
            "Core", "Pins stand in one or more rows. On your turn you knock down two pins that "
                    "stand side by side. Pins with a gap between them are not side by side. The "
                    "game ends when no two pins stand side by side. Whoever cannot move loses."),
        QT_TRANSLATE_NOOP(
            "Core",
            "The board is a bar of chocolate whose top left square is poisoned. On your turn you "
            "choose a square and eat it together with every square to its right and below. Nobody "
            "may choose the poisoned square. Whoever has only the poisoned square left loses."),
        QT_TRANSLATE_NOOP("Core",
                          "The board has empty cells. On your turn you put your sign on an empty "
                          "cell; player 1 has X and begins, player 2 has O. Whoever first has LINE "
                          "of their own signs in a horizontal, vertical or diagonal line wins. If "
                          "the board is full and nobody has a line, the game is a draw."),
        QT_TRANSLATE_NOOP(
            "Core", "The board has vertical columns. On your turn you drop one of your discs into "
                    "a column that is not full; it falls to the lowest free cell. Whoever first "
                    "has LINE of their own discs in a horizontal, vertical or diagonal line wins. "
                    "If the board is full and nobody has a line, the game is a draw."),
        QT_TRANSLATE_NOOP(
            "Core",
            "The board is a star of eight points around a centre, and each player has four stones "
            "on neighbouring points. On your turn you move one stone to the one free place: from a "
            "point to the next point, from the centre to a point, or from a point to the centre. A "
            "stone may go to the centre only if a stone of the other player is next to it. "
            "Positions can repeat. Whoever cannot move loses."),
        QT_TRANSLATE_NOOP(
            "Core",
            "Player 1 has cars at the left edge that drive to the right, player 2 has cars at the "
            "bottom that drive up. On your turn you move a car one square ahead or to a side, "
            "never back, onto a free square. From the far edge a car may drive off the board. The "
            "game ends when a player's last car has left the board: that player wins. You also win "
            "if you cannot move on your turn, so do not block the other player."),
        QT_TRANSLATE_NOOP(
            "Core",
            "On your turn you place a disc on an empty cell so that at least one straight line of "
            "the other player's discs lies between it and another disc of yours. All discs in such "
            "lines become yours. If you have no such cell you pass. The game ends when neither "
            "player can move. Whoever has more discs wins; with equal numbers the game is a draw."),
        QT_TRANSLATE_NOOP(
            "Core", "Each player has a row of pits with seeds and a store at its end. On your turn "
                    "you take all seeds of one of your pits and sow them one by one into the next "
                    "pits and your own store, around the board, leaving out the other player's "
                    "store. If the last seed falls into your store you move again; if it falls "
                    "into an empty pit of yours, you put it and the seeds in the pit opposite into "
                    "your store, unless that pit is empty. The game ends when you have no seeds in "
                    "your pits on your turn; the other player keeps the seeds in theirs. Whoever "
                    "has more seeds wins; with equal numbers the game is a draw."),
        QT_TRANSLATE_NOOP(
            "Core",
            "Men stand on the dark squares of the first row of each player. On your turn you move "
            "a man one square diagonally forward, or a king one square diagonally in any "
            "direction. A piece captures by jumping over a neighbouring piece of the other player "
            "to the free square behind it, and goes on jumping while it can; you must capture if "
            "you can. A man that reaches the last row becomes a king and stops there. Positions "
            "can repeat. Whoever has no piece left or cannot move loses."),
        QT_TRANSLATE_NOOP("Core",
                          "The board is a grid of dots. On your turn you draw a line between two "
                          "neighbouring dots. If your line closes a box, or two boxes, they are "
                          "yours and you move again. The game ends when all lines are drawn. "
                          "Whoever has more boxes wins; with equal numbers the game is a draw."),
        QT_TRANSLATE_NOOP("Core",
                          "Each player has a row of pawns; player 1 moves up, player 2 down. On "
                          "your turn you move a pawn straight forward onto a free square, or "
                          "capture a pawn of the other player diagonally in front of it. Whoever "
                          "brings a pawn to the far row wins. Whoever cannot move loses."),
        QT_TRANSLATE_NOOP("Core",
                          "The board has empty squares. On your turn you cover two neighbouring "
                          "empty squares with a domino. Player 1 places dominoes vertically, "
                          "player 2 horizontally. Whoever cannot place a domino loses."),
        QT_TRANSLATE_NOOP(
            "Core",
            "The board has nine points joined by lines. First the players take turns placing four "
            "stones each on free points. Then on your turn you move one of your stones along a "
            "line to a free neighbouring point. Whoever has three of their own stones in a line "
            "wins, also while stones are placed. Positions can repeat. Whoever cannot move loses."),
        QT_TRANSLATE_NOOP(
            "Core",
            "The board has nine points joined by lines. First the players take turns placing three "
            "stones each on free points. Then on your turn you move one of your stones along a "
            "line to a free neighbouring point. Whoever has three of their own stones in a line "
            "wins, also while stones are placed. Positions can repeat. Whoever cannot move loses."),
        QT_TRANSLATE_NOOP(
            "Core",
            "The board has points, and every two of them can be joined by a line. On your turn you "
            "draw a line of your colour between two points that are not joined yet. Whoever first "
            "closes a triangle of their own colour, with three of the points as corners, loses. If "
            "all lines are drawn and there is no such triangle, the game is a draw."),
        QT_TRANSLATE_NOOP(
            "Core", "Stones of both players fill the board like a chessboard. Player 1 begins by "
                    "taking away one of their own stones in the middle or in a corner, and player "
                    "2 takes away one of theirs next to the gap. Then on your turn you jump with a "
                    "stone over a neighbouring stone of the other player to the free square behind "
                    "it, which captures that stone. You may go on jumping with the same stone in "
                    "the same direction. Whoever cannot move loses."),
        QT_TRANSLATE_NOOP(
            "Core", "A token stands on a state of the graph. On your turn you move it along an "
                    "arrow that you may follow. The game ends at a final state with its outcome, "
                    "and whoever cannot move loses. Positions can repeat if arrows form a cycle."),
        // core/peg
        QT_TRANSLATE_NOOP("Core", "Triangle, %1 holes"),
        QT_TRANSLATE_NOOP("Core", "Hexagon, %1 holes"),
        QT_TRANSLATE_NOOP("Core", "Plus, %1 holes"),
        QT_TRANSLATE_NOOP("Core", "English board, %1 holes"),
        QT_TRANSLATE_NOOP("Core", "European board, %1 holes"),
        QT_TRANSLATE_NOOP("Core", "Diamond, %1 holes"),
        QT_TRANSLATE_NOOP("Core", "German board (Wiegleb), %1 holes"),
        QT_TRANSLATE_NOOP("Core", "there is no hole %1; the holes are 1 to %2"),
        QT_TRANSLATE_NOOP("Core", "a line needs three different holes, found %1"),
        QT_TRANSLATE_NOOP("Core", "expected 1 to %1 holes, found %2"),
        QT_TRANSLATE_NOOP("Core", "a board has at most 64 holes"),
        QT_TRANSLATE_NOOP("Core", "there is already a hole here"),
        QT_TRANSLATE_NOOP("Core", "this line already exists"),
        QT_TRANSLATE_NOOP("Core", "the encoding has more than %1 clauses"),
        QT_TRANSLATE_NOOP("Core", "there are fewer pegs at the start than the goal requires"),
        QT_TRANSLATE_NOOP("Core", "the number of rounds"),
        QT_TRANSLATE_NOOP("Core", "expected 1 to %1 rounds, found %2"),
        QT_TRANSLATE_NOOP("Core", "1 preconditions"),
        QT_TRANSLATE_NOOP("Core", "2 effects"),
        QT_TRANSLATE_NOOP("Core", "3A frame: pegs leave only by jumps"),
        QT_TRANSLATE_NOOP("Core", "3B frame: pegs arrive only by jumps"),
        QT_TRANSLATE_NOOP("Core", "4A at most one jump at a time"),
        QT_TRANSLATE_NOOP("Core", "4B at least one jump at a time"),
        QT_TRANSLATE_NOOP("Core", "5 start"),
        QT_TRANSLATE_NOOP("Core", "6A at most the goal's pegs at the end"),
        QT_TRANSLATE_NOOP("Core", "6B at least one peg at the end"),
        QT_TRANSLATE_NOOP("Core", "position classes"),
        QT_TRANSLATE_NOOP("Core", "pagoda functions"),
        QT_TRANSLATE_NOOP("Core", "order of independent jumps"),
        QT_TRANSLATE_NOOP("Core", "A jump needs two pegs and a hole: when it is made, there are "
                                  "pegs in a and b, and none in c"),
        QT_TRANSLATE_NOOP("Core",
                          "What a jump does: afterwards a and b are empty, and the peg is in c"),
        QT_TRANSLATE_NOOP("Core", "A peg stays where it is unless a jump takes it away: if it is "
                                  "gone, it has jumped or was jumped over"),
        QT_TRANSLATE_NOOP("Core", "A hole stays empty unless a peg jumps into it"),
        QT_TRANSLATE_NOOP("Core", "Two jumps are never made at the same time"),
        QT_TRANSLATE_NOOP("Core",
                          "In the parallel encodings this holds only for jumps that share a hole"),
        QT_TRANSLATE_NOOP("Core", "Some jump is made at each time, so that none is wasted"),
        QT_TRANSLATE_NOOP(
            "Core", "Which holes have pegs at the start: a clause of one literal for each hole"),
        QT_TRANSLATE_NOOP(
            "Core",
            "At the end no more pegs are left than the goal allows, and each goal hole has one"),
        QT_TRANSLATE_NOOP("Core", "For one peg, with T the time of the end:"),
        QT_TRANSLATE_NOOP("Core", "At the end at least one peg is left"),
        QT_TRANSLATE_NOOP("Core", "It follows from the other axioms, but helps the solver"),
        QT_TRANSLATE_NOOP("Core",
                          "In some sets of holes no jump changes whether the number of pegs is "
                          "even or odd, so the end has the same parities as the start"),
        QT_TRANSLATE_NOOP("Core", "With some weights of the holes no jump makes the pegs heavier, "
                                  "so at each time they weigh at least as much as at the end"),
        QT_TRANSLATE_NOOP("Core", "These clauses follow from the others"),
        QT_TRANSLATE_NOOP("Core", "Two jumps that share no hole can be swapped"),
        QT_TRANSLATE_NOOP(
            "Core",
            "Only one of the two orders is allowed, which leaves the solver less to search"),
        QT_TRANSLATE_NOOP("Core",
                          "the file is empty; expected the number of holes and the empty hole"),
        QT_TRANSLATE_NOOP("Core", "the number of holes"),
        QT_TRANSLATE_NOOP("Core", "the number of a hole"),
        QT_TRANSLATE_NOOP("Core", "the number of pegs"),
        QT_TRANSLATE_NOOP("Core", "the hole that is empty at the start"),
        QT_TRANSLATE_NOOP("Core", "the hole that has a peg at the end"),
        QT_TRANSLATE_NOOP("Core", "the number of pegs that are left at the end"),
        QT_TRANSLATE_NOOP("Core", "%1 (no empty hole)"),
        QT_TRANSLATE_NOOP("Core", "hole %1 is listed twice"),
        QT_TRANSLATE_NOOP("Core", "the end of the line after %1"),
        QT_TRANSLATE_NOOP("Core", "a line of three holes"),
        QT_TRANSLATE_NOOP("Core", "a line of three holes, `final`, `left`, `layout` or `jumps`"),
        QT_TRANSLATE_NOOP("Core", "%1 is given twice"),
        QT_TRANSLATE_NOOP("Core", "expected 1 to %1 pegs left, found %2"),
        QT_TRANSLATE_NOOP("Core", "hole %1 already has a place"),
        QT_TRANSLATE_NOOP("Core", "the layout has no place for hole %1"),
        QT_TRANSLATE_NOOP("Core", "%1 is not possible here"),
        QT_TRANSLATE_NOOP("Core", "a jump, for example Jump(4,2,1)"),
        QT_TRANSLATE_NOOP("Core", "this is jump %1, but its time is %2"),
        QT_TRANSLATE_NOOP("Core", "holes %1, %2 and %3 are not a line"),
        QT_TRANSLATE_NOOP("Core", "hole %1 is empty"),
        QT_TRANSLATE_NOOP("Core", "hole %1 is not empty"),
        QT_TRANSLATE_NOOP("Core", "not reachable: %1, because the number of pegs in holes %2 is "
                                  "odd at the start, and every jump changes it by 0 or 2"),
        QT_TRANSLATE_NOOP("Core", "not reachable: %1, because the number of pegs in holes %2 is "
                                  "even at the start, and every jump changes it by 0 or 2"),
        QT_TRANSLATE_NOOP("Core",
                          "not reachable: %1, because with the hole weights %2 no jump increases "
                          "the total weight of the pegs, which is %3 at the start"),
        QT_TRANSLATE_NOOP("Core", "%1 and %2 more"),
        QT_TRANSLATE_NOOP(
            "Core", "found no %1 board of %2 holes; try another number of holes or another seed"),
        QT_TRANSLATE_NOOP("Core", "%1 holes"),
        QT_TRANSLATE_NOOP("Core", "stopped before there was such a board"),
        QT_TRANSLATE_NOOP("Core", "jump %1 of %2: %3 positions"),
        QT_TRANSLATE_NOOP("Core", "back to jump %1"),
        QT_TRANSLATE_NOOP("Core", "the table of positions is damaged"),
    });
    return sentences;
}

} // namespace loggia::ui
