#include "core/base/random.hpp"
#include "core/peg/geometry.hpp"
#include "core/peg/layouts.hpp"
#include "core/peg/placement.hpp"
#include "tests/core/peg/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <cmath>

namespace placement_test {

using namespace loggia;
using namespace loggia::peg;

double apart(Point p, Point q) {
    return std::hypot(p.x - q.x, p.y - q.y);
}

Board bare(const Board& board) {
    return Board::make(board.holes(), board.triples()).value();
}

class PlacementTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void boardsThatPeopleKnowLookAsTheyDo() {
        for (const Layout& layout : layouts()) {
            const Board& board = layout.puzzle.board;
            QVERIFY(placed(bare(board)) == board);
            // In whichever order and direction their rows are written.
            std::vector<Triple> rows;
            for (const Triple& row : board.triples())
                rows.insert(rows.begin(), {row.c, row.b, row.a});
            QVERIFY(place(Board::make(board.holes(), rows).value()) == board.layout());
        }
    }

    void theRingIsASquareWithItsFirstHoleOnTop() {
        const auto ring = Board::make(4, {{1, 2, 3}, {2, 3, 4}, {3, 4, 1}, {4, 1, 2}}).value();
        const auto places = place(ring);
        for (std::size_t i = 0; i < 4; ++i) {
            QVERIFY(std::abs(apart(places[i], places[(i + 1) % 4]) - 1) < 0.3);
            QVERIFY(places[0].y <= places[i].y);
        }
        QVERIFY(std::abs(apart(places[0], places[2]) - apart(places[1], places[3])) < 0.01);
    }

    void aLongRowIsStraight() {
        std::vector<Triple> rows;
        for (int hole = 1; hole + 2 <= 12; ++hole)
            rows.push_back({hole, hole + 1, hole + 2});
        const auto places = place(Board::make(12, rows).value());
        QVERIFY(apart(places.front(), places.back()) > 9.5);
        QVERIFY(rows_of_three(places, Grid::free).size() == rows.size());
    }

    void anyBoardGetsPlacesApart() {
        Random random(test_suite::seed(5));
        for (int round = 0; round < 400; ++round) {
            const Board board = oracle::random_puzzle(random, 20).board;
            const auto places = place(board);
            QCOMPARE(static_cast<int>(places.size()), board.holes());
            for (const Point& point : places)
                QVERIFY(std::isfinite(point.x) && std::isfinite(point.y));
            QVERIFY(place(board) == places);
            QVERIFY(smallest_distance(placed(board).layout()) > 0);
        }
        QCOMPARE(place(Board::make(1, {}).value()).size(), std::size_t{1});
        QVERIFY(placed(Board()) == Board());
    }

    void layoutsInOtherUnitsAreScaled() {
        const Board& board = find_layout("english33")->puzzle.board;
        for (const double scale : {50.0, 0.001}) {
            std::vector<Point> points = board.layout();
            for (Point& point : points)
                point = {scale * point.x, scale * point.y};
            const auto scaled =
                placed(Board::make(board.holes(), board.triples(), points).value()).layout();
            for (std::size_t i = 0; i < scaled.size(); ++i)
                QVERIFY(apart(scaled[i], board.layout()[i]) < 1e-9);
        }
    }
};

LOGGIA_TEST(PlacementTest)

} // namespace placement_test

#include "placement_test.moc"
