#pragma once

#include "tests/ui/support/checks.hpp"
#include "ui/theme/style.hpp"
#include "ui/widgets/graph/tree_view.hpp"

#include <QTest>
#include <QWheelEvent>

// What the tests of a tree share.
namespace loggia::ui::testing {

/// 0 (1 (3 4) 2 (5 (6)))
inline TreeModelData someTree() {
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

inline TreeModelData largeTree(int size) {
    TreeModelData tree;
    tree.nodes.resize(static_cast<std::size_t>(size));
    for (int i = 0; i < size; ++i) {
        tree.nodes[static_cast<std::size_t>(i)].label = QString::number(i % 100);
        if (i > 0)
            tree.nodes[static_cast<std::size_t>((i - 1) / 3)].children.push_back(i);
    }
    return tree;
}

/// A tree in a window. Unless motion is asked for, everything is where it goes at once.
struct TreeDesk {
    Style style;
    TreeView view;

    explicit TreeDesk(const TreeModelData& tree = someTree(), bool motion = false) {
        style.setReducedMotion(!motion);
        view.setStyle(&style);
        view.resize(600, 400);
        view.setTree(tree);
        view.show();
        view.activateWindow();
        view.setFocus();
        QVERIFY(QTest::qWaitForWindowActive(&view));
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

} // namespace loggia::ui::testing
