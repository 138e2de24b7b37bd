#include "core/game_graph/games/graph_size.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <vector>

namespace graph_size_test {

using namespace loggia;
using namespace loggia::game_graph;

/// Sums of `sum` in parts of at most `most`.
double partitions_into(int sum, int most) {
    if (sum == 0)
        return 1;
    double ways = 0;
    for (int part = 1; part <= std::min(sum, most); ++part)
        ways += partitions_into(sum - part, part);
    return ways;
}

/// Goes through all ascending sequences behind `last`, one limit after the other.
void count(const std::vector<int>& limits, std::size_t at, int last, double sum, GraphSize& size) {
    if (at == limits.size()) {
        ++size.positions;
        size.moves += sum;
        return;
    }
    for (int next = last; next <= limits[at]; ++next)
        count(limits, at + 1, next, sum + next, size);
}

class GraphSizeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void choosesFromSets() {
        QCOMPARE(binomial(0, 0), 1.0);
        QCOMPARE(binomial(5, 6), 0.0);
        QCOMPARE(binomial(5, -1), 0.0);
        QCOMPARE(binomial(-1, -1), 0.0);
        QCOMPARE(binomial(30, 15), 155'117'520.0);
        for (int n = 1; n < 40; ++n)
            for (int k = 1; k <= n; ++k) // Pascal's triangle
                QCOMPARE(binomial(n, k), binomial(n - 1, k - 1) + binomial(n - 1, k));
    }

    void countsPartitions() {
        for (int n = 0; n <= 25; ++n)
            QCOMPARE(partitions(n), partitions_into(n, n));
        QCOMPARE(partitions(100), 190'569'292.0);
    }

    void countsSequences() {
        for (const std::vector<int>& limits : std::vector<std::vector<int>>{
                 {}, {0}, {7}, {0, 0, 3}, {3, 4, 5}, {5, 5, 5, 5}, {1, 9}, {2, 3, 3, 6, 8}}) {
            GraphSize expected{0, 0};
            count(limits, 0, 0, 0, expected);
            auto turned = limits;
            std::reverse(turned.begin(), turned.end());
            const GraphSize size = ascending_sequences(turned);
            QCOMPARE(size.positions, expected.positions);
            QCOMPARE(size.moves, expected.moves);
        }
    }
};

LOGGIA_TEST(GraphSizeTest)

} // namespace graph_size_test

#include "graph_size_test.moc"
