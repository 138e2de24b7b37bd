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

    /// Columns that are decided, of a best cover or by lot: where no cover is left that has fewer
    /// literals than are known to be enough, that number is the bound.
    void takesDecisions() {
        Random random(2);
        for (int i = 0; i < 300; ++i) {
            const CoverMatrix matrix = oracle::sample_matrix(random);
            const CoverCost least = oracle::least_cost(matrix);
            CoverCores first(matrix);
            first.terms(least.terms + 1, {}, [] {});
            first.literals(least.literals + 1, {}, [] {});
            std::vector<std::uint32_t> taken;
            std::vector<std::uint32_t> open;
            for (std::uint32_t c = 0; c < matrix.columns(); ++c) {
                const bool best =
                    std::find(first.cover().begin(), first.cover().end(), c) != first.cover().end();
                if (best && random.below(3) == 0)
                    taken.push_back(c);
                else if (best || random.below(2) == 0)
                    open.push_back(c);
            }
            CoverCores second(matrix);
            second.terms(least.terms, {}, [] {});
            second.decide(taken, open);
            QVERIFY(second.literals(least.literals + 3, {}, [] {}) == CoverCores::Outcome::cover);
            QVERIFY(oracle::cost_of(matrix, second.cover()) == least);
            CoverCores third(matrix);
            third.terms(least.terms, {}, [] {});
            third.decide({}, {});
            QVERIFY(third.literals(least.literals + 3, {}, [] {}) == CoverCores::Outcome::bound);
            QCOMPARE(third.lower(), least.literals + 3);
        }
    }
};

LOGGIA_TEST(CoverCoresTest)

} // namespace cover_cores_test

#include "cover_cores_test.moc"
