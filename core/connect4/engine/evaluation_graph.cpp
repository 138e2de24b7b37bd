#include "core/connect4/engine/evaluation_graph.hpp"

#include "core/connect4/engine/explain.hpp"

#include <fmt/format.h>

namespace loggia::connect4 {

std::vector<CoursePoint> course_of(const Game& game, const std::vector<std::size_t>& moments,
                                   Engine& engine, const Limits& each, const Control& control,
                                   const OnCoursePoint& on_point) {
    std::vector<CoursePoint> course;
    for (const std::size_t moves : moments) {
        if (control.stop_requested())
            break;
        const Position position = game.position_after(moves);
        CoursePoint point{moves, position.score(), {}, 0};
        if (position.is_full()) {
            point.value = {100 * position.score().lead(Player::one), Certainty::exact};
        } else {
            const Analysis analysis = engine.choose(position, each, Control(control.stop_token()));
            if (control.stop_requested())
                break;
            point.value =
                position.to_move() == Player::one ? analysis.value : seen_by_other(analysis.value);
            point.depth = analysis.depth;
        }
        course.push_back(point);
        if (on_point)
            on_point(point);
        control.report({static_cast<double>(course.size()) / static_cast<double>(moments.size()),
                        fmt::format("position {} of {}", course.size(), moments.size())});
    }
    return course;
}

} // namespace loggia::connect4
