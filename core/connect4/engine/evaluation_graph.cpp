#include "core/connect4/engine/evaluation_graph.hpp"

#include "core/connect4/engine/explain.hpp"

#include <fmt/format.h>

#include <optional>
#include <utility>

namespace loggia::connect4 {

CoursePoint course_point(const Position& position, std::size_t moves, Analysis analysis) {
    return {moves, position.score(),
            position.to_move() == Player::one ? analysis.value : seen_by_other(analysis.value),
            analysis.depth, std::move(analysis.columns)};
}

std::vector<CoursePoint> course_of(const Game& game, const std::vector<std::size_t>& moments,
                                   Engine& engine, const Limits& each, const Control& control,
                                   const OnCoursePoint& on_point) {
    std::vector<CoursePoint> course;
    for (const std::size_t moves : moments) {
        if (control.stop_requested())
            break;
        const Position position = game.position_after(moves);
        CoursePoint point{moves, position.score(), {}, 0, {}};
        if (position.is_full()) {
            point.value = {100 * position.score().lead(Player::one), Certainty::exact};
        } else {
            Analysis analysis = engine.analyse(position, each, Control(control.stop_token()));
            if (control.stop_requested())
                break;
            point = course_point(position, moves, std::move(analysis));
        }
        course.push_back(point);
        if (on_point)
            on_point(point);
        control.report({static_cast<double>(course.size()) / static_cast<double>(moments.size()),
                        fmt::format("position {} of {}", course.size(), moments.size())});
    }
    return course;
}

namespace {

/// Of the mover's value: a number that it is not below, or not above.
std::optional<int> at_least(const Value& value) {
    return value.certainty == Certainty::at_most ? std::nullopt : std::optional(value.hundredths);
}
std::optional<int> at_most(const Value& value) {
    return value.certainty == Certainty::at_least ? std::nullopt : std::optional(value.hundredths);
}
int outcome_of(int hundredths) {
    return (hundredths > 0 ? 1 : 0) - (hundredths < 0 ? 1 : 0);
}

} // namespace

std::vector<MoveLoss> losses_of(const Game& game, const std::vector<CoursePoint>& course) {
    constexpr int point = 100;
    std::vector<std::optional<Value>> values(game.moves.size() + 1);
    std::vector<std::optional<Value>> of_columns(game.moves.size());
    for (const CoursePoint& each : course) {
        if (each.moves < values.size())
            values[each.moves] = each.value;
        if (each.moves < of_columns.size())
            for (const ColumnValue& column : each.columns)
                if (column.column == game.moves[each.moves])
                    of_columns[each.moves] = column.value;
    }
    std::vector<MoveLoss> losses;
    Player mover = game.start.to_move();
    for (std::size_t move = 0; move < game.moves.size(); ++move, mover = opponent(mover)) {
        const auto& later = values[move + 1];
        const bool is_proven = later && later->certainty != Certainty::heuristic;
        if (!values[move] || (!later && !of_columns[move]))
            continue;
        const auto seen = [mover](const Value& value) {
            return mover == Player::one ? value : seen_by_other(value);
        };
        const Value had = seen(*values[move]);
        const Value left = !is_proven && of_columns[move] ? *of_columns[move] : seen(*later);
        const auto before = at_least(had);
        const auto after = at_most(left);
        if (!before || !after || *before - *after < point)
            continue;
        const bool proven =
            had.certainty != Certainty::heuristic && left.certainty != Certainty::heuristic;
        losses.push_back({move, *before - *after,
                          proven && outcome_of(*before) > outcome_of(*after),
                          proven ? Certainty::exact : Certainty::heuristic});
    }
    return losses;
}

} // namespace loggia::connect4
