#include "core/covering/local_search.hpp"
#include "tests/core/covering/covering_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace local_search_test {

using namespace loggia;
using namespace loggia::covering;

class CoverLocalTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatItFindsAreCovers() {
        Random random(test_suite::seed(1));
        int best = 0;
        for (int i = 0; i < 500; ++i) {
            const CoverMatrix matrix = oracle::sample_matrix(random);
            const CoverCost least = oracle::least_cost(matrix);
            for (const CoverAim aim : {CoverAim::terms, CoverAim::literals}) {
                CoverCost cost = oracle::cost_of(matrix, oracle::everything(matrix));
                CoverLocalSearch search(matrix, aim, oracle::everything(matrix));
                search.run(500, 0, [&](const std::vector<std::uint32_t>& columns) {
                    QVERIFY(oracle::covers_all(matrix, columns));
                    const CoverCost now = oracle::cost_of(matrix, columns);
                    QVERIFY(now.terms <= cost.terms);
                    cost = now;
                });
                QVERIFY(!(cost < least));
                best += cost.terms == least.terms ? 1 : 0;
            }
        }
        QVERIFY(best > 900);
    }
};

LOGGIA_TEST(CoverLocalTest)

} // namespace local_search_test

#include "local_search_test.moc"
