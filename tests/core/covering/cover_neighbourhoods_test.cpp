#include "core/covering/cover_neighbourhoods.hpp"
#include "tests/core/covering/covering_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace cover_neighbourhoods_test {

using namespace loggia;
using namespace loggia::covering;

class CoverNeighbourhoodsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatItFindsAreCovers() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 1000; ++i) {
            const CoverMatrix matrix = oracle::sample_matrix(random);
            const CoverCost least = oracle::least_cost(matrix);
            for (const CoverAim aim : {CoverAim::terms, CoverAim::literals}) {
                CoverNeighbourhoods search(matrix, aim);
                QVERIFY(search.best().empty() && !search.run(1000, 0, {}));
                std::vector<std::uint32_t> cover = oracle::everything(matrix);
                if (aim == CoverAim::literals)
                    CoverLocalSearch(matrix, CoverAim::terms, cover)
                        .run(500, 0, [&](const auto& columns) { cover = columns; });
                search.adopt(cover);
                const CoverCost before = oracle::cost_of(matrix, search.best());
                const bool better = search.run(
                    50'000'000, aim == CoverAim::terms ? least.terms : least.literals, {});
                const CoverCost after = oracle::cost_of(matrix, search.best());
                QVERIFY(oracle::covers_all(matrix, search.best()));
                QVERIFY(after == before || after < before);
                QVERIFY(better == (after < before));
                // A neighbourhood holds the whole of so small a problem.
                if (aim == CoverAim::terms)
                    QCOMPARE(after.terms, least.terms);
                else if (before.terms == least.terms)
                    QVERIFY(after == least);
            }
        }
    }

    void makesLargeCoversBetter() {
        Random random(test_suite::seed(2));
        const CoverMatrix matrix = oracle::random_matrix(random, 300, 400, 0.015);
        CoverNeighbourhoods first(matrix, CoverAim::terms);
        first.adopt(oracle::everything(matrix));
        QVERIFY(first.run(20'000'000, 0, {}));
        QVERIFY(oracle::covers_all(matrix, first.best()));
        CoverNeighbourhoods second(matrix, CoverAim::terms);
        second.adopt(oracle::everything(matrix));
        second.run(20'000'000, 0, {});
        QVERIFY(first.best() == second.best());
        // No more than is known to be enough.
        CoverNeighbourhoods third(matrix, CoverAim::terms);
        third.adopt(first.best());
        QVERIFY(!third.run(UINT64_MAX / 2, first.best().size(), {}));
    }

    void stopsAtOnce() {
        Random random(test_suite::seed(3));
        const CoverMatrix matrix = oracle::random_matrix(random, 300, 400, 0.015);
        CoverNeighbourhoods search(matrix, CoverAim::terms);
        search.adopt(oracle::everything(matrix));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!search.run(UINT64_MAX / 2, 0, Control(stop.get_token())));
        QVERIFY(oracle::covers_all(matrix, search.best()));
    }
};

LOGGIA_TEST(CoverNeighbourhoodsTest)

} // namespace cover_neighbourhoods_test

#include "cover_neighbourhoods_test.moc"
