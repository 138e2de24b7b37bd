#include "core/peg/layouts.hpp"

#include "core/peg/geometry.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace loggia::peg {

namespace {

Board board_of(std::vector<Point> points, Grid grid) {
    const auto rows = rows_of_three(points, grid);
    const int holes = static_cast<int>(points.size());
    return Board::make(holes, rows, std::move(points)).value();
}

Board triangle(int side) {
    std::vector<Point> points;
    for (int row = 0; row < side; ++row)
        for (int column = 0; column <= row; ++column)
            points.push_back({column - row / 2.0 + (side - 1) / 2.0, row * triangular_row_height});
    return board_of(std::move(points), Grid::triangular);
}

Board hexagon(int side) {
    std::vector<Point> points;
    for (int row = 1 - side; row < side; ++row)
        for (int column = 0; column < 2 * side - 1 - std::abs(row); ++column)
            points.push_back(
                {column + std::abs(row) / 2.0, (row + side - 1) * triangular_row_height});
    return board_of(std::move(points), Grid::triangular);
}

/// The points of a square, of so many a side, that `inside` keeps; it is asked with distances from
/// the middle.
template <class Inside>
Board part_of_square(int side, Inside inside) {
    const int half = side / 2;
    std::vector<Point> points;
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x)
            if (inside(std::abs(x - half), std::abs(y - half)))
                points.push_back({static_cast<double>(x), static_cast<double>(y)});
    return board_of(std::move(points), Grid::square);
}

/// Two bars of width 3 that cross.
Board cross(int side) {
    return part_of_square(side, [](int x, int y) { return std::min(x, y) <= 1; });
}

Puzzle central(Board board) {
    const int middle = middle_hole(board).value_or(1);
    return all_but_one(std::move(board), middle, middle);
}

/// For boards on which fewer pegs cannot be left, whichever hole is empty at the start.
Puzzle some_left(Board board, int empty, int pegs) {
    Puzzle puzzle = all_but_one(std::move(board), empty);
    puzzle.goal.pegs = pegs;
    return puzzle;
}

bool in_octagon(int x, int y) {
    return x + y <= 4;
}

} // namespace

const std::vector<Layout>& layouts() {
    static const std::vector<Layout> all{
        {"triangle10", "Triangle, 10 holes", all_but_one(triangle(4), 2)},
        {"triangle15", "Triangle, 15 holes", all_but_one(triangle(5), 1)},
        {"triangle21", "Triangle, 21 holes", all_but_one(triangle(6), 1)},
        {"hexagon19", "Hexagon, 19 holes", some_left(hexagon(3), 1, 2)},
        {"plus21", "Plus, 21 holes", some_left(cross(5), 1, 3)},
        {"english33", "English board, 33 holes", central(cross(7))},
        {"european37", "European board, 37 holes", all_but_one(part_of_square(7, in_octagon), 1)},
        {"diamond41", "Diamond, 41 holes", all_but_one(part_of_square(9, in_octagon), 2)},
        {"german45", "German board (Wiegleb), 45 holes", central(cross(9))},
    };
    return all;
}

const Layout* find_layout(std::string_view id) {
    const auto& all = layouts();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Layout& layout) { return layout.id == id; });
    return found == all.end() ? nullptr : &*found;
}

std::optional<int> middle_hole(const Board& board) {
    constexpr double slack = 0.1;
    const auto& points = board.layout();
    if (points.empty())
        return std::nullopt;
    const auto [left, right] = std::minmax_element(points.begin(), points.end(),
                                                   [](Point p, Point q) { return p.x < q.x; });
    const auto [top, bottom] = std::minmax_element(points.begin(), points.end(),
                                                   [](Point p, Point q) { return p.y < q.y; });
    const Point middle{(left->x + right->x) / 2, (top->y + bottom->y) / 2};
    for (std::size_t i = 0; i < points.size(); ++i)
        if (std::hypot(points[i].x - middle.x, points[i].y - middle.y) < slack)
            return static_cast<int>(i) + 1;
    return std::nullopt;
}

Puzzle all_but_one(Board board, int empty, int final) {
    const Holes start = board.all() & ~only(empty);
    return {std::move(board), start, {1, final == 0 ? 0 : only(final)}};
}

} // namespace loggia::peg
