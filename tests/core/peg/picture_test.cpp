#include "core/peg/format.hpp"
#include "core/peg/layouts.hpp"
#include "core/peg/picture.hpp"
#include "tests/core/refusals.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace picture_test {

using namespace loggia;
using namespace loggia::peg;

class PictureTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("layout");
        QTest::addColumn<int>("empty");
        const auto row = [](const char* name, const char* layout, int empty, const char* text) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(layout) << empty;
        };
        row("crosses and a zero", "english33", 17,
            "--XXX--\n--XXX--\nXXXXXXX\nXXX0XXX\nXXXXXXX\n--XXX--\n--XXX--\n");
        row("blanks outside", "english33", 17,
            "\xEF\xBB\xBF\n  ***  \n  ***  \r\n*******\n***.***\n*******\n  ***\n  ***\n\n");
        row("digits", "english33", 17,
            "2211122\n2211122\n1111111\n1110111\n1111111\n2211122\n2211122\n");
        row("blanks between holes", "english33", 3,
            "    o o .\n    o o o\no o o o o o o\no o o o o o o\no o o o o o o\n    o o o\n"
            "    o o o\n");
        row("circles", "english33", 33, "  ●●●\n  ●●●\n●●●●●●●\n●●●●●●●\n●●●●●●●\n  ●●●\n  ●●○\n");
        row("rings outside of dots", "english33", 17,
            "..xxx..\n..xxx..\nxxxxxxx\nxxxoxxx\nxxxxxxx\n..xxx..\n..xxx..\n");
        row("a triangle", "triangle15", 1, "    .\n   o o\n  o o o\n o o o o\no o o o o\n");
        row("a triangle at the left", "triangle10", 2, "1\n01\n111\n1111\n");
        row("numbers of a matrix", "english33", 17,
            "-1 -1 1 1 1 -1 -1\n-1 -1 1 1 1 -1 -1\n 1  1 1 1 1  1  1\n 1  1 1 0 1  1  1\n"
            "1 1 1 1 1 1 1\n-1 -1 1 1 1 -1 -1\n-1 -1 1 1 1 -1 -1\n");
        row("a list of lists", "english33", 17,
            "[[2, 2, 1, 1, 1, 2, 2],\n [2, 2, 1, 1, 1, 2, 2],\n [1, 1, 1, 1, 1, 1, 1],\n"
            " [1, 1, 1, 0, 1, 1, 1],\n [1, 1, 1, 1, 1, 1, 1],\n [2, 2, 1, 1, 1, 2, 2],\n"
            " [2, 2, 1, 1, 1, 2, 2]]\n");
        row("a triangle of a matrix", "triangle10", 1,
            "0,-1,-1,-1\n1,1,-1,-1\n1,1,1,-1\n1,1,1,1\n");
        row("small and capital letters beside a zero", "english33", 17,
            "--XXX--\n--XxX--\nXXXXXXX\nXXX0XXX\nXXXXXXX\n--XXX--\n--XXX--\n");
        row("the same with blanks", "triangle10", 1, "0\n1 1\n1 1 1\n1 1 1 1\n");
    }
    void reads() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, layout);
        QFETCH(int, empty);
        const auto puzzle = puzzle_of(text.toStdString());
        QVERIFY2(puzzle.has_value(), puzzle ? "" : puzzle.error().message.c_str());
        const Puzzle& known = find_layout(layout.toStdString())->puzzle;
        QVERIFY(puzzle->board == known.board);
        QCOMPARE(puzzle->start, known.board.all() & ~only(empty));
        QVERIFY(puzzle->goal == Goal{});
        QVERIFY(puzzle_of(to_text(*puzzle)).value() == *puzzle);
    }

    void refuses_data() {
        const test_suite::Refusals row;
        row("..ooo..\n..ooo..\nooooooo\nooo.ooo\nooooooo\n..ooo..\n..ooo..\n", 1, 1,
            "ambiguous: '.' can be an empty hole or none");
        for (const char* first : {".o.", ".ooo."})
            row(first + QByteArray("\nooooo\nooooo\nooooo\n") + first + '\n', 1, 1,
                "ambiguous: '.' can be an empty hole or none");
        row("ooo\no o\nooo\n", 2, 1, "ambiguous: the gap behind this");
        row("OOO\nOoO\nOOO\n", 2, 2, "ambiguous: 'O' and 'o' are both signs of a peg");
        row("xxx\nxXx\nxxx\n", 2, 2, "ambiguous: 'x' and 'X' are both signs of a peg");
        row("ooo\no.o\nooo\n\nooo\n", 5, 1, "expected one board, but a second one begins here");
        row("XXX\nXYX\nXXX\n", 1, 1, "expected the number of holes");
        row("XX\nXX\nXX\n", 1, 1, "expected the number of holes");
        row("XXXXXXXXX\nXXXXXXXXX\nXXXXXXXXX\nXXXXXXXXX\nXXXXXXXXX\nXXXXXXXXX\nXXXXXXXXX\n"
            "XXXXXXXX0\n",
            1, 1, "expected 1 to 64 holes, found 72");
    }
    void refuses() {
        test_suite::check_refusal([](const std::string& text) { return game_of(text); });
    }

    void tellsPicturesFromOthers() {
        QVERIFY(!is_board_picture("0000000\n0000000\n0200000\n0100002\n0200111\n1100222\n1\n"));
        for (const char* text : {"XXX\nX.X\nXXX\n", " o o o\no o . o\n o o o\n"})
            QVERIFY2(looks_like_board(text), text);
        for (const char* text : {"###\n#*.\n...\n*..\n", "111\n101\n111\n", "...\n.*.\n...\n",
                                 "XO.\n.XO\nO.X\n", "XXX\nXXX\nXXX\n", "0 1 X\n1 0 X\n1 1 X\n"})
            QVERIFY2(!looks_like_board(text), text);
        for (const char* text : {"graph\nedge A B 3\n", "XOX\nOXO\nXO.\n"})
            QVERIFY2(!looks_like_picture(text), text);
        QVERIFY(looks_like_picture("XOX\nOXO\nXOX\n"));
    }

    /// At least three rows, seven holes and a peg.
    void pictureHasALeastSize() {
        QVERIFY(is_board_picture("XXX\nX0X\n-X-\n"));
        for (const char* text : {"XX\nX0\nXX\n", "XXX0\nXXXX\n", "000\n000\n000\n"})
            QVERIFY2(!is_board_picture(text), text);
    }

    /// Only where all four sides have holes.
    void notchIsNoGap() {
        for (const char* text : {"ooo\nooo\no o\n", "o o\nooo\nooo\n", "ooo\noo\nooo\n"}) {
            const auto puzzle = puzzle_of_picture(text);
            QVERIFY2(puzzle.has_value(), puzzle ? "" : puzzle.error().message.c_str());
            QCOMPARE(puzzle->board.holes(), 8);
        }
    }
};

LOGGIA_TEST(PictureTest)

} // namespace picture_test

#include "picture_test.moc"
