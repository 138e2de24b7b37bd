#include "tests/suite.hpp"
#include "ui/widgets/graph/free_point.hpp"

#include <QTest>

#include <cmath>
#include <random>
#include <vector>

namespace free_point_test {

using namespace loggia;
using namespace loggia::ui;

class FreePointTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void staysWhereThereIsRoom() {
        QCOMPARE(freePoint({}, {3, 4}, 60, 0), QPointF(3, 4));
        QCOMPARE(freePoint({{0, 0}}, {60, 0}, 60, 1), QPointF(60, 0));
        QCOMPARE(freePoint({{0, 0}, {9, 9}}, {10, 0}, 60, 0), freePoint({{9, 9}}, {10, 0}, 60, 1));
        QCOMPARE(freePoint({{9, 9}}, {10, 0}, 60, 0), QPointF(10, 0)); // alone
    }

    /// Whatever lies there, the point is far enough from it and not far away.
    void findsRoomNearby() {
        std::mt19937 random(static_cast<std::uint32_t>(test_suite::seed(1)));
        std::uniform_real_distribution<double> anywhere(-150, 150);
        for (int round = 0; round < 300; ++round) {
            std::vector<QPointF> points;
            for (int i = 0; i < round % 30; ++i)
                points.emplace_back(anywhere(random), anywhere(random));
            const QPointF wanted(anywhere(random), anywhere(random));
            const QPointF at = freePoint(points, wanted, 60, points.size());
            for (const QPointF& point : points)
                QVERIFY(std::hypot(point.x() - at.x(), point.y() - at.y()) >= 60 - 1e-3);
            QVERIFY(std::hypot(wanted.x() - at.x(), wanted.y() - at.y()) <= 500);
        }
    }
};

LOGGIA_TEST(FreePointTest)

} // namespace free_point_test

#include "free_point_test.moc"
