#include "core/pathfinding/problems/tile_heuristics.hpp"
#include "tests/core/pathfinding/problems/tile_orders.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace tile_heuristics_test {

using namespace loggia;
using namespace loggia::pathfinding;

constexpr SlidingHeuristic all[]{SlidingHeuristic::null, SlidingHeuristic::misplaced,
                                 SlidingHeuristic::manhattan, SlidingHeuristic::linear_conflict,
                                 SlidingHeuristic::patterns};

/// Linear conflicts counted once more: of the tiles in their own line the most that are in order,
/// by trying all subsets.
int conflicts_by_subsets(const Tiles& tiles) {
    const int side = tiles.side;
    int sum = 0;
    for (int kind = 0; kind < 2; ++kind)
        for (int line = 0; line < side; ++line) {
            std::vector<int> own;
            for (int i = 0; i < side; ++i) {
                const int tile = tiles.at(kind == 0 ? line * side + i : i * side + line);
                if (tile != 0 && (kind == 0 ? tile / side : tile % side) == line)
                    own.push_back(tile);
            }
            std::size_t most = 0;
            for (unsigned subset = 0; subset < 1U << own.size(); ++subset) {
                std::vector<int> chosen;
                for (std::size_t i = 0; i < own.size(); ++i)
                    if ((subset >> i & 1U) != 0)
                        chosen.push_back(own[i]);
                if (std::is_sorted(chosen.begin(), chosen.end()))
                    most = std::max(most, chosen.size());
            }
            sum += 2 * static_cast<int>(own.size() - most);
        }
    return sum;
}

class TileHeuristicsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Of all 181,440 orders of the 8-puzzle and all of the 3-puzzle: never too high, each at least
    /// as high as the one before it, and 0 at the goal alone.
    void neverTooHigh() {
        for (const int side : {2, 3}) {
            const auto patterns = TilePatterns::make(side);
            const auto moves = oracle::fewest_moves(side);
            QCOMPARE(moves.size(), std::size_t{side == 2 ? 12U : 181'440U});
            Cost most = 0;
            for (const auto& [places, truth] : moves) {
                most = std::max<Cost>(most, truth);
                const Tiles tiles{side, places};
                int before = 0;
                for (const SlidingHeuristic heuristic : all) {
                    const int estimate = detail::with_tile_heuristic(
                        heuristic, patterns.get(), side,
                        [&](const auto& by) { return by.heuristic_value(by.start(tiles)); });
                    QVERIFY(estimate <= truth);
                    QVERIFY(estimate >= before || heuristic == SlidingHeuristic::patterns);
                    QVERIFY((estimate == 0) == (truth == 0) || heuristic == SlidingHeuristic::null);
                    before = estimate;
                }
            }
            QCOMPARE(most, most_moves(side));
        }
    }

    /// Brought up to date along walks it is what it is from scratch. A move changes it by 1 at
    /// most, but for patterns, whose tables know nothing of the gap.
    void movesKeepItRight() {
        Random random(test_suite::seed(51));
        for (const int side : {2, 3, 4}) {
            // The large tables are another test's.
            const auto patterns = side < 4 ? TilePatterns::make(side) : nullptr;
            for (const SlidingHeuristic heuristic : all) {
                if (heuristic == SlidingHeuristic::patterns && !patterns)
                    continue;
                detail::with_tile_heuristic(heuristic, patterns.get(), side, [&](const auto& by) {
                    Tiles tiles = shuffled_tiles(side, 60, random.next());
                    auto value = by.start(tiles);
                    for (int i = 0; i < 3000; ++i) {
                        const int place =
                            static_cast<int>(random.below(static_cast<std::uint64_t>(side * side)));
                        const auto next = pushed(tiles, place);
                        if (!next)
                            continue;
                        int gap = 0;
                        while (tiles.at(gap) != 0)
                            ++gap;
                        const int before = by.heuristic_value(value);
                        value = by.moved(value, static_cast<unsigned>(tiles.at(place)),
                                         static_cast<unsigned>(place), static_cast<unsigned>(gap));
                        tiles = *next;
                        [&] {
                            QCOMPARE(by.heuristic_value(value),
                                     by.heuristic_value(by.start(tiles)));
                            QVERIFY(std::abs(by.heuristic_value(value) - before) <= 1 ||
                                    heuristic == SlidingHeuristic::patterns);
                            QCOMPARE(by.at_goal(value), tiles == ordered_tiles(side));
                        }();
                    }
                    return 0;
                });
            }
        }
    }

    void conflictsAsSubsetsHaveThem() {
        Random random(test_suite::seed(52));
        for (const int side : {2, 3, 4}) {
            const detail::ConflictTiles by(side);
            const detail::ManhattanTiles manhattan(side);
            for (int i = 0; i < 4000; ++i) {
                const Tiles tiles =
                    shuffled_tiles(side, static_cast<int>(random.below(200)), random.next());
                QCOMPARE(by.heuristic_value(by.start(tiles)) - manhattan.start(tiles),
                         conflicts_by_subsets(tiles));
            }
        }
    }
};

LOGGIA_TEST(TileHeuristicsTest)

} // namespace tile_heuristics_test

#include "tile_heuristics_test.moc"
