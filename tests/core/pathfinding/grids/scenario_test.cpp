#include "core/base/random.hpp"
#include "core/pathfinding/generate.hpp"
#include "core/pathfinding/grids/cost_field.hpp"
#include "core/pathfinding/grids/scenario.hpp"
#include "core/pathfinding/moves.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

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
                (Scenario{0, "maps/a map.map", 49, 50, {1, 2}, {3, 4}, 2.82842712, "2.82842712"}));
        QVERIFY(scenarios->back() == (Scenario{1, "b.map", 5, 5, {0, 0}, {4, 0}, 4, "4"}));
    }

    /// Blanks in names, tabs beside blanks, blank lines, a byte order mark; no version and no
    /// sizes.
    void readsWhatOthersWrite() {
        const auto mixed = scenarios_of("\xEF\xBB\xBFversion 1.00\r\n\r\n"
                                        " 3 a  b.map 9\t9 0 1 2 3 5.41 \n \t \n");
        QVERIFY(mixed && mixed->size() == 1);
        QVERIFY(mixed->front() == (Scenario{3, "a  b.map", 9, 9, {0, 1}, {2, 3}, 5.41, "5.41"}));
        const auto old = scenarios_of("3 a.map 0 1 900 3 5.41421\n");
        QVERIFY(old && old->size() == 1);
        QVERIFY(old->front() == (Scenario{3, "a.map", 0, 0, {0, 1}, {900, 3}, 5.41421, "5.41421"}));
        QVERIFY(*scenarios_of(to_text(*old)) == *old);
    }

    /// A length rounded by printf or to two decimals is right, one that differs in the last digit
    /// is wrong; for every path of up to 900 steps.
    void comparesAsExactlyAsTheFile() {
        Random random(test_suite::seed(4));
        const auto asked = [](const std::string& printed) {
            Scenario scenario;
            scenario.printed = printed;
            scenario.length = std::stod(printed);
            return scenario;
        };
        for (const char* const form : {"%.6g", "%.2f", "%.8f", "%.17g"}) {
            std::vector<Scenario> scenarios;
            std::vector<double> lengths;
            for (int i = 0; i < 2000; ++i) {
                const Octile octile{static_cast<Cost>(random.below(450)),
                                    static_cast<Cost>(random.below(450))};
                lengths.push_back(octile.length());
                scenarios.push_back(asked(QString::asprintf(form, octile.length()).toStdString()));
            }
            const LengthPrecision precision(scenarios);
            for (std::size_t i = 0; i < scenarios.size(); ++i) {
                QVERIFY(precision.agrees(lengths[i], scenarios[i]));
                // No other path is taken for it: of these lengths each is far from all others.
                QVERIFY(!precision.agrees(lengths[i] + 0.011, scenarios[i]));
                QVERIFY(!precision.agrees(0, scenarios[i]) || lengths[i] < 0.1);
            }
        }
        const std::vector<Scenario> six{asked("716.732"), asked("5.41421"), asked("12")};
        QVERIFY(LengthPrecision(six).agrees(5.414213562, six[1]));
        QVERIFY(!LengthPrecision(six).agrees(5.414213562, asked("5.41422")));
        QVERIFY(!LengthPrecision(six).agrees(12.4142, six[2]));
        const std::vector<Scenario> two{asked("268.58"), asked("15.00"), asked("46.4")};
        QVERIFY(LengthPrecision(two).agrees(46.40461, two[2]));
        QVERIFY(!LengthPrecision(two).agrees(46.4061, two[2]));
        const std::vector<Scenario> whole{asked("12")};
        QVERIFY(!LengthPrecision(whole).agrees(12.4142, whole[0]));
        const std::vector<Scenario> large{asked("1.23457e+06"), asked("0"), asked("1e-3")};
        QVERIFY(LengthPrecision(large).agrees(1234572.1, large[0]));
        QVERIFY(LengthPrecision(large).agrees(0, large[1]));
    }

    /// As HOG does: the cell of the map in which the upper left corner lies.
    void scalesMaps() {
        Maze map = Maze::floor(3, 2);
        map.terrain = {1, wall, water_terrain, wall, 1, 1};
        QVERIFY(scaled(map, 6, 4).terrain ==
                (std::vector<std::uint8_t>{1, 1, 0, 0, 10, 10, 1, 1, 0, 0, 10, 10,
                                           0, 0, 1, 1, 1,  1,  0, 0, 1, 1, 1,  1}));
        QVERIFY(scaled(scaled(map, 6, 4), 3, 2) == map);
        QVERIFY(scaled(map, 2, 1).terrain == (std::vector<std::uint8_t>{1, wall}));
    }

    void looksForMaps() {
        const auto has = [](const char* file, const char* map, const char* place) {
            const auto places = map_places(file, map);
            return std::any_of(places.begin(), places.end(), [&](const auto& at) {
                return at.lexically_normal() == std::filesystem::path(place).lexically_normal();
            });
        };
        QVERIFY(map_places("d/a.map.scen", "maps/a.map").front() == "d/maps/a.map");
        QVERIFY(has("d/a.map.scen", "maps/dao/a.map", "d/a.map"));
        QVERIFY(has("d/a.map.scen", "maps\\dao\\a.map", "d/a.map"));
        QVERIFY(has("x/dao-scen/a.map.scen", "maps/dao/a.map", "x/dao-map/a.map"));
        QVERIFY(has("x/scenarios/a.map.scen", "a.map", "x/maps/a.map"));
        QVERIFY(has("x/scen/dao/a.map.scen", "maps/dao/a.map", "x/maps/dao/a.map"));
        QVERIFY(has("x/scenarios/cities/a.map.scen", "a.map", "x/maps/cities/a.map"));
        QVERIFY(has("/x/scenarios/mapf/scen-even/a-even-1.scen", "a.map", "/x/maps/mapf/a.map"));
        QVERIFY(has("scenarios/dao/a.map.scen", "a.map", "maps/dao/a.map"));
        QVERIFY(has("a.map.scen", "b.map", "a.map"));
        QVERIFY(has("", "b.map", "b.map"));
    }

    void scenariosComeBack() {
        Random random(test_suite::seed(9));
        for (int i = 0; i < 2000; ++i) {
            std::vector<Scenario> scenarios(random.below(5));
            for (Scenario& scenario : scenarios) {
                const auto number = [&](int bound) {
                    return static_cast<int>(random.below(static_cast<std::uint64_t>(bound)));
                };
                scenario = {number(100),
                            "some maps/x y.map",
                            1 + number(900),
                            1 + number(900),
                            {},
                            {},
                            1000 * random.real(),
                            {}};
                scenario.printed = fmt::format("{}", scenario.length);
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
        // A question that cannot be asked is none for whoever asks, and the others can be.
        QCOMPARE(scenarios_of("version 1\n1 a 5 5 0 0 5 0 1")->size(), std::size_t{1});
        QVERIFY(error("version 1\n1 a 5 5 0 0 -1 0 1").span == (SourceSpan{2, 13, 2}));
        QVERIFY(error("version 1\n1 a 5 5 0 0 1 0").span->line == 2);
        QVERIFY(error("version 1\n1 a 99999 5 0 0 1 0 1").span == (SourceSpan{2, 5, 5}));
        QVERIFY(error("some words that are seven in all").message == "expected version 1");
        QVERIFY(error("version 1\n1 a 5 5 0 0 1 0 nan").span == (SourceSpan{2, 17, 3}));
    }
};

LOGGIA_TEST(ScenarioTest)

} // namespace scenario_test

#include "scenario_test.moc"
