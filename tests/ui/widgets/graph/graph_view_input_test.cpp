// Zooming and dragging by mouse, keys and buttons; what holds for all graphs is in
// graph_view_test.
#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "tests/ui/widgets/tree_desk.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/graph/route_arrows.hpp"

#include <QApplication>
#include <QFontInfo>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>

#include <algorithm>
#include <set>
#include <vector>

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
        // In the middle, of what is seen beside the bars and above the buttons.
        QRectF room(view.rect());
        for (const QScrollBar* bar : view.findChildren<QScrollBar*>())
            if (bar->isVisible())
                bar->orientation() == Qt::Vertical ? room.setRight(bar->x())
                                                   : room.setBottom(bar->y());
        QVERIFY((view.rectOf(200).center() - room.center()).manhattanLength() < 4);
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

    /// However a scene is zoomed and scrolled, what the buttons lie on is empty, and a click there
    /// or beside them picks nothing.
    void theButtonsHideNothing() {
        TreeDesk desk(largeTree(400));
        TreeView& view = desk.view;
        QSignalSpy clicked(&view, &TreeView::nodeClicked);
        QWidget* buttons = view.findChild<QToolButton*>()->parentWidget();
        const auto strip = [&] {
            return QRect(0, buttons->y(), view.width(), view.height() - buttons->y());
        };
        view.setReadable(11);
        view.clearFocus(); // whose frame goes around all of it
        loggia::Random random(7);
        bool under = false;
        for (int round = 0; round < 60; ++round) {
            desk.wheel({300, 200}, random.below(2) == 0 ? 360 : -300,
                       random.below(3) == 0 ? Qt::ControlModifier : Qt::NoModifier);
            if (view.isFitted() && !view.isCut())
                continue;
            buttons->hide();
            const QImage picture = view.grab(strip()).toImage();
            buttons->show();
            const QRgb ground = picture.pixel(0, picture.height() - 1);
            for (int x = 0; x < picture.width(); ++x)
                for (int y = 0; y < picture.height(); ++y)
                    QCOMPARE(picture.pixel(x, y), ground);
            for (const int node : view.shown())
                if (strip().contains(view.rectOf(node).center().toPoint())) {
                    under = true;
                    QCOMPARE(view.nodeAt(view.rectOf(node).center()), -1);
                }
        }
        QVERIFY(under);
        QCOMPARE(clicked.count(), 0);
    }

    /// Bars are there where some of the scene is out of sight, and lead to all of it.
    void barsLeadToTheRest() {
        TreeDesk desk(largeTree(400));
        TreeView& view = desk.view;
        const auto bar = [&view](Qt::Orientation orientation) {
            for (QScrollBar* each : view.findChildren<QScrollBar*>())
                if (each->orientation() == orientation)
                    return each;
            return static_cast<QScrollBar*>(nullptr);
        };
        QScrollBar* across = bar(Qt::Horizontal);
        QScrollBar* down = bar(Qt::Vertical);
        QVERIFY(!across->isVisible() && !down->isVisible());
        view.setReadable(11);
        QVERIFY(view.isCut() && across->isVisible());
        const auto seen = [&] {
            QRectF room(view.rect());
            room.setBottom(across->isVisible() ? across->y() : room.bottom());
            room.setRight(down->isVisible() ? down->x() : room.right());
            std::set<int> nodes;
            for (const int node : view.shown())
                if (room.intersects(view.rectOf(node)))
                    nodes.insert(node);
            return nodes;
        };
        QVERIFY(seen().contains(0));
        std::set<int> all;
        const auto places = [](const QScrollBar& each) {
            std::vector<int> values{each.maximum()};
            for (int value = 0; value < each.maximum(); value += std::max(1, each.pageStep() / 2))
                values.push_back(value);
            return values;
        };
        for (const int y : places(*down))
            for (const int x : places(*across)) {
                down->setValue(y);
                across->setValue(x);
                all.merge(seen());
            }
        QCOMPARE(all.size(), view.shown().size());
        // By mouse: a click beside the slider goes a page on.
        across->setValue(0);
        const QPointF before = view.rectOf(0).center();
        QTest::mouseClick(across, Qt::LeftButton, {}, QPoint(across->width() * 3 / 4, 6));
        QVERIFY(view.rectOf(0).center().x() < before.x() - 100);
        // The wheel moves them.
        const int value = across->value();
        desk.wheel({300, 200}, 240, Qt::ShiftModifier);
        QVERIFY(across->value() < value);
        desk.key(Qt::Key_0, Qt::ControlModifier);
        desk.key(Qt::Key_0, Qt::ControlModifier);
        QVERIFY(!view.isCut() && !across->isVisible() && !down->isVisible());
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
