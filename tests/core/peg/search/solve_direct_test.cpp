#include "core/peg/layouts.hpp"
#include "core/peg/replay.hpp"
#include "core/peg/search/solve_direct.hpp"
#include "tests/core/peg/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <numeric>

namespace solve_direct_test {

using namespace loggia;
using namespace loggia::peg;

/// The same puzzle with holes and rows in a random order.
Puzzle renumbered(const Puzzle& puzzle, Random& random) {
    std::vector<int> to(static_cast<std::size_t>(puzzle.board.holes()) + 1);
    std::iota(to.begin(), to.end(), 0);
    for (std::size_t i = to.size() - 1; i > 1; --i)
        std::swap(to[i], to[1 + random.below(i)]);
    const auto at = [&](int hole) { return to[static_cast<std::size_t>(hole)]; };
    std::vector<Triple> rows;
    for (const Triple& row : puzzle.board.triples())
        rows.push_back({at(row.a), at(row.b), at(row.c)});
    for (std::size_t i = rows.size(); i > 1; --i)
        std::swap(rows[i - 1], rows[random.below(i)]);
    Puzzle result{Board::make(puzzle.board.holes(), rows).value(), 0, {puzzle.goal.pegs, 0}};
    for (int hole = 1; hole <= puzzle.board.holes(); ++hole) {
        result.start |= has(puzzle.start, hole) ? only(at(hole)) : 0;
        result.goal.in |= has(puzzle.goal.in, hole) ? only(at(hole)) : 0;
    }
    return result;
}

std::vector<int> solvable_finals(const Board& board, int empty) {
    std::vector<int> result;
    for (int final = 1; final <= board.holes(); ++final)
        if (solve_direct(all_but_one(board, empty, final)).verdict == Verdict::solved)
            result.push_back(final);
    return result;
}

class SolveDirectTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithBruteForce() {
        Random random(test_suite::seed(1));
        int solved = 0;
        for (int i = 0; i < 4000; ++i) {
            const Puzzle puzzle =
                i % 2 == 0 ? oracle::random_puzzle(random) : oracle::solvable_puzzle(random);
            const DirectSolution solution = solve_direct(puzzle);
            QVERIFY(solution.verdict != Verdict::unknown);
            QCOMPARE(solution.verdict == Verdict::solved, oracle::solvable(puzzle));
            if (solution.verdict == Verdict::solved) {
                QVERIFY(replay(puzzle, solution.jumps).solved);
                ++solved;
            } else if (solution.proof) {
                QVERIFY(proves(puzzle, *solution.proof));
            }
        }
        QVERIFY(solved > 1500);
    }

    void theTriangleOf15() {
        const Board& board = find_layout("triangle15")->puzzle.board;
        QVERIFY((solvable_finals(board, 1) == std::vector{1, 7, 10, 13}));
        QVERIFY((solvable_finals(board, 2) == std::vector{2, 6, 11, 14}));
        QVERIFY((solvable_finals(board, 4) == std::vector{3, 4, 9, 12, 15}));
        QVERIFY((solvable_finals(board, 5) == std::vector{13}));
    }

    void theTriangleOf10() {
        const Board& board = find_layout("triangle10")->puzzle.board;
        for (const int empty : {1, 5, 7, 10})
            QVERIFY(solvable_finals(board, empty).empty());
        for (const int empty : {2, 3, 4, 6, 8, 9})
            QVERIFY(!solvable_finals(board, empty).empty());
    }

    void theEnglishBoardWhateverItsNumbers() {
        Random random(test_suite::seed(2));
        const Puzzle& english = find_layout("english33")->puzzle;
        for (int i = 0; i < 100; ++i) {
            const Puzzle puzzle = renumbered(english, random);
            const DirectSolution solution = solve_direct(puzzle);
            QVERIFY(replay(puzzle, solution.jumps).solved);
            // One beam, two at most: what "a few milliseconds every time" rests on.
            QVERIFY(solution.positions < 40'000);
        }
    }

    void theEuropeanCentreHasNoSolution() {
        const Board& board = find_layout("european37")->puzzle.board;
        for (const int final : {0, 19}) {
            const Puzzle puzzle = all_but_one(board, 19, final);
            const DirectSolution solution = solve_direct(puzzle);
            QVERIFY(solution.verdict == Verdict::none);
            QVERIFY(solution.proof && proves(puzzle, *solution.proof));
            QCOMPARE(solution.positions, std::uint64_t{0});
        }
    }

    void searchesWhatNothingElseDecides() {
        // One peg cannot be left here, and neither classes nor pagoda functions tell.
        const Puzzle puzzle = all_but_one(find_layout("hexagon19")->puzzle.board, 1);
        const DirectSolution solution = solve_direct(puzzle);
        QVERIFY(solution.verdict == Verdict::none);
        QVERIFY(!solution.proof);
    }

    void givesUpWhereThereIsNoRoom() {
        // Nothing but a full search settles this one, and that has to keep more than 1000
        // positions.
        const Puzzle puzzle = all_but_one(find_layout("hexagon19")->puzzle.board, 1);
        QVERIFY(solve_direct(puzzle, {1000}).verdict == Verdict::unknown);
        QVERIFY(solve_direct(puzzle).verdict == Verdict::none);
        // The narrow beam that solves this one keeps fewer.
        QVERIFY(solve_direct(find_layout("english33")->puzzle, {1000}).verdict == Verdict::solved);
        std::stop_source stop;
        stop.request_stop();
        const DirectSolution stopped =
            solve_direct(find_layout("english33")->puzzle, {}, Control(stop.get_token()));
        QVERIFY(stopped.verdict == Verdict::unknown);
    }

    void aBeamMayKeepAsManyPositionsAsThereIsRoomFor() {
        // A beam of 512 finds that there is no solution; nothing narrower does, in so little room.
        const Puzzle triangle = all_but_one(find_layout("triangle15")->puzzle.board, 1, 5);
        QVERIFY(solve_direct(triangle, {511}).verdict == Verdict::unknown);
        QVERIFY(solve_direct(triangle, {512}).verdict == Verdict::none);
        // It solves this one.
        const Puzzle english = all_but_one(find_layout("english33")->puzzle.board, 17, 2);
        QVERIFY(solve_direct(english, {511}).verdict == Verdict::unknown);
        QVERIFY(solve_direct(english, {512}).verdict == Verdict::solved);
    }

    void thePositionsAtTheEnds() {
        const Board board = Board::make(3, {{1, 2, 3}}).value();
        QVERIFY(solve_direct({board, only(1), {1, 0}}).verdict == Verdict::solved);
        QVERIFY(solve_direct({board, only(1), {1, only(2)}}).verdict == Verdict::none);
        QVERIFY(solve_direct({board, 0, {1, 0}}).verdict == Verdict::none);
        QVERIFY(solve_direct({board, only(1) | only(2), {1, only(3)}}).jumps ==
                (std::vector<Jump>{{1, 2, 3}}));
    }
};

LOGGIA_TEST(SolveDirectTest)

} // namespace solve_direct_test

#include "solve_direct_test.moc"
