#include "core/peg/placement.hpp"

#include "core/peg/geometry.hpp"
#include "core/peg/layouts.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <tuple>
#include <utility>

namespace loggia::peg {

namespace {

/// The lines in a canonical order and direction, the same for equal boards.
std::vector<std::tuple<int, int, int>> sorted_rows(const Board& board) {
    std::vector<std::tuple<int, int, int>> rows;
    for (const Triple& row : board.triples())
        rows.emplace_back(std::min(row.a, row.c), row.b, std::max(row.a, row.c));
    std::sort(rows.begin(), rows.end());
    return rows;
}

const Board* known_board(const Board& board) {
    const auto rows = sorted_rows(board);
    for (const Layout& layout : layouts())
        if (layout.puzzle.board.holes() == board.holes() &&
            sorted_rows(layout.puzzle.board) == rows)
            return &layout.puzzle.board;
    return nullptr;
}

using Steps = std::vector<std::vector<double>>;

/// Distances between holes in steps along lines; parts of the board that no line joins are two
/// steps further apart than any two connected holes.
Steps steps_between(const Board& board) {
    const auto n = static_cast<std::size_t>(board.holes());
    constexpr double far = 1e9;
    Steps steps(n, std::vector<double>(n, far));
    for (std::size_t i = 0; i < n; ++i)
        steps[i][i] = 0;
    const auto join = [&](int one, int other) {
        steps[static_cast<std::size_t>(one - 1)][static_cast<std::size_t>(other - 1)] = 1;
        steps[static_cast<std::size_t>(other - 1)][static_cast<std::size_t>(one - 1)] = 1;
    };
    for (const Triple& row : board.triples()) {
        join(row.a, row.b);
        join(row.b, row.c);
    }
    for (std::size_t k = 0; k < n; ++k) // Floyd and Warshall
        for (std::size_t i = 0; i < n; ++i)
            for (std::size_t j = 0; j < n; ++j)
                steps[i][j] = std::min(steps[i][j], steps[i][k] + steps[k][j]);
    double longest = 0;
    for (const auto& line : steps)
        for (const double each : line)
            longest = each < far ? std::max(longest, each) : longest;
    for (auto& line : steps)
        for (double& each : line)
            each = std::min(each, longest + 2);
    return steps;
}

/// One step of majorization for one hole: where the others would have it.
Point wanted_place(const std::vector<Point>& places, const Steps& steps, std::size_t hole) {
    Point sum;
    double weights = 0;
    for (std::size_t other = 0; other < places.size(); ++other) {
        if (other == hole)
            continue;
        const double dx = places[hole].x - places[other].x;
        const double dy = places[hole].y - places[other].y;
        const double apart = std::max(std::hypot(dx, dy), 1e-9);
        const double wanted = steps[hole][other];
        const double weight = 1 / (wanted * wanted);
        sum.x += weight * (places[other].x + wanted * dx / apart);
        sum.y += weight * (places[other].y + wanted * dy / apart);
        weights += weight;
    }
    return {sum.x / weights, sum.y / weights};
}

/// Rotated about the centre until hole 1 is on top; three digits are enough for a drawing.
void turn_first_to_top(std::vector<Point>& places) {
    constexpr double digits = 1e3;
    Point middle;
    for (const Point& point : places) {
        middle.x += point.x / static_cast<double>(places.size());
        middle.y += point.y / static_cast<double>(places.size());
    }
    const double angle =
        std::atan2(places[0].y - middle.y, places[0].x - middle.x) + std::numbers::pi / 2;
    for (Point& point : places) {
        const double x = point.x - middle.x;
        const double y = point.y - middle.y;
        const double across = x * std::cos(angle) + y * std::sin(angle);
        const double down = y * std::cos(angle) - x * std::sin(angle);
        point = {std::round(across * digits) / digits + 0.0,
                 std::round(down * digits) / digits + 0.0};
    }
}

} // namespace

std::vector<Point> place(const Board& board) {
    if (const Board* known = known_board(board))
        return known->layout();
    constexpr int rounds = 300;
    const auto n = static_cast<std::size_t>(board.holes());
    if (n < 2)
        return std::vector<Point>(n);
    std::vector<Point> places;
    const double radius = static_cast<double>(n) / (2 * std::numbers::pi);
    for (std::size_t i = 0; i < n; ++i) {
        const double angle = 2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(n);
        places.push_back({radius * std::sin(angle), -radius * std::cos(angle)});
    }
    const Steps steps = steps_between(board);
    for (int round = 0; round < rounds; ++round)
        for (std::size_t hole = 0; hole < n; ++hole)
            places[hole] = wanted_place(places, steps, hole);
    turn_first_to_top(places);
    return places;
}

Board placed(const Board& board) {
    constexpr double nearest_usual = 0.5;
    constexpr double farthest_usual = 2;
    if (board.holes() == 0)
        return board;
    std::vector<Point> layout = board.layout().empty() ? place(board) : board.layout();
    const double step = smallest_distance(layout);
    if (step < nearest_usual || step > farthest_usual)
        for (Point& point : layout)
            point = {point.x / step, point.y / step};
    return Board::make(board.holes(), board.triples(), std::move(layout)).value();
}

} // namespace loggia::peg
