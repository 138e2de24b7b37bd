#include "core/base/random.hpp"
#include "core/peg/edit.hpp"
#include "core/peg/layouts.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <map>
#include <set>

namespace edit_test {

using namespace loggia;
using namespace loggia::peg;

using Place = std::pair<int, int>; // in thousandths
using PlaceRow = std::array<Place, 3>;

Place place_of(Point point) {
    return {static_cast<int>(std::lround(1000 * point.x)),
            static_cast<int>(std::lround(1000 * point.y))};
}

PlaceRow row_at(const Board& board, const Triple& row) {
    const auto at = [&](int hole) {
        return place_of(board.layout()[static_cast<std::size_t>(hole - 1)]);
    };
    return {std::min(at(row.a), at(row.c)), at(row.b), std::max(at(row.a), at(row.c))};
}

std::set<PlaceRow> rows_at(const Board& board, const std::vector<Triple>& rows) {
    std::set<PlaceRow> result;
    for (const Triple& row : rows)
        result.insert(row_at(board, row));
    return result;
}

/// A drawing by places instead of numbers: the oracle.
struct Drawn {
    std::map<Place, bool> pegs;
    std::map<Place, bool> wanted;
    std::set<PlaceRow> removed;
};

Drawn seen(const Puzzle& puzzle) {
    Drawn drawn;
    for (int hole = 1; hole <= puzzle.board.holes(); ++hole) {
        const Place place = place_of(puzzle.board.layout()[static_cast<std::size_t>(hole - 1)]);
        drawn.pegs[place] = has(puzzle.start, hole);
        drawn.wanted[place] = has(puzzle.goal.in, hole);
    }
    return drawn;
}

class EditTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void randomDrawingsKeepWhatIsAtAPlace() {
        Random random(test_suite::seed(20));
        for (int round = 0; round < 60; ++round) {
            const Grid grid = random.below(2) == 0 ? Grid::square : Grid::triangular;
            Puzzle puzzle;
            Drawn drawn;
            for (int step = 0; step < 60; ++step) {
                const Point wish{8 * random.real(), 6 * random.real()};
                const Point point = snapped(puzzle.board.layout(), grid, wish);
                const Place place = place_of(point);
                const int holes = puzzle.board.holes();
                const int hole =
                    holes == 0
                        ? 0
                        : 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(holes)));
                const auto kind = random.below(10);
                if (kind < 6 || holes == 0) {
                    const auto next = with_hole(puzzle, grid, point);
                    QCOMPARE(next.has_value(), drawn.pegs.count(place) == 0 && holes < most_holes);
                    if (!next)
                        continue;
                    puzzle = *next;
                    drawn.pegs[place] = holes > 0;
                    drawn.wanted[place] = false;
                } else if (kind == 6) {
                    const Place old =
                        place_of(puzzle.board.layout()[static_cast<std::size_t>(hole - 1)]);
                    puzzle = without_hole(puzzle, grid, hole);
                    drawn.pegs.erase(old);
                    drawn.wanted.erase(old);
                    for (auto each = drawn.removed.begin(); each != drawn.removed.end();)
                        each = std::count(each->begin(), each->end(), old) > 0
                                   ? drawn.removed.erase(each)
                                   : std::next(each);
                } else if (kind == 7) {
                    const Place old =
                        place_of(puzzle.board.layout()[static_cast<std::size_t>(hole - 1)]);
                    puzzle = with_peg_toggled(puzzle, hole);
                    drawn.pegs[old] = !drawn.pegs[old];
                } else if (kind == 8) {
                    const Place old =
                        place_of(puzzle.board.layout()[static_cast<std::size_t>(hole - 1)]);
                    puzzle = with_goal_toggled(puzzle, hole);
                    drawn.wanted[old] = !drawn.wanted[old];
                } else if (!puzzle.board.triples().empty()) {
                    const Triple row = puzzle.board.triples().front();
                    puzzle = without_row(puzzle, {row.c, row.b, row.a});
                    QVERIFY(!has_row(puzzle.board, row));
                    drawn.removed.insert(row_at(puzzle.board, row));
                }
                const Drawn now = seen(puzzle);
                QVERIFY(now.pegs == drawn.pegs);
                QVERIFY(now.wanted == drawn.wanted);
                QVERIFY(std::popcount(puzzle.goal.in) <= puzzle.goal.pegs);
                // What the drawing shows, less what was taken away. A row may come and go with a
                // change of the smallest distance; what was taken away is then forgotten.
                auto expected = rows_at(puzzle.board, rows_of_three(puzzle.board.layout(), grid));
                for (auto each = drawn.removed.begin(); each != drawn.removed.end();)
                    each = expected.erase(*each) == 0 ? drawn.removed.erase(each) : std::next(each);
                QVERIFY(rows_at(puzzle.board, puzzle.board.triples()) == expected);
            }
        }
    }

    void rowsThatWereAddedStay() {
        Puzzle puzzle = find_layout("triangle15")->puzzle;
        const Triple odd{1, 8, 15};
        const auto more = with_row(puzzle, odd);
        QVERIFY(more.has_value());
        QVERIFY(!with_row(*more, {15, 8, 1}).has_value());
        QVERIFY(!with_row(*more, {1, 1, 2}).has_value());
        QVERIFY(!with_row(*more, {1, 2, 16}).has_value());
        puzzle = without_hole(*more, Grid::triangular, 3);
        QVERIFY(has_row(puzzle.board, {1, 7, 14}));
        puzzle = with_hole(puzzle, Grid::triangular, {2.5, 0.866}).value();
        QCOMPARE(puzzle.board.holes(), 15);
        QVERIFY(has_row(puzzle.board, {1, 7, 14}));
        QCOMPARE(puzzle.board.triples().size(), std::size_t{19});
        QCOMPARE(with_rows_of(puzzle, Grid::triangular).board.triples().size(), std::size_t{18});
    }

    void aHoleThatMovesTakesTheRowsOfItsNewPlace() {
        Puzzle puzzle;
        for (const double x : {0.0, 1.0, 2.0})
            puzzle = with_hole(puzzle, Grid::square, {x, 0}).value();
        QVERIFY(has_row(puzzle.board, {1, 2, 3}));
        QCOMPARE(puzzle.start, only(2) | only(3));
        QVERIFY(!with_hole_moved(puzzle, Grid::square, 3, {1, 0.3}).has_value());
        const Puzzle moved = with_hole_moved(puzzle, Grid::square, 3, {1, 1}).value();
        QVERIFY(moved.board.triples().empty());
        QVERIFY(with_hole_moved(moved, Grid::square, 3, {2, 0}).value() == puzzle);
    }

    void knowsTheGridOfEveryLayout() {
        for (const Layout& layout : layouts()) {
            const bool triangular =
                layout.id.starts_with("triangle") || layout.id.starts_with("hexagon");
            QCOMPARE(grid_of(layout.puzzle.board), triangular ? Grid::triangular : Grid::square);
            const auto& points = layout.puzzle.board.layout();
            for (const Point& point : points) {
                const Point near{point.x + 0.2, point.y - 0.2};
                QVERIFY(std::hypot(snapped(points, grid_of(layout.puzzle.board), near).x - point.x,
                                   snapped(points, grid_of(layout.puzzle.board), near).y -
                                       point.y) < 1e-3);
            }
        }
    }

    void placesOfAGridAreWhereHolesSnapTo() {
        for (const Grid grid : {Grid::square, Grid::diagonal, Grid::triangular}) {
            const std::vector<Point> layout{{0.3, 0.4}};
            const auto places = grid_places(layout, grid, {-3, -3}, {3, 3});
            QVERIFY(places.size() >= 36);
            for (const Point& place : places) {
                QVERIFY(std::abs(place.x) <= 3 && std::abs(place.y) <= 3);
                QVERIFY(place_of(snapped(layout, grid, place)) == place_of(place));
            }
        }
        QVERIFY(grid_places({}, Grid::free, {0, 0}, {9, 9}).empty());
        QVERIFY(grid_places({}, Grid::square, {-1e9, -1e9}, {1e9, 1e9}).empty());
        QVERIFY(grid_places({}, Grid::square, {1, 1}, {0, 0}).empty());
    }

    void aBoardHasRoomForSixtyFour() {
        Puzzle puzzle;
        for (int i = 0; i < most_holes; ++i)
            puzzle = with_hole(puzzle, Grid::square, {i % 8 + 0.0, i / 8 + 0.0}).value();
        QCOMPARE(puzzle.start, ~only(1));
        QVERIFY(!with_hole(puzzle, Grid::square, {8, 8}).has_value());
        const Puzzle less = without_hole(puzzle, Grid::square, 64);
        QCOMPARE(less.start, less.board.all() & ~only(1));
    }
};

LOGGIA_TEST(EditTest)

} // namespace edit_test

#include "edit_test.moc"
