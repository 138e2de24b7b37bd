#include "core/connect4/engine/review.hpp"

#include "core/connect4/engine/explain.hpp"

#include <algorithm>
#include <cmath>

namespace loggia::connect4 {

namespace {

constexpr int one_point = 100;

const CoursePoint* point_at(const std::vector<CoursePoint>& course, std::size_t moves) {
    const auto found = std::find_if(course.begin(), course.end(), [moves](const CoursePoint& each) {
        return each.moves == moves;
    });
    return found == course.end() ? nullptr : &*found;
}

bool is_only_move(const CoursePoint& before, const Position& position, int played) {
    if (before.columns.size() < 2 || loss_of(before, played) != 0 ||
        !effects_of(position, played).completes.empty())
        return false;
    return std::all_of(before.columns.begin(), before.columns.end(), [&](const ColumnValue& each) {
        return each.column == played || loss_of(before, each.column).value_or(0) >= one_point;
    });
}

} // namespace

std::optional<int> loss_of(const CoursePoint& before, int column) {
    const ColumnValue* chosen = nullptr;
    std::optional<int> best;
    for (const ColumnValue& each : before.columns) {
        if (each.column == column)
            chosen = &each;
        if (each.value.certainty != Certainty::at_most)
            best = std::max(best.value_or(each.value.hundredths), each.value.hundredths);
    }
    if (chosen == nullptr || !best)
        return std::nullopt;
    if (chosen->value.certainty == Certainty::at_least)
        return 0;
    const int loss = *best - chosen->value.hundredths;
    return loss < one_point ? 0 : loss;
}

std::optional<Attempt> judge_attempt(const CoursePoint& before, int played, int tried) {
    const auto lost = loss_of(before, played);
    const auto loses = loss_of(before, tried);
    if (!lost || !loses)
        return std::nullopt;
    if (*loses == 0)
        return Attempt::best;
    return *lost - *loses >= one_point ? Attempt::better : Attempt::no_better;
}

GameReview review_of(const Game& game, const std::vector<CoursePoint>& course) {
    GameReview review{losses_of(game, course), {}, {}};
    review.marks.assign(game.moves.size(), MoveMark::none);
    std::array<double, 2> sums{};
    Position position = game.start;
    auto loss = review.losses.begin();
    for (std::size_t move = 0; move < game.moves.size(); ++move) {
        const auto player = static_cast<std::size_t>(position.to_move());
        PlayerReview& mine = review.players.at(player);
        const int column = game.moves[move];
        const CoursePoint* before = point_at(course, move);
        ++mine.moves;
        double points = 0;
        if (loss != review.losses.end() && loss->move == move) {
            points = loss->hundredths / static_cast<double>(one_point);
            review.marks[move] = loss->gives_away ? MoveMark::blunder : MoveMark::mistake;
            ++(loss->gives_away ? mine.blunders : mine.mistakes);
            ++loss;
        } else if (before != nullptr && is_only_move(*before, position, column)) {
            review.marks[move] = MoveMark::only;
            ++mine.only;
        }
        if (before != nullptr && (loss_of(*before, column) || point_at(course, move + 1))) {
            ++mine.judged;
            mine.points_lost += points;
            sums.at(player) += std::exp2(-points);
        }
        position = position.after(column);
    }
    for (std::size_t player = 0; player < sums.size(); ++player)
        if (PlayerReview& mine = review.players.at(player); mine.judged > 0)
            mine.accuracy = 100 * sums.at(player) / mine.judged;
    return review;
}

} // namespace loggia::connect4
