// What tree_view_test leaves open: names, and items that are no more.
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/widgets/tree_view.hpp"

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QSignalSpy>

namespace tree_accessible_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

/// 0 (1 (3 4) 2)
TreeModelData someTree() {
    TreeModelData tree;
    tree.name = QStringLiteral("a tree");
    tree.nodes.resize(5);
    for (std::size_t i = 0; i < 5; ++i)
        tree.nodes[i].label = QStringLiteral("n%1").arg(i);
    tree.nodes[0].children = {1, 2};
    tree.nodes[1].children = {3, 4};
    return tree;
}

struct Desk {
    TreeView view;
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&view);

    Desk() {
        view.resize(500, 400);
        view.setTree(someTree());
        view.show();
        view.activateWindow();
        view.setFocus();
        static_cast<void>(QTest::qWaitForWindowActive(&view));
    }
};

class TreeAccessibleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void itemsThatAreGoneAreInvalidAndHarmless() {
        Desk desk;
        QAccessibleInterface* last = desk.spoken->child(4);
        QVERIFY(last->isValid());
        desk.view.setFolded(0, true);
        QVERIFY(!last->isValid() && last->state().invalid);
        QVERIFY(last->text(QAccessible::Name).isEmpty() && last->rect().isEmpty());
        const QSignalSpy clicked(&desk.view, &TreeView::nodeClicked);
        last->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        last->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
        QCOMPARE(clicked.count(), 0);
        desk.view.setTree({});
        QCOMPARE(desk.spoken->childCount(), 0);
        QVERIFY(desk.spoken->focusChild() == nullptr && desk.spoken->child(0) == nullptr);
    }

    /// What a node is called goes before what is written on it.
    void namesAndNotesAreSaid() {
        Desk desk;
        GraphNode node = someTree().nodes[3];
        node.name = QStringLiteral("not x");
        node.tooltip = QStringLiteral("it is false");
        desk.view.updateNode(3, node);
        const QAccessibleInterface* item = desk.spoken->child(2);
        QCOMPARE(item->text(QAccessible::Name), QStringLiteral("not x"));
        QCOMPARE(item->text(QAccessible::Description), QStringLiteral("level 3, it is false"));
        QVERIFY(!item->state().expandable);
    }

    void setFocusSelectsWithoutPicking() {
        Desk desk;
        const QSignalSpy clicked(&desk.view, &TreeView::nodeClicked);
        desk.view.clearFocus();
        QAccessibleInterface* item = desk.spoken->child(3);
        item->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
        QCOMPARE(desk.view.selected(), 4);
        QVERIFY(desk.view.hasFocus() && item->state().focused);
        QCOMPARE(clicked.count(), 0);
        QCOMPARE(desk.spoken->focusChild(), item);
    }
};

LOGGIA_WINDOW_TEST(TreeAccessibleTest)

} // namespace tree_accessible_test

#include "tree_accessible_test.moc"
