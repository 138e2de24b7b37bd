#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/shell/colours.hpp"
#include "ui/shell/style.hpp"
#include "ui/widgets/tree_view.hpp"

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QBuffer>
#include <QElapsedTimer>
#include <QPainter>
#include <QSignalSpy>
#include <QSvgGenerator>
#include <QSvgRenderer>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

namespace tree_view_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

/// 0 (1 (3 4) 2 (5 (6)))
TreeModelData someTree() {
    TreeModelData tree;
    tree.name = QStringLiteral("a tree");
    tree.nodes.resize(7);
    for (std::size_t i = 0; i < 7; ++i)
        tree.nodes[i].label = QStringLiteral("n%1").arg(i);
    tree.nodes[0].children = {1, 2};
    tree.nodes[1].children = {3, 4};
    tree.nodes[2].children = {5};
    tree.nodes[5].children = {6};
    tree.nodes[5].badge = QStringLiteral("W");
    return tree;
}

TreeModelData largeTree(int size) {
    TreeModelData tree;
    tree.nodes.resize(static_cast<std::size_t>(size));
    for (int i = 0; i < size; ++i) {
        tree.nodes[static_cast<std::size_t>(i)].label = QString::number(i % 100);
        if (i > 0)
            tree.nodes[static_cast<std::size_t>((i - 1) / 3)].children.push_back(i);
    }
    return tree;
}

struct Desk {
    TreeView view;

    explicit Desk(const TreeModelData& tree = someTree()) {
        view.resize(600, 400);
        view.setTree(tree);
        view.show();
        view.activateWindow();
        view.setFocus();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        still();
    }
    /// Waits until nothing moves.
    void still() {
        QVERIFY(QTest::qWaitFor([this] {
            const double scale = view.scale();
            const QRectF place = view.rectOf(0);
            QTest::qWait(120);
            return view.scale() == scale && view.rectOf(0) == place;
        }));
    }
    [[nodiscard]] QPoint at(int node) const { return view.rectOf(node).center().toPoint(); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&view, key, modifiers);
    }
    void wheel(const QPoint& at, int by, Qt::KeyboardModifiers modifiers) {
        QWheelEvent event(at, view.mapToGlobal(at), {}, {0, by}, Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&view, &event);
    }
};

class TreeViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        failOnWarnings();
        QApplication::setPalette(paletteFor(lightColours()));
    }

    void everyNodeIsSeenAtFirst() {
        Desk desk;
        QVERIFY(desk.view.isFitted());
        for (int node = 0; node < 7; ++node) {
            QVERIFY(QRectF(desk.view.rect()).contains(desk.view.rectOf(node)));
            QCOMPARE(desk.view.nodeAt(desk.at(node)), node);
        }
        QCOMPARE(desk.view.nodeAt({1, 1}), -1);
        desk.view.resize(300, 200);
        desk.still();
        for (int node = 0; node < 7; ++node)
            QVERIFY(QRectF(desk.view.rect()).contains(desk.view.rectOf(node)));
    }

    void aClickPicks() {
        Desk desk;
        const QSignalSpy clicked(&desk.view, &TreeView::nodeClicked);
        const QSignalSpy hovered(&desk.view, &TreeView::nodeHovered);
        QTest::mouseMove(&desk.view, desk.at(4));
        QTest::mouseClick(&desk.view, Qt::LeftButton, {}, desk.at(4));
        QCOMPARE(clicked.count(), 1);
        QCOMPARE(clicked.first().first().toInt(), 4);
        QCOMPARE(desk.view.selected(), 4);
        QVERIFY(hovered.count() >= 1);
        QCOMPARE(hovered.first().first().toInt(), 4);
        QTest::mouseClick(&desk.view, Qt::LeftButton, {}, {2, 2});
        QCOMPARE(clicked.count(), 1);
    }

    void arrowsWalkTheTree() {
        Desk desk;
        const QSignalSpy selection(&desk.view, &TreeView::selectionChanged);
        const QList<std::pair<Qt::Key, int>> steps{
            {Qt::Key_Down, 0},  {Qt::Key_Down, 1},  {Qt::Key_Down, 3},  {Qt::Key_Down, 3},
            {Qt::Key_Left, 3},  {Qt::Key_Right, 4}, {Qt::Key_Right, 5}, {Qt::Key_Right, 5},
            {Qt::Key_Down, 6},  {Qt::Key_Up, 5},    {Qt::Key_Left, 4},  {Qt::Key_Up, 1},
            {Qt::Key_Right, 2}, {Qt::Key_Home, 0},  {Qt::Key_Up, 0}};
        for (const auto& [key, expected] : steps) {
            desk.key(key);
            QCOMPARE(desk.view.selected(), expected);
        }
        QCOMPARE(selection.count(), 11);
        const QSignalSpy clicked(&desk.view, &TreeView::nodeClicked);
        desk.key(Qt::Key_Return);
        desk.key(Qt::Key_Space);
        QCOMPARE(clicked.count(), 2);
    }

    void foldsByKeysAndMouse() {
        Desk desk;
        const QSignalSpy folds(&desk.view, &TreeView::foldChanged);
        desk.view.select(6);
        desk.view.setFolded(2, true);
        QCOMPARE(desk.view.selected(), 2);
        QVERIFY(!desk.view.scene().shows(5) && !desk.view.scene().shows(6));
        QCOMPARE(desk.view.scene().foldedUnder(2), 2);
        QCOMPARE(desk.view.scene().foldedUnder(0), 0);
        QCOMPARE(desk.view.shown(), (std::vector<int>{0, 1, 3, 4, 2}));
        desk.key(Qt::Key_Down);
        QCOMPARE(desk.view.selected(), 2);
        desk.key(Qt::Key_Plus);
        QVERIFY(desk.view.scene().shows(6));
        desk.key(Qt::Key_Minus);
        desk.key(Qt::Key_Minus);
        QVERIFY(!desk.view.scene().shows(5));
        QCOMPARE(folds.count(), 3);
        desk.still();
        QTest::mouseDClick(&desk.view, Qt::LeftButton, {}, desk.at(2));
        QVERIFY(desk.view.scene().shows(5));
        desk.still();
        QTest::mouseDClick(&desk.view, Qt::LeftButton, {}, desk.at(6));
        QCOMPARE(desk.view.shown().size(), std::size_t{7});
        // The sign below a folded node unfolds it.
        desk.view.setFolded(1, true);
        desk.still();
        const QRectF sign = desk.view.scene().foldSign(1);
        const QRectF place = desk.view.scene().place(1);
        const QPointF below =
            desk.view.rectOf(1).center() + (sign.center() - place.center()) * desk.view.scale();
        QTest::mouseClick(&desk.view, Qt::LeftButton, {}, below.toPoint());
        QVERIFY(!desk.view.isFolded(1));
        desk.view.foldBelow(1);
        QCOMPARE(desk.view.shown(), (std::vector<int>{0, 1, 2}));
        desk.view.select(0);
        desk.key(Qt::Key_Asterisk);
        QCOMPARE(desk.view.shown().size(), std::size_t{7});
    }

    void zoomsWhereThePointerIs() {
        Desk desk;
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
        desk.still();
        QVERIFY(desk.view.isFitted());
        QVERIFY(std::abs(desk.view.scale() - before) < 1e-9);
    }

    void zoomsByKeysAndButtons() {
        Desk desk;
        const double before = desk.view.scale();
        desk.key(Qt::Key_Plus, Qt::ControlModifier);
        desk.still();
        QVERIFY(desk.view.scale() > before * 1.2);
        desk.key(Qt::Key_Minus, Qt::ControlModifier);
        desk.still();
        QVERIFY2(std::abs(desk.view.scale() - before) < 1e-6,
                 qPrintable(QStringLiteral("%1 %2").arg(desk.view.scale()).arg(before)));
        QVERIFY(!desk.view.isFitted());
        for (const char* name : {"zoomIn", "zoomOut", "fit"}) {
            auto* button = desk.view.findChild<QToolButton*>(QLatin1String(name));
            QVERIFY(desk.view.rect().contains(
                QRect(button->mapTo(&desk.view, QPoint()), button->size())));
            QTest::mouseClick(button, Qt::LeftButton);
            desk.still();
        }
        QVERIFY(desk.view.isFitted());
        QCOMPARE(desk.view.scale(), before);
    }

    void draggingPans() {
        Desk desk;
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

    void selectingScrolls() {
        Desk desk(largeTree(400));
        desk.wheel({300, 200}, 2000, Qt::ControlModifier);
        desk.key(Qt::Key_Home);
        for (int i = 0; i < 4; ++i) {
            desk.key(Qt::Key_Down);
            desk.still();
            QVERIFY(QRectF(desk.view.rect()).contains(desk.view.rectOf(desk.view.selected())));
        }
    }

    void valuesLightUpInPlace() {
        Desk desk;
        const auto places = desk.view.scene().places;
        GraphNode node = desk.view.tree().at(3);
        node.tone = NodeTone::yes;
        node.badge = QStringLiteral("1");
        const QImage before = desk.view.grab().toImage();
        desk.view.updateNode(3, node);
        QVERIFY(desk.view.scene().places == places);
        QTest::qWait(300);
        const QImage after = desk.view.grab().toImage();
        QVERIFY(after != before);
        QVERIFY(after.copy(desk.view.rectOf(2).toRect()) ==
                before.copy(desk.view.rectOf(2).toRect()));
        QCOMPARE(desk.view.tree().at(3).badge, QStringLiteral("1"));
    }

    void theSameStructureKeepsTheView() {
        Desk desk;
        desk.view.setFolded(2, true);
        desk.view.select(4);
        desk.view.zoomIn();
        desk.still();
        const double scale = desk.view.scale();
        TreeModelData tree = someTree();
        tree.nodes[4].label = QStringLiteral("a longer label");
        desk.view.setTree(tree);
        QCOMPARE(desk.view.selected(), 4);
        QVERIFY(desk.view.isFolded(2));
        QCOMPARE(desk.view.scale(), scale);
        tree.nodes.resize(1);
        tree.nodes[0].children.clear();
        desk.view.setTree(tree);
        QCOMPARE(desk.view.selected(), -1);
        QVERIFY(desk.view.isFitted());
        desk.view.setTree({});
        desk.key(Qt::Key_Down);
        desk.view.grab();
        QCOMPARE(desk.view.selected(), -1);
    }

    void toAScreenReaderItIsATreeOfNamedItems() {
        Desk desk;
        QAccessibleInterface* tree = QAccessible::queryAccessibleInterface(&desk.view);
        QVERIFY(tree != nullptr);
        QCOMPARE(tree->role(), QAccessible::Tree);
        QCOMPARE(tree->text(QAccessible::Name), QStringLiteral("a tree"));
        QCOMPARE(tree->childCount(), 7);
        QVERIFY(tree->child(7) == nullptr);
        const QStringList names{QStringLiteral("n0"), QStringLiteral("n1"), QStringLiteral("n3"),
                                QStringLiteral("n4"), QStringLiteral("n2"), QStringLiteral("n5: W"),
                                QStringLiteral("n6")};
        for (int row = 0; row < 7; ++row) {
            QAccessibleInterface* item = tree->child(row);
            QVERIFY(item != nullptr && item->isValid());
            QCOMPARE(item->role(), QAccessible::TreeItem);
            QCOMPARE(item->text(QAccessible::Name), names[row]);
            QCOMPARE(item->parent(), tree);
            QCOMPARE(tree->indexOfChild(item), row);
            const QPoint centre = item->rect().center();
            QCOMPARE(tree->childAt(centre.x(), centre.y()), item);
        }
        QAccessibleInterface* second = tree->child(1);
        QVERIFY(second->state().expanded);
        QCOMPARE(second->text(QAccessible::Description), QStringLiteral("level 2"));
        QAccessibleActionInterface* actions = second->actionInterface();
        QVERIFY(actions->actionNames().contains(QAccessibleActionInterface::toggleAction()));
        actions->doAction(QAccessibleActionInterface::toggleAction());
        QVERIFY(desk.view.isFolded(1));
        QVERIFY(second->state().collapsed);
        QCOMPARE(second->text(QAccessible::Description), QStringLiteral("level 2, 2 hidden"));
        QCOMPARE(tree->childCount(), 5);
        const QSignalSpy clicked(&desk.view, &TreeView::nodeClicked);
        actions->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(clicked.count(), 1);
        QVERIFY(second->state().selected && second->state().focused);
        QCOMPARE(tree->focusChild(), second);
        QCOMPARE(namelessWidgets(desk.view), QStringList());
    }

    void paintsItsPicture() {
        Desk desk;
        const QSize size = desk.view.pictureSize();
        QImage image(size, QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        desk.view.paintPicture(painter);
        painter.end();
        // All nodes are there, and nothing is cut at the edges.
        const GraphScene& scene = desk.view.scene();
        for (int node = 0; node < 7; ++node) {
            const QPointF inner = scene.place(node).topLeft() - scene.bounds.topLeft() +
                                  QPointF(scene.place(node).width() / 2, 4);
            QCOMPARE(image.pixelColor(inner.toPoint()).alpha(), 255);
        }
        for (int x = 0; x < size.width(); ++x)
            QCOMPARE(
                image.pixelColor(x, 0).alpha() + image.pixelColor(x, size.height() - 1).alpha(), 0);
        QByteArray bytes;
        QBuffer buffer(&bytes);
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize(size);
        QPainter svg(&generator);
        desk.view.paintPicture(svg);
        svg.end();
        QVERIFY(QSvgRenderer(bytes).isValid());
        QVERIFY(bytes.contains("n6"));
    }

    void largeTreesAreQuick_data() {
        QTest::addColumn<int>("kind");
        QTest::newRow("100,000 nodes") << 0;
        QTest::newRow("100,000 levels") << 1;
        QTest::newRow("100,000 children") << 2;
    }
    void largeTreesAreQuick() {
        QFETCH(int, kind);
        constexpr int size = 100'000;
        TreeModelData tree;
        if (kind == 0) {
            tree = largeTree(size);
        } else {
            tree.nodes.resize(size);
            for (int i = 1; i < size; ++i)
                tree.nodes[kind == 1 ? static_cast<std::size_t>(i - 1) : 0].children.push_back(i);
        }
        TreeView view;
        view.resize(1000, 700);
        QElapsedTimer timer;
        timer.start();
        view.setTree(std::move(tree));
        const qint64 set = timer.restart();
        view.show();
        view.grab();
        timer.restart();
        view.grab();
        const qint64 whole = timer.restart();
        view.select(0);
        for (int i = 0; i < 60; ++i)
            view.zoomIn();
        QTest::qWait(300);
        timer.restart();
        view.grab();
        const qint64 part = timer.restart();
        view.foldBelow(3);
        const qint64 fold = timer.elapsed();
        qInfo("set %lld ms, painted whole %lld ms, in part %lld ms, folded %lld ms", set, whole,
              part, fold);
        QVERIFY(set < 2000 && whole < 1000 && part < 500 && fold < 1000);
        QVERIFY(view.pictureSize().width() <= 6000 && view.pictureSize().height() <= 6000);
    }
};

LOGGIA_WINDOW_TEST(TreeViewTest)

} // namespace tree_view_test

#include "tree_view_test.moc"
