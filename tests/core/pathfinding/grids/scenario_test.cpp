#include "core/base/random.hpp"
#include "core/pathfinding/generate.hpp"
#include "core/pathfinding/grids/cost_field.hpp"
#include "core/pathfinding/grids/scenario.hpp"
#include "core/pathfinding/moves.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <stop_token>

namespace scenario_test {

using namespace loggia;
using namespace loggia::pathfinding;

class ScenarioTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsTheFormat() {
        const auto scenarios = scenarios_of("version 1.0\r\n0\tmaps/a map.map\t49\t50\t1\t2\t3\t4\t"
                                            "2.82842712\r\n"
                                            "1 b.map 5 5 0 0 4 0 4\n");
        QVERIFY(scenarios.has_value());
        QCOMPARE(scenarios->size(), std::size_t{2});
        QVERIFY(scenarios->front() ==
                (Scenario{0, "maps/a map.map", 49, 50, {1, 2}, {3, 4}, 2.82842712}));
        QVERIFY(scenarios->back() == (Scenario{1, "b.map", 5, 5, {0, 0}, {4, 0}, 4}));
    }

    void scenariosComeBack() {
        Random random(9);
        for (int i = 0; i < 2000; ++i) {
            std::vector<Scenario> scenarios(random.below(5));
            for (Scenario& scenario : scenarios) {
                const auto number = [&](int bound) {
                    return static_cast<int>(random.below(static_cast<std::uint64_t>(bound)));
                };
                scenario = {number(100), "some maps/x y.map", 1 + number(900), 1 + number(900), {},
                            {},          1000 * random.real()};
                scenario.start = {number(scenario.width), number(scenario.height)};
                scenario.goal = {number(scenario.width), number(scenario.height)};
            }
            QVERIFY(*scenarios_of(to_text(scenarios)) == scenarios);
        }
    }

    void chanceAsksWhatHasAnAnswer() {
        for (int kind = 0; kind < 9; ++kind) {
            Maze maze = *generate({static_cast<MazeKind>(kind), 40, 30, 5, Neighbours::four, 0.3});
            const auto scenarios = *random_scenarios(maze, "a.map", 25, 7);
            QCOMPARE(scenarios.size(), std::size_t{25});
            QVERIFY(*random_scenarios(maze, "a.map", 25, 7) == scenarios);
            maze.neighbours = Neighbours::eight;
            for (const Scenario& scenario : scenarios) {
                const Cost cost = costs_to(maze, scenario.goal)[maze.index(scenario.start)];
                QCOMPARE(scenario.length, octile_of(cost).length());
                QVERIFY(scenario.map == "a.map" && scenario.width == 40 && scenario.height == 30);
            }
        }
        Maze walls = Maze::floor(3, 3);
        std::fill(walls.terrain.begin(), walls.terrain.end(), wall);
        QVERIFY(random_scenarios(walls, "a.map", 5, 1)->empty());
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!random_scenarios(Maze::floor(9, 9), "a.map", 5, 1, Control(stop.get_token())));
    }

    void errorsHavePlaces() {
        const auto error = [](const char* text) { return scenarios_of(text).error(); };
        QCOMPARE(error("").message, std::string("expected version 1"));
        QCOMPARE(error("version 2\n").message, std::string("expected version 1"));
        QVERIFY(error("version 1\n1 a 5 5 0 0 5 0 1").span == (SourceSpan{2, 13, 1}));
        QVERIFY(error("version 1\n1 a 5 5 0 0 -1 0 1").span == (SourceSpan{2, 13, 2}));
        QVERIFY(error("version 1\n1 a 5 5 0 0 1 0").span->line == 2);
        QVERIFY(error("version 1\n1 a 5 5 0 0 1 0 nan").span == (SourceSpan{2, 17, 3}));
    }
};

LOGGIA_TEST(ScenarioTest)

} // namespace scenario_test

#include "scenario_test.moc"
