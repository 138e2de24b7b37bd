#include "tests/suite.hpp"
#include "ui/pathfinding/maze/maze_geometry.hpp"

#include <QTest>

#include <cmath>

namespace maze_geometry_test {

using namespace loggia::ui;

class MazeGeometryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPointOfACellIsThatCell_data() {
        QTest::addColumn<QSizeF>("area");
        QTest::addColumn<double>("ratio");
        QTest::addColumn<QSize>("maze");
        for (const double ratio : {1.0, 1.5, 2.0})
            for (const QSizeF area : {QSizeF(240, 240), QSizeF(713, 401)})
                for (const QSize maze : {QSize(1, 1), QSize(25, 17), QSize(300, 200)})
                    QTest::addRow("%gx%g at %g, %d", area.width(), area.height(), ratio,
                                  maze.width())
                        << area << ratio << maze;
    }
    void everyPointOfACellIsThatCell() {
        QFETCH(QSizeF, area);
        QFETCH(double, ratio);
        QFETCH(QSize, maze);
        const QRectF whole(QPointF(3, 4), area);
        const MazeGeometry geometry(whole, maze.width(), maze.height(), ratio);
        QVERIFY(whole.adjusted(-1, -1, 1, 1).contains(geometry.frame()));
        if (geometry.cell() * ratio >= 4)
            QCOMPARE(geometry.cell() * ratio, std::round(geometry.cell() * ratio));
        for (int x = 0; x < maze.width(); x += 7)
            for (int y = 0; y < maze.height(); y += 5) {
                const QPoint cell(x, y);
                QCOMPARE(geometry.cellAt(geometry.centreOf(cell)), std::optional(cell));
                QCOMPARE(geometry.nearestCell(geometry.centreOf(cell)), cell);
            }
        QVERIFY(!geometry.cellAt(QPointF(0, 0)));
        QCOMPARE(geometry.nearestCell(QPointF(-50, -50)), QPoint(0, 0));
        QCOMPARE(geometry.seen(), QRect(QPoint(0, 0), maze));
    }

    void whatIsZoomedAboutStays() {
        const QRectF area(0, 0, 400, 300);
        const MazeGeometry fitted(area, 100, 80, 1);
        const QPoint cell(30, 30);
        const QPointF at = fitted.centreOf(cell);
        const MazeZoom zoom = fitted.zoomedAbout(at, 3);
        const MazeGeometry closer(area, 100, 80, 1, zoom);
        QVERIFY(std::abs(closer.cell() - 3 * fitted.cell()) < 3);
        QVERIFY(QLineF(closer.centreOf(cell), at).length() < 2 * closer.cell());
        QVERIFY(closer.seen().width() < 60);
        // Never beyond the border, nor smaller than the whole.
        QCOMPARE(closer.zoomedAbout(at, 1e-9).factor, 1.0);
        const MazeGeometry corner(area, 100, 80, 1, {4, {0, 0}});
        QVERIFY(corner.frame().left() <= 0.5 && corner.frame().left() > -0.5);
        QVERIFY(fitted.zoomedAbout(at, 1e9).factor <= largest_maze_zoom);
    }

    void cellsAreBroughtIntoSight() {
        const QRectF area(0, 0, 400, 300);
        const MazeGeometry corner(area, 100, 80, 1, {4, {0, 0}});
        QVERIFY(!area.contains(corner.cellRect({90, 70})));
        const MazeZoom zoom = corner.zoomShowing({90, 70});
        QVERIFY(area.contains(MazeGeometry(area, 100, 80, 1, zoom).cellRect({90, 70})));
        QCOMPARE(corner.zoomShowing({1, 1}), (MazeZoom{4, {0, 0}}));
        const MazeZoom moved = MazeGeometry(area, 100, 80, 1, {4, {0.5, 0.5}}).zoomMoved({-40, 0});
        QVERIFY(moved.centre.x() > 0.5);
    }
};

LOGGIA_TEST(MazeGeometryTest)

} // namespace maze_geometry_test

#include "maze_geometry_test.moc"
