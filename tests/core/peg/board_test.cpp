#include "core/base/random.hpp"
#include "core/peg/board.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <bit>
#include <set>
#include <tuple>

namespace board_test {

using namespace loggia;
using namespace loggia::peg;

class BoardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsEachRowOnce() {
        Random random(test_suite::seed(31));
        int doubled = 0;
        for (int i = 0; i < 3000; ++i) {
            const int holes = 3 + static_cast<int>(random.below(6));
            std::vector<Triple> given;
            std::vector<Triple> expected;
            std::set<std::tuple<int, int, int>> rows;
            for (std::uint64_t n = random.below(30); n > 0; --n) {
                const auto hole = [&] {
                    return 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(holes)));
                };
                const Triple row{hole(), hole(), hole()};
                if (row.a == row.b || row.b == row.c || row.a == row.c)
                    continue;
                given.push_back(row);
                if (rows.insert({std::min(row.a, row.c), row.b, std::max(row.a, row.c)}).second)
                    expected.push_back(row);
                else
                    ++doubled;
            }
            const Board board = Board::make(holes, given).value();
            QVERIFY(board.triples() == expected);
            QCOMPARE(board.jumps().size(), 2 * expected.size());
            QCOMPARE(board.steps().size(), board.jumps().size());
            for (std::size_t k = 0; k < expected.size(); ++k) {
                const Triple& row = expected[k];
                QVERIFY((board.jumps()[2 * k] == Jump{row.a, row.b, row.c}));
                QVERIFY((board.jumps()[2 * k + 1] == Jump{row.c, row.b, row.a}));
            }
            for (int from = 0; from <= holes + 1; ++from)
                for (int over = 0; over <= holes + 1; ++over)
                    for (int to = 0; to <= holes + 1; ++to) {
                        const auto index = board.index_of({from, over, to});
                        QCOMPARE(index.has_value(),
                                 rows.count({std::min(from, to), over, std::max(from, to)}) != 0);
                        QVERIFY(!index || (board.jumps()[*index] == Jump{from, over, to}));
                    }
        }
        QVERIFY(doubled > 1000);
    }

    void stepsAreTheJumpsAsBits() {
        std::vector<Triple> rows;
        for (int hole = 1; hole <= 62; ++hole)
            rows.push_back({hole, hole + 1, hole + 2});
        const Board board = Board::make(most_holes, rows).value();
        QCOMPARE(board.all(), ~Holes{0});
        Random random(test_suite::seed(32));
        int possible = 0;
        for (int i = 0; i < 2000; ++i) {
            const Holes position = random.next();
            for (std::size_t k = 0; k < board.jumps().size(); ++k) {
                const Jump& jump = board.jumps()[k];
                const Step& step = board.steps()[k];
                const bool can =
                    has(position, jump.from) && has(position, jump.over) && !has(position, jump.to);
                QCOMPARE(step.possible(position), can);
                if (!can)
                    continue;
                ++possible;
                const Holes after = position ^ step.flip;
                QCOMPARE(after, (position & ~only(jump.from) & ~only(jump.over)) | only(jump.to));
                QVERIFY(step.reversed().possible(after));
                QCOMPARE(after ^ step.reversed().flip, position);
            }
        }
        QVERIFY(possible > 10'000);
        QCOMPARE(Board().all(), Holes{0});
    }

    void refusesWhatIsNoBoard() {
        for (const int holes : {-1, 0, 65, 1 << 20})
            QVERIFY(!Board::make(holes, {}).has_value());
        for (const Triple& row : {Triple{1, 1, 2}, {1, 2, 2}, {1, 2, 1}, {0, 1, 2}, {2, 3, 4}}) {
            QVERIFY(fault_of(row, 3).has_value());
            QVERIFY(!Board::make(3, {row}).has_value());
        }
        QVERIFY(!fault_of({3, 1, 2}, 3));
        QVERIFY(!Board::make(3, {{1, 2, 3}}, {{0, 0}, {1, 0}}).has_value());
        QVERIFY(Board::make(3, {{1, 2, 3}}, {{0, 0}, {1, 0}, {2, 0}}).has_value());
        QVERIFY(std::popcount(Board::make(33, {}).value().all()) == 33);
    }
};

LOGGIA_TEST(BoardTest)

} // namespace board_test

#include "board_test.moc"
