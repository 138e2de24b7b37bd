#include "core/peg/layouts.hpp"
#include "core/peg/search/solve_direct.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <set>

namespace layouts_test {

using namespace loggia;
using namespace loggia::peg;

class LayoutsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void haveTheirRows() {
        // Of a triangle of side n 3 (n-1)(n-2)/2; of a square part, counted along lines.
        for (const auto& [id, holes, rows] :
             {std::tuple("triangle10", 10, 9), std::tuple("triangle15", 15, 18),
              std::tuple("triangle21", 21, 30), std::tuple("hexagon19", 19, 27),
              std::tuple("plus21", 21, 22), std::tuple("english33", 33, 38),
              std::tuple("european37", 37, 46), std::tuple("diamond41", 41, 50),
              std::tuple("german45", 45, 54)}) {
            const Layout* const layout = find_layout(id);
            QVERIFY(layout != nullptr);
            QCOMPARE(layout->puzzle.board.holes(), holes);
            QCOMPARE(static_cast<int>(layout->puzzle.board.triples().size()), rows);
            QCOMPARE(static_cast<int>(layout->puzzle.board.layout().size()), holes);
        }
        QVERIFY(find_layout("none") == nullptr);
    }

    void theHandoutsTriangle() {
        const std::set<std::tuple<int, int, int>> expected{{1, 2, 4}, {2, 4, 7},  {3, 5, 8},
                                                           {4, 5, 6}, {7, 8, 9},  {8, 9, 10},
                                                           {1, 3, 6}, {3, 6, 10}, {2, 5, 9}};
        std::set<std::tuple<int, int, int>> found;
        for (const Triple& row : find_layout("triangle10")->puzzle.board.triples())
            found.emplace(row.a, row.b, row.c);
        QVERIFY(found == expected);
    }

    void theirPuzzlesHaveSolutions() {
        for (const Layout& layout : layouts())
            QVERIFY2(solve_direct(layout.puzzle).verdict == Verdict::solved,
                     std::string(layout.id).c_str());
    }
};

LOGGIA_TEST(LayoutsTest)

} // namespace layouts_test

#include "layouts_test.moc"
