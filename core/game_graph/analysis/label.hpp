#pragma once

#include "core/base/control.hpp"
#include "core/game_graph/analysis/graph.hpp"
#include "core/game_graph/games/value.hpp"

#include <cstdint>
#include <vector>

namespace loggia::game_graph {

/// Why a position has its label.
enum class Reason : std::uint8_t {
    ended,         ///< the game is over there
    losing_move,   ///< a move leads to a loss for the other side, or wins by moving again: a win
    all_win,       ///< every move leads to a win for the other side: a loss
    drawing_move,  ///< no move leads to a loss, but this one to a draw that ends: a draw
    never_labelled ///< nothing makes it a win or a loss, and the game need not end: a draw
};

/// One step of labelling.
struct LabelStep {
    std::uint32_t position = 0;
    Reason reason = Reason::ended;
    /// The position which was decisive: where a best move leads to, or, for a loss, the one of
    /// those after its moves that was labelled last; the position itself where there is none.
    std::uint32_t because = 0;

    friend bool operator==(const LabelStep&, const LabelStep&) = default;
};

/// The labels of a graph, and the order in which they can be given one after the other, each for a
/// reason that the earlier ones make good.
struct Labels {
    std::vector<Value> values;    ///< one for each position
    std::vector<LabelStep> steps; ///< each position once, wins and losses by growing remoteness
    bool complete = false;        ///< false: stopped, and the values mean nothing
};

/// Labels a complete graph by retrograde analysis: positions where the game is over first, then
/// backwards from what was just labelled. A win is found with its first losing move, a loss counts
/// down its moves; what is never reached is a draw. For loopy games as well as others, linear in
/// positions and moves. 25 bytes for a position and 4 for a move, beside the graph.
[[nodiscard]] Labels label(const Graph& graph, const Control& control = {});

} // namespace loggia::game_graph
