#include "core/base/random.hpp"
#include "core/logic/truth_table.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace truth_index_test {

using namespace loggia;
using namespace loggia::logic;

/// `share` of 256 rows are true, as a rule.
TruthTable random_table(Random& random, int variables, std::uint64_t share) {
    TruthTable table(variables);
    for (std::uint64_t row = 0; row < table.rows(); ++row)
        table.set(row, random.below(256) < share);
    return table;
}

class TruthIndexTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agrees_with_counting();
    void finds_the_only_row();
};

void TruthIndexTest::agrees_with_counting() {
    Random random(test_suite::seed(5));
    for (const std::uint64_t share : {0U, 1U, 100U, 255U, 256U})
        for (int variables = 0; variables <= 13; ++variables) {
            const TruthTable table = random_table(random, variables, share);
            const TruthIndex index(table);
            for (const bool value : {false, true}) {
                std::uint64_t found = 0;
                for (std::uint64_t row = 0; row < table.rows(); ++row) {
                    QCOMPARE(index.rank(value, row), found);
                    if (table[row] == value)
                        QCOMPARE(index.select(value, found++), row);
                }
                QCOMPARE(index.count(value), found);
                QCOMPARE(index.rank(value, table.rows()), found);
            }
        }
}

void TruthIndexTest::finds_the_only_row() {
    for (const std::uint64_t row : {0U, 511U, 512U, 1U << 25U, (1U << 26U) - 1}) {
        TruthTable table(26);
        table.set(row, true);
        const TruthIndex index(std::move(table));
        QCOMPARE(index.count(true), std::uint64_t{1});
        QCOMPARE(index.select(true, 0), row);
        QCOMPARE(index.rank(true, row + 1), std::uint64_t{1});
    }
}

LOGGIA_LOOP_TEST(TruthIndexTest)

} // namespace truth_index_test

#include "truth_index_test.moc"
