#include "core/base/random.hpp"
#include "core/pathfinding/grids/grid_frontier.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <utility>

namespace grid_frontier_test {

using namespace loggia;
using namespace loggia::pathfinding;

class GridFrontierTest : public QObject {
    Q_OBJECT

private:
    template <class Sums>
    static std::array<typename Sums::Sum, 6> rises() {
        return {0,
                2 * Sums::straight - Sums::diagonal,
                2 * (Sums::diagonal - Sums::straight),
                Sums::diagonal,
                2 * Sums::straight,
                2 * Sums::diagonal};
    }

    /// Against an ordered set. It grows for a while and then shrinks, until nothing is left.
    template <class Sums>
    static void frontierAsASet(std::uint64_t seed) {
        using Sum = typename Sums::Sum;
        Random random(seed);
        detail::GridFrontier<Sums> frontier;
        for (int round = 0; round < 20; ++round) {
            auto last = static_cast<Sum>(random.below(1'000'000));
            std::multiset<std::pair<Sum, Grid::Cell>> set{{last, 7}};
            frontier.begin(last, 7);
            Grid::Cell next = 8;
            for (int pops = 0; !set.empty(); ++pops) {
                std::set<Grid::Cell> soon;
                const Grid::Cell cell = frontier.pop([&](Grid::Cell at) { soon.insert(at); });
                last = set.begin()->first;
                QCOMPARE(frontier.sum(), last);
                const auto found = set.find({last, cell});
                QVERIFY(found != set.end());
                set.erase(found);
                for (const Grid::Cell at : soon)
                    QVERIFY(at >= 7 && at < next);
                if (pops == 0 && round == 0)
                    QVERIFY(soon.empty()); // it was on the stack
                const std::uint64_t most = pops < round * 500 ? 4 : 1;
                for (std::uint64_t i = random.below(most + 1); i != 0; --i) {
                    // Seldom much, as on maps.
                    const Sum sum =
                        last + rises<Sums>()[std::min(random.below(6), random.below(7))];
                    const bool real = random.below(3) != 0;
                    frontier.push(sum, next, real);
                    if (real)
                        set.emplace(sum, next++);
                }
            }
            frontier.pop([](Grid::Cell /*soon*/) {});
            QCOMPARE(frontier.sum(), frontier.none);
        }
    }

    template <class Sums>
    static void risesOfSteps() {
        std::set<typename Sums::Sum> found;
        for (int y = -30; y <= 30; ++y)
            for (int x = -30; x <= 30; ++x)
                for (unsigned direction = 0; direction < 8; ++direction) {
                    const Point to{x + detail::step_x[direction], y + detail::step_y[direction]};
                    found.insert(detail::cost_of<Sums>(direction) +
                                 detail::octile_distance<Sums>(to, {0, 0}) -
                                 detail::octile_distance<Sums>({x, y}, {0, 0}));
                }
        const auto all = rises<Sums>();
        QVERIFY(found == std::set<typename Sums::Sum>(all.begin(), all.end()));
    }

private Q_SLOTS:
    void givesTheLeast() {
        frontierAsASet<detail::NarrowSums>(45);
        frontierAsASet<detail::WideSums>(46);
    }

    /// What it relies on.
    void stepsRaiseSumsBySixAmounts() {
        risesOfSteps<detail::NarrowSums>();
        risesOfSteps<detail::WideSums>();
    }
};

LOGGIA_TEST(GridFrontierTest)

} // namespace grid_frontier_test

#include "grid_frontier_test.moc"
