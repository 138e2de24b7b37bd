#pragma once

#include "core/connect4/engine/engine.hpp"
#include "core/connect4/game.hpp"

#include <functional>
#include <vector>

namespace loggia::connect4 {

/// The value of a game at one moment.
struct CoursePoint {
    std::size_t moves = 0; ///< Moves made so far, 0 for the start.
    Score score;           ///< Points made so far.
    Value value;           ///< Final points of player one less those of player two.
    int depth = 0;         ///< Moves looked ahead; 0 on a full board, whose score is its value.
    std::vector<ColumnValue> columns = {}; ///< Of each column, from the side of the player to move.
};

/// Of a position that is not full, after so many moves.
[[nodiscard]] CoursePoint course_point(const Position& position, std::size_t moves,
                                       Analysis analysis);

using OnCoursePoint = std::function<void(const CoursePoint&)>;

/// The value after each of `moments` (numbers of moves made, 0 to game.moves.size()), in that
/// order; working from the end of a game backwards is quickest, for late positions are easy and
/// fill the engine's table. `each` limits the thinking on one position; `on_point` is called as
/// each is found. When stopped, what has been found.
[[nodiscard]] std::vector<CoursePoint>
course_of(const Game& game, const std::vector<std::size_t>& moments, Engine& engine,
          const Limits& each, const Control& control = {}, const OnCoursePoint& on_point = {});

/// What a move of a game gave away.
struct MoveLoss {
    std::size_t move = 0;    ///< Which one, from 0: the number of moves before it.
    int hundredths = 0;      ///< Of points, at least; positive.
    bool gives_away = false; ///< Proven to turn a win into a draw or a loss, or a draw into a loss.
    Certainty certainty = Certainty::heuristic; ///< exact where both values are proven.

    friend bool operator==(const MoveLoss&, const MoveLoss&) = default;
};

/// The moves of a game that gave something away, in their order, by the values before and after
/// them; those without both values are left out, as are losses of less than a point, which where
/// values are heuristic mean nothing. A value that is a bound counts where it bounds the loss from
/// below. Unless the value after a move is proven, the one that its column had before it counts:
/// it comes from the same search as those of the columns that it is compared with.
[[nodiscard]] std::vector<MoveLoss> losses_of(const Game& game,
                                              const std::vector<CoursePoint>& course);

} // namespace loggia::connect4
