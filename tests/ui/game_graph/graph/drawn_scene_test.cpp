#include "tests/suite.hpp"
#include "ui/game_graph/graph/drawn_scene.hpp"

#include <QTest>

namespace drawn_scene_test {

using namespace loggia;
using namespace loggia::ui;

GameStudy studyOfDrawn(const DrawnGame& drawing, int level) {
    const game_graph::Game game = gameOf(drawing);
    return studyOf(game, game.start(), level, {});
}

class DrawnSceneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void valuesOfPlaces() {
        const DrawnGame drawing = loopyExample();
        const GameStudy study = studyOfDrawn(drawing, 1);
        const GraphScene scene = drawnScene(drawing, &study, {true, 0}, QFont());
        QCOMPARE(scene.size(), 7);
        const auto badge = [&](std::size_t node) { return scene.nodes[node].badge; };
        QCOMPARE(badge(0), QStringLiteral("D"));
        QCOMPARE(badge(2), QStringLiteral("W3"));
        QCOMPARE(badge(5), QStringLiteral("W1"));
        QCOMPARE(badge(6), QStringLiteral("L0"));
        QCOMPARE(scene.nodes[0].tone, NodeTone::highlight);
        QCOMPARE(scene.nodes[6].shape, NodeShape::box);
        QVERIFY(scene.nodes[0].label.startsWith(QStringLiteral("▸")));
        for (std::size_t i = 0; i < 7; ++i) {
            const QPointF middle = scene.places[i].center();
            QVERIFY(qAbs(middle.x() - drawing.points[i].x()) < 1e-6);
            QVERIFY(qAbs(middle.y() - drawing.points[i].y()) < 1e-6);
        }
        QCOMPARE(scene.edges.size(), drawing.drawn.arrows.size());
        for (const GraphNode& node : drawnScene(drawing, &study, {false, -1}, QFont()).nodes)
            QVERIFY(node.badge.isEmpty() && node.tone == NodeTone::neutral);
        QVERIFY(drawnScene(drawing, nullptr, {}, QFont()).nodes[0].badge.isEmpty());
    }

    void arrowsOfOnePlayerMakeTwoValues() {
        const auto drawn =
            game_graph::drawn_of("start a\na -> b\n1: b -> a\n2: b -> c\nc = loss\nx -> a\n");
        QVERIFY(drawn);
        const DrawnGame drawing = drawnGameOf(game_graph::Token(*drawn));
        const GameStudy study = studyOfDrawn(drawing, 0);
        const GraphScene scene = drawnScene(drawing, &study, {true, -1}, QFont());
        QCOMPARE(scene.nodes[3].tone, NodeTone::dim); // x is never reached
        int labelled = 0;
        for (const GraphEdge& edge : scene.edges)
            labelled += edge.label.isEmpty() ? 0 : 1;
        QCOMPARE(labelled, 2);
        QCOMPARE(scene.edges[1].label, QStringLiteral("1"));
        QCOMPARE(scene.edges[1].tone, NodeTone::player_one);
        QCOMPARE(scene.edges[2].tone, NodeTone::player_two);
        QVERIFY(scene.nodes[0].name.contains(QStringLiteral(", an arrow to b")));
        QVERIFY(scene.nodes[1].name.contains(QStringLiteral(", an arrow of player 1 to a")));
        // Said of each player by itself it is one arrow all the same.
        const auto twice = game_graph::drawn_of("1: a -> b\n2: a -> b\n");
        const GraphScene one =
            drawnScene(drawnGameOf(game_graph::Token(*twice)), nullptr, {}, QFont());
        QCOMPARE(one.edges.size(), std::size_t{1});
        QVERIFY(one.edges[0].label.isEmpty());
    }

    /// All arrows that a drawing can have, in time that grows no faster than their number.
    void everyArrowThereCanBe() {
        DrawnGame drawing = newDrawnGame();
        while (drawing.size() < most_drawn_places)
            drawing = withPlace(std::move(drawing),
                                {place_distance * static_cast<double>(drawing.size()), 0});
        const auto count = static_cast<std::uint32_t>(drawing.size());
        for (std::uint32_t from = 0; from < count; ++from)
            for (std::uint32_t to = 0; to < count; ++to)
                if (from != to)
                    drawing.drawn.arrows.push_back({from, to, both_players});
        const GraphScene scene = drawnScene(drawing, nullptr, {}, QFont());
        QCOMPARE(scene.edges.size(), std::size_t{count} * (count - 1));
        QVERIFY(scene.edges.front().bend != 0);
    }

    void labelsComeOneByOne() {
        const DrawnGame drawing = loopyExample();
        const GameStudy study = studyOfDrawn(drawing, 1);
        for (std::size_t done = 0; done <= 7; ++done) {
            const StateLook labels = lookAfter(*study.shown, done, true, -1);
            const DrawnLook look{true, -1, &labels};
            const GraphScene scene = drawnScene(drawing, &study, look, QFont());
            QStringList badges;
            for (const GraphNode& node : scene.nodes)
                badges << node.badge;
            QVERIFY2(static_cast<std::size_t>(badges.count(QStringLiteral("?"))) == 7 - done,
                     qPrintable(badges.join(QLatin1Char(' '))));
        }
    }

    /// As in the graph, a label that a person gave wrongly has a mark.
    void correctedLabelsAreMarked() {
        const DrawnGame drawing = loopyExample();
        const GameStudy study = studyOfDrawn(drawing, 1);
        const auto node =
            static_cast<std::size_t>(study.nodeOf(positionAt(study.game, drawing, 2, 1)));
        std::vector<bool> corrected(7, false);
        corrected[node] = true;
        const StateLook labels = lookKnowing(std::vector<bool>(7, true), corrected, -1);
        const GraphScene scene = drawnScene(drawing, &study, {true, -1, &labels}, QFont());
        for (std::size_t place = 0; place < 7; ++place) {
            const GraphNode& shown = scene.nodes[place];
            QCOMPARE(shown.badge.endsWith(QStringLiteral(" \u2717")), place == 2);
            QCOMPARE(shown.tooltip.contains(QStringLiteral("corrected")), place == 2);
        }
        QCOMPARE(scene.nodes[2].badge, QStringLiteral("W3 \u2717"));
    }

    void placesAndPositions() {
        const DrawnGame drawing = loopyExample();
        const game_graph::Game game = gameOf(drawing);
        QCOMPARE(placeOf(drawing, game, game.start()), 0);
        for (std::size_t place = 0; place < drawing.size(); ++place)
            for (const int player : {1, 2}) {
                const auto state = positionAt(game, drawing, place, player);
                QCOMPARE(placeOf(drawing, game, state), static_cast<int>(place));
                QCOMPARE(game.player(state), player);
                QCOMPARE(placeOf(drawing, game, game.merged(state, 1)), static_cast<int>(place));
            }
    }
};

LOGGIA_WINDOW_TEST(DrawnSceneTest)

} // namespace drawn_scene_test

#include "drawn_scene_test.moc"
