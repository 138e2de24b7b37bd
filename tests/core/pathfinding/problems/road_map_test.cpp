#include "core/pathfinding/problems/road_map.hpp"
#include "core/pathfinding/searches/search.hpp"
#include "tests/core/pathfinding/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace road_map_test {

using namespace loggia;
using namespace loggia::pathfinding;

std::string towns(const Problem& problem, const std::vector<State>& path) {
    std::string text;
    for (const State state : path)
        text += (text.empty() ? "" : " ") + problem.name(state);
    return text;
}

class RoadMapTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fromAradToBucharest() {
        RoadProblem problem(romania(), *romania().find("Arad"), *romania().find("Bucharest"));
        for (const Algorithm algorithm : textbook_algorithms) {
            const SearchResult result = *search(problem, algorithm);
            QVERIFY(result.ending == Ending::solved && oracle::is_sound(problem, result));
            const Promise promise = info_of(algorithm).promise;
            if (promise == Promise::least_cost || promise == Promise::least_cost_admissible) {
                QCOMPARE(result.cost, Cost{418});
                QCOMPARE(towns(problem, result.path),
                         std::string("Arad Sibiu Rimnicu Vilcea Pitesti Bucharest"));
            }
            if (promise == Promise::fewest_steps || algorithm == Algorithm::greedy)
                QCOMPARE(result.cost, Cost{450});
        }
    }

    /// The figure: the search turns from Rimnicu Vilcea to Fagaras and back.
    void recursiveBestFirstSwitchesTwice() {
        RoadProblem problem(romania(), *romania().find("Arad"), *romania().find("Bucharest"));
        SearchOptions options;
        options.most_events = 1000;
        const SearchResult result = *search(problem, Algorithm::rbfs_memory, options);
        std::vector<State> expanded;
        for (const Event& event : result.trace.events)
            if (event.kind() == EventKind::expand)
                expanded.push_back(event.state());
        QCOMPARE(towns(problem, expanded),
                 std::string("Arad Sibiu Rimnicu Vilcea Fagaras Rimnicu Vilcea Pitesti"));
    }

    void estimatesAreConsistent() {
        for (std::size_t goal = 0; goal < romania().towns.size(); ++goal) {
            RoadProblem problem(romania(), 0, goal);
            std::vector<Step> steps;
            for (State state = 0; state < problem.states(); ++state) {
                problem.successors(state, steps);
                QVERIFY(!steps.empty());
                for (const Step& step : steps)
                    QVERIFY(problem.heuristic_value(state) <=
                            step.cost + problem.heuristic_value(step.state));
            }
            QCOMPARE(problem.heuristic_value(static_cast<State>(goal)), Cost{0});
        }
        QCOMPARE(romania().roads.size(), std::size_t{23});
        QCOMPARE(romania().towns.size(), std::size_t{20});
        QVERIFY(!romania().find("Vienna"));
    }
};

LOGGIA_TEST(RoadMapTest)

} // namespace road_map_test

#include "road_map_test.moc"
