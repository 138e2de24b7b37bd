#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/widgets/graph/graph_view.hpp"
#include "ui/widgets/graph/tree_view.hpp"

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QSignalSpy>
#include <QTest>

namespace graph_accessible_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

/// Three nodes in a row, the last of which is folded away.
GraphScene threeNodes() {
    GraphScene scene;
    scene.nodes = {{QStringLiteral("a")}, {QStringLiteral("b")}, {QStringLiteral("c")}};
    scene.nodes[0].badge = QStringLiteral("W7");
    scene.nodes[1].name = QStringLiteral("b, a loss in 6");
    scene.nodes[1].tooltip = QStringLiteral("more of b");
    scene.places = {QRectF(0, 0, 50, 26), QRectF(90, 0, 50, 26), QRectF()};
    scene.bounds = QRectF(0, 0, 140, 26);
    return scene;
}

class GraphAccessibleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void nothingIsReadTwice() {
        GraphScene scene = threeNodes();
        scene.nodes[0].name = QStringLiteral("(1, 2), win in 5 moves, the current position");
        scene.nodes[0].tooltip = QStringLiteral("(1, 2): win in 5 moves.");
        scene.nodes[2].name = QStringLiteral("(1, 2), win in 15 moves");
        scene.nodes[2].tooltip = QStringLiteral("(1, 2): win in 5 moves.");
        GraphView view;
        view.setScene(scene);
        QAccessibleInterface* graph = QAccessible::queryAccessibleInterface(&view);
        QCOMPARE(graph->child(0)->text(QAccessible::Description), QString());
        QCOMPARE(graph->child(1)->text(QAccessible::Description), QStringLiteral("more of b"));
        QCOMPARE(graph->child(2)->text(QAccessible::Description), scene.nodes[2].tooltip);
    }

    void isAListOfNamedNodes() {
        GraphView view;
        view.resize(400, 300);
        view.setScene(threeNodes());
        view.show();
        view.activateWindow();
        view.setFocus();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        QAccessibleInterface* graph = QAccessible::queryAccessibleInterface(&view);
        QCOMPARE(graph->role(), QAccessible::List);
        QCOMPARE(graph->childCount(), 3);
        QCOMPARE(graph->child(0)->text(QAccessible::Name), QStringLiteral("a: W7"));
        QCOMPARE(graph->child(1)->text(QAccessible::Name), QStringLiteral("b, a loss in 6"));
        QCOMPARE(graph->child(1)->text(QAccessible::Description), QStringLiteral("more of b"));
        QVERIFY(graph->child(2)->state().invisible && !graph->child(1)->state().invisible);
        QVERIFY(graph->focusChild() == nullptr);
        view.select(1);
        QCOMPARE(graph->indexOfChild(graph->focusChild()), 1);
        QVERIFY(graph->child(1)->state().selected && graph->child(1)->state().focused);
        const QRect place = graph->child(0)->rect();
        QCOMPARE(graph->indexOfChild(graph->childAt(place.center().x(), place.center().y())), 0);
    }

    void nodesCanBePressed() {
        GraphView view;
        view.resize(400, 300);
        view.setScene(threeNodes());
        view.show();
        const QSignalSpy clicked(&view, &GraphView::nodeClicked);
        QAccessibleInterface* graph = QAccessible::queryAccessibleInterface(&view);
        graph->child(0)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(view.selected(), 0);
        QCOMPARE(clicked.count(), 1);
        graph->child(2)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(clicked.count(), 1); // it is folded away
    }

    void nodesThatAreGoneAreInvalidAndHarmless() {
        GraphView view;
        view.setScene(threeNodes());
        QAccessibleInterface* graph = QAccessible::queryAccessibleInterface(&view);
        QAccessibleInterface* last = graph->child(2);
        QVERIFY(last->isValid());
        view.setScene({});
        QVERIFY(!last->isValid() && last->state().invalid);
        QVERIFY(last->text(QAccessible::Name).isEmpty() && last->rect().isEmpty());
        last->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
        QCOMPARE(graph->childCount(), 0);
        QVERIFY(graph->child(0) == nullptr && graph->child(-1) == nullptr);
    }

    /// A tree has levels, which a list has not.
    void treesKeepTheirOwn() {
        const GraphView graph;
        TreeView tree;
        QCOMPARE(QAccessible::queryAccessibleInterface(&tree)->role(), QAccessible::Tree);
    }
};

LOGGIA_WINDOW_TEST(GraphAccessibleTest)

} // namespace graph_accessible_test

#include "graph_accessible_test.moc"
