// Zooming and dragging by mouse, keys and buttons; what holds for all graphs is in
// graph_view_test.
#include "tests/suite.hpp"
#include "tests/ui/widgets/tree_desk.hpp"
#include "ui/theme/colours.hpp"

#include <QApplication>
#include <QSignalSpy>
#include <QToolButton>

namespace graph_view_input_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class GraphViewInputTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        failOnWarnings();
        QApplication::setPalette(paletteFor(lightColours()));
    }

    void zoomsWhereThePointerIs() {
        TreeDesk desk;
        const QPoint at = desk.at(3);
        const double before = desk.view.scale();
        desk.wheel(at, 240, Qt::ControlModifier);
        QVERIFY(!desk.view.isFitted());
        QVERIFY(desk.view.scale() > before * 1.2);
        QVERIFY((desk.view.rectOf(3).center() - at).manhattanLength() < 2);
        for (int i = 0; i < 50; ++i)
            desk.wheel(at, 240, Qt::ControlModifier);
        QCOMPARE(desk.view.scale(), TreeView::largest_scale);
        for (int i = 0; i < 99; ++i)
            desk.wheel(at, -240, Qt::ControlModifier);
        QVERIFY(desk.view.scale() > 0.2);
        desk.key(Qt::Key_0, Qt::ControlModifier);
        QVERIFY(desk.view.isFitted());
        QVERIFY(std::abs(desk.view.scale() - before) < 1e-9);
    }

    void zoomsByKeysAndButtons() {
        TreeDesk desk;
        const double before = desk.view.scale();
        desk.key(Qt::Key_Plus, Qt::ControlModifier);
        QVERIFY(desk.view.scale() > before * 1.2);
        desk.key(Qt::Key_Minus, Qt::ControlModifier);
        QVERIFY2(std::abs(desk.view.scale() - before) < 1e-6,
                 qPrintable(QStringLiteral("%1 %2").arg(desk.view.scale()).arg(before)));
        QVERIFY(!desk.view.isFitted());
        for (const char* name : {"zoomIn", "zoomOut", "fit"}) {
            auto* button = desk.view.findChild<QToolButton*>(QLatin1String(name));
            QVERIFY(desk.view.rect().contains(
                QRect(button->mapTo(&desk.view, QPoint()), button->size())));
            QTest::mouseClick(button, Qt::LeftButton);
        }
        QVERIFY(desk.view.isFitted());
        QCOMPARE(desk.view.scale(), before);
    }

    void draggingPans() {
        TreeDesk desk;
        desk.wheel({300, 200}, 600, Qt::ControlModifier);
        const QPointF before = desk.view.rectOf(0).center();
        const QSignalSpy clicked(&desk.view, &TreeView::nodeClicked);
        QTest::mousePress(&desk.view, Qt::LeftButton, {}, {300, 200});
        QTest::mouseMove(&desk.view, {320, 205});
        QTest::mouseMove(&desk.view, {340, 210});
        QTest::mouseRelease(&desk.view, Qt::LeftButton, {}, {340, 210});
        const QPointF by = desk.view.rectOf(0).center() - before;
        QVERIFY2((by - QPointF(40, 10)).manhattanLength() < 1.5,
                 qPrintable(QStringLiteral("%1 %2").arg(by.x()).arg(by.y())));
        QCOMPARE(clicked.count(), 0);
        // However far it is dragged, some of it stays.
        for (int i = 0; i < 40; ++i)
            desk.wheel({300, 200}, 1200, Qt::NoModifier);
        QVERIFY(QRectF(desk.view.rect()).intersects(desk.view.rectOf(0)) ||
                QRectF(desk.view.rect()).intersects(desk.view.rectOf(1)) ||
                QRectF(desk.view.rect()).intersects(desk.view.rectOf(2)));
    }

    /// With motion it gets to the same place, before 200 ms are over.
    void glidesToWhereItGoes() {
        TreeDesk moving(someTree(), true);
        TreeDesk still;
        moving.key(Qt::Key_Plus, Qt::ControlModifier);
        still.key(Qt::Key_Plus, Qt::ControlModifier);
        QVERIFY(moving.view.scale() < still.view.scale());
        QTRY_COMPARE_WITH_TIMEOUT(moving.view.scale(), still.view.scale(), patience);
        QCOMPARE(moving.view.rectOf(3), still.view.rectOf(3));
        QVERIFY(moving.style.styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, nullptr,
                                       nullptr) < 200);
    }
};

LOGGIA_WINDOW_TEST(GraphViewInputTest)

} // namespace graph_view_input_test

#include "graph_view_input_test.moc"
