#include "core/game_graph/games/grid.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <set>

namespace grid_test {

using namespace loggia;
using namespace loggia::game_graph;

class GridTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cells() {
        const Grid grid{4, 3};
        QCOMPARE(grid.name(grid.cell(2, 1)), std::string("c2"));
        QCOMPARE(grid.beside(grid.cell(3, 0), 1, 0), std::optional<int>());
        QCOMPARE(grid.beside(grid.cell(3, 0), -1, 2), std::optional(grid.cell(2, 2)));
        QCOMPARE(grid.size_text(), std::string("4x3"));
    }

    void texts() {
        const Grid grid{3, 2};
        const std::vector<int> contents{0, 1, 2, 2, 0, 0};
        QCOMPARE(grid.text(contents, ".12"), std::string(".12/2.."));
        QCOMPARE(grid.read(".12/2..", ".12").value(), contents);
        for (const char* wrong :
             {"", ".12/2.", ".12/2...", ".122..", ".1/22..", ".12/2.x", ".12|2.."})
            QVERIFY(!grid.read(wrong, ".12"));
        QCOMPARE(
            grid.read(".12", ".12").error().message,
            std::string("the board must be 2 rows of 3 characters (. 1 2), separated by slashes"));
    }

    /// As many as there are, each a permutation that keeps neighbours.
    void symmetries() {
        const auto count = [](int columns, int rows) {
            return Grid{columns, rows}.symmetries().size();
        };
        QCOMPARE(count(1, 1), 0U);
        QCOMPARE(count(2, 1), 1U);
        QCOMPARE(count(2, 2), 7U);
        QCOMPARE(count(4, 3), 3U);
        QCOMPARE(count(5, 5), 7U);
        const Grid grid{4, 4};
        for (const Permutation& to : grid.symmetries()) {
            QCOMPARE(std::set<int>(to.begin(), to.end()).size(), 16U);
            for (int cell = 0; cell < 16; ++cell)
                if (const auto right = grid.beside(cell, 1, 0)) {
                    const int a = to[static_cast<std::size_t>(cell)];
                    const int b = to[static_cast<std::size_t>(*right)];
                    QCOMPARE(std::abs(grid.column(a) - grid.column(b)) +
                                 std::abs(grid.row(a) - grid.row(b)),
                             1);
                }
        }
    }
};

LOGGIA_TEST(GridTest)

} // namespace grid_test

#include "grid_test.moc"
