#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "ui/widgets/graph/tidy_tree.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

namespace tidy_tree_test {

using namespace loggia;
using namespace loggia::ui;

constexpr double gap = 10;
constexpr double slack = 1e-6;

TreeShape random_tree(Random& random, int size, bool wide) {
    TreeShape tree;
    for (int i = 0; i < size; ++i) {
        // Near the end: deep trees; anywhere: bushy ones.
        const auto back = static_cast<std::uint64_t>(wide ? i : std::min(i, 4));
        tree.parent.push_back(i == 0 ? -1 : i - 1 - static_cast<int>(random.below(back)));
        tree.width.push_back(wide ? 20 : 1 + static_cast<double>(random.below(60)));
    }
    return tree;
}

std::vector<std::vector<int>> children_of(const TreeShape& tree) {
    std::vector<std::vector<int>> children(tree.parent.size());
    for (std::size_t i = 0; i < tree.parent.size(); ++i)
        if (tree.parent[i] >= 0)
            children[static_cast<std::size_t>(tree.parent[i])].push_back(static_cast<int>(i));
    return children;
}

/// The nodes of each level from left to right, by a walk of the test's own.
std::vector<std::vector<int>> levels_of(const TreeShape& tree) {
    const auto children = children_of(tree);
    std::vector<std::vector<int>> levels{{0}};
    while (!levels.back().empty()) {
        std::vector<int> next;
        for (const int node : levels.back())
            for (const int child : children[static_cast<std::size_t>(node)])
                next.push_back(child);
        levels.push_back(next);
    }
    levels.pop_back();
    return levels;
}

void verify(const TreeShape& tree, const TreePlaces& places) {
    const auto levels = levels_of(tree);
    QCOMPARE(places.levels, static_cast<int>(levels.size()));
    double left = 1e300;
    double right = -1e300;
    for (std::size_t level = 0; level < levels.size(); ++level)
        for (std::size_t i = 0; i < levels[level].size(); ++i) {
            const auto node = static_cast<std::size_t>(levels[level][i]);
            QCOMPARE(places.level[node], static_cast<int>(level));
            left = std::min(left, places.x[node] - tree.width[node] / 2);
            right = std::max(right, places.x[node] + tree.width[node] / 2);
            if (i == 0)
                continue;
            const auto before = static_cast<std::size_t>(levels[level][i - 1]);
            const double room = (places.x[node] - tree.width[node] / 2) -
                                (places.x[before] + tree.width[before] / 2);
            QVERIFY2(room >= gap - slack, qPrintable(QString::number(room)));
        }
    QVERIFY(std::abs(left) < slack);
    QVERIFY(std::abs(right - places.width) < slack);
    const auto children = children_of(tree);
    for (std::size_t i = 0; i < children.size(); ++i)
        if (!children[i].empty()) {
            const double first = places.x[static_cast<std::size_t>(children[i].front())];
            const double last = places.x[static_cast<std::size_t>(children[i].back())];
            QVERIFY(std::abs(places.x[i] - (first + last) / 2) < slack);
        }
}

/// A node's children in the opposite order.
TreeShape mirrored(const TreeShape& tree) {
    TreeShape other = tree;
    for (int i = static_cast<int>(tree.parent.size()) - 1; i > 0; --i)
        other.order.push_back(i);
    return other;
}

class TidyTreeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noOverlapAndParentsInTheMiddle() {
        Random random(1);
        for (int i = 0; i < 3000; ++i) {
            const TreeShape tree =
                random_tree(random, 1 + static_cast<int>(random.below(60)), i % 2 == 0);
            const TreePlaces places = tidyTree(tree, gap);
            verify(tree, places);
            QVERIFY(tidyTree(tree, gap).x == places.x);
        }
    }

    void aMirroredTreeIsDrawnMirrored() {
        // The even spreading goes from the left, which can cost the symmetry in depth but never
        // the width by more than that; chains and fans, where nothing is spread, are exact.
        TreeShape tree{{-1, 0, 0, 1, 1, 2, 5}, {20, 20, 20, 20, 20, 20, 20}, {}};
        const TreePlaces places = tidyTree(tree, gap);
        const TreePlaces other = tidyTree(mirrored(tree), gap);
        for (std::size_t i = 0; i < tree.parent.size(); ++i)
            QVERIFY(std::abs(places.x[i] + other.x[i] - places.width) < slack);
    }

    void equalSubtreesAreDrawnEqually() {
        Random random(2);
        for (int i = 0; i < 500; ++i) {
            const TreeShape part =
                random_tree(random, 2 + static_cast<int>(random.below(20)), i % 2 == 0);
            const auto size = static_cast<int>(part.parent.size());
            TreeShape both{{-1}, {20}, {}};
            for (int copy = 0; copy < 2; ++copy)
                for (int node = 0; node < size; ++node) {
                    const int parent = part.parent[static_cast<std::size_t>(node)];
                    both.parent.push_back(parent < 0 ? 0 : 1 + copy * size + parent);
                    both.width.push_back(part.width[static_cast<std::size_t>(node)]);
                }
            const TreePlaces places = tidyTree(both, gap);
            const double apart = places.x[static_cast<std::size_t>(1 + size)] - places.x[1];
            for (std::size_t node = 0; node < part.parent.size(); ++node)
                QVERIFY(std::abs(places.x[1 + node + static_cast<std::size_t>(size)] -
                                 places.x[1 + node] - apart) < slack);
        }
    }

    void smallTreesAreAsOneWouldDrawThem() {
        QVERIFY(tidyTree({}, gap).x.empty());
        const TreePlaces one = tidyTree({{-1}, {30}, {}}, gap);
        QCOMPARE(one.x, std::vector<double>{15});
        QCOMPARE(one.width, 30.0);
        // Two leaves of width 20: 10 and 40, the root between them.
        const TreePlaces three = tidyTree({{-1, 0, 0}, {20, 20, 20}, {}}, gap);
        QCOMPARE(three.x, (std::vector<double>{25, 10, 40}));
        // The root need not be the first, and children may be numbered before their parent.
        const TreePlaces backwards = tidyTree({{2, 2, -1}, {20, 20, 20}, {}}, gap);
        QCOMPARE(backwards.x, (std::vector<double>{10, 40, 25}));
    }

    void largeTreesAreLaidOutAsWell_data() {
        QTest::addColumn<int>("kind");
        QTest::newRow("a chain 100,000 deep") << 0;
        QTest::newRow("a fan of 100,000") << 1;
        QTest::newRow("a binary tree of 100,000") << 2;
        QTest::newRow("a random one of 100,000") << 3;
        QTest::newRow("two combs 50,000 deep") << 4;
    }
    void largeTreesAreLaidOutAsWell() {
        QFETCH(int, kind);
        constexpr int size = 100'000;
        Random random(5);
        TreeShape tree;
        for (int i = 0; i < size; ++i) {
            const std::array parents{
                i - 1, 0, (i - 1) / 2,
                i == 0 ? -1 : static_cast<int>(random.below(static_cast<std::uint64_t>(i))),
                i <= 2 ? 0 : i - 2 - (i % 4 < 2 ? 0 : 2)};
            tree.parent.push_back(i == 0 ? -1
                                         : std::max(0, parents[static_cast<std::size_t>(kind)]));
            tree.width.push_back(20);
        }
        const TreePlaces places = tidyTree(tree, gap);
        verify(tree, places);
    }
};

LOGGIA_TEST(TidyTreeTest)

} // namespace tidy_tree_test

#include "tidy_tree_test.moc"
