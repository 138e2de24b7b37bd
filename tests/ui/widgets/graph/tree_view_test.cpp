// What a tree adds to a graph_view; screen readers are in tree_accessible_test.
#include "tests/suite.hpp"
#include "tests/ui/support/pictures.hpp"
#include "tests/ui/widgets/tree_desk.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/graph/graph_tone.hpp"

#include <QApplication>
#include <QBuffer>
#include <QPainter>
#include <QSignalSpy>
#include <QSvgGenerator>
#include <QSvgRenderer>

namespace tree_view_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

/// A large tree that has folded itself into a small window.
struct FoldedDesk : TreeDesk {
    FoldedDesk() : TreeDesk(largeTree(400)) {
        view.setReadable(11);
        view.resize(300, 200);
        view.foldToFit(5);
    }
};

class TreeViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        failOnWarnings();
        QApplication::setPalette(paletteFor(lightColours()));
    }

    void saysWhatAnEmptyTreeIsFor() {
        const auto changes = [](TreeView& view) {
            const QImage before = view.grab().toImage();
            view.setEmptyText(QStringLiteral("The tree appears here."));
            return view.grab().toImage() != before;
        };
        TreeView empty;
        empty.resize(300, 200);
        QVERIFY(changes(empty));
        TreeDesk desk;
        QVERIFY(!changes(desk.view));
    }

    void everyNodeIsSeenAtFirst() {
        TreeDesk desk;
        QVERIFY(desk.view.isFitted());
        for (int node = 0; node < 7; ++node) {
            QVERIFY(QRectF(desk.view.rect()).contains(desk.view.rectOf(node)));
            QCOMPARE(desk.view.nodeAt(desk.at(node)), node);
        }
        QCOMPARE(desk.view.nodeAt({1, 1}), -1);
        desk.view.resize(300, 200);
        for (int node = 0; node < 7; ++node)
            QVERIFY(QRectF(desk.view.rect()).contains(desk.view.rectOf(node)));
    }

    /// As if it were folded afterwards.
    void anotherTreeMayComeFolded() {
        for (int level = 0; level <= 3; ++level) {
            TreeDesk desk;
            TreeDesk afterwards;
            TreeModelData tree = desk.view.tree();
            desk.view.setTree({});
            desk.view.setTree(tree, level);
            afterwards.view.foldBelow(level);
            QCOMPARE(desk.view.shown(), afterwards.view.shown());
            // One of the same structure keeps what a person has folded.
            desk.view.unfoldUnder(0);
            desk.view.setTree(tree, level);
            QCOMPARE(desk.view.shown().size(), std::size_t{7});
        }
    }

    /// As far down as the labels can be read, whatever the room.
    void foldsToFit() {
        TreeDesk desk(largeTree(400));
        TreeView& view = desk.view;
        view.setReadable(11);
        std::size_t before = 0;
        for (const int width : {200, 400, 700, 1200, 2500}) {
            view.resize(width, width * 2 / 3);
            view.foldToFit(5);
            QVERIFY(view.shown().size() >= std::max(before, std::size_t{4}));
            QVERIFY(view.shown().size() == 4 || !view.isCut());
            // One level more would be too much, or is more than was asked for.
            int level = 0;
            for (const int node : view.shown())
                level = std::max(level, view.levelOf(node));
            before = view.shown().size();
            view.foldBelow(level + 1);
            view.fit();
            QVERIFY(view.isCut());
        }
        QCOMPARE(before, std::size_t{1 + 3 + 9 + 27});
    }

    /// As long as nobody else folds, it does so again in another size.
    void foldsToFitEachSize() {
        FoldedDesk desk;
        TreeView& view = desk.view;
        const std::size_t small = view.shown().size();
        view.resize(1200, 800);
        const std::size_t large = view.shown().size();
        QVERIFY2(large > small, QByteArray::number(qulonglong(large)));
        view.resize(300, 200);
        QCOMPARE(view.shown().size(), small);
        view.setFolded(0, true);
        view.resize(1200, 800);
        QCOMPARE(view.shown().size(), std::size_t{1});
    }

    /// What is followed is unfolded, and what was left behind folded again, but not what a person
    /// has unfolded.
    void followsIntoWhatIsFolded() {
        FoldedDesk desk;
        TreeView& view = desk.view;
        const int deep = view.tree().at(view.tree().at(1).children.front()).children.back();
        QCOMPARE(view.rowOf(deep), -1);
        view.follow(deep);
        QVERIFY(view.rowOf(deep) >= 0);
        QVERIFY(view.rectOf(deep).intersects(QRectF(view.rect())));
        const int other = view.tree().at(view.tree().at(2).children.front()).children.back();
        view.follow(other);
        QVERIFY(view.rowOf(other) >= 0);
        QCOMPARE(view.rowOf(deep), -1);
        view.unfoldUnder(0);
        view.setFolded(2, true);
        view.follow(other);
        QVERIFY(view.rowOf(other) >= 0 && view.rowOf(deep) >= 0);
        view.follow(-1); // nothing
    }

    /// Where not all of it can be read, what was unfolded stays in sight.
    void unfoldingLeadsNowhereElse() {
        FoldedDesk desk;
        TreeView& view = desk.view;
        const auto seen = [&view](int node) {
            return QRectF(view.rect()).contains(view.rectOf(node).center());
        };
        view.unfoldUnder(0);
        QVERIFY(view.isCut());
        QVERIFY(seen(0));
        view.foldBelow(1);
        for (int node = view.shown().back(); !view.tree().at(node).children.empty();
             node = view.tree().at(node).children.back()) {
            view.reveal(node);
            view.setFolded(node, false);
            QVERIFY2(seen(node), qPrintable(QString::number(node)));
        }
        QVERIFY(view.isCut());
    }

    void aClickPicks() {
        TreeDesk desk;
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
        TreeDesk desk;
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
        TreeDesk desk;
        const QSignalSpy folds(&desk.view, &TreeView::foldChanged);
        desk.view.select(6);
        desk.view.setFolded(2, true);
        QCOMPARE(desk.view.selected(), 2);
        QVERIFY(!desk.view.scene().shows(5) && !desk.view.scene().shows(6));
        QCOMPARE(desk.view.scene().foldedUnder(2), std::uint64_t{2});
        QCOMPARE(desk.view.scene().foldedUnder(0), std::uint64_t{0});
        QCOMPARE(desk.view.shown(), (std::vector<int>{0, 1, 3, 4, 2}));
        desk.key(Qt::Key_Down);
        QCOMPARE(desk.view.selected(), 2);
        desk.key(Qt::Key_Plus);
        QVERIFY(desk.view.scene().shows(6));
        desk.key(Qt::Key_Minus);
        desk.key(Qt::Key_Minus);
        QVERIFY(!desk.view.scene().shows(5));
        QCOMPARE(folds.count(), 3);
        QTest::mouseDClick(&desk.view, Qt::LeftButton, {}, desk.at(2));
        QVERIFY(desk.view.scene().shows(5));
        QTest::mouseDClick(&desk.view, Qt::LeftButton, {}, desk.at(6));
        QCOMPARE(desk.view.shown().size(), std::size_t{7});
        // The sign below a folded node unfolds it.
        desk.view.setFolded(1, true);
        const QRectF sign = desk.view.scene().foldSign(1);
        const QRectF place = desk.view.scene().place(1);
        const QPointF below =
            desk.view.rectOf(1).center() + (sign.center() - place.center()) * desk.view.scale();
        QTest::mouseClick(&desk.view, Qt::LeftButton, {}, below.toPoint());
        QVERIFY(!desk.view.isFolded(1));
        desk.view.foldBelow(1);
        QCOMPARE(desk.view.shown(), (std::vector<int>{0, 1, 2}));
        desk.view.foldBelow(0);
        desk.view.select(0);
        desk.key(Qt::Key_Plus); // one level
        QCOMPARE(desk.view.shown(), (std::vector<int>{0, 1, 2}));
        desk.view.select(0);
        desk.key(Qt::Key_Asterisk);
        QCOMPARE(desk.view.shown().size(), std::size_t{7});
    }

    void selectingScrolls() {
        TreeDesk desk(largeTree(400));
        desk.wheel({300, 200}, 2000, Qt::ControlModifier);
        desk.key(Qt::Key_Home);
        for (int i = 0; i < 4; ++i) {
            desk.key(Qt::Key_Down);
            QVERIFY(QRectF(desk.view.rect()).contains(desk.view.rectOf(desk.view.selected())));
        }
    }

    void valuesLightUpInPlace() {
        TreeDesk desk(someTree(), true);
        const auto places = desk.view.scene().places;
        GraphNode node = desk.view.tree().at(3);
        node.tone = NodeTone::yes;
        node.badge = QStringLiteral("1");
        const QImage before = desk.view.grab().toImage();
        desk.view.updateNode(3, node);
        QVERIFY(desk.view.scene().places == places);
        QTest::qWait(300);
        const QImage after = desk.view.grab().toImage();
        // It and its badge, which sticks out; no other node.
        const QRect changed = differenceOf(after, before);
        const QRect node_3 = desk.view.rectOf(3).toAlignedRect();
        QVERIFY(changed.contains(node_3.adjusted(1, 1, -1, -1)));
        for (const int other : {0, 1, 2, 4, 5, 6})
            QVERIFY(!changed.intersects(desk.view.rectOf(other).toAlignedRect()));
        const ToneColours yes = toneColours(NodeTone::yes, lightColours());
        QCOMPARE(pixelsOf(before, yes.fill), 0);
        QVERIFY(pixelsOf(after, yes.fill, node_3) > node_3.width() * node_3.height() / 3);
        QVERIFY(pixelsOf(after, yes.outline, node_3.adjusted(-2, -2, 2, 2), 60) > node_3.width());
        QCOMPARE(desk.view.tree().at(3).badge, QStringLiteral("1"));
    }

    void theSameStructureKeepsTheView() {
        TreeDesk desk;
        desk.view.setFolded(2, true);
        desk.view.select(4);
        desk.view.zoomIn();
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

    void paintsItsPicture() {
        TreeDesk desk;
        const QSize size = desk.view.pictureSize();
        QImage image(size, QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        desk.view.paintPicture(painter, paperColours());
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
        desk.view.paintPicture(svg, paperColours());
        svg.end();
        QVERIFY(QSvgRenderer(bytes).isValid());
        QVERIFY(bytes.contains("n6"));
    }

    /// Nine pages hear of another size of the text: those that are hidden have it when they are
    /// shown.
    void anotherFontIsTakenWhenItIsSeen() {
        TreeDesk desk;
        const auto height = [&desk] { return desk.view.scene().place(0).height(); };
        const auto enlarge = [&desk] {
            QFont font = desk.view.font();
            font.setPointSizeF(font.pointSizeF() * 2);
            desk.view.setFont(font);
        };
        const double small = height();
        enlarge();
        const double large = height();
        QVERIFY(large > small);
        desk.view.hide();
        enlarge();
        QCOMPARE(height(), large);
        desk.view.show();
        QVERIFY(height() > large);
    }

    void paintsLargeTrees_data() {
        QTest::addColumn<int>("kind");
        QTest::newRow("100,000 nodes") << 0;
        QTest::newRow("100,000 levels") << 1;
        QTest::newRow("100,000 children") << 2;
    }
    void paintsLargeTrees() {
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
        TreeDesk desk(tree);
        TreeView& view = desk.view;
        view.resize(1000, 700);
        // From afar the root is a dot; from near it is a node with a ring, seen whole.
        const auto ground = [&view] { return view.rectOf(0).toAlignedRect(); };
        const QColor line = toneLineColour(NodeTone::neutral, lightColours());
        QVERIFY(pixelsOf(view.grab().toImage(), line, ground().adjusted(-2, -2, 2, 2), 30) > 0);
        for (int i = 0; i < 60; ++i)
            view.zoomIn();
        view.select(0);
        const QImage part = view.grab().toImage();
        QVERIFY(view.rect().contains(ground()));
        QVERIFY(ground().height() > 20);
        const QColor fill = toneColours(NodeTone::neutral, lightColours()).fill;
        QVERIFY(pixelsOf(part, fill, ground()) > ground().width() * ground().height() / 3);
        QVERIFY(pixelsOf(part, lightColours().accent, ground().adjusted(-20, -20, 20, 20), 60) >
                ground().width());
        view.foldBelow(3);
        QVERIFY(view.pictureSize().width() <= 6000 && view.pictureSize().height() <= 6000);
    }
};

LOGGIA_WINDOW_TEST(TreeViewTest)

} // namespace tree_view_test

#include "tree_view_test.moc"
