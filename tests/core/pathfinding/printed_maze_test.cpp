#include "core/pathfinding/format.hpp"
#include "core/pathfinding/printed_maze.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace printed_maze_test {

using namespace loggia::pathfinding;

class PrintedMazeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void leavesOutWhatIsNoCell_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("plain");
        const auto row = [](const char* name, const char* text, const char* plain) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(plain);
        };
        row("gaps", "# # # #\n# S . #\n# . G #\n# # # #\n", "####\n#S.#\n#.G#\n####\n");
        row("gaps and blanks behind", "# # # \n# S G \r\n", "###\n#SG\n");
        row("a size above", "3 4\n####\n#SG#\n####\n", "\n####\n#SG#\n####\n");
        row("its numbers in the other order", "4 3\n####\n#SG#\n####\n", "\n####\n#SG#\n####\n");
        row("a size above gaps", "\n2 3\n# S 2\n# . G\n", "\n\n#S2\n#.G\n");
        row("blanks behind the first row's wall", "####  \n#SG#\t\t\n#  #\n####\nfood 2 2\n",
            "####\n#SG#\n#  #\n####\nfood 2 2\n");
        row("neighbours", "neighbours 8\n# # #\n# S G\n", "neighbours 8\n###\n#SG\n");
    }
    void leavesOutWhatIsNoCell() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, plain);
        const auto result = without_print_layout(text.toStdString());
        QVERIFY(result.has_value());
        QCOMPARE(QByteArray::fromStdString(*result), plain);
        QVERIFY(*maze_of(text.toStdString()) == *maze_of(plain.toStdString()));
        QVERIFY(looks_like_maze(text.toStdString()) && has_unkept_signs(text.toStdString()));
    }

    void leavesOtherTextsAsTheyAre() {
        for (const char* text :
             {"", "3 4\n", "####\n#SG#\n####\n", "###\n# #\n###\n", "#####\n#S G#\n#####\n",
              "1 2 3\n4 5 6\n", "3 3\n#SG#\n####\n", "2 2\n1 2\n3 4\n", "S #\n# G  \n.. #\n",
              "# a comment\n# another one\n", "#\n# \n", "A B 3\nB E 4\n"})
            QVERIFY2(!without_print_layout(text), text);
    }
};

LOGGIA_TEST(PrintedMazeTest)

} // namespace printed_maze_test

#include "printed_maze_test.moc"
