#pragma once

#include "core/base/control.hpp"
#include "core/game_graph/analysis/solve.hpp"

#include <optional>
#include <string>
#include <vector>

namespace loggia::game_graph {

/// The value of a move.
struct JudgedMove {
    Step step;
    Value value;       ///< to who makes it, the move counted
    bool keeps = true; ///< whether it leads to the outcome of the best move
    bool best = true;  ///< whether it is as good as any, remoteness included

    friend bool operator==(const JudgedMove&, const JudgedMove&) = default;
};

/// A position, its value and why it has it.
struct Explanation {
    State state = 0;
    Value value;
    Reason reason = Reason::ended;
    std::vector<JudgedMove> moves; ///< in the order of the game
};

/// Nothing where the solution does not know the position. The moves lead to positions that are not
/// merged, from the one given.
[[nodiscard]] std::optional<Explanation> explain(const Solution& solution, State state);

/// In words: "(1, 7): player 1 loses in 2 moves, because every move leads to a win for player 2:"
/// and the moves, one a line. Every line ends in a newline.
[[nodiscard]] std::string to_text(const Game& game, const Explanation& explanation);

/// The reason alone, which names the first of the best moves: "the move +1 leads to (2, 1), which
/// is lost for player 2". A position whose text is long, such as a board's, is left out: "the move
/// c2 wins".
[[nodiscard]] std::string to_reason(const Game& game, const Explanation& explanation);

/// A step of labelling in words: "(2, 9): player 2 wins in 1 move: +1 leads to (1, 10), which is
/// lost for player 1".
[[nodiscard]] std::string to_text(const Game& game, const Graph& graph, const Labels& labels,
                                  const LabelStep& step);

/// What is worth knowing of the positions of a whole graph, if anything: for "1, 2, ... N" which
/// pairs of player and pile cannot occur. Nothing when stopped.
[[nodiscard]] std::optional<std::string> comment(const Game& game, const Graph& graph,
                                                 const Control& control = {});

} // namespace loggia::game_graph
