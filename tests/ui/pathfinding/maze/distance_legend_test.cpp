#include "tests/suite.hpp"
#include "tests/ui/pathfinding/mazes.hpp"
#include "ui/pathfinding/maze/distance_legend.hpp"
#include "ui/pathfinding/maze/maze_colours.hpp"
#include "ui/theme/colours.hpp"

#include <QImage>
#include <QLabel>
#include <QTest>

namespace distance_legend_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class DistanceLegendTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsHowFarItIs() {
        DistanceLegend legend;
        auto* farthest = legend.findChild<QLabel*>(q("farthest"));
        auto* no_way = legend.findChild<QWidget*>(q("unreachable"));
        legend.setMap(distanceMap(shared(smallMaze()), false));
        QCOMPARE(farthest->text(), q("5 to the goal"));
        QVERIFY(no_way->isHidden());
        legend.setMap(distanceMap(shared(mazeOf("S.#.\nG.#.\n")), true));
        QCOMPARE(farthest->text(), q("2 from the start"));
        QVERIFY(!no_way->isHidden());
        legend.setMap(nullptr);
        QCOMPARE(farthest->text(), q("no distances"));
    }

    /// Its colours are those of the maze.
    void goesFromNearToFar() {
        for (const Colours* colours : {&lightColours(), &darkColours()}) {
            DistanceLegend legend;
            legend.setPalette(paletteFor(*colours));
            legend.setMap(distanceMap(shared(smallMaze()), false));
            legend.resize(300, 60);
            legend.show();
            const QWidget* scale = legend.findChild<QLabel*>(q("farthest"))->parentWidget();
            QCOMPARE(scale->parentWidget(), static_cast<QWidget*>(&legend));
            QImage sample;
            QRect place;
            for (QWidget* each : scale->findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
                if (qobject_cast<QLabel*>(each) == nullptr) {
                    sample = each->grab().toImage();
                    place = each->geometry();
                }
            // The numbers stand apart from the colours.
            for (const QLabel* number : scale->findChildren<QLabel*>())
                QVERIFY(!number->geometry().intersects(place.adjusted(-7, 0, 7, 0)));
            const int middle = sample.height() / 2;
            QCOMPARE(sample.pixelColor(2, middle).rgb(),
                     distanceColour(static_cast<std::uint8_t>(DistanceMap::farthest_shade * 2 /
                                                              (sample.width() - 1)),
                                    *colours)
                         .rgb());
            QVERIFY(contrast(sample.pixelColor(2, middle),
                             sample.pixelColor(sample.width() - 3, middle)) > 1.8);
        }
    }
};

LOGGIA_WINDOW_TEST(DistanceLegendTest)

} // namespace distance_legend_test

#include "distance_legend_test.moc"
