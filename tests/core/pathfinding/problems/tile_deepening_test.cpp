#include "core/pathfinding/searches/search.hpp"
#include "tests/core/pathfinding/oracle.hpp"
#include "tests/core/pathfinding/problems/tile_orders.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <stop_token>

namespace tile_deepening_test {

using namespace loggia;
using namespace loggia::pathfinding;

class TileDeepeningTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The same path by the same expansions as the search step by step, which is what runs when
    /// events are recorded.
    void countsAsTheStepwiseSearchDoes() {
        Random random(test_suite::seed(61));
        for (int i = 0; i < 400; ++i) {
            const int side = 2 + i % 3;
            const Tiles tiles =
                shuffled_tiles(side, static_cast<int>(random.below(24)), random.next());
            for (const SlidingHeuristic heuristic :
                 {SlidingHeuristic::misplaced, SlidingHeuristic::manhattan,
                  SlidingHeuristic::linear_conflict, SlidingHeuristic::patterns}) {
                if (side == 4 && heuristic == SlidingHeuristic::patterns)
                    continue;
                const auto problem = *SlidingProblem::make(tiles, heuristic);
                const SearchResult quick = *search(*problem, Algorithm::ida_star);
                SearchOptions options;
                options.most_events = 1;
                const SearchResult slow = *search(*problem, Algorithm::ida_star, options);
                QVERIFY(quick.ending == Ending::solved && oracle::is_sound(*problem, quick));
                QCOMPARE(quick.expanded, slow.expanded);
                QCOMPARE(quick.generated, slow.generated);
                QCOMPARE(quick.iterations, slow.iterations);
                QVERIFY(std::equal(
                    quick.steps.begin(), quick.steps.end(), slow.steps.begin(), slow.steps.end(),
                    [](const Step& a, const Step& b) { return a.action == b.action; }));
            }
        }
    }

    void findsTheFewestMoves() {
        const auto moves = oracle::fewest_moves(3);
        Random random(test_suite::seed(62));
        for (int i = 0; i < 300; ++i) {
            const Tiles tiles = shuffled_tiles(3, 200, random.next());
            SlidingProblem problem(tiles, SlidingHeuristic::linear_conflict);
            QCOMPARE(search(problem, Algorithm::ida_star)->cost, Cost{moves.at(tiles.places)});
        }
    }

    /// Those of Korf's that are solved in a moment.
    void solvesFifteen() {
        for (const auto& [order, moves] : oracle::korf_orders) {
            if (moves > 56 || order.starts_with("4 7"))
                continue;
            SlidingProblem problem(*tiles_of(order), SlidingHeuristic::linear_conflict);
            const SearchResult result = *search(problem, Algorithm::ida_star);
            QVERIFY(result.ending == Ending::solved && oracle::is_sound(problem, result));
            QCOMPARE(result.cost, Cost{moves});
            QVERIFY(result.peak_bytes < 20'000);
        }
    }

    void endsWhereItHasTo() {
        SlidingProblem hard(*tiles_of(oracle::korf_orders[0].first));
        SearchOptions options;
        options.most_expanded = 1'234'567;
        const SearchResult limited = *search(hard, Algorithm::ida_star, options);
        QVERIFY(limited.ending == Ending::limit && limited.expanded == options.most_expanded);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(search(hard, Algorithm::ida_star, {}, Control(stop.get_token()))->ending ==
                Ending::stopped);
        // No order of three tiles takes more than six moves: this one takes none at all.
        SlidingProblem odd(*tiles_of("0 2 1 3"));
        QVERIFY(search(odd, Algorithm::ida_star)->ending == Ending::no_path);
        SlidingProblem solved(ordered_tiles(4));
        const SearchResult result = *search(solved, Algorithm::ida_star);
        QVERIFY(result.ending == Ending::solved && result.steps.empty() && result.expanded == 0);
    }
};

LOGGIA_TEST(TileDeepeningTest)

} // namespace tile_deepening_test

#include "tile_deepening_test.moc"
