#include "core/pathfinding/problems/collect_problem.hpp"
#include "core/pathfinding/problems/grid_problem.hpp"
#include "core/pathfinding/problems/road_map.hpp"
#include "core/pathfinding/problems/sliding.hpp"
#include "core/pathfinding/searches/search.hpp"
#include "tests/core/pathfinding/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <limits>
#include <vector>

namespace search_paths_test {

using namespace loggia;
using namespace loggia::pathfinding;

/// The textbook's listings, recursive and with the path in a list.
class Listings {
public:
    explicit Listings(Problem& problem) : problem_(problem) {}

    /// The cost of the path, or infinite; counts expansions.
    Cost ida_star() {
        const State start = problem_.start();
        for (Cost bound = problem_.heuristic_value(start); bound != infinite_cost;) {
            const auto [found, next] = within(start, 0, bound);
            if (found)
                return next;
            bound = next;
        }
        return infinite_cost;
    }
    Cost rbfs() {
        const State start = problem_.start();
        return best_first(start, 0, problem_.heuristic_value(start), infinite_cost).first;
    }
    std::uint64_t expanded = 0;

private:
    struct Child {
        State state;
        Cost cost;
        Cost value;
    };

    std::vector<Step> steps_from(State state) {
        ++expanded;
        std::vector<Step> all;
        problem_.successors(state, all);
        std::vector<Step> open;
        for (const Step& step : all)
            if (std::find(path_.begin(), path_.end(), step.state) == path_.end())
                open.push_back(step);
        return open;
    }
    std::pair<bool, Cost> within(State state, Cost cost, Cost bound) {
        const Cost total = cost + problem_.heuristic_value(state);
        if (total > bound)
            return {false, total};
        if (problem_.is_goal(state))
            return {true, cost};
        path_.push_back(state);
        Cost least = infinite_cost;
        for (const Step& step : steps_from(state)) {
            const auto [found, next] = within(step.state, cost + step.cost, bound);
            if (found)
                return {true, next};
            least = std::min(least, next);
        }
        path_.pop_back();
        return {false, least};
    }
    /// The cost of a path to a goal, or infinite and the value that is backed up.
    std::pair<Cost, Cost> best_first(State state, Cost cost, Cost value, Cost limit) {
        if (problem_.is_goal(state))
            return {cost, value};
        path_.push_back(state);
        std::vector<Child> children;
        for (const Step& step : steps_from(state)) {
            const Cost there = cost + step.cost;
            children.push_back(
                {step.state, there, std::max(there + problem_.heuristic_value(step.state), value)});
        }
        while (true) {
            const auto best =
                std::min_element(children.begin(), children.end(),
                                 [](const Child& a, const Child& b) { return a.value < b.value; });
            const Cost least = best == children.end() ? infinite_cost : best->value;
            if (least == infinite_cost || least > limit) {
                path_.pop_back();
                return {infinite_cost, least};
            }
            Cost alternative = limit;
            for (auto child = children.begin(); child != children.end(); ++child)
                if (child != best)
                    alternative = std::min(alternative, child->value);
            const auto [found, backed] =
                best_first(best->state, best->cost, best->value, alternative);
            if (found != infinite_cost)
                return {found, backed};
            best->value = backed;
        }
    }

    Problem& problem_;
    std::vector<State> path_;
};

class SearchPathsTest : public QObject {
    Q_OBJECT

private:
    void check(Problem& mine, Problem& theirs) {
        for (const Algorithm algorithm : {Algorithm::ida_star, Algorithm::recursive_best_first}) {
            const SearchResult result = *search(mine, algorithm);
            Listings listings(theirs);
            const Cost cost =
                algorithm == Algorithm::ida_star ? listings.ida_star() : listings.rbfs();
            QCOMPARE(result.ending, cost == infinite_cost ? Ending::no_path : Ending::solved);
            QCOMPARE(result.expanded, listings.expanded);
            if (cost == infinite_cost)
                continue;
            QCOMPARE(result.cost, cost);
            QVERIFY(oracle::is_sound(mine, result));
        }
    }

private Q_SLOTS:
    /// The same expansions, on mazes that the listings can do.
    void expandsWhatTheListingsDo() {
        Random random(test_suite::seed(71));
        for (int i = 0; i < 1500 && !QTest::currentTestFailed(); ++i) {
            const Maze maze = oracle::random_maze(random, 4);
            GridProblem mine(maze);
            GridProblem theirs(maze);
            check(mine, theirs);
        }
        for (int i = 0; i < 150 && !QTest::currentTestFailed(); ++i) {
            GenerateOptions options{MazeKind::perfect, 11, 9, random.next()};
            const Maze maze = *generate(options);
            GridProblem mine(maze);
            GridProblem theirs(maze);
            check(mine, theirs);
        }
        RoadProblem arad(romania(), *romania().find("Arad"), *romania().find("Bucharest"));
        check(arad, arad);
    }

    /// States that are left get no place in the problem's table.
    void memoryIsThatOfThePath() {
        GenerateOptions options{MazeKind::perfect, 11, 9, 3};
        Maze maze = *generate(options);
        const std::vector<Point> corners = corners_of(maze);
        const auto problem = *CollectProblem::make(maze, corners, CollectHeuristic::spanning_tree);
        const SearchResult result = *search(*problem, Algorithm::ida_star);
        QVERIFY(result.ending == Ending::solved && oracle::is_sound(*problem, result));
        const auto best = *CollectProblem::make(maze, corners, CollectHeuristic::spanning_tree);
        QCOMPARE(result.cost, search(*best, Algorithm::a_star)->cost);
        for (const Algorithm algorithm : {Algorithm::ida_star, Algorithm::recursive_best_first}) {
            SlidingProblem tiles(*tiles_of("724506831"));
            SearchOptions no_table;
            no_table.most_states = 500;
            const SearchResult path = *search(tiles, algorithm, no_table);
            QVERIFY(path.ending == Ending::solved && path.cost == 26);
            QVERIFY2(tiles.states() < 200, info_of(algorithm).id.data());
            QVERIFY(path.peak_bytes < 20'000);
        }
    }

    void endsAtTheLimit() {
        Maze maze = Maze::floor(12, 12);
        maze.start = Point{0, 0};
        maze.goal = Point{11, 11};
        maze.terrain[maze.index({10, 11})] = maze.terrain[maze.index({11, 10})] = wall;
        GridProblem problem(maze);
        SearchOptions options;
        options.most_expanded = 50'000;
        for (const Algorithm algorithm : {Algorithm::ida_star, Algorithm::recursive_best_first}) {
            const SearchResult result = *search(problem, algorithm, options);
            QVERIFY(result.ending == Ending::limit && result.expanded == options.most_expanded);
        }
    }
};

LOGGIA_TEST(SearchPathsTest)

} // namespace search_paths_test

#include "search_paths_test.moc"
