// Zooming and dragging by mouse, keys and buttons; what holds for all graphs is in
// graph_view_test.
#include "tests/suite.hpp"
#include "tests/ui/widgets/tree_desk.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/graph/route_arrows.hpp"

#include <QApplication>
#include <QFontInfo>
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

    /// What would be too small to read is scrolled to; Ctrl+0 shows all of it, and goes back.
    void largeGraphsStayReadable() {
        TreeDesk desk(largeTree(400));
        TreeView& view = desk.view;
        const double whole = view.scale();
        QVERIFY(!view.isCut());
        view.setReadable(11);
        QVERIFY(QFontInfo(view.font()).pixelSize() * view.scale() > 10.99);
        QVERIFY(view.isFitted() && view.isCut());
        const auto sees = [&view](int node) {
            return QRectF(view.rect()).contains(view.rectOf(node));
        };
        QVERIFY(sees(0));
        QVERIFY(!sees(399));
        const QImage marked = view.grab().toImage();
        view.reveal(399);
        QVERIFY(sees(399) && !sees(0) && view.isFitted());
        QVERIFY(view.grab().toImage() != marked);
        // It stays there when something else of the scene changes.
        GraphNode changed = view.tree().at(399);
        changed.tone = NodeTone::yes;
        view.updateNode(399, changed);
        view.resize(view.size() + QSize(1, 0));
        QVERIFY(sees(399));
        desk.key(Qt::Key_0, Qt::ControlModifier);
        QVERIFY(!view.isCut() && std::abs(view.scale() - whole) < 0.01);
        desk.key(Qt::Key_0, Qt::ControlModifier);
        QVERIFY(view.isCut());
        // The wheel scrolls, and the next node is still followed.
        const QPointF before = view.rectOf(0).center();
        desk.wheel({300, 200}, -240, Qt::NoModifier);
        QVERIFY(view.rectOf(0).center() != before);
        view.reveal(0);
        QVERIFY(sees(0));
        view.centreOn(200);
        // In the middle, of what is not under the buttons.
        QVERIFY((view.rectOf(200).center() - QRectF(view.rect()).center()).manhattanLength() < 24);
        // With a neighbour that fits, and without what is too far away.
        const QPointF alone = view.rectOf(200).center();
        int nearest = 0;
        for (int node = 0; node < 399; ++node)
            if (node != 200 && (view.rectOf(node).center() - alone).manhattanLength() <
                                   (view.rectOf(nearest).center() - alone).manhattanLength())
                nearest = node;
        view.centreOn(QList<int>{200, 399, nearest});
        QVERIFY(sees(200) && sees(nearest) && !sees(399));
        view.centreOn(200);
        QVERIFY((view.rectOf(200).center() - alone).manhattanLength() < 1);
        // Labels of edges are written smaller.
        TreeModelData labelled = largeTree(400);
        labelled.nodes[7].edge_label = QStringLiteral("+1");
        view.setTree(labelled);
        view.fit();
        QVERIFY(QFontInfo(edgeLabelFont(view.font())).pixelSize() * view.scale() > 10.99);
    }

    void smallGraphsAreWholeAnyway() {
        TreeDesk desk;
        const double before = desk.view.scale();
        desk.view.setReadable(11);
        QVERIFY(!desk.view.isCut());
        QCOMPARE(desk.view.scale(), before);
        desk.key(Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(desk.view.scale(), before);
    }
};

LOGGIA_WINDOW_TEST(GraphViewInputTest)

} // namespace graph_view_input_test

#include "graph_view_input_test.moc"
