#include "tests/suite.hpp"
#include "tests/ui/pathfinding/mazes.hpp"
#include "ui/pathfinding/maze/maze_colours.hpp"
#include "ui/pathfinding/maze/maze_painter.hpp"
#include "ui/pathfinding/maze/maze_reduction.hpp"
#include "ui/theme/colours.hpp"

#include <QPainter>
#include <QTest>

#include <random>

namespace maze_reduction_test {

using namespace loggia::ui;
using loggia::pathfinding::Mark;

class MazeReductionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Every cell of the frontier is in the dot that stands for it, and dots without are means.
    void theFrontierIsNeverLost() {
        std::mt19937 random(4);
        for (const Colours& colours : {lightColours(), darkColours()}) {
            MazeScene scene;
            scene.maze = testing::shared(loggia::pathfinding::Maze::floor(53, 37));
            scene.marks.assign(53 * 37, static_cast<std::uint8_t>(Mark::expanded));
            std::vector<QPoint> waiting;
            for (int i = 0; i < 40; ++i) {
                const QPoint at(static_cast<int>(random() % 53), static_cast<int>(random() % 37));
                waiting.push_back(at);
                scene.marks[scene.maze->index({at.x(), at.y()})] =
                    static_cast<std::uint8_t>(Mark::frontier);
            }
            const QImage image = mazeImage(scene, colours);
            const QRgb frontier = cellColour(1, Mark::frontier, false, colours).rgb();
            const QRgb expanded = cellColour(1, Mark::expanded, false, colours).rgb();
            const QRect all(0, 0, 53, 37);
            for (const QSize dots : {QSize(53, 37), QSize(30, 20), QSize(7, 5), QSize(1, 1)}) {
                const QImage reduced = reducedMaze(image, scene, all, dots);
                QCOMPARE(reduced.size(), dots);
                QImage plain(dots, QImage::Format_RGB32);
                plain.fill(expanded);
                for (const QPoint& at : waiting)
                    plain.setPixel(at.x() * dots.width() / 53, at.y() * dots.height() / 37,
                                   frontier);
                QCOMPARE(reduced, plain);
            }
            const QRect part(10, 5, 20, 16);
            QCOMPARE(reducedMaze(image, scene, part, part.size()), image.copy(part));
        }
    }

    void floorsAndWallsAreMixed() {
        MazeScene scene;
        scene.maze = testing::shared(testing::mazeOf("S#.#\n#.#G\n"));
        const Colours& colours = lightColours();
        const QImage image = mazeImage(scene, colours);
        const QColor dot = reducedMaze(image, scene, {0, 0, 4, 2}, {2, 1}).pixelColor(0, 0);
        const QColor wall = cellColour(0, Mark::unseen, false, colours);
        const QColor floor = cellColour(1, Mark::unseen, false, colours);
        QCOMPARE(dot.red(), (wall.red() + floor.red()) / 2);
        QCOMPARE(dot.blue(), (wall.blue() + floor.blue()) / 2);
    }

    /// What is painted where a cell is smaller than a pixel, at both scales of the screen.
    void isPaintedWhereCellsAreSmall_data() {
        QTest::addColumn<double>("scale");
        QTest::addRow("1x") << 1.0;
        QTest::addRow("2x") << 2.0;
    }
    void isPaintedWhereCellsAreSmall() {
        QFETCH(double, scale);
        constexpr int side = 100;
        MazeScene scene;
        scene.maze = testing::shared(loggia::pathfinding::Maze::floor(512, 512));
        scene.marks.assign(std::size_t{512} * 512, static_cast<std::uint8_t>(Mark::expanded));
        for (std::size_t x = 0; x < 512; ++x)
            scene.marks[300 * 512 + x] = static_cast<std::uint8_t>(Mark::frontier);
        const Colours& colours = darkColours();
        QImage picture(static_cast<int>(side * scale), static_cast<int>(side * scale),
                       QImage::Format_RGB32);
        picture.setDevicePixelRatio(scale);
        picture.fill(Qt::black);
        QPainter painter(&picture);
        paintMaze(painter, {QRectF(0, 0, side, side), 512, 512, scale}, mazeImage(scene, colours),
                  scene, {}, colours, QFont());
        painter.end();
        const QRgb frontier = cellColour(1, Mark::frontier, false, colours).rgb();
        const int row = 300 * picture.height() / 512;
        for (int x = 2; x < picture.width() - 2; ++x)
            QCOMPARE(picture.pixel(x, row), frontier);
    }

    /// Of jump point search single cells are what there is to be seen; of other searches nothing
    /// becomes larger.
    void jumpPointsAreLargerThanTheirCells() {
        for (const bool jumps : {false, true}) {
            MazeScene scene;
            scene.maze = testing::shared(loggia::pathfinding::Maze::floor(300, 300));
            scene.marks.assign(std::size_t{300} * 300, 0);
            if (jumps)
                scene.marks[0] = static_cast<std::uint8_t>(Mark::looked_over);
            scene.marks[150 * 300 + 150] = static_cast<std::uint8_t>(Mark::frontier);
            const Colours& colours = lightColours();
            QImage picture(300, 300, QImage::Format_RGB32);
            QPainter painter(&picture);
            paintMaze(painter, {QRectF(0, 0, 300, 300), 300, 300, 1}, mazeImage(scene, colours),
                      scene, {}, colours, QFont());
            painter.end();
            const QRgb frontier = cellColour(1, Mark::frontier, false, colours).rgb();
            int dots = 0;
            for (int y = 140; y < 160; ++y)
                for (int x = 140; x < 160; ++x)
                    dots += picture.pixel(x, y) == frontier ? 1 : 0;
            QVERIFY2(jumps ? dots >= 9 : dots == 1, qPrintable(QString::number(dots)));
        }
    }
};

LOGGIA_WINDOW_TEST(MazeReductionTest)

} // namespace maze_reduction_test

#include "maze_reduction_test.moc"
