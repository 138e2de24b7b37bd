#include "core/base/random.hpp"
#include "core/peg/geometry.hpp"
#include "core/peg/layouts.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace geometry_test {

using namespace loggia;
using namespace loggia::peg;

class GeometryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void freeGridsFindTheRowsOfTheOthers() {
        for (const Layout& layout : layouts())
            QVERIFY(rows_of_three(layout.puzzle.board.layout(), Grid::free) ==
                    layout.puzzle.board.triples());
    }

    void aShakyHandDrawsTheSameRows() {
        const Board& board = find_layout("english33")->puzzle.board;
        std::vector<Point> drawn = board.layout();
        for (std::size_t i = 0; i < drawn.size(); ++i) {
            drawn[i].x += 0.04 * static_cast<double>(i % 3) - 0.04;
            drawn[i].y += 0.04 * static_cast<double>(i % 5) - 0.08;
        }
        QVERIFY(rows_of_three(drawn, Grid::free) == board.triples());
    }

    void diagonalsWhereTheyAreAskedFor() {
        std::vector<Point> nine;
        for (int i = 0; i < 9; ++i)
            nine.push_back({static_cast<double>(i % 3), static_cast<double>(i / 3)});
        QCOMPARE(rows_of_three(nine, Grid::square).size(), std::size_t{6});
        QCOMPARE(rows_of_three(nine, Grid::diagonal).size(), std::size_t{8});
        QCOMPARE(rows_of_three(nine, Grid::triangular).size(), std::size_t{6});
        QVERIFY(rows_of_three({}, Grid::free).empty());
        QVERIFY(rows_of_three({{1, 1}, {1, 1}, {1, 1}}, Grid::free).empty());
    }

    /// On points of a square grid, by arithmetic on whole numbers.
    void squaresByWholeNumbers() {
        Random random(test_suite::seed(5));
        for (int round = 0; round < 500; ++round) {
            std::vector<std::pair<int, int>> cells;
            for (int i = 0; i < 36; ++i)
                if (random.below(3) != 0)
                    cells.emplace_back(i % 6, i / 6);
            std::vector<Point> points;
            for (const auto& [x, y] : cells)
                points.push_back({20.0 + 3 * x, -7.0 + 3 * y});
            if (std::abs(smallest_distance(points) - 3) > 1e-9)
                continue; // no two are neighbours, and the step is a larger one
            for (const Grid grid : {Grid::square, Grid::diagonal}) {
                std::vector<Triple> expected;
                for (std::size_t a = 0; a < cells.size(); ++a)
                    for (std::size_t b = 0; b < cells.size(); ++b)
                        for (std::size_t c = a + 1; c < cells.size(); ++c) {
                            const int dx = cells[b].first - cells[a].first;
                            const int dy = cells[b].second - cells[a].second;
                            const bool step = std::max(std::abs(dx), std::abs(dy)) == 1 &&
                                              (grid == Grid::diagonal || dx == 0 || dy == 0);
                            if (step &&
                                cells[c] == std::pair(cells[b].first + dx, cells[b].second + dy))
                                expected.push_back({static_cast<int>(a) + 1,
                                                    static_cast<int>(b) + 1,
                                                    static_cast<int>(c) + 1});
                        }
                QVERIFY(rows_of_three(points, grid) == expected);
            }
        }
    }

    /// Turned, enlarged and moved, a drawing has the same rows.
    void anyWayItIsTurned() {
        Random random(test_suite::seed(6));
        for (int round = 0; round < 100; ++round) {
            const auto part = [&random] { return static_cast<double>(random.below(1000)) / 1000; };
            const double angle = 6.28 * part();
            const double size = 0.1 + 50 * part();
            const Layout& layout = layouts()[random.below(layouts().size())];
            std::vector<Point> turned;
            for (const Point& p : layout.puzzle.board.layout())
                turned.push_back({size * (p.x * std::cos(angle) - p.y * std::sin(angle)) + 9,
                                  size * (p.x * std::sin(angle) + p.y * std::cos(angle)) - 4});
            QVERIFY(rows_of_three(turned, Grid::free) == layout.puzzle.board.triples());
        }
    }

    void theSmallestDistance() {
        QCOMPARE(smallest_distance({}), 1.0);
        QCOMPARE(smallest_distance({{1, 2}, {1, 2}}), 1.0);
        QCOMPARE(smallest_distance({{0, 0}, {0, 0}, {3, 4}, {9, 9}}), 5.0);
    }
};

LOGGIA_TEST(GeometryTest)

} // namespace geometry_test

#include "geometry_test.moc"
