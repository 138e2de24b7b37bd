#include "core/covering/cover_relaxation.hpp"
#include "core/covering/linear_branch_and_bound.hpp"
#include "tests/core/covering/covering_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace cover_relaxation_test {

using namespace loggia;
using namespace loggia::covering;

class CoverRelaxationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void boundsAreRight() {
        Random random(test_suite::seed(1));
        int tight = 0;
        for (int i = 0; i < test_suite::rounds(2000); ++i) {
            const auto matrix = std::make_shared<CoverMatrix>(oracle::sample_matrix(random));
            if (matrix->rows() == 0)
                continue;
            const CoverCost least = oracle::least_cost(*matrix);
            const ColumnCount count{static_cast<int>(least.terms), random.below(2) == 0};
            CoverRelaxation terms(matrix, CoverAim::terms, {});
            CoverRelaxation literals(matrix, CoverAim::literals, count);
            QVERIFY(!terms.is_worthwhile()); // small ones have their linear program
            const auto found = [&](const std::vector<std::uint32_t>& columns) {
                QVERIFY(oracle::covers_all(*matrix, columns));
            };
            for (int stretch = 0; stretch < 3; ++stretch) {
                const std::uint64_t before = terms.lower();
                terms.run(least.terms + 1, 1, found);
                literals.run(least.literals + 1, 1, found);
                QVERIFY(terms.lower() >= before && terms.lower() <= least.terms);
                QVERIFY(literals.lower() <= least.literals);
            }
            tight += terms.lower() == least.terms ? 1 : 0;
        }
        QVERIFY(tight > test_suite::rounds(2000) / 2);
    }

    /// The search has the relaxation's bound of a large problem at once, and nothing that is wrong.
    void helpsWithLargeProblems() {
        Random random(2); // how close the bounds come to each other differs by the matrix
        const CoverMatrix matrix = oracle::random_matrix(random, 3000, 1500, 0.006);
        QVERIFY(matrix.entries() > 12'000);
        LinearBranchAndBound search(matrix, CoverAim::terms, {}, {});
        search.run(1, {});
        search.run(1, {});
        const std::uint64_t early = search.lower();
        CoverRelaxation alone(std::make_shared<CoverMatrix>(matrix), CoverAim::terms, {});
        QVERIFY(alone.is_worthwhile());
        alone.run(search.upper(), 1, {});
        QVERIFY(alone.lower() > 100 && early * 20 > alone.lower() * 19);
        search.run(100'000'000, {});
        QVERIFY(search.lower() >= early && search.lower() <= search.upper());
        QVERIFY(oracle::covers_all(matrix, search.best()));
    }
};

LOGGIA_TEST(CoverRelaxationTest)

} // namespace cover_relaxation_test

#include "cover_relaxation_test.moc"
