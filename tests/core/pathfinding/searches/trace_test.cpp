#include "core/pathfinding/problems/grid_problem.hpp"
#include "core/pathfinding/searches/search.hpp"
#include "core/pathfinding/searches/trace.hpp"
#include "tests/core/pathfinding/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <set>

namespace trace_test {

using namespace loggia;
using namespace loggia::pathfinding;

/// All marks after the first `moment` events, from nothing.
std::vector<Mark> plainly(const Trace& trace, std::size_t states, std::size_t moment) {
    std::vector<Mark> marks(states, Mark::unseen);
    for (std::size_t i = 0; i < moment; ++i) {
        const Event& event = trace.events[i];
        if (event.kind() == EventKind::iteration)
            marks.assign(states, Mark::unseen);
        else if (event.kind() == EventKind::generate)
            marks[event.state()] = Mark::frontier;
        else if (event.kind() == EventKind::expand)
            marks[event.state()] = Mark::expanded;
        else if (event.kind() == EventKind::leave)
            marks[event.state()] = Mark::left;
        else if (event.kind() == EventKind::cut)
            marks[event.state()] = Mark::cut;
        else if (event.kind() == EventKind::look && marks[event.state()] == Mark::unseen)
            marks[event.state()] = Mark::looked_over;
    }
    return marks;
}

class SearchTraceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eventsHoldWhatTheyAreMadeOf() {
        Random random(test_suite::seed(14));
        for (int i = 0; i < 1000; ++i) {
            const auto state = static_cast<State>(random.below(most_states));
            const auto from =
                random.below(3) == 0 ? no_state : static_cast<State>(random.below(most_states));
            const auto kind = static_cast<EventKind>(random.below(8));
            const Event event(kind, i % 2 == 0, state, from);
            QVERIFY(event.kind() == kind && event.state() == state && event.from() == from &&
                    event.backward() == (i % 2 == 0));
        }
        QCOMPARE(sizeof(Event), std::size_t{8});
    }

    void everyMomentCanBeGoneTo() {
        Random random(test_suite::seed(15));
        GenerateOptions generated{MazeKind::caves, 41, 31, 5};
        GridProblem problem(*generate(generated));
        for (const Algorithm algorithm : stepwise_algorithms) {
            SearchOptions options;
            options.most_events = 200'000;
            if (follows_paths(algorithm))
                options.most_expanded = 20'000;
            const SearchResult result = *search(problem, algorithm, options);
            QVERIFY(result.trace.complete);
            std::uint64_t expanded = 0;
            for (const Event& event : result.trace.events)
                expanded += event.kind() == EventKind::expand;
            QCOMPARE(expanded, result.expanded);
            Replay replay(result.trace, problem.states());
            for (int i = 0; i < 25; ++i) {
                const std::size_t moment = random.below(replay.size() + 1);
                replay.seek(moment);
                QCOMPARE(replay.moment(), moment);
                const auto marks = plainly(result.trace, problem.states(), moment);
                const auto all = replay.marks();
                QCOMPARE(all.size(), problem.states());
                for (State state = 0; state < problem.states(); ++state)
                    QCOMPARE(unsigned{all[state]},
                             static_cast<unsigned>(replay.mark(state)) |
                                 (replay.mark(state) != Mark::unseen && replay.backward(state)
                                      ? unsigned{Replay::backward_mark}
                                      : 0U));
                for (State state = 0; state < problem.states(); ++state)
                    QVERIFY(replay.mark(state) == marks[state]);
            }
            replay.seek(replay.size());
            QCOMPARE(replay.expanded(), result.expanded);
            if (info_of(algorithm).promise == Promise::least_cost_admissible)
                QVERIFY(replay.way_to(result.path.back()) == result.path ||
                        algorithm != Algorithm::a_star);
        }
    }

    /// Where many paths lead to a cell, that of each moment goes from the start to where the search
    /// is without coming twice to a cell, and the last one is the result.
    void theWayIsAPathAtEachMoment() {
        GridProblem problem(*generate({MazeKind::braided, 21, 15, 1}));
        std::vector<Step> steps;
        for (const Algorithm algorithm : stepwise_algorithms) {
            SearchOptions options;
            options.most_events = 400'000;
            const SearchResult result = *search(problem, algorithm, options);
            if (algorithm == Algorithm::bidirectional ||
                algorithm == Algorithm::bidirectional_cost || algorithm == Algorithm::jump_point)
                continue; // whose ways are drawn otherwise
            Replay replay(result.trace, problem.states());
            const std::size_t stride = std::max<std::size_t>(1, replay.size() / 400);
            for (std::size_t moment = 1; moment <= replay.size(); moment += stride) {
                replay.seek(moment);
                if (replay.current() == no_state)
                    continue;
                const std::vector<State> way = replay.way_to(replay.current());
                QCOMPARE(way.front(), problem.start());
                QVERIFY(std::set<State>(way.begin(), way.end()).size() == way.size());
                for (std::size_t i = 1; i < way.size(); ++i) {
                    problem.successors(way[i - 1], steps);
                    QVERIFY(std::any_of(steps.begin(), steps.end(),
                                        [&](const Step& step) { return step.state == way[i]; }));
                }
            }
            replay.seek(replay.size());
            if (result.trace.complete && result.ending == Ending::solved)
                QVERIFY2(replay.way_to(result.path.back()) == result.path,
                         info_of(algorithm).id.data());
        }
    }

    /// Over half a million expansions; a moment is a matter of a copy and some thousand events.
    void longRunsAreKeptSparsely() {
        Maze maze = Maze::floor(512, 512);
        maze.start = Point{0, 0};
        maze.goal = Point{511, 511};
        GridProblem problem(maze, Heuristic::null);
        SearchOptions options;
        options.most_events = 10'000'000;
        const SearchResult result = *search(problem, Algorithm::breadth_first, options);
        Replay replay(result.trace, problem.states());
        replay.seek(replay.size());
        Random random(test_suite::seed(16));
        for (int i = 0; i < 100; ++i)
            replay.seek(random.below(replay.size() + 1));
        replay.seek(replay.size());
        QCOMPARE(replay.expanded(), result.expanded);
        QCOMPARE(replay.generated(), std::uint64_t{512 * 512});
    }

    void limitsAreKept() {
        GridProblem problem(*generate({MazeKind::open, 20, 20, 1}));
        SearchOptions options;
        options.most_events = 10;
        const SearchResult result = *search(problem, Algorithm::a_star, options);
        QCOMPARE(result.trace.events.size(), std::size_t{10});
        QVERIFY(!result.trace.complete);
        QVERIFY(search(problem, Algorithm::a_star)->trace.events.empty());
    }
};

LOGGIA_TEST(SearchTraceTest)

} // namespace trace_test

#include "trace_test.moc"
