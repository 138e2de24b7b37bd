#include "tests/suite.hpp"
#include "tests/ui/pathfinding/mazes.hpp"
#include "tests/ui/pathfinding/scenes.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/pictures.hpp"
#include "ui/pathfinding/race/lane_grid.hpp"
#include "ui/pathfinding/race/lane_picture.hpp"
#include "ui/pathfinding/race/lane_view.hpp"
#include "ui/pathfinding/race/road_scene.hpp"
#include "ui/pathfinding/race/tiles_scene.hpp"
#include "ui/theme/colours.hpp"

#include <QImage>
#include <QPainter>
#include <QTest>

namespace lane_picture_test {

using namespace loggia::ui;
using testing::q;

QImage pictureOf(const LaneGrid& lanes, const SearchSubject& subject) {
    QImage image(sizeOfLanes(lanes, subject), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintLanes(painter, lanes, subject, coloursFor(lanes.palette()), lanes.font());
    return image;
}

/// Something is drawn in each quarter of a picture of four lanes.
bool isDrawnInAllFour(const QImage& picture) {
    const QSize half = picture.size() / 2;
    for (int i = 0; i < 4; ++i) {
        const QRect quarter(QPoint(i % 2 * half.width(), i / 2 * half.height()), half);
        const int white = testing::pixelsOf(picture, Qt::white, quarter);
        if (white == half.width() * half.height())
            return false;
    }
    return true;
}

class LanePictureTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// However small the window is.
    void fourMazesAreDrawn() {
        LaneGrid lanes;
        lanes.resize(60, 40);
        const auto maze = testing::shared(testing::generated(15, 15, 1));
        lanes.setCount(4);
        for (int i = 0; i < 4; ++i)
            lanes.lane(i)->showMaze(q("maze"), testing::sceneOf(maze, nullptr));
        const SearchSubject subject = MazeTask::reach;
        QCOMPARE(sizeOfLanes(lanes, subject), QSize(2 * (15 * 28 + 4), 2 * (15 * 28 + 4 + 26)));
        QVERIFY(isDrawnInAllFour(pictureOf(lanes, subject)));
        lanes.setCount(1);
        QCOMPARE(sizeOfLanes(lanes, subject), QSize(15 * 28 + 4, 15 * 28 + 4 + 26));
    }

    void aLargeMazeStaysAPicture() {
        LaneGrid lanes;
        lanes.lane(0)->showMaze(
            q("maze"), testing::sceneOf(testing::shared(testing::generated(901, 301, 1)), nullptr));
        const QSize size = sizeOfLanes(lanes, MazeTask::reach);
        QCOMPARE(size, QSize(905, 301 + 4 + 26));
    }

    void fourMapsAndFourPuzzlesAreDrawn() {
        LaneGrid lanes;
        lanes.setCount(4);
        const RoadTrip trip{0, 1};
        const loggia::pathfinding::Tiles tiles = loggia::pathfinding::ordered_tiles(3);
        for (int i = 0; i < 4; ++i)
            lanes.lane(i)->showMap(q("map"), roadScene(trip, nullptr, lanes.font()));
        QVERIFY(isDrawnInAllFour(pictureOf(lanes, trip)));
        for (int i = 0; i < 4; ++i)
            lanes.lane(i)->showTiles(q("tiles"), tilesScene(tiles, nullptr, {}, {}));
        QVERIFY(isDrawnInAllFour(pictureOf(lanes, tiles)));
    }
};

LOGGIA_WINDOW_TEST(LanePictureTest)

} // namespace lane_picture_test

#include "lane_picture_test.moc"
