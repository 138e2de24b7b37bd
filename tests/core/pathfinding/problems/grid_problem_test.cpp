#include "core/pathfinding/problems/grid_problem.hpp"
#include "tests/core/pathfinding/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace grid_problem_test {

using namespace loggia;
using namespace loggia::pathfinding;

class GridProblemTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void successorsAreInTheFrameworksOrder() {
        Maze maze = Maze::floor(3, 3);
        maze.start = maze.goal = Point{1, 1};
        GridProblem problem(maze);
        std::vector<Step> steps;
        problem.successors(problem.start(), steps);
        std::string names;
        for (const Step& step : steps)
            names += problem.name(problem.start(), step) + " " + problem.name(step.state) + " ";
        QCOMPARE(names, std::string("North 1,0 South 1,2 East 2,1 West 0,1 "));
    }

    /// Every step is a step back from where it leads, of the same action and cost, and no other is.
    void predecessorsMirrorSuccessors() {
        Random random(test_suite::seed(17));
        for (int i = 0; i < 300; ++i) {
            GridProblem problem(oracle::random_maze(random, 7));
            std::multiset<std::tuple<State, State, int, Cost>> forward;
            std::multiset<std::tuple<State, State, int, Cost>> backward;
            std::vector<Step> steps;
            for (State state = 0; state < problem.states(); ++state) {
                if (problem.maze().terrain[state] == wall)
                    continue;
                problem.successors(state, steps);
                for (const Step& step : steps)
                    forward.emplace(state, step.state, step.action, step.cost);
                problem.predecessors(state, steps);
                for (const Step& step : steps)
                    backward.emplace(step.state, state, step.action, step.cost);
            }
            QVERIFY(forward == backward);
        }
    }
};

LOGGIA_TEST(GridProblemTest)

} // namespace grid_problem_test

#include "grid_problem_test.moc"
