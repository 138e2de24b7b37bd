#include "core/base/file.hpp"
#include "core/pathfinding/format.hpp"
#include "core/pathfinding/generate.hpp"
#include "core/pathfinding/grids/scenario_map.hpp"
#include "tests/suite.hpp"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <string>
#include <vector>

namespace scenario_map_test {

using namespace loggia;
using namespace loggia::pathfinding;

class ScenarioMapTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir folder_;

    [[nodiscard]] std::filesystem::path at(const char* name) const {
        return std::filesystem::path(folder_.path().toStdString()) / name;
    }

private Q_SLOTS:
    void opensTheMapOfTheFirstQuestionThatFits() {
        std::filesystem::create_directories(at("dao-map"));
        std::filesystem::create_directories(at("dao-scen"));
        QVERIFY(write_file(at("dao-map/a.map"), "type octile\nheight 1\nwidth 3\nmap\n@..\n"));
        const std::string lines = "version 1\n0 maps/dao/a.map 3 1 0 0 2 0 2\n"
                                  "0 maps/dao/a.map 3 1 2 0 1 0 1\n";
        const auto asked = map_of_scenario(lines, at("dao-scen/a.map.scen"));
        QVERIFY(asked.has_value());
        QVERIFY(asked->maze.start == (Point{2, 0}) && asked->maze.goal == (Point{1, 0}));
        // The first one starts in a wall.
        QVERIFY(asked->questions == std::vector<MapQuestion>({{{2, 0}, {1, 0}, 1}}));
        QVERIFY(find_map(at("dao-scen/a.map.scen"), "maps/dao/a.map") ==
                    at("dao-scen/../dao-map/a.map") ||
                find_map(at("dao-scen/a.map.scen"), "maps/dao/a.map") == at("dao-map/a.map"));
        const auto larger =
            map_of_scenario("version 1\n0 a.map 6 2 2 0 5 1 4\n0 a.map 3 1 2 0 1 0 1\n"
                            "0 b.map 6 2 2 0 5 1 4\n1 a.map 6 2 5 1 2 0 4\n",
                            at("dao-scen/a.map.scen"));
        QVERIFY(larger && larger->maze.width == 6 && larger->maze.height == 2);
        QVERIFY(larger->questions ==
                std::vector<MapQuestion>({{{2, 0}, {5, 1}, 4}, {{5, 1}, {2, 0}, 4}}));
        const auto walled =
            map_of_scenario("version 1\n0 a.map 3 1 0 0 0 0 0\n", at("dao-scen/a.map.scen"));
        QVERIFY(walled && walled->questions.empty() && !walled->maze.start);
    }

    /// To the size that the questions are about, where they say one.
    void mapsGetTheSizeOfTheQuestions() {
        const Maze map = Maze::floor(3, 2);
        for (const auto& [width, height] : {std::pair(0, 0), {3, 2}, {6, 2}, {3, 4}, {6, 4}}) {
            Scenario scenario;
            scenario.width = width;
            scenario.height = height;
            const Maze sized = sized_for(scenario, map);
            QCOMPARE(sized.width, width == 0 ? 3 : width);
            QCOMPARE(sized.height, height == 0 ? 2 : height);
        }
    }

    /// Of the map itself, of its size, and between cells that can be entered; the longer name
    /// first.
    void aMapIsAskedWhatAFileBesideItAsks() {
        const Maze map = *maze_of("type octile\nheight 1\nwidth 3\nmap\n@..\n");
        std::size_t questions = 0;
        const auto asked = [&] {
            AskedMap found = with_questions_beside(map, at("beside/a.map"));
            questions = found.questions.size();
            return found.maze;
        };
        std::filesystem::create_directories(at("beside"));
        QVERIFY(asked() == map);
        QVERIFY(write_file(at("beside/a.scen"), "version 1\n0 a.map 3 1 1 0 2 0 1\n"));
        QVERIFY(asked().start == (Point{1, 0}) && asked().goal == (Point{2, 0}));
        QVERIFY(write_file(at("beside/a.map.scen"), "version 1\n"
                                                    "0 b.map 3 1 1 0 2 0 1\n"
                                                    "0 maps\\dao\\a.map 6 2 1 0 2 0 1\n"
                                                    "0 maps\\dao\\a.map 3 1 0 0 2 0 1\n"
                                                    "0 maps\\dao\\a.map 3 1 2 0 1 0 1\n"));
        QVERIFY(asked().start == (Point{2, 0}) && asked().goal == (Point{1, 0}));
        QVERIFY(asked().terrain == map.terrain);
        // The longest, for there is most to see in it.
        QVERIFY(write_file(at("beside/a.map.scen"), "version 1\n"
                                                    "0 a.map 3 1 2 0 2 0 0\n"
                                                    "0 a.map 3 1 1 0 2 0 1\n"
                                                    "0 a.map 3 1 1 0 1 0 0\n"));
        QVERIFY(asked().start == (Point{1, 0}) && asked().goal == (Point{2, 0}));
        QCOMPARE(questions, std::size_t{3});
        QVERIFY(write_file(at("beside/a.map.scen"), "no questions"));
        QVERIFY(asked().start == (Point{1, 0}));
        QVERIFY(write_file(at("beside/a.scen"), "version 1\n0 a.map 3 1 0 0 2 0 1\n"));
        QVERIFY(asked() == map);
    }

    /// No two cells of plain floor that are joined are farther apart than the ends, in mazes
    /// without cycles; elsewhere they are in the largest region.
    void findsFarEnds() {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            GenerateOptions options;
            options.kind = MazeKind::perfect;
            options.width = options.height = 15;
            options.seed = seed;
            Maze maze = *generate(options);
            maze.start.reset();
            maze.goal.reset();
            const Maze ended = with_far_ends(maze);
            QVERIFY(ended.start && ended.goal && ended.terrain == maze.terrain);
            const auto distance = [&](Point from) {
                Maze asked = maze;
                asked.start = from;
                std::size_t most = 0;
                std::vector<std::size_t> steps(maze.cells(), 0);
                std::vector<std::size_t> reached{maze.index(from)};
                steps[reached[0]] = 1;
                for (std::size_t i = 0; i < reached.size(); ++i) {
                    const Point here = maze.point(reached[i]);
                    for (const Point next : {Point{here.x + 1, here.y}, Point{here.x - 1, here.y},
                                             Point{here.x, here.y + 1}, Point{here.x, here.y - 1}})
                        if (maze.inside(next) && maze.passable(next) &&
                            steps[maze.index(next)] == 0) {
                            steps[maze.index(next)] = steps[reached[i]] + 1;
                            most = steps[maze.index(next)];
                            reached.push_back(maze.index(next));
                        }
                }
                return std::pair(most, steps);
            };
            const auto [farthest, steps] = distance(*ended.start);
            QCOMPARE(steps[maze.index(*ended.goal)], farthest);
            for (std::size_t cell = 0; cell < maze.cells(); ++cell)
                if (maze.passable(maze.point(cell)))
                    QVERIFY(distance(maze.point(cell)).first <= farthest);
        }
        const Maze parts = with_far_ends(*maze_of("type octile\nheight 1\nwidth 6\nmap\n..@...\n"));
        QVERIFY(parts.start->x >= 3 && parts.goal->x >= 3);
        const Maze none = *maze_of("type octile\nheight 1\nwidth 3\nmap\n@.@\n");
        QVERIFY(with_far_ends(none) == none);
    }

    void saysWhatIsMissing() {
        const auto error = [&](const char* text) {
            return map_of_scenario(text, at("dao-scen/x.scen")).error().message;
        };
        QCOMPARE(error("version 1\n"), std::string("the scenario file has no problems to solve"));
        QVERIFY(error("version 1\n0 none.map 3 1 0 0 2 0 2\n").find("none.map") !=
                std::string::npos);
        QCOMPARE(error("version 7\n"), std::string("expected version 1"));
        QVERIFY(write_file(at("bad.map"), "type octile\nheight 1\nwidth 3\nmap\n@?.\n"));
        QVERIFY(error("version 1\n0 bad.map 3 1 0 0 2 0 2\n").find("bad.map: expected one of") !=
                std::string::npos);
    }
};

LOGGIA_TEST(ScenarioMapTest)

} // namespace scenario_map_test

#include "scenario_map_test.moc"
