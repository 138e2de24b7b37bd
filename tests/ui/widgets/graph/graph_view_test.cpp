// A graph that is no tree; what a tree adds is in tree_view_test.
#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/graph/graph_view.hpp"
#include "ui/widgets/graph/route_arrows.hpp"

#include <QFontInfo>
#include <QHelpEvent>
#include <QImage>
#include <QNativeGestureEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QPointingDevice>
#include <QSignalSpy>
#include <QToolButton>
#include <QToolTip>
#include <QWheelEvent>

namespace graph_view_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

constexpr int columns = 6;
constexpr int rows = 4;

/// Nodes on a grid, each joined to the next, numbered by rows from the top left.
GraphScene grid() {
    GraphScene scene;
    for (int node = 0; node < columns * rows; ++node) {
        scene.nodes.push_back({QStringLiteral("n%1").arg(node)});
        scene.places.emplace_back(node % columns * 90.0, node / columns * 70.0, 50, 26);
        if (node > 0)
            scene.edges.push_back({node - 1, node});
    }
    scene.bounds = QRectF(0, 0, (columns - 1) * 90 + 50, (rows - 1) * 70 + 26);
    return scene;
}

/// What of a widget was painted.
class Painted : public QObject {
public:
    explicit Painted(QWidget* widget) { widget->installEventFilter(this); }
    QRegion region;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Paint)
            region += static_cast<QPaintEvent*>(event)->region();
        return QObject::eventFilter(watched, event);
    }
};

struct Desk {
    GraphView view;
    QSignalSpy clicked{&view, &GraphView::nodeClicked};
    QSignalSpy hovered{&view, &GraphView::nodeHovered};

    explicit Desk(GraphScene scene = grid()) {
        view.resize(500, 380);
        view.setScene(std::move(scene));
        view.show();
        view.activateWindow();
        view.setFocus();
        static_cast<void>(QTest::qWaitForWindowActive(&view));
    }
    [[nodiscard]] QPoint at(int node) const { return view.rectOf(node).center().toPoint(); }
    /// Whether it took the wheel for itself.
    bool wheel(const QPointF& at, const QPoint& by, Qt::KeyboardModifiers modifiers = {}) {
        QWheelEvent event(at, view.mapToGlobal(at), {}, by, Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        event.ignore();
        QCoreApplication::sendEvent(&view, &event);
        return event.isAccepted();
    }
    void pinch(const QPointF& at, double by) {
        QNativeGestureEvent event(Qt::ZoomNativeGesture, QPointingDevice::primaryPointingDevice(),
                                  2, at, at, view.mapToGlobal(at), by, {});
        QCoreApplication::sendEvent(&view, &event);
    }
    void drag(Qt::MouseButton button, const QPoint& from, const QPoint& to) {
        QTest::mousePress(&view, button, {}, from);
        QTest::mouseMove(&view, (from + to) / 2);
        QTest::mouseMove(&view, to);
        QTest::mouseRelease(&view, button, {}, to);
    }
    [[nodiscard]] QString toolTipAt(const QPoint& point) {
        QHelpEvent help(QEvent::ToolTip, point, view.mapToGlobal(point));
        QCoreApplication::sendEvent(&view, &help);
        return QToolTip::text();
    }
};

class GraphViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// Around a picture that has the keyboard, of which no node is selected.
    void theFrameComesAndGoesAsAWhole() {
        Desk desk;
        Painted painted(&desk.view);
        for (const int node : {7, -1}) {
            QCoreApplication::processEvents();
            painted.region = {};
            desk.view.select(node);
            QTRY_VERIFY(painted.region.contains(QPoint(1, 1)));
        }
    }

    /// Wherever the pointer is on the graph, what lies under it stays there.
    void zoomingKeepsWhatIsUnderThePointer() {
        loggia::Random random(31);
        Desk desk;
        for (int i = 0; i < 2000; ++i) {
            const int node = static_cast<int>(random.below(columns * rows));
            const QPointF at = desk.view.rectOf(node).center();
            const double before = desk.view.scale();
            const int by = (random.below(2) == 0 ? 1 : -1) * static_cast<int>(random.below(400));
            if (random.below(2) == 0)
                QVERIFY(desk.wheel(at, {0, by}, Qt::ControlModifier));
            else
                desk.pinch(at, by / 600.0);
            const double after = desk.view.scale();
            QVERIFY(after <= GraphView::largest_scale);
            QVERIFY(by == 0 || before == after || (after > before) == (by > 0));
            // But never so far that the graph's middle would leave it.
            const QRectF all(desk.view.rectOf(0).topLeft(),
                             desk.view.rectOf(columns * rows - 1).bottomRight());
            const QPointF middle = QRectF(desk.view.rect()).center();
            QVERIFY(all.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(middle));
            const bool at_the_edge =
                std::min({middle.x() - all.left(), all.right() - middle.x(), middle.y() - all.top(),
                          all.bottom() - middle.y()}) < 1e-6;
            const QPointF moved = desk.view.rectOf(node).center() - at;
            QVERIFY(at_the_edge || moved.manhattanLength() < 1e-6);
        }
    }

    /// A narrow scene reaches down beside the buttons, which no node ever lies under.
    void aNarrowSceneHasAllTheHeight() {
        GraphScene column;
        for (int node = 0; node < 5; ++node) {
            column.nodes.push_back({QStringLiteral("n%1").arg(node)});
            column.places.emplace_back(0, node * 70.0, 50, 26);
        }
        column.bounds = QRectF(0, 0, 50, 4 * 70 + 26);
        Desk desk(column);
        QWidget* buttons = desk.view.findChild<QToolButton*>()->parentWidget();
        for (const int width : {500, 300, 160, 120}) {
            desk.view.resize(width, 380);
            const double scale = desk.view.scale();
            if (width >= 300)
                QVERIFY(std::abs(scale * column.bounds.height() - 380) < 1);
            else if (width < 150)
                QVERIFY(scale * column.bounds.height() < 360);
            for (int node = 0; node < 5; ++node) {
                QVERIFY(QRectF(desk.view.rect())
                            .adjusted(-1, -1, 1, 1)
                            .contains(desk.view.rectOf(node)));
                QVERIFY(!desk.view.rectOf(node).intersects(QRectF(buttons->geometry())));
            }
        }
    }

    /// As long as nobody has scrolled, and not the middle of what was seen before.
    void aSmallerViewShowsTheBeginning() {
        Desk desk;
        desk.view.setReadable(20);
        desk.view.resize(1400, 1000);
        const QRect whole = desk.view.rect();
        for (const int node : {0, 23})
            QVERIFY(whole.contains(desk.view.rectOf(node).toRect()));
        desk.view.resize(400, 150);
        QVERIFY(desk.view.rect().contains(desk.view.rectOf(0).toRect()));
        QVERIFY(!desk.view.rect().contains(desk.view.rectOf(23).toRect()));
        desk.view.resize(400, 250);
        desk.view.resize(400, 120);
        QVERIFY(desk.view.rect().contains(desk.view.rectOf(0).toRect()));
    }

    /// Labels of edges may be a little smaller than asked for, if all of the scene is seen then;
    /// labels of nodes may not.
    void aWholeSceneIsWorthALittleSize() {
        GraphScene scene = grid();
        for (const bool labelled : {false, true}) {
            for (GraphEdge& edge : scene.edges)
                edge.label = labelled ? QStringLiteral("1") : QString();
            Desk desk(scene);
            desk.view.setReadable(GraphView::readable_label);
            const double node_label = QFontInfo(desk.view.font()).pixelSize();
            const double edge_label = QFontInfo(edgeLabelFont(desk.view.font())).pixelSize();
            bool was_cut = false;
            bool was_small = false;
            for (int height = 600; height > 100; --height) {
                desk.view.resize(900, height);
                const double scale = desk.view.scale();
                if (desk.view.isCut()) {
                    was_cut = true;
                    continue;
                }
                QVERIFY(scale * node_label >= GraphView::readable_label - 1e-6);
                if (labelled && scale * edge_label < GraphView::readable_label - 1e-6)
                    was_small = true;
            }
            QVERIFY(was_cut);
            QCOMPARE(was_small, labelled);
        }
    }

    /// While all is seen there is nothing to scroll, and what lies around may want the wheel.
    void theWheelScrollsOnlyWhatIsZoomed() {
        Desk desk;
        const QPointF middle = QRectF(desk.view.rect()).center();
        QVERIFY(!desk.wheel(middle, {0, -120}));
        QVERIFY(desk.view.isFitted());
        desk.wheel(middle, {0, 600}, Qt::ControlModifier);
        const QPointF before = desk.view.rectOf(0).center();
        QVERIFY(desk.wheel(middle, {0, -120}));
        const QPointF down = desk.view.rectOf(0).center() - before;
        QVERIFY(down.x() == 0 && down.y() < 0);
        QVERIFY(desk.wheel(middle, {0, -120}, Qt::ShiftModifier));
        const QPointF aside = desk.view.rectOf(0).center() - before - down;
        QVERIFY(aside.x() < 0 && std::abs(aside.y()) < 1e-6);
    }

    void aDragIsNoClick() {
        Desk desk;
        desk.drag(Qt::LeftButton, desk.at(8), desk.at(8) + QPoint(2, 1)); // a shaky hand's click
        QCOMPARE(desk.clicked.count(), 1);
        QVERIFY(desk.view.isFitted());
        QCOMPARE(desk.view.selected(), 8);
        for (const Qt::MouseButton button : {Qt::LeftButton, Qt::MiddleButton}) {
            desk.view.fit();
            QTRY_COMPARE(desk.view.selected(), 8);
            desk.wheel(QRectF(desk.view.rect()).center(), {0, 900}, Qt::ControlModifier);
            const QPoint from = desk.view.rect().center();
            const QPointF before = desk.view.rectOf(8).center();
            desk.drag(button, from, from + QPoint(-36, 24));
            const QPointF by = desk.view.rectOf(8).center() - before - QPointF(-36, 24);
            QVERIFY(by.manhattanLength() < 1e-6);
            QCOMPARE(desk.view.cursor().shape() == Qt::ClosedHandCursor, false);
        }
        // Also one that ends on the node that it began on, which went along.
        desk.view.fit();
        QTRY_VERIFY(desk.view.rect().contains(desk.view.rectOf(columns * rows - 1).toRect()));
        desk.wheel(desk.at(8), {0, 300}, Qt::ControlModifier);
        desk.drag(Qt::LeftButton, desk.at(8), desk.at(8) + QPoint(-36, 24));
        QCOMPARE(desk.clicked.count(), 1);
        QTest::mouseClick(&desk.view, Qt::LeftButton, {}, desk.at(8)); // but the next click is one
        QCOMPARE(desk.clicked.count(), 2);
        desk.clicked.removeLast();
        QTest::mouseClick(&desk.view, Qt::RightButton, {}, desk.at(9));
        QTest::mouseClick(&desk.view, Qt::MiddleButton, {}, desk.at(9));
        QCOMPARE(desk.clicked.count(), 1);
    }

    /// On a grid every arrow leads to the node beside, and at the border nowhere.
    void arrowsGoToTheNearestOnThatSide() {
        loggia::Random random(32);
        Desk desk;
        int expected = 0;
        desk.view.select(0);
        for (int i = 0; i < 1000; ++i) {
            const int column = expected % columns;
            const int row = expected / columns;
            switch (random.below(4)) {
            case 0:
                QTest::keyClick(&desk.view, Qt::Key_Left);
                expected -= column > 0 ? 1 : 0;
                break;
            case 1:
                QTest::keyClick(&desk.view, Qt::Key_Right);
                expected += column < columns - 1 ? 1 : 0;
                break;
            case 2:
                QTest::keyClick(&desk.view, Qt::Key_Up);
                expected -= row > 0 ? columns : 0;
                break;
            default:
                QTest::keyClick(&desk.view, Qt::Key_Down);
                expected += row < rows - 1 ? columns : 0;
            }
            QCOMPARE(desk.view.selected(), expected);
        }
        QTest::keyClick(&desk.view, Qt::Key_Home);
        QCOMPARE(desk.view.selected(), 0);
    }

    /// What was left out of the scene can neither be reached nor picked, and is selected no more.
    void nodesThatAreNotShownAreNotThere() {
        Desk desk;
        desk.view.select(7);
        const QSignalSpy selection(&desk.view, &GraphView::selectionChanged);
        const QPoint place = desk.at(7);
        GraphScene scene = grid();
        scene.places[7] = {};
        desk.view.setScene(scene);
        QCOMPARE(desk.view.selected(), -1);
        QCOMPARE(selection.count(), 1);
        QCOMPARE(desk.view.nodeAt(place), -1);
        desk.view.select(7);
        QCOMPARE(desk.view.selected(), -1);
        QTest::keyClick(&desk.view, Qt::Key_Return); // nothing is selected
        QTest::mouseClick(&desk.view, Qt::LeftButton, {}, place);
        QCOMPARE(desk.clicked.count(), 0);
        desk.view.select(6);
        QTest::keyClick(&desk.view, Qt::Key_Right);
        QCOMPARE(desk.view.selected(), 8);
        QTest::keyClick(&desk.view, Qt::Key_Return);
        QCOMPARE(desk.clicked.last().first().toInt(), 8);
    }

    void tellsWhatIsPointedAt() {
        Desk desk;
        QTest::mouseMove(&desk.view, desk.at(3));
        QTest::mouseMove(&desk.view, desk.at(3) + QPoint(1, 1));
        QTest::mouseMove(&desk.view, desk.at(4));
        QTest::mouseMove(&desk.view, (desk.at(4) + desk.at(11)) / 2);
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(&desk.view, &leave);
        QList<int> nodes;
        for (const auto& call : desk.hovered)
            nodes << call.first().toInt();
        QCOMPARE(nodes, (QList<int>{3, 4, -1}));
    }

    /// A dot of a few points is hit also from beside it, and the nearest one is meant.
    void smallNodesAreEasyToHit() {
        GraphScene scene = grid();
        for (QRectF& place : scene.places)
            place = QRectF(place.center(), QSizeF(0.5, 0.5));
        const Desk desk(scene);
        for (int node = 0; node < columns * rows; ++node) {
            const QPointF middle = desk.view.rectOf(node).center();
            QCOMPARE(desk.view.nodeAt(middle + QPointF(2, -2)), node);
            QCOMPARE(desk.view.nodeAt(middle + QPointF(6, 0)), -1);
        }
    }

    /// Where a label cannot be read on the node it is the tool tip.
    void toolTipsSayWhatIsCut() {
        GraphScene scene = grid();
        scene.nodes[0].label = QStringLiteral("far too long for a node that is so narrow");
        scene.nodes[1].tooltip = QStringLiteral("of its own");
        Desk desk(scene);
        QCOMPARE(desk.toolTipAt(desk.at(2)), QString());
        QCOMPARE(desk.toolTipAt(desk.at(0)).replace(QLatin1Char('\n'), QLatin1Char(' ')),
                 scene.nodes[0].label);
        QCOMPARE(desk.toolTipAt(desk.at(1)), QStringLiteral("of its own"));
        desk.view.resize(160, 120);
        QTRY_COMPARE(desk.toolTipAt(desk.at(2)), QStringLiteral("n2"));
        QToolTip::hideText();
    }

    void aHugeScenesPictureIsOfASizeThatCanBePainted() {
        GraphScene scene = grid();
        QCOMPARE(Desk(scene).view.pictureSize(), scene.bounds.size().toSize());
        scene.bounds = QRectF(0, 0, 1e6, 2e3);
        const QSize wide = Desk(scene).view.pictureSize();
        QVERIFY(wide.width() <= 6000 && wide.height() >= 1);
        scene.bounds = QRectF(0, 0, 1e5, 1e5);
        const QSize large = Desk(scene).view.pictureSize();
        QVERIFY(qint64{large.width()} * large.height() < 6'100'000);
        QVERIFY(Desk(GraphScene()).view.pictureSize().width() == 1);
    }

    /// Labels too small for the screen are in a picture, which has more dots and is enlarged.
    void aLargeScenesPictureHasItsLabels() {
        GraphScene scene = grid();
        scene.edges.clear();
        GraphScene unlabelled = scene;
        for (GraphNode& node : unlabelled.nodes)
            node.label.clear();
        scene.bounds = unlabelled.bounds = QRectF(0, 0, 20'000, 400); // drawn at 0.3
        const auto picture = [](const GraphScene& painted, int dots) {
            const Desk desk(painted);
            QImage image(QSize(200, 120) * dots, QImage::Format_RGB32);
            image.setDevicePixelRatio(dots);
            image.fill(lightColours().window);
            QPainter painter(&image);
            desk.view.paintPicture(painter, lightColours());
            return image;
        };
        QVERIFY(picture(scene, 1) == picture(unlabelled, 1)); // nobody could read them
        QVERIFY(picture(scene, 2) != picture(unlabelled, 2));
    }
};

LOGGIA_WINDOW_TEST(GraphViewTest)

} // namespace graph_view_test

#include "graph_view_test.moc"
