#include "core/peg/format.hpp"
#include "core/peg/layouts.hpp"
#include "core/peg/replay.hpp"
#include "tests/core/peg/oracle.hpp"
#include "tests/core/refusals.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace format_test {

using namespace loggia;
using namespace loggia::peg;

class FormatTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsTheHandout() {
        const auto puzzle = puzzle_of("10 1\n1 2 4\n2 4 7\n3 5 8\n4 5 6\n7 8 9\n8 9 10\n1 3 6\n"
                                      "3 6 10\n2 5 9\n")
                                .value();
        QCOMPARE(puzzle.board.holes(), 10);
        QCOMPARE(puzzle.board.triples().size(), std::size_t{9});
        QVERIFY(puzzle.board.triples()[2] == (Triple{3, 5, 8}));
        QCOMPARE(puzzle.start, Holes{0x3FE});
        QVERIFY(puzzle.goal == Goal{});
    }

    void everyGameComesBack() {
        Random random(test_suite::seed(12));
        for (int i = 0; i < 3000; ++i) {
            Game game{oracle::random_puzzle(random), {}};
            if (i % 2 == 0) {
                std::vector<Point> layout;
                for (int hole = 0; hole < game.puzzle.board.holes(); ++hole)
                    layout.push_back(
                        {random.real() * 100 - 50, static_cast<double>(random.below(9)) / 2});
                game.puzzle.board =
                    Board::make(game.puzzle.board.holes(), game.puzzle.board.triples(), layout)
                        .value();
            }
            for (std::uint64_t n = random.below(6); n > 0; --n) {
                const auto list = moves(game.puzzle.board, game.position());
                if (!list.empty())
                    game.jumps.push_back(list[random.below(list.size())]);
            }
            const std::string text = to_text(game);
            const auto back = game_of(text);
            QVERIFY2(back.has_value(), text.c_str());
            QVERIFY(*back == game);
            std::string windows = "\xEF\xBB\xBF";
            for (const char c : text)
                windows += c == '\n' ? std::string(" \r\n\r\n") : std::string(1, c);
            QVERIFY(game_of(windows).value() == game);
            const ShownGame shown{game, random.below(game.jumps.size() + 1)};
            QVERIFY(shown_game_of(to_text(shown)).value() == shown);
            QCOMPARE(shown_game_of(text)->shown, game.jumps.size());
        }
        for (const Layout& layout : layouts())
            QVERIFY(puzzle_of(to_text(layout.puzzle)).value() == layout.puzzle);
    }

    /// As somebody may leave a board that is being set up: full, bare, or with too few pegs.
    void whatIsNotReadyComesBackToo() {
        Random random(test_suite::seed(13));
        for (int i = 0; i < 500; ++i) {
            Game game{oracle::random_puzzle(random), {}};
            game.puzzle.start = i % 3 == 0   ? game.puzzle.board.all()
                                : i % 3 == 1 ? 0
                                             : game.puzzle.start & random.next();
            const auto back = game_of(to_text(game));
            QVERIFY2(back.has_value(), to_text(game).c_str());
            QVERIFY(*back == game);
        }
        QCOMPARE(to_text(Puzzle{Board::make(3, {{1, 2, 3}}).value(), 7, {}}),
                 std::string("3 0\n1 2 3\n"));
        QCOMPARE(puzzle_of("3 0\n1 2 3\n").value().start, Holes{7});
        QVERIFY(game_of("3 1 2\nleft 2").has_value());
    }

    /// A file with a mistake goes to the page that can say what it is.
    void resemblesABoard() {
        for (const char* text :
             {"15 13\n1 2 4\n1 3 6\n2 5\n3 5 8\n", "5 1\n1 2 3\n2 3 4\n3 4 9\n"}) {
            QVERIFY2(resembles_board(text), text);
            QVERIFY2(!looks_like_board(text), text);
        }
        for (const char* text : {"", "5 1\n1 2\n", "15 13\n1 2 4\n1 3\n2 5\n3 5 8\n",
                                 "1 -2 0\n2 3 0\n3 4 0\n-1 0\n", "a\nb\nc\nd\n"})
            QVERIFY2(!resembles_board(text), text);
    }

    /// What the back end prints, on its board.
    void jumpsAreReadOnTheirBoard() {
        const auto puzzle = puzzle_of("4 1\n1 2 3\n2 3 4\n3 4 1\n4 1 2\n");
        QVERIFY(puzzle.has_value());
        for (const char* text :
             {"Jump(3,2,1,1)\nJump(4,1,2,2)\n", "\xEF\xBB\xBFJump(3,2,1)\r\n\r\nJump(4,1,2)"}) {
            QVERIFY(looks_like_jumps(text));
            const auto game = game_of_jumps(*puzzle, text);
            QVERIFY(game.has_value());
            QCOMPARE(game->jumps.size(), std::size_t{2});
            QVERIFY(game->puzzle == *puzzle && replay(*puzzle, game->jumps).solved);
        }
        const auto wrong = game_of_jumps(*puzzle, "Jump(3,2,1,1)\n\nJump(3,2,1,2)\n");
        QVERIFY(!wrong);
        QCOMPARE(wrong.error().message, std::string("Jump(3,2,1) is not possible here"));
        QCOMPARE(wrong.error().span->line, 3);
        QVERIFY(!game_of_jumps(*puzzle, "Jump(9,8,7)\n"));
        for (const char* text : {"3-(2)-1\n4-(1)-2", "3 over 2 to 1, 4 over 1 to 2"})
            QVERIFY2(replay(*puzzle, game_of_jumps(*puzzle, text).value().jumps).solved, text);
        const auto later = game_of_jumps(*puzzle, "3-(2)-1 3-(2)-1");
        QVERIFY(!later && later.error().span == (SourceSpan{1, 9, 7}));
        QVERIFY(looks_like_jumps("3 over 2 to 1") && !looks_like_jumps("3-(2)-1"));
        QVERIFY(looks_like_moves("\n3-(2)-1") && !looks_like_moves("4 1\n1 2 3\n"));
        QVERIFY(!looks_like_moves("1-111-1\n1-101-1\n1-111-1\n"));
        for (const char* text : {"", "\n", "4 1\n1 2 3\n", "NO SOLUTION\n", "Jump(1,2,3\n"})
            QVERIFY2(!looks_like_jumps(text), text);
    }

    void partsStandInAnyOrder() {
        const auto game =
            game_of("3 1\n1 2 3\njumps\nJump(3,2,1,1)\nlayout\n2 1 0\n1 0 0\n3 2.5 -1e-1\nleft 1\n"
                    "final 1")
                .value();
        QVERIFY(game.puzzle.goal == (Goal{1, only(1)}));
        QVERIFY(game.jumps == (std::vector<Jump>{{3, 2, 1}}));
        QVERIFY(game.puzzle.board.layout()[2] == (Point{2.5, -0.1}));
        QVERIFY(!puzzle_of("3 1\n1 2 3\njumps\nJump(3,2,1)\n").has_value());
    }

    void aRowTwiceIsARow() {
        QCOMPARE(puzzle_of("3 1\n1 2 3\n3 2 1\n1 2 3\n")->board.jumps().size(), std::size_t{2});
    }

    void refuses_data() {
        const test_suite::Refusals row;
        row("", 1, 1, "the file is empty");
        row("x", 1, 1, "expected the number of holes, found `x`");
        row("65 1", 1, 1, "expected 1 to 64 holes, found 65");
        row("99999999999999 1", 1, 1, "expected 1 to 64 holes, found 99999999999999");
        row("0 1", 1, 1, "expected 1 to 64 holes, found 0");
        row("10", 1, 3, "expected the hole that is empty at the start");
        row("10 11", 1, 4, "there is no hole 11");
        row("10 0 1", 1, 6, "expected the end of the line after 0");
        row("10 1 0", 1, 6, "there is no hole 0");
        row("10 1 2 1", 1, 8, "hole 1 is listed twice");
        row("10 1\n1 2", 2, 4, "expected the number of a hole, found the end of the line");
        row("10 1\n1 2 3 4", 2, 7, "expected the end of the line after a line");
        row("10 1\n1 2 1", 2, 1, "a line needs three different holes");
        row("10 1\n1 2 -3", 2, 5, "there is no hole -3");
        row("10 1\n\n1 2 9999999999", 3, 5, "expected the number of a hole");
        row("10 1\nhello", 2, 1, "expected a line of three holes, `final`");
        row("10 1\nfinal", 2, 6, "expected the hole that has a peg at the end");
        row("10 1\nfinal 1 2", 2, 1, "the goal leaves 1 peg, too few for 2 holes");
        row("10 1\nleft 0", 2, 6, "expected 1 to 10 pegs left");
        row("3 1 2\nleft 2", 2, 1, "1 peg at the start, fewer than the goal's 2");
        row("10 1\nleft 1\nleft 1", 3, 1, "`left` is given twice");
        row("2 1\nlayout\n1 0 0\n", 2, 1, "the layout has no place for hole 2");
        row("2 1\nlayout\n1 0 0\n1 0 0", 4, 1, "hole 1 already has a place");
        row("2 1\nlayout\n1 0 nan", 3, 5, "expected a coordinate");
        row("2 1\nlayout\n1 0 1e9", 3, 5, "expected a coordinate");
        row("3 1\n1 2 3\njumps\nJump(1,2,3)", 4, 1, "Jump(1,2,3) is not possible here");
        row("3 1\n1 2 3\njumps\n\nJump(3,2)", 5, 9, "expected ','");
        row("3 1\n1 2 3\njumps 2\nJump(3,2,1)", 3, 7, "expected 0 to 1 jumps, found 2");
        row("3 1\n1 2 3\njumps -1\nJump(3,2,1)", 3, 7, "expected 0 to 1 jumps, found -1");
        row("3 1\n1 2 3\njumps 1", 3, 7, "expected `jumps` alone, because no jump follows");
        row("3 1\n1 2 3\njumps all\nJump(3,2,1)", 3, 7,
            "expected the end of the line after `jumps`, found `a`");
    }
    void refuses() {
        test_suite::check_refusal([](const std::string& text) { return puzzle_of(text); });
    }
};

LOGGIA_TEST(FormatTest)

} // namespace format_test

#include "format_test.moc"
