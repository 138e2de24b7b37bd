#include "tests/suite.hpp"
#include "tests/ui/pathfinding/mazes.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/pathfinding/race/lane_grid.hpp"
#include "ui/pathfinding/race/lane_view.hpp"

#include <QTest>

namespace lane_grid_test {

using namespace loggia::ui;

class LaneGridTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void lanesAreAsLargeAsCanBe() {
        QCOMPARE(bestColumns(1, {10, 10}, {100, 100}), 1);
        QCOMPARE(bestColumns(2, {20, 10}, {100, 100}), 1);
        QCOMPARE(bestColumns(2, {10, 20}, {100, 100}), 2);
        QCOMPARE(bestColumns(4, {10, 10}, {100, 100}), 2);
        QCOMPARE(bestColumns(3, {10, 30}, {200, 100}), 3);
        QCOMPARE(bestColumns(2, {0, 0}, {0, 0}), 1);
        // Below each other each has a headline of its own, side by side they share the height.
        QCOMPARE(bestColumns(2, {41, 21}, {964, 510}), 1);
        QCOMPARE(bestColumns(2, {41, 21}, {964, 510}, {6, 26}), 2);
    }

    void knowsHowWideItCanBe() {
        LaneGrid grid;
        grid.setShape({20, 10});
        QCOMPARE(grid.widthFor({1000, 100}), 200);
        QCOMPARE(grid.widthFor({150, 100}), 150);
        grid.setCount(2);
        QCOMPARE(grid.widthFor({1000, 100}), 400);
        grid.setCount(4);
        QCOMPARE(grid.widthFor({1000, 100}), 800); // in one row they are largest
        QCOMPARE(grid.widthFor({300, 200}), 300);
    }

    void showsSoManyLanesOfOneSize() {
        LaneGrid grid;
        grid.resize(600, 400);
        grid.show();
        for (const int count : {4, 2, 3, 1}) {
            grid.setCount(count);
            QTest::qWait(10);
            for (int i = 0; i < Race::most_lanes; ++i)
                QCOMPARE(grid.lane(i)->isVisible(), i < count);
            for (int i = 1; i < count; ++i) {
                QVERIFY(std::abs(grid.lane(i)->width() - grid.lane(0)->width()) <= 1);
                QVERIFY(std::abs(grid.lane(i)->height() - grid.lane(0)->height()) <= 1);
                QVERIFY(!grid.lane(i)->geometry().intersects(grid.lane(i - 1)->geometry()));
            }
        }
        grid.setCount(2);
        grid.resize(964, 510);
        grid.setShape({41, 21});
        QTest::qWait(10);
        QCOMPARE(grid.lane(0)->y(), grid.lane(1)->y());
        grid.resize(600, 400);
        grid.setShape({100, 10});
        QTest::qWait(10);
        QCOMPARE(grid.lane(0)->x(), grid.lane(1)->x());
        grid.setShape({10, 100});
        QTest::qWait(10);
        QCOMPARE(grid.lane(0)->y(), grid.lane(1)->y());
    }
};

LOGGIA_WINDOW_TEST(LaneGridTest)

} // namespace lane_grid_test

#include "lane_grid_test.moc"
