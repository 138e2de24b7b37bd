#include "core/peg/layouts.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/peg/peg_geometry.hpp"

#include <QLineF>
#include <QTest>

#include <array>
#include <cmath>

namespace peg_geometry_test {

using namespace loggia::ui;

class PegGeometryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void pixelsAndPlacesAreEachOthersInverse() {
        const QRectF area(10, 20, 500, 300);
        const QRectF bounds(-2, -1, 7, 5);
        const PegGeometry geometry(area, bounds, 1);
        for (const QPointF place :
             {QPointF(-2, -1), QPointF(0, 0), QPointF(5, 4), QPointF(1.5, 2)}) {
            const QPointF pixels = geometry.toPixels(place);
            QVERIFY(QLineF(geometry.toPlace(pixels), place).length() < 1e-9);
            QVERIFY(area.adjusted(-1, -1, 1, 1).contains(pixels));
        }
        // The same scale both ways.
        const double right = QLineF(geometry.toPixels({0, 0}), geometry.toPixels({1, 0})).length();
        const double down = QLineF(geometry.toPixels({0, 0}), geometry.toPixels({0, 1})).length();
        QVERIFY(std::abs(right - down) < 1e-9);
        QVERIFY(std::abs(geometry.step() - right) < 1e-9);
    }

    /// A row round a corner is drawn through its three holes; a straight one bows past the middle.
    void rowsLeadThroughTheirHoles() {
        PegScene scene;
        scene.holes.resize(4);
        const std::array places{QPointF(0, 0), QPointF(1, 0), QPointF(1, 1), QPointF(2, 0)};
        for (std::size_t i = 0; i < places.size(); ++i)
            scene.holes[i].place = places[i];
        const PegGeometry geometry({0, 0, 500, 400}, {0, 0, 2, 1}, 1);
        const auto at = [&](int hole) {
            return geometry.toPixels(places.at(static_cast<std::size_t>(hole - 1)));
        };
        const auto half_way = [&](const loggia::peg::Triple& row) {
            return 0.25 * at(row.a) + 0.5 * geometry.bowOf(scene, row) + 0.25 * at(row.c);
        };
        QVERIFY(QLineF(half_way({1, 2, 3}), at(2)).length() < 1e-6);
        QVERIFY(QLineF(half_way({1, 2, 4}), at(2)).length() > 0.1 * geometry.step());
    }

    /// Three holes do not fill a window, but a larger window has larger pegs.
    void pegsGrowWithTheWindow() {
        const QRectF three(0, 0, 2, 0);
        QCOMPARE(PegGeometry({0, 0, 500, 400}, three, 1).step(), 110.0);
        QCOMPARE(PegGeometry({0, 0, 1200, 800}, three, 1).step(), 168.0);
        QCOMPARE(PegGeometry({0, 0, 800, 1200}, three, 1).step(), 168.0);
    }
};

LOGGIA_WINDOW_TEST(PegGeometryTest)

} // namespace peg_geometry_test

#include "peg_geometry_test.moc"
