#include "core/base/random.hpp"
#include "core/sat/engines/hall.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <stop_token>
#include <vector>

namespace hall_test {

using namespace loggia;
using namespace loggia::sat;

using BipartiteGraph = std::vector<std::vector<std::uint32_t>>;

/// By all subsets of the left side, as Hall has it.
bool has_violator(const BipartiteGraph& graph) {
    for (unsigned subset = 1; subset < 1U << graph.size(); ++subset) {
        std::uint32_t reached = 0;
        for (std::size_t left = 0; left < graph.size(); ++left)
            if ((subset >> left & 1U) != 0)
                for (const std::uint32_t right : graph[left])
                    reached |= 1U << right;
        if (std::popcount(subset) > std::popcount(reached))
            return true;
    }
    return false;
}

bool is_violator(const BipartiteGraph& graph, const HallViolator& claim) {
    std::vector<std::size_t> reached;
    for (const std::size_t left : claim.left)
        reached.insert(reached.end(), graph[left].begin(), graph[left].end());
    std::sort(reached.begin(), reached.end());
    reached.erase(std::unique(reached.begin(), reached.end()), reached.end());
    return std::is_sorted(claim.left.begin(), claim.left.end()) && claim.right == reached &&
           std::adjacent_find(claim.left.begin(), claim.left.end()) == claim.left.end() &&
           claim.left.size() > reached.size();
}

class HallTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsOneExactlyWhereThereIsOne() {
        Random random(test_suite::seed(31));
        int with = 0;
        for (int round = 0; round < 4000; ++round) {
            const std::size_t right = random.below(8);
            BipartiteGraph graph(random.below(8));
            const std::uint64_t density = 1 + random.below(4);
            for (auto& neighbours : graph)
                for (std::uint32_t hole = 0; hole < right; ++hole)
                    if (random.below(5) < density)
                        neighbours.push_back(hole);
            const HallViolator found = find_hall_violator(graph, right);
            QCOMPARE(!found.left.empty(), has_violator(graph));
            QVERIFY(found.left.empty() || is_violator(graph, found));
            with += found.left.empty() ? 0 : 1;
        }
        QVERIFY(with > 500 && with < 3500);
    }

    /// Long alternating paths: everybody fits into two holes in a row, and one is too many.
    void longPaths() {
        constexpr std::uint32_t holes = 100'000;
        BipartiteGraph graph;
        for (std::uint32_t i = 0; i + 1 < holes; ++i)
            graph.push_back({i, i + 1});
        QVERIFY(find_hall_violator(graph, holes).left.empty());
        graph.push_back({0});
        QVERIFY(find_hall_violator(graph, holes).left.empty());
        graph.push_back({holes - 1});
        const HallViolator found = find_hall_violator(graph, holes);
        QVERIFY(is_violator(graph, found));
        QCOMPARE(found.left.size(), std::size_t{holes} + 1);
    }

    void stops() {
        std::stop_source stop;
        stop.request_stop();
        const BipartiteGraph graph{{0}, {0}};
        QVERIFY(find_hall_violator(graph, 1, Control(stop.get_token())).left.empty());
        QCOMPARE(find_hall_violator(graph, 1).left.size(), std::size_t{2});
    }
};

LOGGIA_TEST(HallTest)

} // namespace hall_test

#include "hall_test.moc"
