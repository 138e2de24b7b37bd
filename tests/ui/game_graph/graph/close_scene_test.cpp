#include "tests/suite.hpp"
#include "tests/ui/game_graph/study_fixture.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/game_graph/graph/close_scene.hpp"
#include "ui/widgets/graph/route_arrows.hpp"

#include <QFont>
#include <QTest>

#include <algorithm>
#include <set>

namespace close_scene_test {

using namespace loggia;
using namespace loggia::ui;

class CloseSceneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { ui::testing::failOnWarnings(); }

    void showsAllThatIsAround_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("level");
        QTest::newRow("boards") << QStringLiteral("tic-tac-toe") << 0;
        QTest::newRow("piles") << QStringLiteral("nim 3 4 5") << 0;
        QTest::newRow("merged") << QStringLiteral("nim 3 4 5") << 2;
        QTest::newRow("text") << QStringLiteral("1-2-10") << 0;
        QTest::newRow("cycles") << QStringLiteral("dodgem") << 0;
    }

    /// Around any position: those above have a move to it, and it has one to all those below; where
    /// there are few arrows every move is one, and nodes and labels lie apart.
    void showsAllThatIsAround() {
        QFETCH(QString, game);
        QFETCH(int, level);
        const auto study = ui::testing::studyFor(game.toUtf8().constData(), level);
        const ShownGraph& graph = *study->shown;
        const StateLook look = lookAfter(graph, graph.steps.size(), true, 0);
        const int step = std::max(1, graph.size() / 60);
        for (int middle = 0; middle < graph.size(); middle += step) {
            const CloseScene close = closeScene(graph, look, middle, QFont());
            const GraphScene& scene = close.scene;
            std::set<int> after;
            for (const ShownGraph::Arc& arc : graph.at(middle).moves)
                after.insert(arc.to);
            int before = 0;
            int shown_before = 0;
            for (int node = 0; node < graph.size(); ++node) {
                const auto& moves = graph.at(node).moves;
                const bool leads =
                    node != middle && std::any_of(moves.begin(), moves.end(),
                                                  [middle](auto& arc) { return arc.to == middle; });
                before += leads && !after.contains(node) ? 1 : 0;
                if (!scene.shows(node)) {
                    QVERIFY(node != middle && !after.contains(node));
                    continue;
                }
                QVERIFY(scene.bounds.contains(scene.place(node)));
                if (after.contains(node) && node != middle) {
                    QVERIFY(scene.place(node).top() > scene.place(middle).bottom());
                } else if (node != middle) {
                    ++shown_before;
                    QVERIFY(leads && scene.place(node).bottom() < scene.place(middle).top());
                }
                for (int other = 0; other < node; ++other)
                    QVERIFY(!scene.shows(other) ||
                            !scene.place(node).intersects(scene.place(other)));
            }
            QCOMPARE(close.before, before);
            QCOMPARE(close.shown_before, shown_before);
            QCOMPARE(shown_before, std::min(before, CloseScene::most_before));
            std::set<std::pair<int, int>> arrows;
            for (const GraphEdge& edge : scene.edges) {
                QVERIFY(edge.arrow && !edge.label.isEmpty());
                QVERIFY(edge.from == middle || edge.to == middle);
                QVERIFY(arrows.emplace(edge.from, edge.to).second);
            }
            for (const int node : after)
                QVERIFY(arrows.contains({middle, node}));
            QVERIFY(scene.nodes[static_cast<std::size_t>(middle)].marked);
        }
    }

    void sharesTheNamesOfItsMoves() {
        ShownGraph graph;
        graph.nodes.resize(2);
        for (const char* name : {"a", "b", "c", "d"})
            graph.nodes[0].moves.push_back({name, 1, false});
        const StateLook look = lookAfter(graph, 0, false, 0);
        QCOMPARE(closeScene(graph, look, 0, QFont()).scene.edges.front().label,
                 QStringLiteral("a, b, \u2026"));
        graph.nodes[0].moves.pop_back();
        QCOMPARE(closeScene(graph, look, 0, QFont()).scene.edges.front().label,
                 QStringLiteral("a, b, c"));
    }
};

LOGGIA_WINDOW_TEST(CloseSceneTest)

} // namespace close_scene_test

#include "close_scene_test.moc"
