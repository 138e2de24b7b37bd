#include "core/normal_forms/cover_cores.hpp"
#include "tests/core/normal_forms/covering_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace cover_cores_test {

using namespace loggia;
using namespace loggia::normal_forms;

class CoverCoresTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheLeast() {
        Random random(1);
        for (int i = 0; i < 300; ++i) {
            const CoverMatrix matrix = oracle::sample_matrix(random);
            const CoverCost least = oracle::least_cost(matrix);
            CoverCores cores(matrix);
            QVERIFY(cores.lower() <= least.terms);
            // Whether what is known to be enough is the least or not.
            const std::uint64_t enough = least.terms + static_cast<std::uint64_t>(i % 2);
            const CoverCores::Outcome outcome = cores.terms(enough, {}, [] {});
            QCOMPARE(cores.lower(), least.terms);
            if (i % 2 != 0) {
                QVERIFY(outcome == CoverCores::Outcome::cover);
                QVERIFY(oracle::covers_all(matrix, cores.cover()));
                QCOMPARE(cores.cover().size(), least.terms);
            }
            const CoverCores::Outcome second = cores.literals(least.literals + 1, {}, [] {});
            QVERIFY(second == CoverCores::Outcome::cover);
            QVERIFY(oracle::cost_of(matrix, cores.cover()) == least);
            QVERIFY(oracle::covers_all(matrix, cores.cover()));
        }
    }
};

LOGGIA_TEST(CoverCoresTest)

} // namespace cover_cores_test

#include "cover_cores_test.moc"
