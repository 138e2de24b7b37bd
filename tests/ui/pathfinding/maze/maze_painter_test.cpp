#include "tests/suite.hpp"
#include "tests/ui/pathfinding/mazes.hpp"
#include "tests/ui/support/pictures.hpp"
#include "ui/pathfinding/maze/distance_map.hpp"
#include "ui/pathfinding/maze/maze_colours.hpp"
#include "ui/pathfinding/maze/maze_painter.hpp"
#include "ui/theme/colours.hpp"

#include <QPainter>
#include <QSet>
#include <QTest>

#include <string>

namespace maze_painter_test {

using namespace loggia::ui;
using loggia::pathfinding::Mark;

class MazePainterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
                        const QImage image = painted(shown, colours);
                        const auto cell = [](int x) { return QRect(40 * x, 0, 40, 40); };
                        for (int x = 0; x < 3; ++x) {
                            const int body = testing::pixelsOf(image, colours.player_one, cell(x));
                            QVERIFY(x == agent ? body > 200 : body == 0);
                        }
                        if (agent == 2)
                            continue; // on the target
                        // Food is around the middle, the cloth of a flag beside and above it.
                        // A flag stands on the food of the maze, a dot of some 15 pixels.
                        const int yellow = testing::pixelsOf(image, colours.warning, cell(2));
                        const int middle =
                            testing::pixelsOf(image, colours.warning, QRect(96, 16, 9, 9));
                        QVERIFY(visited ? yellow <= (of_food ? 0 : 20) : yellow > 40);
                        QVERIFY(of_food && !visited ? middle > 70 : middle < 60);
                        const auto grey = [&](const QRect& where) {
                            return testing::pixelsOf(image, colours.muted_text, where, 60);
                        };
                        if (visited)
                            QVERIFY(grey(cell(2)) > 15);
                        if (visited && !of_food) // a pole without a cloth
                            QCOMPARE(grey({105, 0, 15, 40}), 0);
                    }
        }
    }

    /// Food and flags leave the middle of a cell to its numbers.
    void thingsMakeRoomForNumbers() {
        MazeScene scene;
        scene.maze = testing::shared(testing::mazeOf("S..\n...\n...\n"));
        scene.targets = {QPoint(1, 0)};
        scene.visited = {false};
        scene.of_food = true;
        const Colours& colours = lightColours();
        constexpr int side = 180;
        const auto yellow = [&](const QRect& where) {
            QImage image(side, side, QImage::Format_RGB32);
            image.fill(colours.window);
            QPainter painter(&image);
            paintMaze(painter, {QRectF(0, 0, side, side), 3, 3, 1}, mazeImage(scene, colours),
                      scene, {}, colours, QFont());
            return testing::pixelsOf(image, colours.warning, where);
        };
        const QRect middle(80, 20, 20, 20);
        const QRect corner(60, 36, 20, 24);
        QVERIFY(yellow(middle) > 100);
        scene.values.resize(9);
        scene.values[1] = {QStringLiteral("9"), QStringLiteral("4"), QStringLiteral("5")};
        QCOMPARE(yellow(middle), 0);
        QVERIFY(yellow(corner) > 20);
        scene.of_food = false; // a flag
        QCOMPARE(yellow(middle), 0);
        QVERIFY(yellow(corner) > 20);
    }

    /// Where there is room each distance is a number, and where there is no way a stroke.
    void distancesAreWrittenInTheirCells() {
        const auto painted = [](const char* rows, int side, const Colours& colours) {
            MazeScene scene;
            scene.maze = testing::shared(testing::mazeOf(rows));
            showDistances(scene, distanceMap(scene.maze, false));
            QImage image(side, side, QImage::Format_RGB32);
            image.fill(colours.window);
            QPainter painter(&image);
            paintMaze(painter, {QRectF(0, 0, side, side), 3, 3, 1}, mazeImage(scene, colours),
                      scene, {}, colours, QFont());
            return image;
        };
        const auto inks = [](const QImage& image, const QRect& cell) {
            QSet<QRgb> seen;
            for (int y = cell.top() + 3; y < cell.bottom() - 3; ++y)
                for (int x = cell.left() + 3; x < cell.right() - 3; ++x)
                    seen << image.pixel(x, y);
            return seen.size();
        };
        for (const Colours& colours : {lightColours(), darkColours()}) {
            const QImage large = painted("G..\n##.\n.#.\n", 120, colours);
            QVERIFY(inks(large, {40, 0, 40, 40}) > 2); // 1
            QVERIFY(inks(large, {0, 80, 40, 40}) > 2); // no way
            QCOMPARE(inks(large, {0, 40, 40, 40}), 1); // a wall
            const QImage small = painted("G..\n##.\n.#.\n", 48, colours);
            QCOMPARE(inks(small, {16, 0, 16, 16}), 1);
        }
    }

    /// The line of the path goes round the numbers of its cells, and stays whole where they would
    /// take it away.
    void thePathCrossesNoDistanceOut() {
        const auto painted = [](const char* rows, int cells, int cell, bool path,
                                const Colours& colours) {
            MazeScene scene;
            scene.maze = testing::shared(testing::mazeOf(rows));
            showDistances(scene, distanceMap(scene.maze, false));
            scene.solved = true;
            for (int x = 0; path && x < cells; ++x)
                scene.path.emplace_back(x, 0);
            QImage image(cells * cell, cell, QImage::Format_RGB32);
            image.fill(colours.window);
            QPainter painter(&image);
            paintMaze(painter, {QRectF(0, 0, cells * cell, cell), cells, 1, 1},
                      mazeImage(scene, colours), scene, {}, colours, QFont());
            return image;
        };
        constexpr int cell = 40;
        for (const Colours& colours : {lightColours(), darkColours()}) {
            const QImage with = painted("S...G\n", 5, cell, true, colours);
            const QImage without = painted("S...G\n", 5, cell, false, colours);
            for (int x = 1; x < 4; ++x) {
                const QRect number(x * cell + cell / 2 - 5, cell / 2 - 7, 10, 14);
                QCOMPARE(with.copy(number), without.copy(number));
                QCOMPARE(with.pixelColor(x * cell, cell / 2), colours.lose);
            }
            // Three digits, in cells that are too narrow for them and a line.
            const std::string row = "S" + std::string(120, '.') + "G\n";
            constexpr int narrow = 22;
            const QImage whole = painted(row.c_str(), 122, narrow, true, colours);
            for (int x = 2 * narrow; x < 10 * narrow; ++x)
                QCOMPARE(whole.pixelColor(x, narrow / 2), colours.lose);
        }
    }

    void everythingIsPaintedAtAnySize() {
        MazeScene scene;
        scene.maze = testing::shared(testing::mazeOf("S3*\n.#.\n..G\n"));
        scene.marks.assign(9, static_cast<std::uint8_t>(Mark::cut));
        scene.path = {{0, 0}, {0, 1}, {0, 2}, {1, 2}, {2, 2}};
        scene.current = QPoint(0, 1);
        const Colours& colours = darkColours();
        const QColor wall = cellColour(loggia::pathfinding::wall, Mark::cut, false, colours);
        for (const bool solved : {false, true}) {
            scene.solved = solved;
            for (const int side : {4, 12, 30, 120}) {
                QImage image(side, side, QImage::Format_RGB32);
                image.fill(colours.window);
                QPainter painter(&image);
                paintMaze(painter, {QRectF(0, 0, side, side), 3, 3, 1}, mazeImage(scene, colours),
                          scene, {QPoint(1, 1), QPoint(2, 2)}, colours, QFont());
                painter.end();
                QCOMPARE(testing::pixelsOf(image, colours.window), 0);
                const QRect middle(side / 3, side / 3, side / 3, side / 3);
                if (side > 12) // a wall, and a mark on it
                    QVERIFY(testing::pixelsOf(image, wall, middle) > side * side / 9 / 3);
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
