#include "core/peg/game.hpp"
#include "core/peg/layouts.hpp"
#include "tests/core/peg/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace game_test {

using namespace loggia;
using namespace loggia::peg;

class GameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void movesAreWhatTheRowsAllow() {
        Random random(test_suite::seed(10));
        for (int i = 0; i < 2000; ++i) {
            const Puzzle puzzle = oracle::random_puzzle(random);
            const auto list = moves(puzzle.board, puzzle.start);
            std::size_t expected = 0;
            for (int a = 1; a <= puzzle.board.holes(); ++a)
                for (int b = 1; b <= puzzle.board.holes(); ++b)
                    for (int c = 1; c <= puzzle.board.holes(); ++c) {
                        bool row = false;
                        for (const Triple& t : puzzle.board.triples())
                            row = row || t == Triple{a, b, c} || t == Triple{c, b, a};
                        const bool fine = row && has(puzzle.start, a) && has(puzzle.start, b) &&
                                          !has(puzzle.start, c);
                        QCOMPARE(possible(puzzle.board, puzzle.start, {a, b, c}), fine);
                        expected += fine ? 1U : 0U;
                    }
            QCOMPARE(list.size(), expected);
            const bool met = std::popcount(puzzle.start) == puzzle.goal.pegs &&
                             (puzzle.start & puzzle.goal.in) == puzzle.goal.in;
            QVERIFY(status(puzzle, puzzle.start) == (met            ? Status::solved
                                                     : list.empty() ? Status::stuck
                                                                    : Status::open));
        }
    }

    void jumpsAndPositionsComeBackFromTheirText() {
        Random random(test_suite::seed(11));
        const Board& board = find_layout("english33")->puzzle.board;
        std::vector<Jump> list;
        for (int i = 0; i < 500; ++i) {
            const Jump& jump = board.jumps()[random.below(board.jumps().size())];
            QVERIFY(jumps_of(to_text(jump)).value() == std::vector{jump});
            list.push_back(jump);
            const Holes position = random.next() & board.all();
            QCOMPARE(position_of(board, to_text(board, position)).value(), position);
        }
        QVERIFY(jumps_of(to_text(list)).value() == list);
        QVERIFY(jumps_of(" Jump ( 4, 2 ,1 ) ").value() == (std::vector{Jump{4, 2, 1}}));
        QCOMPARE(to_text(Jump{4, 2, 1}, 3), std::string("Jump(4,2,1,3)"));
    }

    void movesAreReadAsPlayersWriteThem() {
        const Board& board = find_layout("triangle15")->puzzle.board;
        const std::vector<Jump> list{{4, 2, 1}, {6, 5, 4}, {1, 2, 4}, {4, 8, 13}};
        QVERIFY(jumps_of("4-1\n6-4\n1-4-13\n", board).value() == list);
        QVERIFY(jumps_of(" 4 - 1, 6-4 1-(2)-4\r\n\nJump(4,8,13,4)", board).value() == list);
        QVERIFY(jumps_of("4 over 2 to 1\n6 over 5 to 4, 1 over 2 to 4\n4 over 8 to 13").value() ==
                list);
        // What move_text writes comes back, also where a peg comes to a hole over either neighbour.
        const Board ring = Board::make(4, {{1, 2, 3}, {2, 3, 4}, {3, 4, 1}, {4, 1, 2}}).value();
        for (const Board* each : {&board, &ring})
            for (const Jump& jump : each->jumps())
                QVERIFY(jumps_of(move_text(*each, std::array{jump}), *each).value() ==
                        std::vector{jump});
        const auto wrong = jumps_of("4-1\n4-6-8", board);
        QVERIFY(!wrong.has_value());
        QCOMPARE(wrong.error().message, std::string("no jump leads from hole 6 to hole 8"));
        QVERIFY(wrong.error().span == (SourceSpan{2, 1, 5}));
        QCOMPARE(jumps_of("1-3", ring).error().message,
                 std::string(
                     "a peg can jump over different holes from 1 to 3; name the hole between them, "
                     "as in 1-(2)-3"));
        // Without a board nobody knows what is jumped over, and three numbers say nothing.
        QVERIFY(!jumps_of("4-1"));
        for (const char* text :
             {"4", "4 2 1", "4-", "4-x", "4-(2-1", "4 over 2", "4-1 Jump(6,5,4)"})
            QVERIFY2(!jumps_of(text, board), text);
    }

    void refusesWithThePlace() {
        const auto place = [](const auto& result) {
            return result ? 0 : 100 * result.error().span->line + result.error().span->column;
        };
        QCOMPARE(place(jumps_of("Jump(4,2)")), 109);
        QCOMPARE(place(jumps_of("Jump(4,2,1")), 111);
        QCOMPARE(place(jumps_of("Jump(4,2,1) x")), 113);
        QCOMPARE(place(jumps_of("Jump(4,2,12345678901)")), 110);
        QCOMPARE(place(jumps_of("Jump(4,2,1,1)\n\nJump(4,2,1,3)")), 301);
        QCOMPARE(place(jumps_of("Jump(4,2,1,1) Jump(1,2,3,2)")), 115);
        const Board board = Board::make(4, {}).value();
        QCOMPARE(place(position_of(board, "oo.x")), 104);
        QCOMPARE(place(position_of(board, "oo\n..o")), 203);
        QCOMPARE(place(position_of(board, "oo.")), 104);
        QVERIFY(position_of(board, "o o\n. .").has_value());
    }

    void jumpsAreGroupedIntoMoves() {
        QVERIFY(ends_of_moves({}).empty());
        const std::vector<Jump> jumps{{4, 2, 1}, {13, 8, 4}, {1, 2, 4}, {4, 8, 13}, {13, 12, 11}};
        QVERIFY((ends_of_moves(jumps) == std::vector<std::size_t>{1, 2, 5}));
        const Board& triangle = find_layout("triangle15")->puzzle.board;
        QCOMPARE(move_text(triangle, std::span(jumps).subspan(2)), std::string("1-4-13-11"));
        QCOMPARE(move_text(triangle, {}), std::string());
        // In the ring a peg comes to the other side over either neighbour.
        const Board ring = Board::make(4, {{1, 2, 3}, {2, 3, 4}, {3, 4, 1}, {4, 1, 2}}).value();
        QCOMPARE(move_text(ring, std::array{Jump{1, 2, 3}}), std::string("1-(2)-3"));
        // However jumps are grouped, a move is by one peg and the next one by another.
        Random random(21);
        for (int round = 0; round < 300; ++round) {
            std::vector<Jump> drawn;
            for (std::size_t i = random.below(12); i > 0; --i)
                drawn.push_back({1 + static_cast<int>(random.below(4)), 9,
                                 1 + static_cast<int>(random.below(4))});
            const auto ends = ends_of_moves(drawn);
            QCOMPARE(ends.empty() ? 0 : ends.back(), drawn.size());
            for (std::size_t i = 1; i < drawn.size(); ++i)
                QCOMPARE(std::find(ends.begin(), ends.end(), i) == ends.end(),
                         drawn[i].from == drawn[i - 1].to);
        }
    }

    void theGoal() {
        const Goal goal{2, only(3)};
        QVERIFY(goal.met_by(only(3) | only(1)));
        QVERIFY(!goal.met_by(only(2) | only(1)));
        QVERIFY(!goal.met_by(only(3)));
        QVERIFY(!goal.met_by(only(3) | only(2) | only(1)));
    }
};

LOGGIA_TEST(GameTest)

} // namespace game_test

#include "game_test.moc"
