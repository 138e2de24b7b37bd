#include "core/peg/layouts.hpp"
#include "core/peg/replay.hpp"
#include "core/peg/search/solve_fewest.hpp"
#include "tests/core/peg/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <cstdio>
#include <map>
#include <stop_token>
#include <string>
#include <vector>

namespace solve_fewest_test {

using namespace loggia;
using namespace loggia::peg;

/// The fewest moves, by trying every list of jumps with the peg that jumped last; -1 where there
/// is no solution.
int by_trying(const Puzzle& puzzle) {
    std::map<std::pair<Holes, int>, int> level{{{puzzle.start, 0}, 0}};
    for (int jump = 0; jump < puzzle.jumps(); ++jump) {
        std::map<std::pair<Holes, int>, int> next;
        for (const auto& [state, count] : level)
            for (const Jump& move : moves(puzzle.board, state.first)) {
                const std::pair after{apply(state.first, move), move.to};
                const int moves_now = count + (move.from == state.second ? 0 : 1);
                const auto [at, added] = next.emplace(after, moves_now);
                if (!added)
                    at->second = std::min(at->second, moves_now);
            }
        level = std::move(next);
    }
    int best = -1;
    for (const auto& [state, count] : level)
        if (puzzle.goal.met_by(state.first) && (best < 0 || count < best))
            best = count;
    return best;
}

class SolveFewestTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Bounds that close in on the answer.
    void reportsWhatIsKnown() {
        const Puzzle puzzle = find_layout("triangle15")->puzzle;
        for (const bool table : {true, false}) {
            std::vector<std::string> told;
            const Control control({}, [&told](const Progress& progress) {
                if (progress.text.starts_with("at least "))
                    told.push_back(progress.text);
            });
            FewestOptions options;
            options.table = table;
            const FewestMoves result = solve_fewest(puzzle, options, control);
            QVERIFY(result.proven() && !told.empty());
            int last = 0;
            for (const std::string& text : told) {
                int least = 0;
                int most = puzzle.jumps();
                const int known =
                    std::sscanf(text.c_str(), "at least %d moves, at most %d", &least, &most);
                QCOMPARE(known, &text == &told.front() ? 1 : 2); // First it has no solution.
                QVERIFY(last <= least && least <= result.upper && result.upper <= most);
                last = least;
            }
            // What the search has ruled out counts, up to the number after which all is known.
            QVERIFY2(last >= result.upper - 1, told.back().c_str());
        }
    }

    void agreesWithTryingAll_data() {
        QTest::addColumn<bool>("with_table");
        QTest::newRow("with the table") << true;
        QTest::newRow("by deepening") << false;
    }
    void agreesWithTryingAll() {
        QFETCH(bool, with_table);
        Random random(test_suite::seed(20));
        int solved = 0;
        for (int i = 0; i < 600; ++i) {
            const Puzzle puzzle =
                i % 4 == 0 ? oracle::random_puzzle(random) : oracle::solvable_puzzle(random);
            const int expected = by_trying(puzzle);
            FewestOptions options;
            options.table = with_table;
            const FewestMoves result = solve_fewest(puzzle, options);
            QCOMPARE(result.unsolvable, expected < 0);
            if (expected < 0)
                continue;
            QVERIFY(result.proven());
            QCOMPARE(result.upper, expected);
            QVERIFY(replay(puzzle, result.jumps).solved);
            QCOMPARE(count_moves(result.jumps), expected);
            QVERIFY(MoveBound(puzzle)(puzzle.start) <= expected);
            ++solved;
        }
        QVERIFY(solved > 300);
    }

    void theTriangleOf15() {
        const FewestMoves result = solve_fewest(find_layout("triangle15")->puzzle);
        QVERIFY(result.proven());
        QCOMPARE(result.upper, by_trying(find_layout("triangle15")->puzzle));
        QCOMPARE(result.upper, 10);
    }

    void regionsChangeOnlyByMovesThatBeginThere() {
        for (const Layout& layout : layouts()) {
            const Board& board = layout.puzzle.board;
            const auto regions = merson_regions(board);
            Random random(test_suite::seed(21));
            for (const Holes region : regions)
                for (int i = 0; i < 50; ++i) {
                    const Holes position = (random.next() & board.all()) | region;
                    for (const Jump& jump : moves(board, position))
                        QVERIFY(has(region, jump.from) ||
                                (apply(position, jump) & region) == region);
                }
        }
        QCOMPARE(
            MoveBound(find_layout("english33")->puzzle)(find_layout("english33")->puzzle.start),
            12);
    }

    /// Whatever it was doing when it was stopped.
    void countsWhatItLookedAtUntilItWasStopped() {
        std::stop_source stop;
        unsigned long long told = 0;
        const Control control(stop.get_token(), [&](const Progress& progress) {
            const std::size_t at = progress.text.find("jump 13 of ");
            if (at == std::string::npos)
                return;
            // "jump 13 of 31: 1,234,567 positions"
            for (const char c : progress.text.substr(progress.text.find(": ", at)))
                if (c >= '0' && c <= '9')
                    told = 10 * told + static_cast<unsigned>(c - '0');
            stop.request_stop();
        });
        const FewestMoves result = solve_fewest(find_layout("english33")->puzzle, {}, control);
        QVERIFY(stop.stop_requested() && told > 100'000 && !result.proven());
        QVERIFY2(result.positions > told, std::to_string(result.positions).c_str());
    }

    /// A search that gives up for want of room has looked at something as well.
    void countsWhatItLookedAtUntilTheRoomWasFull() {
        FewestOptions options{20'000};
        options.table = false;
        const FewestMoves small = solve_fewest(find_layout("english33")->puzzle, options);
        options.most_positions = 40'000;
        const FewestMoves large = solve_fewest(find_layout("english33")->puzzle, options);
        QVERIFY(!small.proven() && !large.proven());
        QVERIFY(large.positions > small.positions);
        QVERIFY(small.positions > 20'000);
    }

    void whatIsKnownWhenThereIsNoRoom() {
        std::vector<FewestMoves> heard;
        const FewestMoves result =
            solve_fewest(find_layout("english33")->puzzle, {20'000}, {},
                         [&heard](const FewestMoves& so_far) { heard.push_back(so_far); });
        QVERIFY(!result.proven());
        // The solution was told as soon as it was there.
        QCOMPARE(heard.size(), std::size_t{1});
        QCOMPARE(heard[0].jumps, result.jumps);
        QCOMPARE(heard[0].upper, result.upper);
        QVERIFY(result.lower >= 12 && result.lower <= 18 && result.upper >= 18);
        QVERIFY(replay(find_layout("english33")->puzzle, result.jumps).solved);
    }

    void countsMoves() {
        const std::vector<Jump> jumps{{1, 2, 3}, {3, 4, 5}, {7, 6, 5}, {5, 4, 3}};
        QCOMPARE(count_moves(jumps), 2);
        QCOMPARE(count_moves({}), 0);
    }
};

LOGGIA_TEST(SolveFewestTest)

} // namespace solve_fewest_test

#include "solve_fewest_test.moc"
