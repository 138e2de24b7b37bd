#include "core/pathfinding/problems/road_map.hpp"
#include "tests/suite.hpp"
#include "tests/ui/pathfinding/mazes.hpp"
#include "ui/pathfinding/maze/maze_scene.hpp"
#include "ui/pathfinding/maze/path_words.hpp"
#include "ui/widgets/number_text.hpp"

#include <QLocale>
#include <QSet>
#include <QStringList>
#include <QTest>

namespace path_words_test {

using namespace loggia::ui;
using loggia::pathfinding::Mark;
using testing::q;

class PathWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void algorithmsAreTold() {
        QSet<QString> titles;
        for (const auto algorithm : loggia::pathfinding::stepwise_algorithms) {
            QVERIFY(!titleOf(algorithm).isEmpty() && !shortTitleOf(algorithm).isEmpty());
            titles << shortTitleOf(algorithm);
        }
        QCOMPARE(titles.size(), qsizetype{loggia::pathfinding::stepwise_algorithms.size()});
    }

    void costsAreNumbers() {
        using loggia::pathfinding::octile_diagonal;
        using loggia::pathfinding::octile_straight;
        QCOMPARE(costText(418, 1), q("418"));
        QCOMPARE(costText(1014, 1), q("1,014"));
        QCOMPARE(costText(2 * octile_straight, octile_straight), q("2"));
        QCOMPARE(costText(octile_straight + octile_diagonal, octile_straight), q("2.41"));
        QCOMPARE(costText(loggia::pathfinding::infinite_cost, 1), q("\u221e"));
        QCOMPARE(numberText(1234567), q("1,234,567"));
        using loggia::pathfinding::road_hundredths;
        QCOMPARE(costText(225, road_hundredths), q("2.25"));
        QCOMPARE(costText(150, road_hundredths), q("1.5"));
        QCOMPARE(costText(300, road_hundredths), q("3"));
        QCOMPARE(roadNumberText(123450, road_hundredths), q("1234.5"));
    }

    /// The labels of a graph and what is said of its nodes have one decimal sign.
    void numbersOfGraphsFollowTheLanguage() {
        using loggia::pathfinding::road_hundredths;
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        const QStringList texts{costText(150, road_hundredths),
                                roadNumberText(150, road_hundredths), roadNumberText(7, 1)};
        QLocale::setDefault(before);
        QCOMPARE(texts, QStringList({q("1,5"), q("1,5"), q("7")}));
    }

    void cellsAreNamed() {
        MazeScene scene;
        scene.maze = testing::shared(testing::mazeOf("S3*\n#.G\n"));
        scene.marks = {static_cast<std::uint8_t>(Mark::expanded),
                       static_cast<std::uint8_t>(Mark::frontier) | backward_mark,
                       static_cast<std::uint8_t>(Mark::left),
                       0,
                       static_cast<std::uint8_t>(Mark::cut),
                       static_cast<std::uint8_t>(Mark::expanded) | backward_mark};
        scene.path = {{0, 0}, {1, 0}};
        QCOMPARE(nameOfCell(scene, {0, 0}),
                 q("column 0, row 0: start, floor, expanded, on the path"));
        QCOMPARE(nameOfCell(scene, {1, 0}), q("column 1, row 0: floor of cost 3, in the frontier "
                                              "from the goal, on the path"));
        QCOMPARE(nameOfCell(scene, {2, 0}), q("column 2, row 0: floor, food, backed up"));
        QCOMPARE(nameOfCell(scene, {0, 1}), q("column 0, row 1: wall"));
        QCOMPARE(nameOfCell(scene, {1, 1}), q("column 1, row 1: floor, beyond the limit"));
        QCOMPARE(nameOfCell(scene, {2, 1}),
                 q("column 2, row 1: goal, floor, expanded from the goal"));
        QCOMPARE(nameOfCell(scene, {3, 1}), QString());
        // A goal that was reached is on the frontier no longer.
        scene.marks[5] = static_cast<std::uint8_t>(Mark::frontier);
        QCOMPARE(nameOfCell(scene, {2, 1}), q("column 2, row 1: goal, floor, in the frontier"));
        scene.path = {{0, 0}, {1, 0}, {2, 0}, {2, 1}};
        scene.solved = true;
        QCOMPARE(nameOfCell(scene, {2, 1}),
                 q("column 2, row 1: goal, floor, reached, on the path"));
        QCOMPARE(nameOfCell({}, {0, 0}), QString());
    }
};

LOGGIA_TEST(PathWordsTest)

} // namespace path_words_test

#include "path_words_test.moc"
