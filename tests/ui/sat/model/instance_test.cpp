#include "core/sat/formats/format.hpp"
#include "core/sat/instances/generate.hpp"
#include "tests/suite.hpp"
#include "tests/ui/sat/sat_fixture.hpp"
#include "ui/sat/model/instance.hpp"

#include <fmt/format.h>

#include <string>

namespace instance_test {

using namespace loggia;
using namespace loggia::ui;
using testing::q;

Instance of(const sat::Problem& problem, bool named = true) {
    const std::string text = sat::to_assignment_format(problem.clauses, named ? problem.key : "");
    return instanceOf(readClauses(text));
}

class InstanceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// With and without names it is the same sudoku.
    void sudoku() {
        const auto problem = sat::sudoku(4);
        const Instance named = of(problem);
        const auto* grid = std::get_if<GridInstance>(&named);
        QVERIFY(grid != nullptr);
        QCOMPARE(grid->kind, GridInstance::Kind::sudoku);
        QCOMPARE(grid->rows, 9);
        QCOMPARE(grid->digits, 9);
        QCOMPARE(grid->box, 3);
        QCOMPARE(grid->atom(8, 8, 8), 729);
        const auto given = std::count_if(grid->given.begin(), grid->given.end(),
                                         [](int digit) { return digit > 0; });
        QVERIFY(given >= 17 && given < 40);
        QVERIFY(of(problem, false) == named);
    }

    /// Atoms with three numbers, of which clauses do not say what those of a sudoku do.
    void aTimetableIsNoSudoku() {
        std::string names;
        std::string clauses;
        for (int day = 0; day < 2; ++day)
            for (int slot = 0; slot < 2; ++slot)
                for (int room = 0; room < 2; ++room)
                    names += fmt::format("{} Talk({},{},{})\n", 4 * day + 2 * slot + room + 1,
                                         day + 1, slot + 1, room + 1);
        for (int atom = 1; atom < 8; atom += 2)
            clauses += fmt::format("{}\n{} {}\n", atom, atom, atom + 1);
        const auto ofText = [&](const std::string& more) {
            return instanceOf(*testing::readingOf((clauses + more + "0\n" + names).c_str()));
        };
        QVERIFY(std::holds_alternative<std::monostate>(ofText("")));
        QVERIFY(std::holds_alternative<std::monostate>(ofText("-1 -3\n")));
        // No digit twice in a row and a column.
        QVERIFY(std::holds_alternative<GridInstance>(ofText("-1 -3\n-1 -5\n")));
    }

    void queensAndPigeons() {
        const Instance queens = of(*sat::queens(6));
        const auto* board = std::get_if<GridInstance>(&queens);
        QVERIFY(board != nullptr);
        QCOMPARE(board->kind, GridInstance::Kind::queens);
        QCOMPARE(board->atom(1, 0), 7);
        const Instance pigeons = of(*sat::pigeonhole(4, 3));
        const auto* holes = std::get_if<GridInstance>(&pigeons);
        QVERIFY(holes != nullptr);
        QCOMPARE(holes->kind, GridInstance::Kind::cells);
        QCOMPARE(holes->family, q("Pigeon"));
        QCOMPARE(holes->rows, 4);
        QCOMPARE(holes->columns, 3);
    }

    void colouring() {
        const Instance instance = of(*sat::graph_colouring(7, 9, 3, 5));
        const auto* graph = std::get_if<ColouringInstance>(&instance);
        QVERIFY(graph != nullptr);
        QCOMPARE(graph->vertices, 7);
        QCOMPARE(graph->colours, 3);
        QCOMPARE(graph->edges.size(), std::size_t{9});
        QCOMPARE(graph->atom(6, 2), 21);
    }

    void nothingElse() {
        QVERIFY(std::holds_alternative<std::monostate>(
            instanceOf(*testing::readingOf("1 2\n0\n1 P\n2 Q\n"))));
        QVERIFY(std::holds_alternative<std::monostate>(
            instanceOf(*testing::readingOf("1 2\n0\n1 A(1,1)\n2 B(1,2)\n"))));
        QVERIFY(std::holds_alternative<std::monostate>(
            instanceOf(*testing::readingOf("1 2\n0\n1 A(1,1)\n2 A(1,)\n"))));
        QVERIFY(std::holds_alternative<std::monostate>(
            instanceOf(*testing::readingOf("1 2\n0\n1 A(1,1)\n2 A(900,900)\n"))));
        // 729 atoms alone are no sudoku.
        QVERIFY(std::holds_alternative<std::monostate>(
            instanceOf(*testing::readingOf("p cnf 729 1\n1 729 0\n"))));
        QVERIFY(std::holds_alternative<std::monostate>(instanceOf(*testing::readingOf("x\n"))));
    }
};

LOGGIA_WINDOW_TEST(InstanceTest)

} // namespace instance_test

#include "instance_test.moc"
