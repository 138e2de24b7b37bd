#include "core/base/random.hpp"
#include "core/logic/truth_table.hpp"
#include "tests/core/logic/random_tree.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace truth_table_test {

using namespace loggia;
using namespace loggia::logic;

class TruthTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void putsTheFirstVariableAtTheTopBit() {
        Store store;
        const auto abc = oracle::name_variables(store, 3);
        const auto table = truth_table(store, store.variable(abc[0]), abc);
        for (std::uint64_t row = 0; row < 8; ++row)
            QCOMPARE((*table)[row], row >= 4);
        QCOMPARE(table->count(), std::uint64_t{4});
        QCOMPARE(table->words()[0], std::uint64_t{0xF0});
    }

    void knowsConstantsOfNoVariables() {
        Store store;
        const auto table = truth_table(store, store.constant(true), {});
        QCOMPARE(table->rows(), std::uint64_t{1});
        QVERIFY((*table)[0]);
    }

    void agreesWithEvaluate() {
        Random random(test_suite::seed(12));
        for (int round = 0; round < 400; ++round) {
            Store store;
            auto order = oracle::name_variables(store, 1 + random.below(17));
            const Expr root =
                oracle::random_expr(random, store, 1 + static_cast<int>(random.below(7)));
            for (std::size_t i = order.size(); i > 1; --i)
                std::swap(order[i - 1], order[random.below(i)]);
            const auto table = truth_table(store, root, order);
            for (int probe = 0; probe < 60; ++probe) {
                const std::uint64_t row = random.below(table->rows());
                std::vector<bool> assignment(store.variables());
                for (std::size_t k = 0; k < order.size(); ++k)
                    assignment[order[k]] = (row >> (order.size() - 1 - k) & 1U) != 0;
                QCOMPARE((*table)[row], evaluate(store, root, assignment));
            }
        }
    }

    void negatesAndSets() {
        Random random(test_suite::seed(13));
        for (int variables = 0; variables < 9; ++variables) {
            TruthTable table(variables);
            std::vector<bool> expected(table.rows());
            for (int i = 0; i < 100; ++i) {
                const std::uint64_t row = random.below(table.rows());
                const bool value = random.below(2) != 0;
                table.set(row, value);
                expected[row] = value;
            }
            TruthTable negated = table;
            negated.negate();
            for (std::uint64_t row = 0; row < table.rows(); ++row) {
                QCOMPARE(table[row], static_cast<bool>(expected[row]));
                QCOMPARE(negated[row], !expected[row]);
            }
            QCOMPARE(table.count() + negated.count(), table.rows());
            negated.negate();
            QCOMPARE(negated, table);
        }
    }

    void stopsWhenTold() {
        Store store;
        const auto order = oracle::name_variables(store, 26);
        std::stop_source source;
        source.request_stop();
        QVERIFY(!truth_table(store, store.variable(order[0]), order, Control(source.get_token())));
    }
};

LOGGIA_TEST(TruthTableTest)

} // namespace truth_table_test

#include "truth_table_test.moc"
