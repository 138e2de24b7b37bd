#include "core/pathfinding/problems/grid_problem.hpp"
#include "core/pathfinding/problems/road_map.hpp"
#include "core/pathfinding/searches/compare.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <stop_token>

namespace compare_test {

using namespace loggia;
using namespace loggia::pathfinding;

class CompareSearchesTest : public QObject {
    Q_OBJECT

private:
    static Result<std::unique_ptr<Problem>> make() {
        return std::make_unique<RoadProblem>(romania(), *romania().find("Arad"),
                                             *romania().find("Bucharest"));
    }

private Q_SLOTS:
    void setsThemBesideEachOther() {
        const Comparison comparison = compare(make, stepwise_algorithms);
        QCOMPARE(comparison.rows.size(), stepwise_algorithms.size());
        for (const ComparisonRow& row : comparison.rows)
            QCOMPARE(comparison.is_cheapest(row), row.result && row.result->cost == 418);
        // The map has no cells to be passed over.
        QVERIFY(!comparison.rows.back().result);
        // Depth-limited search got the three steps that breadth-first search had found.
        QCOMPARE(comparison.rows[5].result->steps.size(), std::size_t{3});
        const std::string table = to_table(comparison);
        const std::string csv = to_csv(comparison);
        QCOMPARE(std::count(table.begin(), table.end(), '\n'), std::ptrdiff_t{15});
        QCOMPARE(std::count(csv.begin(), csv.end(), '\n'), std::ptrdiff_t{15});
        QCOMPARE(std::count(csv.begin(), csv.end(), ','), std::ptrdiff_t{180});
        QVERIFY(csv.find("\na-star,solved,4,418,yes,5,15,") != std::string::npos);
    }

    void stops() {
        std::stop_source stop;
        stop.request_stop();
        const Comparison comparison =
            compare(make, stepwise_algorithms, {}, Control(stop.get_token()));
        QVERIFY(comparison.stopped);
        QCOMPARE(comparison.rows.size(), std::size_t{1});
    }

    void writesSizes() {
        QCOMPARE(bytes_text(512), std::string("0.5 kB"));
        QCOMPARE(bytes_text(7475), std::string("7.3 kB"));
        QCOMPARE(bytes_text(3 * 1024 * 1024), std::string("3.0 MB"));
    }

    void writesCosts() {
        QCOMPARE(cost_text(17, 1), std::string("17"));
        QCOMPARE(cost_text(Octile{1, 2}.cost(), octile_straight), std::string("3.8284"));
    }
};

LOGGIA_TEST(CompareSearchesTest)

} // namespace compare_test

#include "compare_test.moc"
