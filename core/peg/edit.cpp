#include "core/peg/edit.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <optional>

namespace loggia::peg {

namespace {

constexpr double triangle_row = 0.866; // as in layouts()

double between(Point p, Point q) {
    return std::hypot(p.x - q.x, p.y - q.y);
}

bool same_row(const Triple& one, const Triple& other) {
    return one.b == other.b &&
           ((one.a == other.a && one.c == other.c) || (one.a == other.c && one.c == other.a));
}

bool holds_row(const std::vector<Triple>& rows, const Triple& row) {
    return std::any_of(rows.begin(), rows.end(),
                       [&](const Triple& each) { return same_row(each, row); });
}

/// As a person would write it: no digits of rounding errors.
double tidy(double value) {
    constexpr double digits = 1e6;
    return std::round(value * digits) / digits;
}

/// The nearest place of a grid of this step through `origin`.
Point nearest_place(Grid grid, Point origin, double step, Point point) {
    const double x = (point.x - origin.x) / step;
    const double y = (point.y - origin.y) / step;
    if (grid == Grid::free)
        return point;
    if (grid != Grid::triangular)
        return {tidy(origin.x + step * std::round(x)), tidy(origin.y + step * std::round(y))};
    std::optional<Point> best;
    for (const double row : {std::floor(y / triangle_row), std::ceil(y / triangle_row)}) {
        const double shift = std::abs(std::fmod(row, 2.0)) / 2;
        const Point place{tidy(origin.x + step * (std::round(x - shift) + shift)),
                          tidy(origin.y + step * row * triangle_row)};
        if (!best || between(place, point) < between(*best, point))
            best = place;
    }
    return *best;
}

/// Where the grid of a layout goes through, and its step.
struct Lattice {
    Point origin;
    double step = 1;

    Lattice(const std::vector<Point>& layout, Grid grid) {
        if (layout.empty())
            return;
        constexpr double slack = 0.1;
        origin = layout.front();
        if (grid == Grid::free) {
            step = std::min(1.0, smallest_distance(layout));
            return;
        }
        const bool unit = std::all_of(layout.begin(), layout.end(), [&](Point point) {
            return between(nearest_place(grid, origin, 1, point), point) < slack;
        });
        if (!unit)
            step = smallest_distance(layout);
    }
};

/// The lines of three holes of the puzzle that are not the grid's, and those of the grid that are
/// not the puzzle's.
struct Differences {
    std::vector<Triple> added;
    std::vector<Triple> removed;

    Differences(const Board& board, Grid grid) {
        const auto shown = rows_of_three(board.layout(), grid);
        for (const Triple& row : board.triples())
            if (!holds_row(shown, row))
                added.push_back(row);
        for (const Triple& row : shown)
            if (!has_row(board, row))
                removed.push_back(row);
    }
};

/// The rows that a drawing shows, but for the differences.
Board redrawn(std::vector<Point> layout, Grid grid, const Differences& differences) {
    if (layout.empty())
        return {};
    auto rows = rows_of_three(layout, grid);
    rows.erase(
        std::remove_if(rows.begin(), rows.end(),
                       [&](const Triple& row) { return holds_row(differences.removed, row); }),
        rows.end());
    for (const Triple& row : differences.added)
        if (!holds_row(rows, row))
            rows.push_back(row);
    const int holes = static_cast<int>(layout.size());
    return Board::make(holes, rows, std::move(layout)).value();
}

/// Whether a hole other than `moved` is in the way of one there.
bool is_taken(const std::vector<Point>& layout, Grid grid, Point place, int moved) {
    const double step = step_of(layout, grid);
    for (std::size_t i = 0; i < layout.size(); ++i)
        if (static_cast<int>(i) + 1 != moved && between(layout[i], place) < step / 2)
            return true;
    return false;
}

/// The set when hole `hole` is taken out and those above it move up.
Holes closed_up(Holes holes, int hole) {
    const Holes below = only(hole) - 1;
    return (holes & below) | ((holes >> 1U) & ~below);
}

} // namespace

bool has_row(const Board& board, const Triple& row) {
    return holds_row(board.triples(), row);
}

Grid grid_of(const Board& board) {
    Grid best = Grid::square;
    std::size_t least = std::numeric_limits<std::size_t>::max();
    for (const Grid grid : {Grid::square, Grid::diagonal, Grid::triangular, Grid::free}) {
        const Differences differences(board, grid);
        const std::size_t count = differences.added.size() + differences.removed.size();
        if (count < least) {
            least = count;
            best = grid;
        }
    }
    return best;
}

double step_of(const std::vector<Point>& layout, Grid grid) {
    return Lattice(layout, grid).step;
}

Point snapped(const std::vector<Point>& layout, Grid grid, Point point) {
    if (grid == Grid::free)
        return {std::round(100 * point.x) / 100, std::round(100 * point.y) / 100};
    const Lattice lattice(layout, grid);
    return nearest_place(grid, lattice.origin, lattice.step, point);
}

std::vector<Point> grid_places(const std::vector<Point>& layout, Grid grid, Point top_left,
                               Point bottom_right) {
    constexpr double most = 10'000;
    std::vector<Point> places;
    const Lattice lattice(layout, grid);
    const double height = (grid == Grid::triangular ? triangle_row : 1) * lattice.step;
    const double rows = (bottom_right.y - top_left.y) / height;
    const double columns = (bottom_right.x - top_left.x) / lattice.step;
    if (grid == Grid::free || !(rows >= 0) || !(columns >= 0) || (rows + 1) * (columns + 1) > most)
        return places;
    const double first = std::ceil((top_left.y - lattice.origin.y) / height);
    const double last = std::floor((bottom_right.y - lattice.origin.y) / height);
    for (int i = 0; i <= static_cast<int>(last - first); ++i) {
        const double row = first + i;
        const double shift =
            grid == Grid::triangular ? std::abs(std::fmod(row, 2.0)) / 2 * lattice.step : 0;
        const double left = lattice.origin.x + shift;
        const double from = std::ceil((top_left.x - left) / lattice.step);
        const double to = std::floor((bottom_right.x - left) / lattice.step);
        for (int j = 0; j <= static_cast<int>(to - from); ++j)
            places.push_back(
                {tidy(left + (from + j) * lattice.step), tidy(lattice.origin.y + row * height)});
    }
    return places;
}

Result<Puzzle> with_hole(const Puzzle& puzzle, Grid grid, Point place) {
    std::vector<Point> layout = puzzle.board.layout();
    if (layout.size() == static_cast<std::size_t>(most_holes))
        return failure("a board has at most 64 holes");
    if (is_taken(layout, grid, place, 0))
        return failure("there is already a hole here");
    layout.push_back(place);
    Puzzle result = puzzle;
    result.board = redrawn(std::move(layout), grid, Differences(puzzle.board, grid));
    if (result.board.holes() > 1)
        result.start |= only(result.board.holes());
    return result;
}

Result<Puzzle> with_hole_moved(const Puzzle& puzzle, Grid grid, int hole, Point place) {
    std::vector<Point> layout = puzzle.board.layout();
    if (is_taken(layout, grid, place, hole))
        return failure("there is already a hole here");
    layout[static_cast<std::size_t>(hole - 1)] = place;
    Puzzle result = puzzle;
    result.board = redrawn(std::move(layout), grid, Differences(puzzle.board, grid));
    return result;
}

Puzzle without_hole(const Puzzle& puzzle, Grid grid, int hole) {
    Differences differences(puzzle.board, grid);
    for (auto* rows : {&differences.added, &differences.removed}) {
        const auto touches = [hole](const Triple& row) {
            return row.a == hole || row.b == hole || row.c == hole;
        };
        rows->erase(std::remove_if(rows->begin(), rows->end(), touches), rows->end());
        for (Triple& row : *rows)
            for (int* const number : {&row.a, &row.b, &row.c})
                *number -= *number > hole ? 1 : 0;
    }
    std::vector<Point> layout = puzzle.board.layout();
    layout.erase(layout.begin() + (hole - 1));
    Puzzle result;
    result.board = redrawn(std::move(layout), grid, differences);
    result.start = closed_up(puzzle.start, hole);
    result.goal.in = closed_up(puzzle.goal.in, hole);
    result.goal.pegs = std::max({1, std::popcount(result.goal.in),
                                 std::min(puzzle.goal.pegs, std::popcount(result.start))});
    return result;
}

Result<Puzzle> with_row(const Puzzle& puzzle, const Triple& row) {
    if (auto fault = fault_of(row, puzzle.board.holes()))
        return failure(*std::move(fault));
    if (has_row(puzzle.board, row))
        return failure("this line already exists");
    Puzzle result = puzzle;
    std::vector<Triple> rows = puzzle.board.triples();
    rows.push_back(row);
    result.board = Board::make(puzzle.board.holes(), rows, puzzle.board.layout()).value();
    return result;
}

Puzzle without_row(const Puzzle& puzzle, const Triple& row) {
    if (puzzle.board.holes() == 0)
        return puzzle;
    std::vector<Triple> rows = puzzle.board.triples();
    rows.erase(std::remove_if(rows.begin(), rows.end(),
                              [&](const Triple& each) { return same_row(each, row); }),
               rows.end());
    Puzzle result = puzzle;
    result.board = Board::make(puzzle.board.holes(), rows, puzzle.board.layout()).value();
    return result;
}

Puzzle with_rows_of(const Puzzle& puzzle, Grid grid) {
    Puzzle result = puzzle;
    Differences none(Board{}, grid);
    result.board = redrawn(puzzle.board.layout(), grid, none);
    return result;
}

Puzzle with_peg_toggled(const Puzzle& puzzle, int hole) {
    Puzzle result = puzzle;
    result.start ^= only(hole);
    return result;
}

Puzzle with_goal_toggled(const Puzzle& puzzle, int hole) {
    Puzzle result = puzzle;
    result.goal.in ^= only(hole);
    result.goal.pegs = std::max(result.goal.pegs, std::popcount(result.goal.in));
    return result;
}

} // namespace loggia::peg
