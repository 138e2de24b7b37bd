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
};

using OnCoursePoint = std::function<void(const CoursePoint&)>;

/// The value after each of `moments` (numbers of moves made, 0 to game.moves.size()), in that
/// order; working from the end of a game backwards is quickest, for late positions are easy and
/// fill the engine's table. `each` limits the thinking on one position; `on_point` is called as
/// each is found. When stopped, what has been found.
[[nodiscard]] std::vector<CoursePoint>
course_of(const Game& game, const std::vector<std::size_t>& moments, Engine& engine,
          const Limits& each, const Control& control = {}, const OnCoursePoint& on_point = {});

} // namespace loggia::connect4
