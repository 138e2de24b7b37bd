#include "games.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace catalogue_test {

using namespace loggia;
using namespace loggia::game_graph;

class CatalogueTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("whole");
        const auto row = [](const char* text, const char* whole) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(whole);
        };
        row("1-2-10", "1-2-10");
        row("  2-1-2-10  misere ", "1-2-10 misere");
        row("3-3", "3-3");
        row("even-or-odd", "even-or-odd 15 3");
        row("even-or-odd 7", "even-or-odd 7 3");
        row("even-or-odd 1", "even-or-odd 1 1");
        row("even-or-odd 999 999 misere", "even-or-odd 999 999 misere");
        row("nim", "nim 3 4 5");
        row("nim misere", "nim 3 4 5 misere");
        row("nim 0", "nim 0");
        row("subtraction 9 take 4 1 4", "subtraction 9 take 1 4");
        row("subtraction 9 8 take 4 misere", "subtraction 9 8 take 4 misere");
        row("kayles", "kayles 7");
        row("dawsons-kayles 3 4", "dawsons-kayles 3 4");
        row("chomp", "chomp 3x4");
        row("chomp 15x15", "chomp 15x15");
        row("tic-tac-toe", "tic-tac-toe 3x3 3");
        row("tic-tac-toe 2x2", "tic-tac-toe 2x2 2");
        row("tic-tac-toe 5x6 4", "tic-tac-toe 5x6 4");
        row("connect4", "connect4 4x4 4");
        row("connect4 7x6", "connect4 7x6 4");
        row("connect4 3x3 3 misere", "connect4 3x3 3 misere");
        row("mu-torere", "mu-torere");
        row("dodgem misere", "dodgem 3 misere");
        row("dodgem 5", "dodgem 5");
        row("othello", "othello 4x4");
        row("othello 4x4 8", "othello 4x4 8");
        row("othello 6x6", "othello 6x6 8");
        row("othello 6 6 7 99 misere", "othello 6x6 7 99 misere");
        row("kalah", "kalah 2 3");
        row("kalah 3 2 misere", "kalah 3 2 misere");
        row("checkers", "checkers 4x4");
        row("checkers 6x4", "checkers 6x4");
        row("dots-and-boxes 2 2", "dots-and-boxes 2x2");
        row("dots-and-boxes 3x1", "dots-and-boxes 3x1");
        row("hexapawn 4x5", "hexapawn 4x5");
        row("domineering 2 7", "domineering 2x7");
        row("achi orthogonal", "achi orthogonal");
        row("three-mens-morris flying misere", "three-mens-morris flying misere");
        row("sim", "sim 6");
        row("konane 4x4", "konane 4x4");
    }
    void reads() {
        QFETCH(QString, text);
        const auto game = game_of(text.toStdString());
        QVERIFY(game);
        QTEST(QString::fromStdString(game->text()), "whole");
        QCOMPARE(game_of(game->text()).value(), *game);
        QVERIFY(!game->name().empty());
    }

    void readsInformalSpellings_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("whole");
        const auto row = [](const char* text, const char* whole) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(whole);
        };
        row("nim 3,4", "nim 3 4");
        row("Nim (3, 4, 5) misere", "nim 3 4 5 misere");
        row("NIM", "nim 3 4 5");
        row("tic tac toe", "tic-tac-toe 3x3 3");
        row("Tic-Tac-Toe 4 x 3", "tic-tac-toe 4x3 3");
        row("tictactoe", "tic-tac-toe 3x3 3");
        row("Noughts and crosses 3×3", "tic-tac-toe 3x3 3");
        row("Dots and Boxes 2x2", "dots-and-boxes 2x2");
        row("dots & boxes 2 by 1", "dots-and-boxes 2x1");
        row("Connect Four 4 4", "connect4 4x4 4");
        row("connect 4", "connect4 4x4 4");
        row("Mu Torere", "mu-torere");
        row("even or odd 7", "even-or-odd 7 3");
        row("Dawson's Kayles 9", "dawsons-kayles 9");
        row("Three Men's Morris", "three-mens-morris");
        row("3 men's morris flying", "three-mens-morris flying");
        row("Reversi", "othello 4x4");
        row("mancala 2 2", "kalah 2 2");
        row("draughts 4x4", "checkers 4x4");
        row("1, 2, ... 10", "1-2-10");
        row("1, 2, 10 misere", "1-2-10 misere");
        row("1 - 2 - 10", "1-2-10");
        row("1–2–10", "1-2-10");
        row("Subtraction 20 Take 1, 2, 3", "subtraction 20 take 1 2 3");
    }
    void readsInformalSpellings() {
        QFETCH(QString, text);
        const auto game = game_of(text.toStdString());
        QVERIFY(game);
        QTEST(QString::fromStdString(game->text()), "whole");
    }

    void whatIsTooLargeIsToldWithWhatIsNot() {
        const auto message = [](const char* text) { return game_of(text).error().message; };
        QCOMPARE(message("dots-and-boxes 5x2"),
                 std::string("5x2 has 10 cells; the limit is 9, for example 3x3"));
        QVERIFY(message("kalah 5 4").find("the limit is 1 seed per pit") != std::string::npos);
        QVERIFY(message("othello 6x6 11").find("from 1 to 10") != std::string::npos);
    }

    void refuses_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("column");
        const auto row = [](const char* text, int column) {
            QTest::newRow(text) << QString::fromUtf8(text) << column;
        };
        row("", 1);
        row("misere", 1);
        row("chess", 1);
        row("10", 1);
        row("1-2-", 1);
        row("1--2", 1);
        row("0-2", 1);
        row("1-x-10", 1);
        row("5-4", 1);
        row("1-99999999", 1);
        row("1-2-10 3", 8);
        row("1-2-10 misere misere", 15);
        row("even-or-odd 14", 13);
        row("even-or-odd 1001", 13);
        row("even-or-odd 15 16", 16);
        row("nim 1 x", 7);
        row("nim 1x", 5);
        row("nim -1", 5);
        row("nim 1000001", 5);
        row("nim 1000000 1000000 1000000 1000000", 5);
        row("nim 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1", 5);
        row("subtraction 9", 14);
        row("subtraction 9 take", 19);
        row("subtraction 9 take 0", 20);
        row("subtraction take 1", 13);
        row("kayles 0", 8);
        row("kayles 61", 8);
        row("kayles 30 30", 8);
        row("chomp 16x2", 7);
        row("chomp 0x2", 7);
        row("chomp 3", 7);
        row("chomp 3x", 7);
        row("chomp 3x4x5", 7);
        row("tic-tac-toe 6x6", 13);
        row("tic-tac-toe 3x3 4", 17);
        row("connect4 8x7", 10);
        row("mu-torere 3", 11);
        row("dodgem 6", 8);
        row("dodgem 1", 8);
        row("nim 1\nnim 2", 1);
        row("nim 1\n2", 1);
        row("Nim x", 1);
        row("othello 5x5", 9);
        row("othello 4x4 13", 13);
        row("kalah 7", 7);
        row("kalah 6 3", 7);
        row("checkers 8x8", 10);
        row("checkers 6x6", 10);
        row("dots-and-boxes 4x4", 16);
        row("dots-and-boxes 8x1", 16);
        row("hexapawn 5x5", 10);
        row("hexapawn 3x1", 10);
        row("domineering 0x3", 13);
        row("achi 4", 6);
        row("sim 7", 5);
        row("konane 9x9", 8);
    }
    void refuses() {
        QFETCH(QString, text);
        const auto game = game_of(text.toStdString());
        QVERIFY(!game);
        QVERIFY(game.error().span);
        QTEST(game.error().span->column, "column");
    }

    void everyKindIsKnown() {
        QCOMPARE(game_kinds().size(), 21U);
        for (const GameKind& kind : game_kinds())
            if (kind.parameters.starts_with('[') || kind.parameters.empty())
                QVERIFY(kind.name == "1-2-N" || game_of(kind.name));
    }
};

LOGGIA_TEST(CatalogueTest)

} // namespace catalogue_test

#include "catalogue_test.moc"
