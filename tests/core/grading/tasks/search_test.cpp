#include "core/pathfinding/format.hpp"
#include "core/pathfinding/moves.hpp"
#include "tests/core/grading/tasks/judged.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <tuple>

namespace search_test {

using namespace loggia;
using namespace loggia::grading;
using pathfinding::Maze;
using pathfinding::Point;

const Task& task() {
    return *find_task("search");
}

std::size_t check_of(std::string_view id) {
    const auto found = std::find_if(task().checks.begin(), task().checks.end(),
                                    [&](const Check& each) { return each.id == id; });
    return static_cast<std::size_t>(found - task().checks.begin());
}

/// A node of the framework's fringe: a cell and the whole way to it.
struct Node {
    Point at;
    std::vector<std::size_t> moves;
    long cost = 0;
};

struct Answer {
    std::optional<Node> found;
    int expanded = 0;
};

/// What a hand-in does otherwise than the textbook.
struct Faults {
    bool marks_when_pushed = false; ///< depth-first search that is none
    bool counts_goal = false;
    bool ignores_costs = false;
    bool tests_when_pushed = false;
    bool breadth_by_stack = false;
    bool limited_by_visited = false; ///< depth-limited search that never comes back
    bool by_recursion = false;       ///< depth-first search takes north first
    bool keeps_place = false;        ///< a cheaper path leaves a state in its place
};

class Searcher {
public:
    Searcher(const Maze& maze, bool stays_west, Faults faults)
        : maze_(maze), stays_west_(stays_west && !faults.ignores_costs), faults_(faults) {}

    /// The framework's graph search, with a fringe of whole paths.
    Answer by_stack_or_queue(bool stack) {
        Answer answer;
        std::deque<Node> fringe{{*maze_.start, {}, 0}};
        std::set<Point> visited;
        std::set<Point> pushed{*maze_.start};
        while (!fringe.empty()) {
            const Node node = stack ? fringe.back() : fringe.front();
            if (stack)
                fringe.pop_back();
            else
                fringe.pop_front();
            if (node.at == *maze_.goal) {
                answer.expanded += faults_.counts_goal ? 1 : 0;
                answer.found = node;
                return answer;
            }
            if (!visited.insert(node.at).second)
                continue;
            ++answer.expanded;
            auto next = successors(node);
            if (stack && faults_.by_recursion)
                std::reverse(next.begin(), next.end());
            for (const Node& each : next) {
                if (faults_.tests_when_pushed && each.at == *maze_.goal) {
                    answer.found = each;
                    return answer;
                }
                if (faults_.marks_when_pushed && !pushed.insert(each.at).second)
                    continue;
                fringe.push_back(each);
            }
        }
        return answer;
    }

    /// Lowest cost, or cost and Manhattan distance, first; ties by age.
    Answer by_cost(bool informed) {
        Answer answer;
        std::vector<std::pair<std::tuple<long, int>, Node>> fringe;
        std::map<Point, int> places;
        int order = 0;
        const auto push = [&](const Node& node) {
            int place = order++;
            if (faults_.keeps_place)
                place = places.emplace(node.at, place).first->second;
            const long h =
                informed ? std::abs(node.at.x - maze_.goal->x) + std::abs(node.at.y - maze_.goal->y)
                         : 0;
            fringe.push_back({{node.cost + h, place}, node});
        };
        push({*maze_.start, {}, 0});
        std::set<Point> visited;
        while (!fringe.empty()) {
            const auto best =
                std::min_element(fringe.begin(), fringe.end(),
                                 [](const auto& a, const auto& b) { return a.first < b.first; });
            const Node node = best->second;
            fringe.erase(best);
            if (!visited.insert(node.at).second)
                continue;
            if (node.at == *maze_.goal) {
                answer.expanded += faults_.counts_goal ? 1 : 0;
                answer.found = node;
                return answer;
            }
            ++answer.expanded;
            for (const Node& each : successors(node))
                push(each);
        }
        return answer;
    }

    /// Follows paths; every state is once on each.
    Answer limited(int limit) {
        Answer answer;
        std::set<Point> visited{*maze_.start};
        follow({*maze_.start, {}, 0}, limit, visited, answer);
        return answer;
    }

private:
    std::vector<Node> successors(const Node& node) const {
        std::vector<Node> next;
        for (std::size_t i = 0; i < 4; ++i) {
            if (!can_move(maze_, node.at, pathfinding::directions[i]))
                continue;
            Node each = node;
            each.at = moved(node.at, pathfinding::directions[i]);
            each.moves.push_back(i);
            each.cost += stays_west_ ? 1L << each.at.x : 1;
            next.push_back(each);
        }
        return next;
    }

    void follow(const Node& node, int limit, std::set<Point>& visited, Answer& answer) const {
        if (node.at == *maze_.goal) {
            answer.found = node;
            return;
        }
        if (limit == 0)
            return;
        ++answer.expanded;
        for (const Node& each : successors(node)) {
            if (!visited.insert(each.at).second)
                continue;
            follow(each, limit - 1, visited, answer);
            if (answer.found)
                return;
            if (!faults_.limited_by_visited)
                visited.erase(each.at);
        }
    }

    const Maze& maze_;
    bool stays_west_;
    Faults faults_;
};

Answer answer_of(const Maze& maze, const std::vector<std::string>& arguments, Faults faults) {
    const std::string& algorithm = arguments.at(1);
    const bool stays_west = arguments.size() > 2 && arguments[2] == "stay-west";
    Searcher searcher(maze, stays_west, faults);
    if (algorithm == "breadth-first" || algorithm == "bidirectional")
        return searcher.by_stack_or_queue(faults.breadth_by_stack);
    if (algorithm == "depth-first")
        return searcher.by_stack_or_queue(true);
    if (algorithm == "depth-limited")
        return searcher.limited(std::stoi(arguments.at(2)));
    if (algorithm == "iterative-deepening") {
        Answer answer;
        for (int limit = 0; !answer.found && limit < static_cast<int>(maze.cells()); ++limit)
            answer = searcher.limited(limit);
        return answer;
    }
    return searcher.by_cost(algorithm != "uniform-cost");
}

std::string printed(const Answer& answer) {
    if (!answer.found)
        return "no path\nexpanded " + std::to_string(answer.expanded) + "\n";
    std::string path = "path";
    for (const std::size_t move : answer.found->moves)
        path += fmt::format(" {}", pathfinding::directions[move].name);
    return fmt::format("cost {}\nexpanded {}\n{}\n", answer.found->cost, answer.expanded, path);
}

Trial searcher(Faults faults) {
    return judged::trial_of([faults](const auto& files, const auto& arguments) {
        return printed(
            answer_of(pathfinding::maze_of(files.front().text).value(), arguments, faults));
    });
}

class SearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRightProgramHasAllPoints_data() {
        QTest::addColumn<bool>("recursive");
        QTest::addColumn<bool>("keepsPlace");
        QTest::newRow("as the framework") << false << false;
        QTest::newRow("depth-first by recursion") << true << false;
        QTest::newRow("a queue with decrease key") << false << true;
    }
    void aRightProgramHasAllPoints() {
        QFETCH(bool, recursive);
        QFETCH(bool, keepsPlace);
        Faults other;
        other.by_recursion = recursive;
        other.keeps_place = keepsPlace;
        const auto result = judged::tally(task(), searcher(other), {.cases = 12, .seed = 5});
        QVERIFY2(result.all(), result.reasons.empty() ? "" : result.reasons.front().c_str());
        for (const std::size_t count : result.cases)
            QVERIFY(count >= 12);
    }

    /// Hand-ins that know the framework look for no other goal, and there is a path to it.
    void theGoalIsTheFrameworks() {
        const auto cases = task().cases({.cases = 12, .seed = 5}, {}).value();
        for (const Case& each : cases) {
            const Maze maze = pathfinding::maze_of(each.files.front().text).value();
            QCOMPARE(maze.goal->x, 1);
            QCOMPARE(maze.goal->y, maze.height - 2);
            if (each.check != check_of("corner-cases") && each.arguments.size() == 2)
                QVERIFY(answer_of(maze, each.arguments, {}).found.has_value());
        }
    }

    void wrongProgramsFailWhereTheyAreWrong_data() {
        QTest::addColumn<int>("fault");
        QTest::addColumn<QByteArray>("failing");
        QTest::newRow("depth-first marks when it pushes") << 0 << QByteArray("expansions");
        QTest::newRow("the goal is counted") << 1 << QByteArray("expansions");
        QTest::newRow("costs are ignored") << 2 << QByteArray("uniform-cost");
        QTest::newRow("the goal is tested when generated") << 3 << QByteArray("expansions");
        QTest::newRow("breadth-first by a stack") << 4 << QByteArray("breadth-first");
        QTest::newRow("depth-limited never comes back") << 5 << QByteArray("depth-limited");
    }
    void wrongProgramsFailWhereTheyAreWrong() {
        QFETCH(int, fault);
        QFETCH(QByteArray, failing);
        Faults faults;
        faults.marks_when_pushed = fault == 0;
        faults.counts_goal = fault == 1;
        faults.ignores_costs = fault == 2;
        faults.tests_when_pushed = fault == 3;
        faults.breadth_by_stack = fault == 4;
        faults.limited_by_visited = fault == 5;
        const auto result = judged::tally(task(), searcher(faults), {.cases = 8, .seed = 5});
        QVERIFY(!result.all(check_of(failing.toStdString())));
        // What has nothing to do with it is right.
        QVERIFY(result.all(check_of("ida-star")));
        QVERIFY(result.all(check_of("depth-first")));
    }

    void wrongAnswersAreToldApart_data() {
        QTest::addColumn<QByteArray>("printed");
        QTest::addColumn<QString>("why");
        QTest::newRow("nothing of use") << QByteArray("hello") << "neither a line such as \"path";
        QTest::newRow("no path") << QByteArray("no path")
                                 << "finds no path. There is one of cost 2";
        QTest::newRow("a wall") << QByteArray("cost 1\npath north") << "leads into a wall";
        QTest::newRow("too short") << QByteArray("cost 1\npath w") << "The path ends in column 2";
        QTest::newRow("too long") << QByteArray("cost 4\npath w e w w")
                                  << "finds a path of cost 2; this one costs 4";
        QTest::newRow("no cost") << QByteArray("path w w") << "no line such as \"cost";
        QTest::newRow("another cost") << QByteArray("cost 3\npath w w") << "but the output says 3";
        QTest::newRow("right") << QByteArray("cost 2\npath w w") << "";
    }
    void wrongAnswersAreToldApart() {
        QFETCH(QByteArray, printed);
        QFETCH(QString, why);
        const Case value{check_of("breadth-first"),
                         "a corridor",
                         {{"maze.lay", "%%%%%\n%  P%\n%%%%%\n"}},
                         {"maze.lay", "breadth-first"}};
        const std::string text = printed.toStdString();
        const auto judgement = task().judge(
            value, judged::trial_of([&](const auto&, const auto&) { return text; }), {});
        QVERIFY(judgement.has_value());
        QCOMPARE(judgement->passed, why.isEmpty());
        QVERIFY2(QString::fromStdString(judgement->why).contains(why), judgement->why.c_str());
    }

    void failingCasesAreShrunk() {
        Faults faults;
        faults.counts_goal = true;
        const auto program = searcher(faults);
        const auto cases = task().cases({.cases = 6, .seed = 2}, {}).value();
        for (const Case& each : cases)
            if (each.check == check_of("expansions") &&
                !task().judge(each, program, {}).value().passed) {
                const Case small = judged::shrunk(task(), program, each);
                QVERIFY(!task().judge(small, program, {}).value().passed);
                QVERIFY(size_of(small) <= size_of(each));
                QVERIFY(!task().picture(small).empty());
            }
    }
};

LOGGIA_TEST(SearchTest)

} // namespace search_test

#include "search_test.moc"
