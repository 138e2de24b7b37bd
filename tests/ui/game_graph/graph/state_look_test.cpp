#include "tests/suite.hpp"
#include "tests/ui/game_graph/study_fixture.hpp"
#include "ui/game_graph/graph/state_look.hpp"

#include <QTest>

namespace state_look_test {

using namespace loggia;
using namespace loggia::ui;
using testing::nodeNamed;
using testing::studyFor;

class StateLookTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void labelsHaveColourLetterAndOutline() {
        const auto study = studyFor("1-2-10");
        const ShownGraph& graph = *study->shown;
        const StateLook look = lookAfter(graph, graph.steps.size(), true, 0);
        const GraphNode start = stateNode(graph, 0, look);
        QCOMPARE(start.tone, NodeTone::highlight);
        QCOMPARE(start.badge, QStringLiteral("W7"));
        QVERIFY(start.name.contains(QStringLiteral("win in 7 moves")));
        QVERIFY(start.name.contains(QStringLiteral("the current position")));
        const GraphNode lost = stateNode(graph, nodeNamed(graph, "(2, 1)"), look);
        QCOMPARE(lost.tone, NodeTone::no);
        QCOMPARE(lost.badge, QStringLiteral("L6"));
        QCOMPARE(lost.shape, NodeShape::box);
        QCOMPARE(stateNode(graph, nodeNamed(graph, "(1, 2)"), look).shape, NodeShape::round);
        QCOMPARE(arcTone(graph, 0, graph.at(0).moves[0], look), NodeTone::yes);
        QCOMPARE(arcTone(graph, 0, graph.at(0).moves[1], look), NodeTone::dim);
    }

    void nothingIsToldThatIsNotToBeTold() {
        const auto study = studyFor("1-2-10");
        const ShownGraph& graph = *study->shown;
        const StateLook look = lookAfter(graph, graph.steps.size(), false, -1);
        for (int node = 0; node < graph.size(); ++node) {
            const GraphNode shown = stateNode(graph, node, look);
            QVERIFY(shown.badge.isEmpty() && shown.tone == NodeTone::neutral);
            QCOMPARE(shown.name, shown.label);
            for (const ShownGraph::Arc& arc : graph.at(node).moves)
                QCOMPARE(arcTone(graph, node, arc, look), NodeTone::neutral);
        }
    }

    void labelsComeOneByOne() {
        const auto study = studyFor("dodgem 2");
        const ShownGraph& graph = *study->shown;
        for (std::size_t done = 0; done <= graph.steps.size(); ++done) {
            const StateLook look = lookAfter(graph, done, true, -1);
            std::size_t open = 0;
            for (int node = 0; node < graph.size(); ++node)
                open += stateNode(graph, node, look).badge == QStringLiteral("?") ? 1U : 0U;
            QCOMPARE(open, graph.steps.size() - done);
            QCOMPARE(look.just >= 0, done > 0 && done < graph.steps.size());
        }
        QCOMPARE(lookAfter(graph, 99'999, true, -1).labelled, graph.steps.size());
    }
};

LOGGIA_TEST(StateLookTest)

} // namespace state_look_test

#include "state_look_test.moc"
