#include "tests/suite.hpp"
#include "tests/ui/pathfinding/mazes.hpp"
#include "ui/pathfinding/maze_painter.hpp"
#include "ui/shell/colours.hpp"

#include <QPainter>
#include <QTest>

namespace maze_painter_test {

using namespace loggia::ui;
using loggia::pathfinding::Mark;

class MazePainterTest : public QObject {
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
        const QColor looked_over = cellColour(1, Mark::looked_over, false, colours);
        QVERIFY(looked_over != expanded &&
                looked_over != cellColour(1, Mark::unseen, false, colours));
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

    /// What is to be visited, what has been, and who goes the way all look different.
    void targetsAndTheAgentAreSeen() {
        MazeScene scene;
        scene.maze = testing::shared(testing::mazeOf("S.*\n...\n...\n"));
        const auto painted = [](const MazeScene& shown, const Colours& colours) {
            constexpr int side = 120;
            QImage image(side, side, QImage::Format_RGB32);
            image.fill(colours.window);
            QPainter painter(&image);
            paintMaze(painter, {QRectF(0, 0, side, side), 3, 3, 1}, mazeImage(shown, colours),
                      shown, {}, colours, QFont());
            return image;
        };
        for (const Colours& colours : {lightColours(), darkColours()}) {
            std::vector<QImage> pictures;
            for (const bool of_food : {false, true})
                for (const bool visited : {false, true})
                    for (const int agent : {-1, 0, 1, 2}) {
                        MazeScene shown = scene;
                        shown.of_food = of_food;
                        shown.targets = {QPoint(2, 0)};
                        shown.visited = {visited};
                        shown.path = {{0, 0}, {1, 0}, {2, 0}};
                        shown.solved = true;
                        if (agent >= 0)
                            shown.agent = static_cast<std::size_t>(agent);
                        pictures.push_back(painted(shown, colours));
                    }
            for (std::size_t i = 0; i < pictures.size(); ++i)
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY2(pictures[i] != pictures[j],
                             qPrintable(QStringLiteral("%1 and %2").arg(i).arg(j)));
        }
    }

    void everythingIsPaintedAtAnySize() {
        MazeScene scene;
        scene.maze = testing::shared(testing::mazeOf("S3*\n.#.\n..G\n"));
        scene.marks.assign(9, static_cast<std::uint8_t>(Mark::cut));
        scene.path = {{0, 0}, {0, 1}, {0, 2}, {1, 2}, {2, 2}};
        scene.current = QPoint(0, 1);
        const Colours& colours = darkColours();
        for (const bool solved : {false, true}) {
            scene.solved = solved;
            for (const int side : {4, 12, 30, 120}) {
                QImage image(side, side, QImage::Format_RGB32);
                image.fill(colours.window);
                QPainter painter(&image);
                paintMaze(painter, {QRectF(0, 0, side, side), 3, 3, 1}, mazeImage(scene, colours),
                          scene, {QPoint(1, 1), QPoint(2, 2)}, colours, QFont());
                painter.end();
                QVERIFY(image.pixelColor(side / 2, side / 2) != colours.window);
            }
        }
        QImage untouched(9, 9, QImage::Format_RGB32);
        untouched.fill(Qt::red);
        QPainter painter(&untouched);
        paintMaze(painter, {QRectF(0, 0, 9, 9), 1, 1, 1}, {}, {}, {}, colours, QFont());
        painter.end();
        QCOMPARE(untouched.pixelColor(4, 4), QColor(Qt::red));
    }
};

LOGGIA_WINDOW_TEST(MazePainterTest)

} // namespace maze_painter_test

#include "maze_painter_test.moc"
