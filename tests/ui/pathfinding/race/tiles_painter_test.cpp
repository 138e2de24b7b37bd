#include "tests/suite.hpp"
#include "tests/ui/pathfinding/mazes.hpp"
#include "tests/ui/support/pictures.hpp"
#include "ui/pathfinding/race/tiles_painter.hpp"
#include "ui/theme/colours.hpp"

#include <QImage>
#include <QPainter>
#include <QTest>

namespace tiles_painter_test {

using namespace loggia::ui;

class TilesPainterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void placesAreWhereTheyArePainted() {
        for (const QSizeF size : {QSizeF(400, 500), QSizeF(120, 100), QSizeF(900, 300)}) {
            for (const int side : {3, 4}) {
                const TilesGeometry geometry(QRectF(QPointF(0, 0), size), side, true);
                QVERIFY(QRectF(QPointF(0, 0), size).contains(geometry.board));
                QVERIFY(geometry.chart.isNull() || !geometry.chart.intersects(geometry.board));
                for (int place = 0; place < side * side; ++place)
                    QCOMPARE(geometry.placeAt(geometry.rectOf(place).center()), place);
                QCOMPARE(geometry.placeAt({-5, -5}), -1);
            }
        }
    }

    /// Tiles, bars and the frame of the keyboard leave something, in both sets of colours.
    void allOfItIsPainted() {
        TilesScene scene;
        scene.tiles = *loggia::pathfinding::tiles_of("724506831");
        scene.counts = {{0, 0}, {3, 1}, {9, 40}};
        for (const Colours& colours : {lightColours(), darkColours()}) {
            QVERIFY(contrast(colours.text, mix(colours.base, colours.win, 0.22)) >= 4.5);
            const TilesGeometry geometry(QRectF(0, 0, 400, 500), 3, true);
            const auto painted = [&](const TilesMotion& motion) {
                QImage image(400, 500, QImage::Format_RGB32);
                image.fill(colours.window);
                QPainter painter(&image);
                paintTiles(painter, geometry, scene, motion, colours, QFont());
                return image;
            };
            const QImage image = painted({});
            QCOMPARE(image.pixel(geometry.rectOf(4).center().toPoint()),
                     mix(colours.hole, colours.text, 0.16).rgb()); // the gap
            // As many of both kinds as there are states.
            const QRect chart = geometry.chart.toRect();
            const int frontier = testing::pixelsOf(image, colours.player_one, chart);
            const int expanded = testing::pixelsOf(image, colours.player_two, chart);
            QVERIFY(frontier > 0 && expanded > 0);
            const double ratio = double(frontier) / expanded;
            QVERIFY2(ratio > 0.7 * 41 / 12 && ratio < 1.1 * 41 / 12,
                     qPrintable(QString::number(ratio)));
            QVERIFY(painted({1, -1, -1, -1, 1}) != image);
            QVERIFY(painted({-1, 4, -1, -1, 1}) != image);
            QVERIFY(painted({-1, -1, 4, 1, 0.5}) != image);
        }
    }
};

LOGGIA_WINDOW_TEST(TilesPainterTest)

} // namespace tiles_painter_test

#include "tiles_painter_test.moc"
