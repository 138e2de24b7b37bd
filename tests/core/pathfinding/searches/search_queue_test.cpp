// The counts of the Berkeley Pacman framework, whose searches are written here once more.
#include "core/pathfinding/format.hpp"
#include "core/pathfinding/problems/grid_problem.hpp"
#include "core/pathfinding/searches/search.hpp"
#include "tests/core/pathfinding/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <cmath>
#include <cstdlib>
#include <deque>
#include <tuple>

namespace search_queue_test {

using namespace loggia;
using namespace loggia::pathfinding;

struct Counted {
    bool found = false;
    std::size_t steps = 0;
    std::uint64_t expanded = 0;

    friend bool operator==(const Counted&, const Counted&) = default;
};

/// As a course solution has it: whole paths in the fringe, states marked when they are taken out.
/// Positions count from the lower left cell, as in the framework.
class Course {
public:
    using Position = std::pair<int, int>;

    explicit Course(const Maze& maze) : maze_(maze) {}

    /// `kind` is d, b, u, a, or e for A* by Euclidean distances.
    [[nodiscard]] Counted run(char kind) const {
        using Fringe = std::tuple<double, std::uint64_t, Position, std::size_t>;
        std::vector<Fringe> fringe;
        std::uint64_t order = 0;
        Counted counted;
        std::set<Position> visited;
        fringe.emplace_back(0, order++, position(*maze_.start), 0);
        while (!fringe.empty()) {
            auto next = std::min_element(fringe.begin(), fringe.end());
            if (kind == 'd')
                next = fringe.end() - 1;
            else if (kind == 'b')
                next = fringe.begin();
            const auto [priority, number, at, steps] = *next;
            fringe.erase(next);
            if (!visited.insert(at).second)
                continue;
            if (at == position(*maze_.goal)) {
                counted.found = true;
                counted.steps = steps;
                break;
            }
            ++counted.expanded;
            for (const Position& to : successors(at)) {
                if (visited.contains(to))
                    continue;
                const Position goal = position(*maze_.goal);
                const int dx = std::abs(to.first - goal.first);
                const int dy = std::abs(to.second - goal.second);
                double value = static_cast<double>(steps) + 1;
                if (kind == 'a')
                    value += dx + dy;
                if (kind == 'e')
                    value += std::sqrt(dx * dx + dy * dy);
                const bool first_in_first_out = kind == 'd' || kind == 'b';
                fringe.emplace_back(first_in_first_out ? 0 : value, order++, to, steps + 1);
            }
        }
        return counted;
    }

private:
    [[nodiscard]] Position position(Point at) const { return {at.x, maze_.height - 1 - at.y}; }
    [[nodiscard]] bool is_wall(Position at) const {
        return !maze_.passable({at.first, maze_.height - 1 - at.second});
    }
    /// North, south, east, west.
    [[nodiscard]] std::vector<Position> successors(Position at) const {
        std::vector<Position> result;
        const auto [x, y] = at;
        for (const Position& to : {Position{x, y + 1}, {x, y - 1}, {x + 1, y}, {x - 1, y}})
            if (!is_wall(to))
                result.push_back(to);
        return result;
    }

    const Maze& maze_;
};

Counted ours(GridProblem& problem, Algorithm algorithm) {
    const SearchResult result = *search(problem, algorithm);
    return {result.ending == Ending::solved, result.steps.size(), result.expanded};
}

class SearchQueueTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void expandsWhatTheFrameworkDoes() {
        Random random(test_suite::seed(5));
        const std::array kinds{MazeKind::perfect, MazeKind::braided, MazeKind::rooms,
                               MazeKind::obstacles, MazeKind::open};
        for (int i = 0; i < 300; ++i) {
            GenerateOptions options;
            options.kind = kinds[static_cast<std::size_t>(i) % kinds.size()];
            options.width = 7 + static_cast<int>(random.below(20));
            options.height = 7 + static_cast<int>(random.below(12));
            options.seed = random.next();
            Maze maze = *generate(options);
            if (i % 2 == 0)
                std::swap(maze.start, maze.goal); // as the course has it: to the lower left
            const Course course(maze);
            GridProblem problem(maze);
            GridProblem blind(maze, Heuristic::null);
            GridProblem euclidean(maze, Heuristic::euclidean);
            const Counted breadth = ours(problem, Algorithm::breadth_first);
            QVERIFY(ours(problem, Algorithm::depth_first) == course.run('d'));
            QVERIFY(breadth == course.run('b'));
            QVERIFY(ours(problem, Algorithm::uniform_cost) == course.run('u'));
            QVERIFY(breadth == ours(problem, Algorithm::uniform_cost));
            QVERIFY(ours(problem, Algorithm::a_star) == course.run('a'));
            QVERIFY(ours(euclidean, Algorithm::a_star) == course.run('e'));
            QVERIFY(ours(blind, Algorithm::a_star) == breadth);
        }
    }

    /// A layout of the smallest kind, counted by hand: the way is 7 steps long, and a dead end of
    /// four cells, which depth-first search, going west first, does not enter. To A* none of its
    /// cells looks like a detour.
    void countsByHand() {
        const Maze maze = *maze_of("%%%%%%%\n"
                                   "%    P%\n"
                                   "% %%% %\n"
                                   "% %   %\n"
                                   "%.%%%%%\n"
                                   "%%%%%%%\n");
        QVERIFY(maze.goal == (Point{1, 4}));
        GridProblem problem(maze);
        QVERIFY(ours(problem, Algorithm::depth_first) == (Counted{true, 7, 7}));
        QVERIFY(ours(problem, Algorithm::breadth_first) == (Counted{true, 7, 11}));
        QVERIFY(ours(problem, Algorithm::a_star) == (Counted{true, 7, 11}));
    }
};

LOGGIA_TEST(SearchQueueTest)

} // namespace search_queue_test

#include "search_queue_test.moc"
