#include "core/covering/linear_branch_and_bound.hpp"
#include "tests/core/covering/covering_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace linear_branch_and_bound_test {

using namespace loggia;
using namespace loggia::covering;

class LinearBranchAndBoundTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheLeast() {
        oracle::check_small_problems<LinearBranchAndBound>(test_suite::rounds(3000));
    }

    /// Beyond what can be tried out: another search with another bound.
    void agreesWithTheRelaxation_data() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::addColumn<double>("density");
        QTest::newRow("sparse") << 60 << 50 << 0.05;
        QTest::newRow("tall") << 150 << 35 << 0.15; // more than two rows a column
        QTest::newRow("wide") << 25 << 70 << 0.1;
    }
    void agreesWithTheRelaxation() {
        QFETCH(int, rows);
        QFETCH(int, columns);
        QFETCH(double, density);
        Random random(test_suite::seed(2));
        for (int i = 0; i < test_suite::rounds(20); ++i) {
            const CoverMatrix matrix = oracle::random_matrix(
                random, static_cast<std::size_t>(rows), static_cast<std::size_t>(columns), density);
            CoverSearch search(matrix, CoverAim::terms, {}, {});
            search.run(UINT64_MAX / 2, {});
            LinearBranchAndBound terms(matrix, CoverAim::terms, {}, {});
            while (!terms.done())
                terms.run(1 + random.below(100'000), {});
            QCOMPARE(terms.cost().terms, search.cost().terms);
            QVERIFY(oracle::covers_all(matrix, terms.best()));
            const ColumnCount count{static_cast<int>(terms.cost().terms), true};
            CoverSearch few(matrix, CoverAim::literals, count, search.best());
            few.run(UINT64_MAX / 2, {});
            // Better covers from elsewhere do no harm.
            LinearBranchAndBound literals(matrix, CoverAim::literals, count, terms.best());
            literals.run(1, {});
            if (random.below(2) == 0)
                literals.adopt(few.best());
            while (!literals.done())
                literals.run(1 + random.below(100'000), {});
            QVERIFY(literals.cost() == few.cost());
            QVERIFY(oracle::covers_all(matrix, literals.best()));
        }
    }

    void stops() {
        Random random(test_suite::seed(3));
        const CoverMatrix matrix = oracle::random_matrix(random, 300, 400, 0.015);
        std::stop_source stop;
        LinearBranchAndBound search(matrix, CoverAim::terms, {}, {});
        search.run(UINT64_MAX / 2, Control(stop.get_token()), [&] { stop.request_stop(); });
        QVERIFY(search.has_cover() && !search.done());
        QVERIFY(oracle::covers_all(matrix, search.best()));
        const std::uint64_t work = search.work();
        search.run(UINT64_MAX / 2, Control(stop.get_token()));
        QCOMPARE(search.work(), work);
    }
};

LOGGIA_TEST(LinearBranchAndBoundTest)

} // namespace linear_branch_and_bound_test

#include "linear_branch_and_bound_test.moc"
