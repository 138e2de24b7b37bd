#include "core/base/random.hpp"
#include "core/pathfinding/grids/grid_sums.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <set>

namespace grid_sums_test {

using namespace loggia;
using namespace loggia::pathfinding;

class GridSumsTest : public QObject {
    Q_OBJECT

private:
    /// Against an ordered set, with sums that never fall, many of them equal and some just above.
    template <class Sums>
    static void queueAsASet(std::uint64_t seed) {
        using Sum = typename Sums::Sum;
        Random random(seed);
        detail::BucketQueue<Sums> queue;
        for (int round = 0; round < 40; ++round) {
            auto last = static_cast<Sum>(random.below(1'000'000));
            std::multiset<std::pair<Sum, Grid::Cell>> set;
            queue.clear(last);
            for (int i = 0; i < 1500; ++i) {
                if (random.below(5) < 3) {
                    const std::uint64_t far = random.below(4);
                    const Sum sum = last + static_cast<Sum>(far == 0   ? 0
                                                            : far == 1 ? random.below(50)
                                                                       : random.below(3'000'000));
                    const auto cell = static_cast<Grid::Cell>(random.below(1000));
                    queue.push(sum, cell);
                    set.emplace(sum, cell);
                } else if (const auto cell = queue.pop()) {
                    last = set.begin()->first;
                    const auto found = set.find({last, *cell});
                    QVERIFY(found != set.end());
                    set.erase(found);
                } else {
                    QVERIFY(set.empty());
                }
            }
        }
    }

private Q_SLOTS:
    void queuesGiveTheLeast() {
        queueAsASet<detail::NarrowSums>(40);
        queueAsASet<detail::WideSums>(41);
    }

    void estimatesAreOctile() {
        Random random(test_suite::seed(42));
        for (int i = 0; i < 5000; ++i) {
            const auto point = [&] {
                return Point{static_cast<int>(random.below(900)),
                             static_cast<int>(random.below(900))};
            };
            const Point a = point();
            const Point b = point();
            const Octile distance = octile_distance(a, b);
            QCOMPARE(detail::octile_distance<detail::WideSums>(a, b),
                     static_cast<std::uint64_t>(distance.cost()));
            QCOMPARE(detail::octile_distance<detail::NarrowSums>(a, b),
                     static_cast<std::uint32_t>(33'461 * distance.straight +
                                                47'321 * distance.diagonal));
        }
    }

    void searchesAreKeptApart() {
        detail::GridNodes<detail::JumpNode<detail::NarrowSums>> nodes(3);
        nodes[1].place({7, 5}, 255);
        for (int i = 0; i < 70'000; ++i) {
            nodes.begin_search();
            auto& node = nodes[1];
            QVERIFY(!nodes.reached(node));
            QVERIFY(nodes.improve(node, 5, 3, 2) && !nodes.improve(node, 5, 4, 0));
            QVERIFY(nodes.improve(node, 4, 7, 0) && node.from() == 7 && !node.closed());
            node.close();
            QVERIFY(node.closed() && node.from() == 7 && node.origin == 0);
        }
        QVERIFY(nodes[1].legal == 255 && nodes[1].point() == (Point{7, 5}));
    }
};

LOGGIA_TEST(GridSumsTest)

} // namespace grid_sums_test

#include "grid_sums_test.moc"
