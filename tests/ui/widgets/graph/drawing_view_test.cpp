#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/widgets/graph/drawing_view.hpp"

#include <QSignalSpy>
#include <QTest>

namespace drawing_view_test {

using namespace loggia::ui;

/// The least that a page says of what is drawn.
class Sketch final : public DrawingView {
public:
    bool loops = false;
    QList<int> keys; ///< That came to the page.

protected:
    [[nodiscard]] Words words() const override {
        return {QStringLiteral("draw"), QStringLiteral("drag"), QStringLiteral("choose"),
                QStringLiteral("join %1 %2"), QStringLiteral("part %1 %2")};
    }
    [[nodiscard]] GraphEdge newEdge(int from, int to) const override { return {from, to}; }
    [[nodiscard]] const GraphEdge* deletedEdge(int from, int to) const override {
        for (const GraphEdge& edge : scene().edges)
            if (edge.from == from && edge.to == to)
                return &edge;
        return nullptr;
    }
    [[nodiscard]] bool allowsLoops() const override { return loops; }
    bool pageKey(int key) override {
        keys << key;
        return key == Qt::Key_G;
    }
    [[nodiscard]] QString nameOf(int node) const override {
        return scene().nodes[static_cast<std::size_t>(node)].label;
    }
};

GraphScene sceneOf(const std::vector<QPointF>& points) {
    GraphScene scene;
    for (std::size_t i = 0; i < points.size(); ++i) {
        GraphNode node;
        node.label = QChar(QLatin1Char(static_cast<char>('a' + i)));
        scene.nodes.push_back(node);
        scene.places.emplace_back(points[i] - QPointF(20, 15), QSizeF(40, 30));
        scene.bounds = scene.bounds.united(scene.places.back().adjusted(-20, -20, 20, 20));
    }
    return scene;
}

struct Desk {
    Sketch view;
    QSignalSpy added{&view, &DrawingView::addWanted};
    QSignalSpy moved{&view, &DrawingView::moveWanted};
    QSignalSpy removed{&view, &DrawingView::removeWanted};
    QSignalSpy renamed{&view, &DrawingView::renameWanted};
    QSignalSpy started{&view, &DrawingView::startWanted};
    QSignalSpy edges{&view, &DrawingView::edgeWanted};
    QSignalSpy clicked{&view, &GraphView::nodeClicked};

    Desk() {
        view.resize(600, 400);
        GraphScene scene = sceneOf({{0, 0}, {200, 0}, {100, 120}});
        scene.edges.push_back({0, 1});
        view.setDrawing(scene);
        view.setEditable(true);
        view.show();
        view.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&view));
        view.setFocus();
    }
    [[nodiscard]] QPoint at(int node) const { return view.rectOf(node).center().toPoint(); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&view, key, modifiers);
    }
    void press(Qt::MouseButton button, const QPoint& point, Qt::KeyboardModifiers with = {}) {
        QTest::mousePress(&view, button, with, point);
    }
    void move(const QPoint& point) { QTest::mouseMove(&view, point); }
    void release(Qt::MouseButton button, const QPoint& point, Qt::KeyboardModifiers with = {}) {
        QTest::mouseRelease(&view, button, with, point);
    }
};

class DrawingViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void doubleClicksAddAndRename() {
        Desk desk;
        const QPoint free(70, 200);
        QTest::mouseDClick(&desk.view, Qt::LeftButton, {}, free);
        QCOMPARE(desk.added.count(), 1);
        const QPointF there = desk.added[0][0].toPointF();
        // Where it was clicked: a node put there lies under the pointer.
        desk.view.setDrawing(sceneOf({{0, 0}, {200, 0}, {100, 120}, there}));
        QVERIFY((desk.at(3) - free).manhattanLength() <= 2);
        QTest::mouseDClick(&desk.view, Qt::LeftButton, {}, desk.at(1));
        QCOMPARE(desk.renamed.count(), 1);
        QCOMPARE(desk.renamed[0][0].toInt(), 1);
        QCOMPARE(desk.added.count(), 1);
    }

    /// However narrow a drawing is, its last node does not lie on the help below it.
    void nothingLiesOnTheHelp() {
        Desk desk;
        desk.view.setDrawing(sceneOf({{0, 0}, {0, 300}, {0, 600}}));
        const double help = desk.view.height() - 12 - desk.view.fontMetrics().lineSpacing();
        QVERIFY(desk.view.isFitted());
        QTRY_VERIFY(desk.view.rectOf(2).bottom() < help);
        desk.view.setEditable(false); // without help there is room for it
        QTRY_VERIFY(desk.view.rectOf(2).bottom() > help);
        desk.view.setEditable(true);
        QTRY_VERIFY(desk.view.rectOf(2).bottom() < help);
    }

    void edgesAreDrawnByMouse_data() {
        QTest::addColumn<Qt::MouseButton>("button");
        QTest::addColumn<Qt::KeyboardModifiers>("with");
        QTest::newRow("right button") << Qt::RightButton << Qt::KeyboardModifiers();
        QTest::newRow("Shift") << Qt::LeftButton << Qt::KeyboardModifiers(Qt::ShiftModifier);
    }
    void edgesAreDrawnByMouse() {
        QFETCH(Qt::MouseButton, button);
        QFETCH(Qt::KeyboardModifiers, with);
        Desk desk;
        QCOMPARE(desk.view.help(), QStringLiteral("draw"));
        desk.press(button, desk.at(0), with);
        desk.move((desk.at(0) + desk.at(2)) / 2);
        QCOMPARE(desk.view.help(), QStringLiteral("drag"));
        desk.move(desk.at(2));
        QCOMPARE(desk.view.help(), QStringLiteral("join a c"));
        const QImage joined = desk.view.grab().toImage();
        desk.move(desk.at(1));
        QCOMPARE(desk.view.help(), QStringLiteral("part a b"));
        QVERIFY(desk.view.grab().toImage() != joined);
        desk.move(desk.at(2));
        desk.release(button, desk.at(2), with);
        QCOMPARE(desk.edges.count(), 1);
        QCOMPARE(desk.edges[0][0].toInt(), 0);
        QCOMPARE(desk.edges[0][1].toInt(), 2);
        QVERIFY(!desk.view.isDrawingEdge());
        // On nothing, and on the node itself: no edge.
        for (const QPoint& end : {QPoint(5, 5), desk.at(0)}) {
            desk.press(button, desk.at(0), with);
            desk.move(QPoint(20, 60));
            desk.move(end);
            desk.release(button, end, with);
        }
        QCOMPARE(desk.edges.count(), 1);
        desk.view.loops = true;
        desk.press(button, desk.at(0), with);
        desk.move(QPoint(20, 60));
        desk.move(desk.at(0));
        QCOMPARE(desk.view.help(), QStringLiteral("join a a"));
        desk.release(button, desk.at(0), with);
        QCOMPARE(desk.edges.count(), 2);
        // A click alone is no loop.
        desk.press(button, desk.at(0), with);
        desk.release(button, desk.at(0), with);
        QCOMPARE(desk.edges.count(), 2);
        QCOMPARE(desk.moved.count(), 0);
    }

    void edgesAreDrawnByKeys_data() {
        QTest::addColumn<Qt::Key>("end");
        QTest::newRow("C") << Qt::Key_C;
        QTest::newRow("Enter") << Qt::Key_Return;
        QTest::newRow("Space") << Qt::Key_Space;
    }
    void edgesAreDrawnByKeys() {
        QFETCH(Qt::Key, end);
        Desk desk;
        QSignalSpy states(&desk.view, &DrawingView::edgeStateChanged);
        desk.view.select(0);
        desk.key(Qt::Key_C);
        QCOMPARE(desk.view.edgeFrom(), 0);
        QCOMPARE(desk.view.help(), QStringLiteral("choose"));
        desk.key(Qt::Key_Down);
        QCOMPARE(desk.view.selected(), 2);
        QCOMPARE(desk.view.help(), QStringLiteral("join a c"));
        desk.key(end);
        QCOMPARE(desk.edges.count(), 1);
        QCOMPARE(desk.edges[0][1].toInt(), 2);
        QCOMPARE(states.count(), 2);
        desk.key(Qt::Key_C);
        desk.key(Qt::Key_Escape);
        QVERIFY(!desk.view.isDrawingEdge());
        QCOMPARE(desk.edges.count(), 1);
        // Begun by a key and ended by a click.
        desk.key(Qt::Key_C);
        QTest::mouseClick(&desk.view, Qt::LeftButton, {}, desk.at(1));
        QCOMPARE(desk.edges.count(), 2);
        QCOMPARE(desk.edges[1][0].toInt(), 2);
        QCOMPARE(desk.edges[1][1].toInt(), 1);
    }

    void keysEdit() {
        Desk desk;
        desk.key(Qt::Key_Insert); // nothing is selected: in the middle
        QCOMPARE(desk.added[0][0].toPointF(), desk.view.middle());
        for (const Qt::Key key : {Qt::Key_Delete, Qt::Key_F2, Qt::Key_S, Qt::Key_C})
            desk.key(key);
        QCOMPARE(desk.removed.count() + desk.renamed.count() + desk.started.count(), 0);
        desk.view.select(1);
        desk.key(Qt::Key_Insert);
        QCOMPARE(desk.added[1][0].toPointF(), QPointF(200, 0));
        desk.key(Qt::Key_Delete);
        desk.key(Qt::Key_F2);
        desk.key(Qt::Key_S);
        QCOMPARE(desk.removed.value(0).value(0).toInt(), 1);
        QCOMPARE(desk.renamed.value(0).value(0).toInt(), 1);
        QCOMPARE(desk.started.value(0).value(0).toInt(), 1);
        for (const auto& [key, by] :
             {std::pair(Qt::Key_Left, QPointF(-20, 0)), std::pair(Qt::Key_Right, QPointF(20, 0)),
              std::pair(Qt::Key_Up, QPointF(0, -20)), std::pair(Qt::Key_Down, QPointF(0, 20))}) {
            desk.key(key, Qt::ControlModifier);
            QCOMPARE(desk.moved.last()[1].toPointF(), QPointF(200, 0) + by);
        }
        QCOMPARE(desk.view.selected(), 1);
        desk.view.keys.clear();
        desk.key(Qt::Key_G);
        desk.key(Qt::Key_Left); // is the view's, as the page has no such key
        QCOMPARE(desk.view.keys, (QList<int>{Qt::Key_G, Qt::Key_Left}));
        QCOMPARE(desk.view.selected(), 0);
        const double scale = desk.view.scale();
        desk.key(Qt::Key_Plus, Qt::ControlModifier);
        QVERIFY(desk.view.scale() > scale || !desk.view.isFitted());
    }

    /// A node in hand stays there, though the scene is shown again meanwhile.
    void draggingMoves() {
        Desk desk;
        const QPointF before = desk.view.rectOf(1).center();
        const QPoint from = before.toPoint() + QPoint(6, 4);
        desk.press(Qt::LeftButton, from);
        desk.move(from + QPoint(20, 20));
        desk.move(from + QPoint(40, 50));
        desk.view.setDrawing(sceneOf({{0, 0}, {200, 0}, {100, 120}}));
        QVERIFY((desk.view.rectOf(1).center() - before - QPointF(40, 50)).manhattanLength() < 2);
        desk.release(Qt::LeftButton, from + QPoint(40, 50));
        QCOMPARE(desk.moved.count(), 1);
        QCOMPARE(desk.moved[0][0].toInt(), 1);
        const QPointF wanted = QPointF(200, 0) + QPointF(40, 50) / desk.view.scale();
        QVERIFY((desk.moved[0][1].toPointF() - wanted).manhattanLength() < 2);
        QCOMPARE(desk.clicked.count(), 0);
        // A click moves nothing.
        QTest::mouseClick(&desk.view, Qt::LeftButton, {}, desk.at(2));
        QCOMPARE(desk.moved.count(), 1);
        QCOMPARE(desk.clicked.count(), 1);
        QCOMPARE(desk.view.selected(), 2);
        // One that goes while it is held is let go of.
        desk.press(Qt::LeftButton, desk.at(2));
        desk.view.setDrawing(sceneOf({{0, 0}, {200, 0}}));
        desk.move(QPoint(100, 100));
        desk.release(Qt::LeftButton, QPoint(100, 100));
        QCOMPARE(desk.moved.count(), 1);
    }

    void onlyAnotherDrawingIsFitted() {
        Desk desk;
        const double scale = desk.view.scale();
        const QPointF first = desk.view.rectOf(0).center();
        const auto isWhereItWas = [&] {
            return desk.view.scale() == scale &&
                   (desk.view.rectOf(0).center() - first).manhattanLength() < 1e-6;
        };
        desk.view.setDrawing(sceneOf({{0, 0}, {200, 0}})); // one is deleted
        QVERIFY(isWhereItWas());
        desk.view.setDrawing(sceneOf({{0, 0}, {100, 60}})); // one is moved
        QVERIFY(isWhereItWas());
        desk.view.setDrawing(sceneOf({{0, 0}, {100, 60}, {2000, 60}})); // out of sight
        QTRY_VERIFY(desk.view.rect().contains(desk.view.rectOf(2).toAlignedRect()));
        QVERIFY(!isWhereItWas());
        desk.key(Qt::Key_Plus, Qt::ControlModifier);
        QVERIFY(!desk.view.isFitted());
        desk.view.setDrawing(sceneOf({{10, 10}, {110, 60}, {150, 80}}));
        QVERIFY(desk.view.isFitted());
    }

    void isNotEditedWhereItCannotBe() {
        Desk desk;
        desk.view.select(0);
        desk.key(Qt::Key_C);
        desk.view.setEditable(false);
        QVERIFY(!desk.view.isDrawingEdge());
        for (const Qt::Key key : {Qt::Key_Delete, Qt::Key_Insert, Qt::Key_F2, Qt::Key_S, Qt::Key_C})
            desk.key(key);
        desk.key(Qt::Key_Left, Qt::ControlModifier);
        QTest::mouseDClick(&desk.view, Qt::LeftButton, {}, QPoint(30, 30));
        QTest::mouseDClick(&desk.view, Qt::LeftButton, {}, desk.at(1));
        desk.press(Qt::RightButton, desk.at(0));
        desk.move(desk.at(2));
        desk.release(Qt::RightButton, desk.at(2));
        QCOMPARE(desk.added.count() + desk.moved.count() + desk.removed.count() +
                     desk.renamed.count() + desk.started.count() + desk.edges.count(),
                 0);
        QVERIFY(desk.view.keys.isEmpty());
    }
};

LOGGIA_WINDOW_TEST(DrawingViewTest)

} // namespace drawing_view_test

#include "drawing_view_test.moc"
