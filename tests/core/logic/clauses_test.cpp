#include "core/logic/clauses.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <array>

namespace clauses_test {

using namespace loggia::logic;

class ClausesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsWhatItWasGiven() {
        ClauseSet clauses;
        QVERIFY(clauses.empty());
        clauses.add(std::array{3, -1, 3});
        clauses.add({});
        clauses.add(std::array{-7});
        QCOMPARE(clauses.size(), std::size_t{3});
        QCOMPARE(clauses.literals(), std::size_t{4});
        QCOMPARE(clauses.atoms(), 7);
        QCOMPARE(std::vector<int>(clauses[0].begin(), clauses[0].end()), (std::vector{3, -1, 3}));
        QVERIFY(clauses[1].empty());
        QCOMPARE(clauses[2][0], -7);
        clauses.ask_for_atoms(5);
        QCOMPARE(clauses.atoms(), 7);
        clauses.ask_for_atoms(9);
        QCOMPARE(clauses.atoms(), 9);
    }

    void evaluates() {
        ClauseSet clauses;
        QVERIFY(clauses.satisfied_by({false}));
        clauses.add(std::array{1, -2});
        clauses.add(std::array{2});
        QVERIFY(clauses.satisfied_by({false, true, true}));
        QVERIFY(!clauses.satisfied_by({false, false, true}));
        QVERIFY(!clauses.satisfied_by({false, true, false}));
        clauses.add({});
        QVERIFY(!clauses.satisfied_by({false, true, true}));
    }
};

LOGGIA_TEST(ClausesTest)

} // namespace clauses_test

#include "clauses_test.moc"
