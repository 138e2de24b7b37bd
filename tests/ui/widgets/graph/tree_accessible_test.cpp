#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/widgets/tree_desk.hpp"

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QSignalSpy>

namespace tree_accessible_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

/// The tree as it is told, beside as it is shown.
struct Desk : TreeDesk {
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&view);
};

class TreeAccessibleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

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

    void itemsThatAreGoneAreInvalidAndHarmless() {
        Desk desk;
        QAccessibleInterface* last = desk.spoken->child(6);
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

    /// Also what the tree leaves out is counted, unless nobody can.
    void saysHowManyAreHidden() {
        Desk desk;
        TreeModelData tree = someTree();
        const auto folded = [&](std::uint64_t left_out) {
            tree.nodes[3].left_out = left_out;
            desk.view.setTree(tree);
            desk.view.setFolded(1, true);
            return desk.spoken->child(1)->text(QAccessible::Description);
        };
        QCOMPARE(folded(12'343), QStringLiteral("level 2, 12,345 hidden"));
        QCOMPARE(folded(uncounted), QStringLiteral("level 2, more hidden than can be counted"));
    }

    /// What is zoomed or scrolled out of sight is said to be there all the same.
    void itemsOutOfSightAreOffscreen() {
        TreeDesk desk(largeTree(40));
        QAccessibleInterface* tree = QAccessible::queryAccessibleInterface(&desk.view);
        const auto offscreen = [&] {
            int count = 0;
            for (int row = 0; row < tree->childCount(); ++row) {
                const bool seen = tree->child(row)->rect().intersects(
                    QRect(desk.view.mapToGlobal(QPoint(0, 0)), desk.view.size()));
                if ((tree->child(row)->state().offscreen == 0) != seen)
                    return -1;
                count += seen ? 0 : 1;
            }
            return count;
        };
        QCOMPARE(offscreen(), 0);
        desk.wheel(desk.at(0), 2000, Qt::ControlModifier);
        QVERIFY(offscreen() > 10);
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
