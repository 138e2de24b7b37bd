#include "core/gf2/board_state.hpp"
#include "tests/core/gf2/written_equations.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <set>

namespace board_state_test {

using namespace loggia;
using namespace loggia::gf2;

class BoardStateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void beginsWithTheEquations() {
        const Derivation derivation = oracle::first_trial();
        const BoardState board(derivation, AlgebraNotation{derivation.names});
        QCOMPARE(board.lines().size(), derivation.equations.size());
        QVERIFY(board.values().empty());
        for (std::size_t i = 0; i < derivation.equations.size(); ++i)
            QCOMPARE(board.lines()[i].equation, i);
    }

    void endsWithTheSolution() {
        const Derivation derivation = oracle::first_trial();
        BoardState board(derivation, AlgebraNotation{derivation.names});
        for (const AlgebraStep& step : derivation.solution.steps)
            board.apply(step);
        std::vector<std::string> values = board.values();
        std::sort(values.begin(), values.end());
        QCOMPARE(values, (std::vector<std::string>{"m1 = 0", "m2 = 1", "r1 = 0", "r2 = 1"}));
    }

    /// An equation that says nothing new leaves the board, and no other one does.
    void dropsWhatFollows() {
        const Polynomial a = Polynomial::variable(0);
        const Polynomial b = Polynomial::variable(1);
        const Polynomial c = Polynomial::variable(2);
        const Derivation derivation = derive({"a", "b", "c"}, {a + b, b + c, a + c});
        BoardState board(derivation, AlgebraNotation{derivation.names});
        std::set<std::size_t> dropped;
        for (const AlgebraStep& step : derivation.solution.steps) {
            board.apply(step);
            if (step.reason == AlgebraStep::Reason::drop ||
                step.reason == AlgebraStep::Reason::implied)
                dropped.insert(step.equation);
            for (const BoardState::Line& line : board.lines())
                QCOMPARE(line.dropped, dropped.contains(line.equation));
        }
        QCOMPARE(dropped.size(), std::size_t{1});
    }

    void makesLinesForNewEquations() {
        const Derivation derivation = oracle::first_trial();
        BoardState board(derivation, AlgebraNotation{derivation.names});
        const std::size_t before = board.lines().size();
        QCOMPARE(board.line_of(before + 3).equation, before + 3);
        QCOMPARE(board.lines().size(), before + 1);
        QCOMPARE(board.line_of(0).equation, std::size_t{0});
        QCOMPARE(board.lines().size(), before + 1);
    }
};

LOGGIA_TEST(BoardStateTest)

} // namespace board_state_test

#include "board_state_test.moc"
