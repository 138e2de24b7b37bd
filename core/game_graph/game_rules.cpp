// The rules of every game in plain English: the board, a move, how the game ends and who wins.
#include "core/game_graph/game.hpp"

#include <algorithm>

namespace loggia::game_graph {

const std::vector<GameRules>& all_game_rules() {
    static const std::vector<GameRules> all{
        {"1-2-N", "1, 2, ... N",
         "A counter starts at 0. On your turn you add one of the allowed numbers to it. It may "
         "never pass the target. Whoever brings it to the target wins. If no number fits any more, "
         "the player to move loses.",
         "numbers: the steps, separated by -, for example 1-2 or 1-3-4\n"
         "target: the last number, up to 10,000,000"},
        {"even-or-odd", "Even or Odd",
         "A pile has an odd number of tokens. On your turn you take between one and MOST tokens "
         "and keep them. The game ends when the pile is empty. One player then has an even number "
         "of tokens and the other an odd number. Whoever has an even number wins.",
         "PILE: an odd number of tokens, 1 to 999 (15)\nMOST: the most tokens that may be taken at "
         "once, 1 to PILE (3)"},
        {"nim", "Nim",
         "There are several piles of tokens. On your turn you choose a pile and take as many "
         "tokens from it as you like, but at least one. The game ends when all piles are empty. "
         "Whoever takes the last token wins.",
         "PILE: the size of each pile, up to 26 piles (3 4 5)"},
        {"subtraction", "Subtraction",
         "There are one or more piles of tokens. On your turn you choose a pile and take one of "
         "the allowed numbers of tokens from it. The game ends when no allowed number is left to "
         "take. Whoever cannot move loses.",
         "PILE: the size of each pile, up to 26 piles\n"
         "take NUMBER: the numbers of tokens that may be taken"},
        {"kayles", "Kayles",
         "There are one or more rows of pins. On your turn you knock down one pin, or two pins "
         "that are side by side. Pins with a gap between them are not side by side. The game ends "
         "when no pin is left standing. Whoever knocks down the last pin wins.",
         "ROW: the number of pins in each row, up to 60 in all (7)"},
        {"dawsons-kayles", "Dawson's Kayles",
         "There are one or more rows of pins. On your turn you knock down two pins that are side "
         "by side. Pins with a gap between them are not side by side. The game ends when no two "
         "pins are side by side. Whoever cannot move loses.",
         "ROW: the number of pins in each row, up to 60 in all (7)"},
        {"chomp", "Chomp",
         "The board is a bar of chocolate whose top left square is poisoned. On your turn you "
         "choose a square and eat it together with every square to its right and below. Nobody "
         "may choose the poisoned square. Whoever has only the poisoned square left loses.",
         "ROWSxCOLUMNS: up to 15x15 (3x4)"},
        {"tic-tac-toe", "Tic-tac-toe",
         "The board has empty cells. On your turn you put your sign on an empty cell; player 1 "
         "has X and begins, player 2 has O. The first to get LINE of their own signs in a "
         "horizontal, vertical or diagonal line wins. If the board is full and nobody has a line, "
         "the game is a draw.",
         "COLUMNSxROWS: up to 30 cells (3x3)\n"
         "LINE: the length of a line (3)"},
        {"connect4", "Connect 4",
         "The board has vertical columns. On your turn you drop one of your discs into a column "
         "that is not full; it falls to the lowest free cell. The first to get LINE of their own "
         "discs in a horizontal, vertical or diagonal line wins. If the board is full and nobody "
         "has a line, the game is a draw.",
         "COLUMNSxROWS: up to 62 cells, counting one extra row (4x4)\n"
         "LINE: the length of a line (4)"},
        {"mu-torere", "Mu Torere",
         "The board is a star of eight points around a centre, and each player has four stones on "
         "neighbouring points. On your turn you move one stone to the only free place: from a "
         "point to the next point, from the centre to a point, or from a point to the centre. A "
         "stone may go to the centre only if a stone of the other player is next to it. Positions "
         "can repeat. Whoever cannot move loses.",
         ""},
        {"dodgem", "Dodgem",
         "Player 1 has cars at the left edge that drive to the right, player 2 has cars at the "
         "bottom that drive up. On your turn you move a car one square ahead or to a side, never "
         "back, onto a free square. From the far edge a car may drive off the board. The game ends "
         "when a player's last car has left the board: that player wins. You also win if you "
         "cannot move on your turn, so do not block the other player.",
         "SIZE: columns and rows, 2 to 5 (3); each player has SIZE - 1 cars"},
        {"othello", "Othello",
         "On your turn you place a disc on an empty cell so that at least one straight line of "
         "the other player's discs lies between it and another disc of yours. All discs in such "
         "lines become yours. If you have no such cell you pass. The game ends when neither player "
         "can move. Whoever has more discs wins; with equal numbers the game is a draw.",
         "COLUMNSxROWS: 4x4, 4x6, 6x4 or 6x6 (4x4)\n"
         "EMPTY: start near the end with this many empty cells: 1 to 12 on 4x4, 1 to 10 on larger "
         "boards (the whole game on 4x4, 8 on larger boards)\n"
         "SEED: seed of that position, 0 to 1,000,000 (1)"},
        {"kalah", "Kalah",
         "Each player has a row of pits with seeds and a store at its end. On your turn you take "
         "all seeds of one of your pits and sow them one by one into the next pits and your own "
         "store, around the board, skipping the other player's store. If the last seed falls into "
         "your store you move again; if it falls into an empty pit of yours, you put it and the "
         "seeds in the pit opposite into your store, unless that pit is empty. The game ends when "
         "the player to move has no seeds in their pits; the other player keeps the seeds in "
         "theirs. Whoever has more seeds wins; with equal numbers the game is a draw.",
         "PITS: the pits of each player, 1 to 6 (2)\nSEEDS: the seeds in each pit, at most 6 with "
         "1 to 3 pits, 3 with 4 pits, and 1 with 5 or 6 pits (3)"},
        {"checkers", "Checkers",
         "The men start on the dark squares of each player's first row. On your turn you move a "
         "man one square diagonally forward, or a king one square diagonally in any direction. A "
         "piece captures by jumping over a neighbouring piece of the other player to the free "
         "square behind it, and continues jumping while it can; you must capture if you can. A man "
         "that reaches the last row becomes a king and stops there. Positions can repeat. Whoever "
         "has no piece left or cannot move loses.",
         "COLUMNSxROWS: 4x4, 4x6 or 6x4 (4x4)"},
        {"dots-and-boxes", "Dots and boxes",
         "The board is a grid of dots. On your turn you draw a line between two neighbouring dots. "
         "If your line closes a box, or two boxes, they are yours and you move again. The game "
         "ends when all lines are drawn. Whoever has more boxes wins; with equal numbers the game "
         "is a draw.",
         "COLUMNSxROWS: the number of boxes, with at most 24 lines, such as 3x3 or 7x1 (2x2)"},
        {"hexapawn", "Hexapawn",
         "Each player has a row of pawns; player 1 moves up, player 2 down. On your turn you move "
         "a pawn straight forward onto a free square, or capture a pawn of the other player "
         "diagonally in front of it. Whoever brings a pawn to the far row wins. Whoever cannot "
         "move loses.",
         "COLUMNSxROWS: up to 20 squares, such as 4x5 (3x3)"},
        {"domineering", "Domineering",
         "The board has empty squares. On your turn you cover two neighbouring empty squares with "
         "a domino. Player 1 places dominoes vertically, player 2 horizontally. Whoever cannot "
         "place a domino loses.",
         "COLUMNSxROWS: up to 30 squares, such as 5x6 (4x4)"},
        {"achi", "Achi",
         "The board has nine points joined by lines. First the players take turns placing four "
         "stones each on free points. Then on your turn you move one of your stones along a line "
         "to a free neighbouring point. Whoever has three of their own stones in a line wins, "
         "also while stones are placed. Positions can repeat. Whoever cannot move loses.",
         "flying: stones move to any free point\n"
         "orthogonal: the board has no diagonal lines"},
        {"three-mens-morris", "Three men's morris",
         "The board has nine points joined by lines. First the players take turns placing three "
         "stones each on free points. Then on your turn you move one of your stones along a line "
         "to a free neighbouring point. Whoever has three of their own stones in a line wins, "
         "also while stones are placed. Positions can repeat. Whoever cannot move loses.",
         "flying: stones move to any free point\n"
         "orthogonal: the board has no diagonal lines"},
        {"sim", "Sim",
         "The board has points, and every two of them can be joined by a line. On your turn you "
         "draw a line of your colour between two points that are not joined yet. Whoever first "
         "closes a triangle of their own colour, with three of the points as corners, loses. If "
         "all lines are drawn and there is no such triangle, the game is a draw.",
         "POINTS: 3 to 6 (6)"},
        {"konane", "Konane",
         "Stones of both players fill the board in a chessboard pattern. Player 1 begins by "
         "removing one of their own stones in the middle or in a corner, and player 2 removes one "
         "of theirs next to the gap. Then on your turn you jump with a stone over a neighbouring "
         "stone of the other player to the free square behind it, which captures that stone. You "
         "may continue jumping with the same stone in the same direction. Whoever cannot move "
         "loses.",
         "COLUMNSxROWS: up to 25 squares, such as 5x5 or 4x6 (4x4)"},
        {"graph", "A token on a graph",
         "A token is placed on a state of the graph. On your turn you move it along one of the "
         "arrows that you may follow. At a final state the game ends with the outcome of that "
         "state; elsewhere, whoever cannot move loses. Positions can repeat if arrows form a "
         "cycle.",
         ""},
    };
    return all;
}

const GameRules& rules_of(const Game& game) {
    const auto& all = all_game_rules();
    const std::string text = game.text();
    const std::string_view name = std::string_view(text).substr(0, text.find(' '));
    const auto found = std::find_if(all.begin(), all.end(),
                                    [name](const GameRules& rules) { return rules.name == name; });
    // Counting games are called by their numbers.
    return found == all.end() ? all.front() : *found;
}

} // namespace loggia::game_graph
