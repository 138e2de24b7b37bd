#pragma once

#include "core/connect4/engine/evaluation_graph.hpp"

#include <array>
#include <optional>
#include <vector>

namespace loggia::connect4 {

/// What a review says of a move, as chess players write it.
enum class MoveMark : std::uint8_t {
    none,
    only,    ///< `!`: every other column would have given away a point or more, and the move itself
             ///< scored none (which anybody finds).
    mistake, ///< `?`: gave away at least a point.
    blunder  ///< `??`: proven to give a win or a draw away.
};

/// How one player did.
struct PlayerReview {
    int moves = 0;
    int judged = 0; ///< Moves of which it is known what they gave away.
    int only = 0;
    int mistakes = 0;
    int blunders = 0;
    double points_lost = 0; ///< By the judged moves together.
    /// The mean of 2^-loss over the judged moves, in percent: a move that keeps its value counts
    /// wholly, and each point given away halves it. Nothing before a move is judged.
    std::optional<double> accuracy;
};

/// A game with all that a course (course_of) tells of its moves.
struct GameReview {
    std::vector<MoveLoss> losses; ///< As losses_of tells them.
    std::vector<MoveMark> marks;  ///< One a move.
    std::array<PlayerReview, 2> players;
};

[[nodiscard]] GameReview review_of(const Game& game, const std::vector<CoursePoint>& course);

/// A move that is tried in the place of one that was played, by the values of the columns.
enum class Attempt : std::uint8_t {
    best,     ///< Gives nothing away.
    better,   ///< Than what was played, by a point or more; there is something better still.
    no_better ///< Than what was played.
};

/// `before` is the moment in which both columns can be played, with the values of its columns;
/// nothing where it has none of a column.
[[nodiscard]] std::optional<Attempt> judge_attempt(const CoursePoint& before, int played,
                                                   int tried);

/// What a column gives away against the best one, in hundredths of points: losses of less than a
/// point are 0, as in losses_of. Nothing where its value is not known.
[[nodiscard]] std::optional<int> loss_of(const CoursePoint& before, int column);

} // namespace loggia::connect4
