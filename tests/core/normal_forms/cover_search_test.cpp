#include "core/normal_forms/cover_search.hpp"
#include "tests/core/normal_forms/covering_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace cover_search_test {

using namespace loggia;
using namespace loggia::normal_forms;

class CoverSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheLeast() {
        Random random(1);
        for (int i = 0; i < 1500; ++i) {
            const CoverMatrix matrix = oracle::sample_matrix(random);
            const CoverCost least = oracle::least_cost(matrix);
            CoverSearch terms(matrix, CoverAim::terms, {}, {});
            std::uint64_t lower = 0;
            while (!terms.done()) {
                terms.run(1, {});
                QVERIFY(terms.lower() >= lower && terms.lower() <= least.terms);
                lower = terms.lower();
            }
            QCOMPARE(terms.cost().terms, least.terms);
            QVERIFY(oracle::covers_all(matrix, terms.best()));
            for (const bool told : {false, true}) {
                CoverSearch literals(matrix, CoverAim::literals,
                                     {static_cast<int>(least.terms), told}, terms.best());
                literals.run(UINT64_MAX / 2, {});
                QVERIFY(literals.done() && literals.cost() == least);
                QVERIFY(oracle::covers_all(matrix, literals.best()));
            }
        }
    }
};

LOGGIA_TEST(CoverSearchTest)

} // namespace cover_search_test

#include "cover_search_test.moc"
