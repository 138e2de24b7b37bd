#include "core/pathfinding/problems/sliding.hpp"
#include "core/pathfinding/searches/search.hpp"
#include "tests/core/pathfinding/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <fmt/format.h>

namespace sliding_test {

using namespace loggia;
using namespace loggia::pathfinding;

class SlidingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsTiles() {
        QVERIFY(*tiles_of("012345678") == ordered_tiles(3));
        for (const char* end : {"\n", " ", "\t\r\n\n"})
            for (const char* begin : {"", "\xEF\xBB\xBF"})
                QVERIFY(*tiles_of(begin + std::string("012345678") + end) == ordered_tiles(3));
        QVERIFY(*tiles_of("0 1 2 3\n4 5 6 7\n8,9,10,11\n12 13 14 15\n") == ordered_tiles(4));
        QVERIFY(*tiles_of("0 1;2 3") == ordered_tiles(2));
        QVERIFY(*tiles_of(to_text(*tiles_of("724506831"))) == *tiles_of("724506831"));
        for (const char* same :
             {"_12345678", "[[0,1,2],[3,4,5],[6,7,8]]", "_ 1 2 / 3 4 5 / 6 7 8",
              "((0, 1, 2), (3, 4, 5),\n (6, 7, 8))", "0 1 2|3 4 5|6 7 8",
              "3\n 0  1  2 \n 3  4  5 \n 6  7  8 \n", "3\r\n0 1 2 3 4 5 6 7 8",
              "# This puzzle is solvable\n3\n0 1 2\n3 4 5 # 9\n6 7 8\n", "#\r\n012345678 #\n"})
            QVERIFY(*tiles_of(same) == ordered_tiles(3));
        QVERIFY(*tiles_of("  1 2\n3 4 5\n6 7 8\n") == ordered_tiles(3));
        for (const char* same :
             {"1 2 3\n4   5\n7 8 6\n", "|1|2|3|\r\n|4| |5|\r\n|7|8|6|\r\n", "1,2,3\n4, ,5\n7,8,6"})
            QVERIFY2(tiles_of(same) && *tiles_of(same) == *tiles_of("123405786"), same);
        QVERIFY(*tiles_of("1 2 3\n4 5 6\n7 8") == *tiles_of("123456780"));
        QCOMPARE(tiles_of("# 1\n3\n0 1 2\n3 4 5\n6 7 7\n").error().span->line, 5);
        QCOMPARE(tiles_of("3\n0 1 2\n3 4 5\n6 7 7\n").error().span->line, 4);
        for (const char* wrong :
             {"", "0", "01234567", "0123456788", "012345677", "9 1 2 3 4 5 6 7 8", "0 1 2 x",
              "_ 1 2 0", "1 2 3\n4 5\n 6 7 8", "1 2 3 4 5 6 7 8", "1 2 3\n4   5\n7 8 7",
              "4 0 1 2 3 4 5 6 7 8", "4\n0 1 2 3 4 5 6 7 8", "0 1 2 99999999999"})
            QVERIFY(!tiles_of(wrong));
    }

    void tellsTilesFromMazes() {
        for (const char* tiles : {"1 2 3\n4 5 6\n7 8 _\n", "[0, 2]", "3\n0 1 2 3 4 5 6 7 8 9\n",
                                  "# 2 x 2\n2\n1 2\n3 0\n", "724506831", "123456780\n", "3120"})
            QVERIFY(looks_like_tiles(tiles));
        for (const char* other : {"", "123", "0 1 0\n1 1 0\n", "#0 2#", "10 20 30", "###\n2 1#\n"})
            QVERIFY(!looks_like_tiles(other));
        for (const char* last : {"123456780", "1 2 3 _", "123406758", "1,2,3\n4,5,6\n7,_,8\n",
                                 "1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15",
                                 "3\n8 1 3\n4 0 2\n7 6 5\n", "# c\n3\n8 1 3\n4 0 2\n7 6 5\n"})
            QVERIFY(may_have_gap_last(last));
        for (const char* first : {"012345678", "102345678", "312045678", "724506831", "1 2 3 4"})
            QVERIFY(!may_have_gap_last(first));
    }

    /// The textbook's example takes 26 moves.
    void solvesTheExample() {
        for (const SlidingHeuristic heuristic :
             {SlidingHeuristic::null, SlidingHeuristic::misplaced, SlidingHeuristic::manhattan}) {
            SlidingProblem problem(*tiles_of("724506831"), heuristic);
            for (const Algorithm algorithm : textbook_algorithms) {
                // Without estimates these two are the uninformed ones, which take their time.
                if (heuristic == SlidingHeuristic::null && info_of(algorithm).informed)
                    continue;
                if (heuristic != SlidingHeuristic::null && !info_of(algorithm).informed)
                    continue;
                const SearchResult result = *search(problem, algorithm);
                QVERIFY(result.ending == Ending::solved && oracle::is_sound(problem, result));
                if (info_of(algorithm).promise != Promise::nothing)
                    QCOMPARE(result.cost, Cost{26});
            }
        }
    }

    /// Orders by seed can be solved, in at most as many moves, and pushing goes to a neighbour.
    void shufflesCanBeUndone() {
        for (const int side : {2, 3, 4})
            for (std::uint64_t seed = 0; seed < 40; ++seed) {
                const int moves = 1 + static_cast<int>(seed % 14);
                const Tiles tiles = shuffled_tiles(side, moves, seed);
                QVERIFY(tiles == shuffled_tiles(side, moves, seed));
                QVERIFY(reachable(tiles, ordered_tiles(side)));
                SlidingProblem problem(tiles);
                const SearchResult result = *search(problem, Algorithm::a_star);
                QVERIFY(result.ending == Ending::solved && result.cost <= moves &&
                        (moves - result.cost) % 2 == 0);
                std::vector<Step> steps;
                problem.successors(0, steps);
                std::size_t found = 0;
                for (int place = -1; place <= side * side; ++place)
                    if (const auto next = pushed(tiles, place)) {
                        ++found;
                        QVERIFY(std::any_of(steps.begin(), steps.end(), [&](const Step& step) {
                            return problem.tiles(step.state) == *next;
                        }));
                    }
                QCOMPARE(found, steps.size());
            }
    }

    /// No move takes back the one before it, so two of them never lead back to the start, nor three
    /// to what one leads to.
    void shufflesGoOn() {
        for (const int side : {2, 3, 4}) {
            const Tiles ordered = ordered_tiles(side);
            for (std::uint64_t seed = 0; seed < 300; ++seed) {
                QVERIFY(!(shuffled_tiles(side, 2, seed) == ordered));
                const Tiles three = shuffled_tiles(side, 3, seed);
                for (int place = 0; place < side * side; ++place)
                    if (const auto next = pushed(ordered, place))
                        QVERIFY(side == 2 || !(three == *next));
            }
        }
    }

    void paritySaysWhatIsReachable() {
        // All 24 orders of 2 x 2, and which of them the search reaches.
        std::array<int, 4> order{0, 1, 2, 3};
        int solvable = 0;
        do {
            const Tiles tiles =
                *tiles_of(fmt::format("{}{}{}{}", order[0], order[1], order[2], order[3]));
            SlidingProblem problem(tiles);
            const bool found = search(problem, Algorithm::breadth_first)->ending == Ending::solved;
            QCOMPARE(reachable(tiles, ordered_tiles(2)), found);
            QCOMPARE(problem.why_no_path().has_value(), !found);
            // Asked first the same is answered, without a search where there is no path.
            SlidingProblem again(tiles);
            const auto asked = search(again, Algorithm::a_star, {.ask_first = true});
            QCOMPARE(asked->ending, found ? Ending::solved : Ending::no_path);
            QCOMPARE(asked->reason.empty(), found);
            QVERIFY(found || (asked->expanded == 0 && again.states() == 1));
            solvable += found;
        } while (std::next_permutation(order.begin(), order.end()));
        QCOMPARE(solvable, 12);
    }

    /// 181,440 orders of 3 x 3 hang together, none farther away than 31 moves.
    void knownSizes() {
        SlidingProblem problem(ordered_tiles(3));
        const auto costs = oracle::costs_from_start(problem);
        QCOMPARE(costs.size(), std::size_t{181'440});
        Cost farthest = 0;
        for (const auto& [state, cost] : costs) {
            farthest = std::max(farthest, cost);
            QVERIFY(problem.heuristic_value(state) <= cost); // moves lead back as well
        }
        QCOMPARE(farthest, Cost{31});
    }

    void solvesFifteen() {
        SlidingProblem problem(*tiles_of("4 1 2 3 8 5 6 7 9 13 10 11 12 0 14 15"));
        SlidingProblem far(*tiles_of("1 5 2 3 4 9 6 7 8 13 10 11 12 14 15 0"));
        for (const Algorithm algorithm : {Algorithm::a_star, Algorithm::ida_star_memory,
                                          Algorithm::rbfs_memory, Algorithm::bidirectional}) {
            const SearchResult near = *search(problem, algorithm);
            QVERIFY(near.ending == Ending::solved && oracle::is_sound(problem, near));
            const SearchResult result = *search(far, algorithm);
            QVERIFY(result.ending == Ending::solved && oracle::is_sound(far, result));
        }
    }
};

LOGGIA_TEST(SlidingTest)

} // namespace sliding_test

#include "sliding_test.moc"
