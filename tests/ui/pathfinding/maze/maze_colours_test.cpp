#include "tests/suite.hpp"
#include "tests/ui/pathfinding/mazes.hpp"
#include "ui/pathfinding/maze/distance_map.hpp"
#include "ui/pathfinding/maze/maze_colours.hpp"
#include "ui/theme/colours.hpp"

#include <QTest>

namespace maze_colours_test {

using namespace loggia::ui;
using loggia::pathfinding::Mark;

class MazeColoursTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void coloursAreTold_data() {
        QTest::addColumn<bool>("dark");
        QTest::addRow("light") << false;
        QTest::addRow("dark") << true;
    }
    void coloursAreTold() {
        QFETCH(bool, dark);
        const Colours& colours = dark ? darkColours() : lightColours();
        const QColor wall = cellColour(0, Mark::unseen, false, colours);
        for (int terrain = 1; terrain <= 9; ++terrain) {
            const QColor floor = cellColour(terrain, Mark::unseen, false, colours);
            QVERIFY(contrast(wall, floor) >= 3);
            QVERIFY(contrast(digitColour(Mark::unseen, false, colours), floor) >= 4.5);
            for (const Mark mark :
                 {Mark::frontier, Mark::expanded, Mark::left, Mark::cut, Mark::looked_over})
                for (const bool backward : {false, true})
                    QVERIFY(contrast(digitColour(mark, backward, colours),
                                     cellColour(terrain, mark, backward, colours)) >= 3);
            const QColor frontier = cellColour(terrain, Mark::frontier, false, colours);
            const QColor expanded = cellColour(terrain, Mark::expanded, false, colours);
            QVERIFY(contrast(frontierOutline(colours), frontier) >= 2); // the square in it
            QVERIFY(frontier != expanded && expanded != floor && frontier != floor);
        }
        const QColor frontier = cellColour(1, Mark::frontier, false, colours);
        const QColor expanded = cellColour(1, Mark::expanded, false, colours);
        QVERIFY2(contrast(frontier, expanded) >= 1.5,
                 qPrintable(QString::number(contrast(frontier, expanded))));
        QVERIFY(cellColour(1, Mark::expanded, true, colours) != expanded);
        const QColor floor = cellColour(1, Mark::unseen, false, colours);
        const QColor looked_over = cellColour(1, Mark::looked_over, false, colours);
        for (const QColor& beside : {expanded, floor, frontier})
            QVERIFY2(contrast(looked_over, beside) >= 1.5,
                     qPrintable(QString::number(contrast(looked_over, beside))));
        QVERIFY(contrast(lookedOverDot(colours), looked_over) >= 3);
        // The lines of paths, on their rims.
        QVERIFY(contrast(colours.lose, colours.base) >= 3);
        QVERIFY(contrast(colours.text, colours.base) >= 3);
    }

    void aDotIsACell() {
        MazeScene scene;
        scene.maze = testing::shared(testing::smallMaze());
        scene.marks.assign(9, 0);
        scene.marks[3] = static_cast<std::uint8_t>(Mark::frontier);
        scene.marks[6] = static_cast<std::uint8_t>(Mark::expanded) | backward_mark;
        const Colours& colours = lightColours();
        const QImage image = mazeImage(scene, colours);
        QCOMPARE(image.size(), QSize(3, 3));
        QCOMPARE(image.pixel(2, 0), cellColour(0, Mark::unseen, false, colours).rgb());
        QCOMPARE(image.pixel(0, 1), cellColour(1, Mark::frontier, false, colours).rgb());
        QCOMPARE(image.pixel(0, 2), cellColour(1, Mark::expanded, true, colours).rgb());
    }

    /// From near to far in one direction of lightness; walls and what no way leads to are others.
    void distancesAreAScale() {
        for (const Colours& colours : {lightColours(), darkColours()}) {
            const QColor wall = cellColour(0, Mark::unseen, false, colours);
            double before = 0;
            for (int shade = 0; shade <= DistanceMap::farthest_shade; ++shade) {
                const auto at = static_cast<std::uint8_t>(shade);
                const QColor colour = distanceColour(at, colours);
                QVERIFY2(contrast(colour, wall) >= 2.5,
                         qPrintable(QString::number(contrast(colour, wall))));
                QVERIFY2(contrast(colour, distanceInk(at, colours)) >= 4,
                         qPrintable(QString::number(contrast(colour, distanceInk(at, colours)))));
                const double away = contrast(colour, colours.hole);
                QVERIFY(shade == 0 || away <= before);
                before = away;
            }
            QVERIFY(contrast(distanceColour(0, colours),
                             distanceColour(DistanceMap::farthest_shade, colours)) >= 2);
            QVERIFY(contrast(distanceColour(DistanceMap::no_way, colours), wall) >= 2.5);
            QVERIFY(contrast(distanceColour(DistanceMap::no_way, colours),
                             distanceInk(DistanceMap::no_way, colours)) >= 4);
        }
    }

    void aDotOfDistancesIsACell() {
        MazeScene scene;
        scene.maze = testing::shared(testing::smallMaze());
        showDistances(scene, distanceMap(scene.maze, false));
        const Colours& colours = darkColours();
        const QImage image = mazeImage(scene, colours);
        QCOMPARE(image.pixel(2, 0), cellColour(0, Mark::unseen, false, colours).rgb());
        QCOMPARE(image.pixel(2, 2), distanceColour(0, colours).rgb());
        QCOMPARE(image.pixel(0, 2), distanceColour(101, colours).rgb()); // 2 of 5
        QCOMPARE(image.pixel(1, 0), distanceColour(254, colours).rgb());
    }
};

LOGGIA_WINDOW_TEST(MazeColoursTest)

} // namespace maze_colours_test

#include "maze_colours_test.moc"
