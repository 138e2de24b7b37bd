#include "core/pathfinding/searches/search.hpp"
#include "tests/suite.hpp"
#include "ui/pathfinding/graph/road_edit.hpp"

#include <QTest>

#include <cmath>

namespace road_edit_test {

using namespace loggia::ui;
namespace pathfinding = loggia::pathfinding;

class RoadEditTest : public QObject {
    Q_OBJECT

private:
    static RoadTrip empty() { return {no_town, no_town, std::make_shared<pathfinding::RoadMap>()}; }

private Q_SLOTS:
    void isDrawnFromNothing() {
        RoadTrip trip = empty();
        for (int i = 0; i < 3; ++i)
            trip = withNode(trip, {100.0 * i, 7.4});
        QCOMPARE(mapOf(trip).towns[2].name, std::string("C"));
        QCOMPARE(mapOf(trip).towns[1].y, 7.0);
        QCOMPARE(trip.start, std::size_t{0});
        QCOMPARE(trip.goal, std::size_t{1});
        trip = withGoal(trip, 2);
        QCOMPARE(mapOf(trip).center, std::size_t{2});
        trip = withEdgeChanged(trip, 0, 1);
        trip = withEdgeChanged(trip, 1, 2);
        trip = withOneWay(withCost(trip, 1, 5), 1, true);
        QVERIFY((mapOf(trip).roads[1] == pathfinding::Road{1, 2, 5, true}));
        QCOMPARE(mapOf(withEdgeChanged(trip, 2, 1)).roads.size(), std::size_t{1}); // taken away
        QCOMPARE(mapOf(withoutEdge(trip, 0)).roads.size(), std::size_t{1});
        const RoadTrip fewer = withoutNode(trip, 0);
        QCOMPARE(fewer.start, no_town);
        QCOMPARE(fewer.goal, std::size_t{1});
        QVERIFY((mapOf(fewer).roads == std::vector{pathfinding::Road{0, 1, 5, true}}));
        QCOMPARE(mapOf(withHeuristic(trip, 1, 4)).towns[1].straight_line, pathfinding::Cost{4});
        QCOMPARE(mapOf(withName(trip, 1, QStringLiteral(" Bonn "))).towns[1].name,
                 std::string("Bonn"));
        QCOMPARE(mapOf(withName(trip, 1, QStringLiteral("Θεσσαλονίκη"))).towns[1].name,
                 std::string("Θεσσαλονίκη"));
        QCOMPARE(mapOf(withPlace(trip, 1, {3, 104})).towns[1].x, 3.0);
        // Not over another node, and where it lies already it stays.
        const RoadTrip moved = withPlace(trip, 1, {3, 4});
        const auto& beside = mapOf(moved).towns[1];
        QVERIFY(std::hypot(beside.x, beside.y - 7) > node_distance - 1);
        QVERIFY(withPlace(trip, 1, {100, 7}) == trip);
        // Whatever is drawn, its file is read back.
        const auto again = pathfinding::road_question_of(to_text(questionOf(trip)));
        QVERIFY(again.has_value());
        QVERIFY(tripFrom(*again) == trip);
    }

    void leavesOutWhatIsNotPossible() {
        const RoadTrip trip = exampleGraph();
        const std::size_t beyond = mapOf(trip).towns.size();
        QVERIFY(withEdgeChanged(trip, 1, 1) == trip);
        QVERIFY(withEdgeChanged(trip, 1, beyond) == trip);
        QVERIFY(withCost(trip, 0, -1) == trip && withCost(trip, 99, 1) == trip);
        const RoadTrip parted = withCost(trip, 0, 150, pathfinding::road_hundredths);
        QCOMPARE(mapOf(parted).unit, pathfinding::road_hundredths);
        QCOMPARE(mapOf(parted).roads[0].length, pathfinding::Cost{150});
        QCOMPARE(mapOf(parted).roads[1].length, 100 * mapOf(trip).roads[1].length);
        // A new edge costs 1, however the numbers are kept.
        for (const RoadTrip& each : {trip, parted})
            for (std::size_t node = 1; node < beyond; ++node)
                if (const RoadTrip more = withEdgeChanged(each, 0, node);
                    mapOf(more).roads.size() > mapOf(each).roads.size())
                    QCOMPARE(mapOf(more).roads.back().length, mapOf(more).unit);
        const pathfinding::Cost most = pathfinding::most_road_cost;
        QCOMPARE(mapOf(withCost(trip, 0, most)).roads[0].length, most);
        QVERIFY(withCost(trip, 0, most + 1) == trip);
        // Whole again, it is the same graph.
        QVERIFY(withCost(parted, 0, mapOf(trip).roads[0].length) == trip);
        QCOMPARE(mapOf(withoutEdge(parted, 0)).unit, pathfinding::Cost{1});
        QVERIFY(withHeuristic(trip, 0, -1) == trip);
        for (const char* name : {"", "two words", "A", "#", "a name that is far too long"})
            QVERIFY(withName(trip, 0, QString::fromLatin1(name)) == trip);
        QVERIFY(withStart(trip, beyond) == trip && withGoal(trip, beyond) == trip);
        QVERIFY(withoutNode(trip, beyond) == trip && withoutEdge(trip, 99) == trip);
        QVERIFY(withOneWay(trip, 99, true) == trip && withPlace(trip, beyond, {}) == trip);
        RoadTrip full = empty();
        for (std::size_t i = 0; i < pathfinding::most_road_nodes + 5; ++i)
            full = withNode(full, {});
        QCOMPARE(mapOf(full).towns.size(), pathfinding::most_road_nodes);
    }

    /// Greedy search is led astray, A* is not.
    void exampleIsWorthSearching() {
        const RoadTrip trip = exampleGraph();
        const auto cost = [&](pathfinding::Algorithm algorithm) {
            pathfinding::RoadProblem problem(mapOf(trip), trip.start, trip.goal);
            return search(problem, algorithm)->cost;
        };
        QCOMPARE(cost(pathfinding::Algorithm::a_star), pathfinding::Cost{7});
        QVERIFY(cost(pathfinding::Algorithm::greedy) > 7);
        QVERIFY(!overestimated(questionOf(trip)));
    }
};

LOGGIA_TEST(RoadEditTest)

} // namespace road_edit_test

#include "road_edit_test.moc"
