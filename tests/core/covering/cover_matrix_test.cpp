#include "core/covering/cover_matrix.hpp"
#include "tests/core/covering/covering_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace cover_matrix_test {

using namespace loggia;
using namespace loggia::covering;

class CoverMatrixTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reductionsKeepAnOptimum() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 3000; ++i) {
            const CoverMatrix matrix = oracle::sample_matrix(random);
            const CoverCost least = oracle::least_cost(matrix);
            for (const CoverAim aim : {CoverAim::terms, CoverAim::literals}) {
                const Reduced reduced = reduce(matrix, aim);
                QVERIFY(reduced.possible);
                CoverCost cost = oracle::cost_of(matrix, reduced.taken);
                for (const CoverMatrix& block : reduced.rest.blocks()) {
                    const CoverCost part = oracle::least_cost(block);
                    cost.terms += part.terms;
                    cost.literals += part.literals;
                }
                QCOMPARE(cost.terms, least.terms);
                if (aim == CoverAim::literals)
                    QCOMPARE(cost.literals, least.literals);
            }
        }
    }

    void withoutTakesAndDrops() {
        Random random(test_suite::seed(2));
        const CoverMatrix matrix = oracle::random_matrix(random, 8, 6, 0.4);
        const std::vector<std::uint32_t> taken{1};
        const std::vector<std::uint32_t> dropped{2};
        const CoverMatrix rest = matrix.without(taken, dropped);
        QCOMPARE(rest.columns(), matrix.columns() - 2);
        QCOMPARE(rest.rows(), matrix.rows() - matrix.column(1).size());
        for (std::size_t c = 0; c < rest.columns(); ++c)
            QCOMPARE(rest.literals(c), matrix.literals(rest.column_id(c)));
    }
};

LOGGIA_TEST(CoverMatrixTest)

} // namespace cover_matrix_test

#include "cover_matrix_test.moc"
