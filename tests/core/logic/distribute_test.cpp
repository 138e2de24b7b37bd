#include "core/base/random.hpp"
#include "core/logic/cnf.hpp"
#include "tests/core/logic/random_tree.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>

namespace distribute_test {

using namespace loggia;
using namespace loggia::logic;

class DistributeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isEquivalentAndIrredundant() {
        Random random(test_suite::seed(31));
        int made = 0;
        for (int round = 0; round < 1500; ++round) {
            Store store;
            const std::uint64_t variables = 1 + random.below(6);
            oracle::name_variables(store, variables);
            const Expr root =
                oracle::random_expr(random, store, 1 + static_cast<int>(random.below(6)));
            const auto clauses = distributed(store, root);
            if (!clauses)
                continue;
            ++made;
            for (unsigned row = 0; row < 1U << variables; ++row) {
                std::vector<bool> assignment;
                std::vector<bool> values{false};
                for (unsigned v = 0; v < variables; ++v)
                    assignment.push_back((row >> v & 1U) != 0);
                values.insert(values.end(), assignment.begin(), assignment.end());
                QCOMPARE(clauses->satisfied_by(values), evaluate(store, root, assignment));
            }
            for (std::size_t i = 0; i < clauses->size(); ++i) {
                const auto a = (*clauses)[i];
                QVERIFY(std::is_sorted(a.begin(), a.end()));
                for (const int literal : a)
                    QCOMPARE(std::count_if(a.begin(), a.end(),
                                           [&](int l) { return std::abs(l) == std::abs(literal); }),
                             std::ptrdiff_t{1});
                for (std::size_t j = 0; j < clauses->size(); ++j) {
                    const auto b = (*clauses)[j];
                    QVERIFY(i == j || !std::includes(b.begin(), b.end(), a.begin(), a.end()));
                }
            }
        }
        QVERIFY(made > 1400);
    }

    void textbookExample() {
        Store store;
        const auto v = oracle::name_variables(store, 3);
        const Expr bc =
            store.node(Kind::conjunction, std::array{store.variable(v[1]), store.variable(v[2])});
        const auto clauses =
            distributed(store, store.node(Kind::disjunction, std::array{store.variable(v[0]), bc}));
        QVERIFY(clauses);
        ClauseSet expected;
        expected.add(std::array{1, 2});
        expected.add(std::array{1, 3});
        QVERIFY(*clauses == expected);
    }

    void givesUpAtItsLimit() {
        Store store;
        std::vector<Expr> atoms;
        for (const Variable v : oracle::name_variables(store, 12))
            atoms.push_back(store.variable(v));
        const Expr parity = store.node(Kind::parity, atoms); // 2048 clauses
        QVERIFY(!distributed(store, parity, 2047));
        const auto clauses = distributed(store, parity, 2048);
        QVERIFY(clauses);
        QCOMPARE(clauses->size(), std::size_t{2048});
    }
};

LOGGIA_TEST(DistributeTest)

} // namespace distribute_test

#include "distribute_test.moc"
