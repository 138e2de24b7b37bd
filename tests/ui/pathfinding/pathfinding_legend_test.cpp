#include "core/pathfinding/problems/road_map.hpp"
#include "tests/suite.hpp"
#include "tests/ui/pathfinding/mazes.hpp"
#include "ui/pathfinding/pathfinding_legend.hpp"
#include "ui/pathfinding/race/road_scene.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/graph/graph_legend.hpp"

#include <QPalette>
#include <QSet>
#include <QTest>

namespace pathfinding_legend_test {

using namespace loggia::ui;
using loggia::pathfinding::Algorithm;
using loggia::pathfinding::Mark;
using testing::q;

/// What can be told apart in a picture: a town's outline, badge and fill.
QString signsOf(const GraphNode& node) {
    return q("%1 %2 %3")
        .arg(static_cast<int>(node.shape))
        .arg(node.badge)
        .arg(static_cast<int>(node.tone));
}

/// Its colour and stroke, and its head.
QStringList signsOf(const GraphEdge& edge) {
    return {q("line %1").arg(static_cast<int>(edge.tone)), edge.arrow ? q("arrow") : q("line")};
}

/// All signs of all moments of all searches that are done step by step.
QSet<QString> signsThatOccur() {
    QSet<QString> signs;
    loggia::pathfinding::RoadMap graph;
    for (const char* name : {"a", "b", "c", "d", "e"})
        graph.towns.push_back({name, 1, 100.0 * static_cast<double>(graph.towns.size()), 0});
    graph.roads = {{0, 1, 1, true}, {1, 2, 1, false}, {0, 3, 5, false}, {3, 2, 9, false}};
    const std::vector<RoadTrip> trips{
        {0, 1}, {0, 2, std::make_shared<const loggia::pathfinding::RoadMap>(graph)}};
    for (const RoadTrip& trip : trips)
        for (int i = 0; i <= static_cast<int>(Algorithm::jump_point); ++i) {
            SearchQuestion question;
            question.subject = trip;
            question.algorithm = static_cast<Algorithm>(i);
            question.depth_limit = 3;
            const auto recording = SearchRecording::make(question);
            if (!recording->fault().isEmpty())
                continue;
            for (std::size_t moment = 0; moment <= recording->size(); ++moment) {
                recording->goTo(moment);
                const GraphScene scene = roadScene(trip, recording.get(), QFont());
                for (const GraphNode& node : scene.nodes)
                    if (node.badge.isEmpty())
                        signs << signsOf(node);
                    else
                        signs << node.badge;
                for (const GraphEdge& edge : scene.edges)
                    for (const QString& sign : signsOf(edge))
                        signs << sign;
            }
        }
    return signs;
}

class PathfindingLegendTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Of roads, every sign that the pictures have is explained, and none that they never have.
    void explainsTheSignsOfRoads() {
        const RoadLegend legend = roadLegend();
        QSet<QString> explained;
        for (const auto& [node, text] : legend.towns)
            explained << (node.badge.isEmpty() ? signsOf(node) : node.badge);
        for (const auto& [edge, text] : legend.roads)
            for (const QString& sign : signsOf(edge))
                explained << sign;
        const QSet<QString> occur = signsThatOccur();
        QCOMPARE(explained - occur, QSet<QString>());
        QCOMPARE(occur - explained, QSet<QString>());
    }

    void saysWhatASignMeans() {
        const auto says = [](const GraphNode& node, const char* text) {
            for (const auto& [shown, meaning] : roadLegend().towns)
                if (shown.badge == node.badge &&
                    (!node.badge.isEmpty() || signsOf(shown) == signsOf(node)))
                    return meaning.contains(q(text));
            return false;
        };
        SearchQuestion question;
        question.subject = RoadTrip{0, 1};
        const auto recording = SearchRecording::make(question);
        const auto sceneAt = [&](std::size_t moment) {
            recording->goTo(moment);
            return roadScene({0, 1}, recording.get(), QFont());
        };
        const auto sibiu = *loggia::pathfinding::romania().find("Sibiu");
        QVERIFY(says(sceneAt(0).nodes[0], "the start"));
        QVERIFY(says(sceneAt(0).nodes[1], "the goal"));
        QVERIFY(says(sceneAt(0).nodes[sibiu], "not reached"));
        QVERIFY(says(sceneAt(1).nodes[sibiu], "on the frontier"));
        QVERIFY(says(sceneAt(2).nodes[sibiu], "expanded last"));
        QVERIFY(says(sceneAt(3).nodes[sibiu], "was expanded"));
        QVERIFY(says(sceneAt(recording->size()).nodes[sibiu], "on the path found"));
    }

    /// The page's legend shows them all, as the picture does.
    void isPartOfThePages() {
        const Legend legend = pathfindingLegend();
        const QPalette palette = paletteFor(lightColours());
        const auto shows = [&](const LegendEntry& wanted) {
            for (const LegendEntry& entry : legend)
                if (entry.text == wanted.text)
                    return legendSample(entry, palette, QFont(), 1) ==
                           legendSample(wanted, palette, QFont(), 1);
            return false;
        };
        const RoadLegend signs = roadLegend();
        for (const auto& [node, text] : signs.towns)
            QVERIFY2(shows(nodeEntry(node, text)), qPrintable(text));
        for (const auto& [edge, text] : signs.roads)
            QVERIFY2(shows(edgeEntry(edge.tone, edge.arrow, text, edge.label)), qPrintable(text));
        for (const LegendEntry& entry : legend)
            QVERIFY2(!entry.text.startsWith(q("Road map: ")), qPrintable(entry.text));
    }
};

LOGGIA_WINDOW_TEST(PathfindingLegendTest)

} // namespace pathfinding_legend_test

#include "pathfinding_legend_test.moc"
