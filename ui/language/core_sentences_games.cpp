// What core says of games and their graphs.
#include "ui/language/core_sentences.hpp"

#include <QCoreApplication>

#include <array>

namespace loggia::ui {

std::span<const char* const> sentencesOfGames() {
    static constexpr auto sentences = std::to_array<const char*>({
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
        QT_TRANSLATE_NOOP("Core", "a move leads to a loss for %1"),
        QT_TRANSLATE_NOOP("Core", "a move leads to a loss for player %1"),
        QT_TRANSLATE_NOOP("Core", "a move leads to a loss for the other player"),
        QT_TRANSLATE_NOOP("Core", "every move leads to a win for player %1"),
        QT_TRANSLATE_NOOP("Core", "every move leads to a win for the other player"),
        QT_TRANSLATE_NOOP("Core", "no move leads to a loss for player %1, but one leads to a draw"),
        QT_TRANSLATE_NOOP("Core",
                          "no move leads to a loss for the other player, but one leads to a draw"),
        QT_TRANSLATE_NOOP("Core",
                          "no move leads to a loss for player %1, but one avoids a loss for ever"),
        QT_TRANSLATE_NOOP(
            "Core", "no move leads to a loss for the other player, but one avoids a loss for ever"),
        QT_TRANSLATE_NOOP("Core", "the move %1 leads to %2, which is lost for player %3"),
        QT_TRANSLATE_NOOP("Core", "the move %1 leads to %2, which is lost for the other player"),
        QT_TRANSLATE_NOOP("Core", "the move %1 leads to %2"),
        QT_TRANSLATE_NOOP("Core", "every move loses; %1 to %2 holds out longest"),
        QT_TRANSLATE_NOOP("Core", "every move loses equally fast; for example, %1 leads to %2"),
        QT_TRANSLATE_NOOP("Core", "the only move, %1, leads to %2 and loses"),
        QT_TRANSLATE_NOOP("Core", "no move wins, but %1 leads to %2, a draw"),
        QT_TRANSLATE_NOOP("Core", "the move %1 wins"),
        QT_TRANSLATE_NOOP("Core", "the only move, %1, loses"),
        QT_TRANSLATE_NOOP("Core", "every move loses equally fast, for example %1"),
        QT_TRANSLATE_NOOP("Core", "every move loses; %1 holds out longest"),
        QT_TRANSLATE_NOOP("Core", "no move wins, but %1 draws"),
        QT_TRANSLATE_NOOP("Core", "%1: %2: %3 leads to %4, which is lost for player %5"),
        QT_TRANSLATE_NOOP("Core", "%1: %2: %3 leads to %4, which is lost for the other player"),
        QT_TRANSLATE_NOOP("Core", "%1: %2: %3 leads to %4"),
        QT_TRANSLATE_NOOP("Core", "%1: %2: every move loses; %3 to %4 holds out longest"),
        QT_TRANSLATE_NOOP("Core",
                          "%1: %2: every move loses equally fast; for example, %3 leads to %4"),
        QT_TRANSLATE_NOOP("Core", "%1: %2: the only move, %3, leads to %4 and loses"),
        QT_TRANSLATE_NOOP("Core", "%1: %2: no move wins, but %3 leads to %4, a draw"),
        QT_TRANSLATE_NOOP("Core", "%1: %2: no move wins, but one avoids a loss for ever"),
        QT_TRANSLATE_NOOP("Core", "%1 can never be reached, so there are %2"),
        QT_TRANSLATE_NOOP("Core", "%1 and %2 can never be reached, so there are %3"),
        QT_TRANSLATE_NOOP("Core", "%1 position"),
        QT_TRANSLATE_NOOP("Core", "%1 positions"),
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
        QT_TRANSLATE_NOOP("Core", "too many nodes to draw: %1 (the limit is %2)"),
        QT_TRANSLATE_NOOP(
            "Core",
            "this game was solved layer by layer, which produces no graph; choose a smaller game"),
        QT_TRANSLATE_NOOP("Core", "stopped before the game was solved"),
        QT_TRANSLATE_NOOP("Core", "stopped before the drawing was ready"),
        QT_TRANSLATE_NOOP("Core", "stopped before the tree was complete"),
        QT_TRANSLATE_NOOP("Core", "there are more than %1 positions"),
        QT_TRANSLATE_NOOP("Core", "there are more than %1 position"),
        QT_TRANSLATE_NOOP("Core", "there are at least %1 positions, and the limit is %2"),
        QT_TRANSLATE_NOOP("Core", "there are at least %1 positions, and the limit is %2; try a "
                                  "smaller game, for example %3"),
        QT_TRANSLATE_NOOP("Core", "the positions have at least %1 moves between them, and the "
                                  "limit is %2; try a smaller game, for example %3"),
        QT_TRANSLATE_NOOP("Core", "the positions have more than %1 moves"),
        QT_TRANSLATE_NOOP("Core", "the positions have more than %1 move"),
        QT_TRANSLATE_NOOP("Core", "the positions need more than %1 MB"),
        QT_TRANSLATE_NOOP("Core", "%1 positions, %2 of them expanded"),
        QT_TRANSLATE_NOOP("Core", "depth %1: %2 positions"),
        QT_TRANSLATE_NOOP("Core", "%1 positions, values at depth %2"),
        QT_TRANSLATE_NOOP("Core", "positions can repeat, so the tree is infinite; limit its depth"),
        QT_TRANSLATE_NOOP("Core", "the tree has more than %1 nodes"),
        QT_TRANSLATE_NOOP("Core", "the tree has more than %1 node"),
        QT_TRANSLATE_NOOP("Core", "two numbers up to %1"),
        QT_TRANSLATE_NOOP("Core", "the size must be two numbers up to %1, for example %2"),
        QT_TRANSLATE_NOOP("Core", "the board must have at least %1 columns and %2 rows"),
        QT_TRANSLATE_NOOP("Core", "%1 has %2 cells; the limit is %3, for example %4"),
        QT_TRANSLATE_NOOP("Core", "%1 has %2 lines; the limit is %3, for example 3x3"),
        QT_TRANSLATE_NOOP("Core", "expected numbers from 1 to %1 separated by -, for example "
                                  "1-2-10: the steps, then the target"),
        QT_TRANSLATE_NOOP("Core", "the steps must come before the target and must not exceed it"),
        QT_TRANSLATE_NOOP("Core", "the pile must have an odd number of tokens; otherwise both "
                                  "players end with an even number, or both with an odd one"),
        QT_TRANSLATE_NOOP("Core", "the pile"),
        QT_TRANSLATE_NOOP("Core", "the counter"),
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
        QT_TRANSLATE_NOOP("Core", "take and the allowed numbers"),
        QT_TRANSLATE_NOOP("Core",
                          "rows and the gaps between them are limited to %1 places in total"),
        QT_TRANSLATE_NOOP("Core", "a game, for example 1-2-10 or nim 3 4 5"),
        QT_TRANSLATE_NOOP("Core", "expected a game: 1-2-10, %1"),
        QT_TRANSLATE_NOOP("Core",
                          "the board must be %1 rows of %2 characters (%3), separated by slashes"),
        QT_TRANSLATE_NOOP("Core",
                          "the board must be %1 row of %2 characters (%3), separated by slashes"),
        QT_TRANSLATE_NOOP("Core",
                          "the board must be %1 rows of %2 character (%3), separated by slashes"),
        QT_TRANSLATE_NOOP("Core", "X moves first, so %1 X and %2 O are impossible"),
        QT_TRANSLATE_NOOP("Core", "with %1 X and %2 O, player %3 is to move"),
        QT_TRANSLATE_NOOP("Core", "a disc floats in column %1"),
        QT_TRANSLATE_NOOP("Core", "no piece can be on %1, a light square"),
        QT_TRANSLATE_NOOP("Core", "the piece on %1 must be a king"),
        QT_TRANSLATE_NOOP("Core", "a player has at most %1 pieces"),
        QT_TRANSLATE_NOOP("Core", "a player has at most %1 cars"),
        QT_TRANSLATE_NOOP("Core", "a player has at most %1 car"),
        QT_TRANSLATE_NOOP("Core", "a player has at most %1 pawns"),
        QT_TRANSLATE_NOOP("Core", "a player has at most %1 stones"),
        QT_TRANSLATE_NOOP("Core",
                          "the game ends before both players have driven off their last car"),
        QT_TRANSLATE_NOOP("Core", "pile and holdings must add up to an odd number, at most %1"),
        QT_TRANSLATE_NOOP("Core", "there is a pin where the game has a gap"),
        QT_TRANSLATE_NOOP("Core", "pits and stores must hold %1 seeds in total"),
        QT_TRANSLATE_NOOP("Core", "only stones of player %1 can be on %2"),
        QT_TRANSLATE_NOOP("Core", "with %1 and %2 stones placed, player %3 cannot be to move"),
        QT_TRANSLATE_NOOP("Core", "nine characters: 1 and 2 four times each, and one dot"),
        QT_TRANSLATE_NOOP("Core", "player 1 moves first, so %1 and %2 lines are impossible"),
        QT_TRANSLATE_NOOP("Core", "with %1 and %2 lines, player %3 is to move"),
        QT_TRANSLATE_NOOP("Core", "the graph has no state"),
        QT_TRANSLATE_NOOP("Core", "expected an arrow such as a -> b; the text has only names"),
        QT_TRANSLATE_NOOP("Core", "the graph has no state %1"),
        QT_TRANSLATE_NOOP("Core", "the name of a state"),
        QT_TRANSLATE_NOOP("Core",
                          "invalid name of a state; it must not contain ->, →, <- or any of %1"),
        QT_TRANSLATE_NOOP("Core", "no other line has the state %1"),
        QT_TRANSLATE_NOOP("Core", "arrows such as a -> b c (DOT is not read)"),
        QT_TRANSLATE_NOOP("Core", "the game ends at %1"),
        QT_TRANSLATE_NOOP("Core", "the start is given twice"),
        QT_TRANSLATE_NOOP("Core", "the outcome is given twice"),
        QT_TRANSLATE_NOOP("Core", "the place of this state is given twice"),
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
        QT_TRANSLATE_NOOP("Core", "positions"),
        QT_TRANSLATE_NOOP("Core", "states"),
        QT_TRANSLATE_NOOP("Core", "relative"),
        QT_TRANSLATE_NOOP("Core", "mirrored"),
        QT_TRANSLATE_NOOP("Core", "piles"),
        QT_TRANSLATE_NOOP("Core", "counters"),
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
        QT_TRANSLATE_NOOP("Core", "with %1 pit per player the limit is %2 seeds per pit"),
        QT_TRANSLATE_NOOP("Core", "numbers: the steps, separated by -, for example 1-2 or 1-3-4"),
        QT_TRANSLATE_NOOP("Core", "target: the last number, up to 10,000,000"),
        QT_TRANSLATE_NOOP("Core", "PILE: an odd number of tokens, 1 to 999 (15)"),
        QT_TRANSLATE_NOOP("Core", "MOST: the most tokens that may be taken at once, 1 to PILE (3)"),
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
        QT_TRANSLATE_NOOP("Core", "PITS: the pits of each player, 1 to 6 (2)"),
        QT_TRANSLATE_NOOP("Core", "SEEDS: the seeds in each pit, at most 6 with 1 to 3 pits, 3 "
                                  "with 4 pits, and 1 with 5 or 6 pits (3)"),
        QT_TRANSLATE_NOOP("Core", "COLUMNSxROWS: 4x4, 4x6 or 6x4 (4x4)"),
        QT_TRANSLATE_NOOP(
            "Core",
            "COLUMNSxROWS: the number of boxes, with at most 24 lines, such as 3x3 or 7x1 (2x2)"),
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
        QT_TRANSLATE_NOOP(
            "Core",
            "A pile has an odd number of tokens. On your turn you take between one and MOST tokens "
            "and keep them. The game ends when the pile is empty. One player then has an even "
            "number of tokens and the other an odd number. Whoever has an even number wins."),
        QT_TRANSLATE_NOOP("Core",
                          "There are several piles of tokens. On your turn you choose a pile and "
                          "take as many tokens from it as you like, but at least one. The game "
                          "ends when all piles are empty. Whoever takes the last token wins."),
        QT_TRANSLATE_NOOP("Core",
                          "There are one or more piles of tokens. On your turn you choose a pile "
                          "and take one of the allowed numbers of tokens from it. The game ends "
                          "when no allowed number is left to take. Whoever cannot move loses."),
        QT_TRANSLATE_NOOP(
            "Core",
            "There are one or more rows of pins. On your turn you knock down one pin, or two pins "
            "that are side by side. Pins with a gap between them are not side by side. The game "
            "ends when no pin is left standing. Whoever knocks down the last pin wins."),
        QT_TRANSLATE_NOOP(
            "Core", "There are one or more rows of pins. On your turn you knock down two pins that "
                    "are side by side. Pins with a gap between them are not side by side. The game "
                    "ends when no two pins are side by side. Whoever cannot move loses."),
        QT_TRANSLATE_NOOP(
            "Core",
            "The board is a bar of chocolate whose top left square is poisoned. On your turn you "
            "choose a square and eat it together with every square to its right and below. Nobody "
            "may choose the poisoned square. Whoever has only the poisoned square left loses."),
        QT_TRANSLATE_NOOP("Core",
                          "The board has empty cells. On your turn you put your sign on an empty "
                          "cell; player 1 has X and begins, player 2 has O. The first to get LINE "
                          "of their own signs in a horizontal, vertical or diagonal line wins. If "
                          "the board is full and nobody has a line, the game is a draw."),
        QT_TRANSLATE_NOOP(
            "Core", "The board has vertical columns. On your turn you drop one of your discs into "
                    "a column that is not full; it falls to the lowest free cell. The first to get "
                    "LINE of their own discs in a horizontal, vertical or diagonal line wins. "
                    "If the board is full and nobody has a line, the game is a draw."),
        QT_TRANSLATE_NOOP(
            "Core",
            "The board is a star of eight points around a centre, and each player has four stones "
            "on neighbouring points. On your turn you move one stone to the only free place: from "
            "a point to the next point, from the centre to a point, or from a point to the centre. "
            "A stone may go to the centre only if a stone of the other player is next to it. "
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
                    "pits and your own store, around the board, skipping the other player's store. "
                    "If the last seed falls into your store you move again; if it falls into an "
                    "empty pit of yours, you put it and the seeds in the pit opposite into your "
                    "store, unless that pit is empty. The game ends when the player to move has no "
                    "seeds in their pits; the other player keeps the seeds in theirs. Whoever has "
                    "more seeds wins; with equal numbers the game is a draw."),
        QT_TRANSLATE_NOOP(
            "Core",
            "The men start on the dark squares of each player's first row. On your turn you move a "
            "man one square diagonally forward, or a king one square diagonally in any direction. "
            "A piece captures by jumping over a neighbouring piece of the other player to the free "
            "square behind it, and continues jumping while it can; you must capture if you can. A "
            "man that reaches the last row becomes a king and stops there. Positions can repeat. "
            "Whoever has no piece left or cannot move loses."),
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
            "Core", "Stones of both players fill the board in a chessboard pattern. Player 1 "
                    "begins by removing one of their own stones in the middle or in a corner, and "
                    "player 2 removes one of theirs next to the gap. Then on your turn you jump "
                    "with a stone over a neighbouring stone of the other player to the free square "
                    "behind it, which captures that stone. You may continue jumping with the same "
                    "stone in the same direction. Whoever cannot move loses."),
        QT_TRANSLATE_NOOP("Core",
                          "A token is placed on a state of the graph. On your turn you move it "
                          "along one of the arrows that you may follow. At a final state the game "
                          "ends with the outcome of that state; elsewhere, whoever cannot move "
                          "loses. Positions can repeat if arrows form a cycle."),
        QT_TRANSLATE_NOOP("Core", "this game has no layers"),
        QT_TRANSLATE_NOOP("Core", "the game has no such level"),
        QT_TRANSLATE_NOOP("Core", "layers are not merged"),
        QT_TRANSLATE_NOOP("Core", "the solution belongs to other positions"),
        // core/tournament, and the games as tournaments see them
        QT_TRANSLATE_NOOP("Core", "a tournament has 2 to %1 contestants"),
        QT_TRANSLATE_NOOP("Core",
                          "expected an even number of games, since each opening is played twice"),
        QT_TRANSLATE_NOOP("Core", "only a Swiss tournament has several rounds"),
        QT_TRANSLATE_NOOP("Core", "too many games: %1 (the limit is %2)"),
        QT_TRANSLATE_NOOP("Core", "a sequential test takes two contestants"),
        QT_TRANSLATE_NOOP("Core", "a game was played twice"),
        QT_TRANSLATE_NOOP("Core", "a game in the journal does not belong to this tournament; was "
                                  "it longer before?"),
        QT_TRANSLATE_NOOP("Core", "%1 games in the journal do not belong to this tournament; was "
                                  "it longer before?"),
        QT_TRANSLATE_NOOP("Core", "this is not the journal of a tournament"),
        QT_TRANSLATE_NOOP("Core", "it belongs to another tournament: expected '%1'"),
        QT_TRANSLATE_NOOP(
            "Core", "it belongs to another tournament: the program of %1 has changed since then"),
        QT_TRANSLATE_NOOP("Core", "it belongs to another tournament: %1 is %2 there, not %3"),
        QT_TRANSLATE_NOOP("Core", "a contestant cannot play against itself"),
        QT_TRANSLATE_NOOP("Core", "expected a number of seconds"),
        QT_TRANSLATE_NOOP("Core", "expected the moves, or '-' for none"),
        QT_TRANSLATE_NOOP("Core", "%1 for the player who moved first"),
        QT_TRANSLATE_NOOP("Core", "move %1 is not legal"),
        QT_TRANSLATE_NOOP("Core", "the opening does not match the seed"),
        QT_TRANSLATE_NOOP("Core", "the moves do not lead to the result"),
        QT_TRANSLATE_NOOP("Core", "the values do not lead to the result"),
        QT_TRANSLATE_NOOP("Core", "unknown engine setting; the setting is depth"),
        QT_TRANSLATE_NOOP("Core", "unknown program setting; the setting is timeout"),
        QT_TRANSLATE_NOOP("Core", "the engine needs a depth, for example engine:depth=4"),
        QT_TRANSLATE_NOOP("Core", "its output is neither 0 nor 1"),
        QT_TRANSLATE_NOOP(
            "Core", "two contestants have this name; rename one of them with NAME=CONTESTANT"),
        QT_TRANSLATE_NOOP("Core", "several hand-ins cannot share one name"),
        QT_TRANSLATE_NOOP("Core", "no such file or folder"),
        QT_TRANSLATE_NOOP("Core", "the folder is empty"),
        QT_TRANSLATE_NOOP("Core", "stopped before the tree was printed"),
        QT_TRANSLATE_NOOP("Core", "the drawing would exceed %1 bytes"),
        QT_TRANSLATE_NOOP("Core", "a subtraction game"),
        QT_TRANSLATE_NOOP("Core", "Take 1 to MOST (3) of PILE (15); an even number of tokens wins"),
        QT_TRANSLATE_NOOP("Core", "Take any number from one pile; taking the last one wins"),
        QT_TRANSLATE_NOOP("Core", "Nim with a list of numbers that may be taken"),
        QT_TRANSLATE_NOOP("Core", "Knock down one pin, or two neighbours"),
        QT_TRANSLATE_NOOP("Core", "Knock down two neighbours"),
        QT_TRANSLATE_NOOP("Core", "Eat a bar of chocolate; the first square is poisoned"),
        QT_TRANSLATE_NOOP("Core", "LINE (3) in a row, on up to 30 cells"),
        QT_TRANSLATE_NOOP("Core", "LINE (4) in a row; discs fall"),
        QT_TRANSLATE_NOOP("Core", "Block the other player on a star of eight points (loopy)"),
        QT_TRANSLATE_NOOP("Core", "Drive all cars off the board, or be blocked (loopy)"),
        QT_TRANSLATE_NOOP("Core", "Turn discs; 4x4, or the end of a game on up to 6x6"),
        QT_TRANSLATE_NOOP("Core",
                          "Sow seeds into pits and stores; the player with more seeds wins"),
        QT_TRANSLATE_NOOP("Core", "Take all men, or block them, on a small board (loopy)"),
        QT_TRANSLATE_NOOP("Core", "Close more boxes; closing one gives another move"),
        QT_TRANSLATE_NOOP("Core", "Bring a pawn across, or block the other player"),
        QT_TRANSLATE_NOOP("Core", "Vertical against horizontal dominoes"),
        QT_TRANSLATE_NOOP("Core", "Three in a line with four stones each (loopy)"),
        QT_TRANSLATE_NOOP("Core", "Three in a line with three stones each (loopy)"),
        QT_TRANSLATE_NOOP("Core", "Draw lines between points; a triangle of your own colour loses"),
        QT_TRANSLATE_NOOP("Core", "Jump over stones; the player who cannot jump loses"),
        QT_TRANSLATE_NOOP("Core",
                          "Add 1 or 2 to a counter; reaching N wins. Also 1-3-4-N and so on"),
        QT_TRANSLATE_NOOP("Core", "the player to move must be 1 or 2"),
        QT_TRANSLATE_NOOP("Core",
                          "the player to move must come before the position, for example %1"),
        QT_TRANSLATE_NOOP("Core", "unknown move; the only move is %1"),
        QT_TRANSLATE_NOOP("Core", "unknown move; the moves are %1"),
        QT_TRANSLATE_NOOP("Core", "the board must have + for dots, - and | for lines, # for closed "
                                  "boxes and . elsewhere"),
        QT_TRANSLATE_NOOP("Core", "of %1 closed boxes player 2 has %2"),
        QT_TRANSLATE_NOOP("Core", "of %1 closed box player 2 has %2"),
        QT_TRANSLATE_NOOP("Core", "player %1 removes the first stone"),
        QT_TRANSLATE_NOOP("Core", "player %1 removes the second stone"),
        QT_TRANSLATE_NOOP("Core", "expected %1 characters (%2) for the lines 1-2, 1-3 and so on"),
        QT_TRANSLATE_NOOP("Core", "a line graph: followed by the drawn graph"),
        QT_TRANSLATE_NOOP("Core", "expected %1 characters I or ."),
        QT_TRANSLATE_NOOP("Core", "%1 character I or ."),
    });
    return sentences;
}

} // namespace loggia::ui
