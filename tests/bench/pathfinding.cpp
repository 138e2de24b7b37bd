// Searches on 512 x 512 maps, beside Boost.Graph's A* on the same maps where it is installed, and
// the general A* of the search laboratory.
#include "core/base/random.hpp"
#include "core/pathfinding/generate.hpp"
#include "core/pathfinding/grids/distance_field.hpp"
#include "core/pathfinding/grids/grid_astar.hpp"
#include "core/pathfinding/grids/jump_point_search.hpp"
#include "core/pathfinding/grids/jump_table.hpp"
#include "core/pathfinding/grids/landmark_search.hpp"
#include "core/pathfinding/grids/landmarks.hpp"
#include "core/pathfinding/moves.hpp"
#include "core/pathfinding/problems/grid_problem.hpp"
#include "core/pathfinding/searches/search.hpp"

#include <queue>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>
#include <vector>

#ifdef LOGGIA_BENCH_BOOST
#include <boost/graph/astar_search.hpp>
#include <boost/graph/compressed_sparse_row_graph.hpp>
#endif

using namespace loggia;
using namespace loggia::pathfinding;

namespace {

constexpr int side = 512;
// Maps as games have them, then those that they do not have.
constexpr std::array kinds{MazeKind::halls,     MazeKind::avenues, MazeKind::lakes,
                           MazeKind::caves,     MazeKind::rooms,   MazeKind::open,
                           MazeKind::obstacles, MazeKind::perfect};

using Question = std::pair<Point, Point>;

/// A map and ways on it that there are, between cells of chance.
struct Map {
    Maze maze;
    Grid grid;
    std::vector<Question> questions;

    Map(MazeKind kind, Neighbours neighbours)
        : maze(*generate({kind, side, side, 1, neighbours, 0.15})), grid(maze) {
        const DistanceField field = distance_field(grid, *maze.start);
        Random random(2);
        const auto cell = [&] {
            for (;;) {
                const Point at = maze.point(random.below(maze.cells()));
                if (field.steps[grid.cell(at)] != DistanceField::unreached)
                    return at;
            }
        };
        constexpr int count = 200;
        for (int i = 0; i < count; ++i) {
            const Point from = cell();
            questions.emplace_back(from, cell());
        }
    }
};

const Map& map_of(const benchmark::State& state, Neighbours neighbours = Neighbours::eight) {
    static std::array<std::array<const Map*, kinds.size()>, 2> maps{};
    const auto kind = static_cast<std::size_t>(state.range(0));
    const Map*& map = maps[neighbours == Neighbours::four ? 0 : 1][kind];
    if (map == nullptr)
        map = new Map(kinds[kind], neighbours);
    return *map;
}

double cpu_seconds() {
    std::timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

/// Asks all questions in each round; tells the median time of one, and how many cells were expanded
/// in a second. The answers are made sure of first.
template <class Find>
void ask(benchmark::State& state, const Map& map, Find find) {
    GridAStar reference(map.grid);
    for (std::size_t i = 0; i < 20; ++i) {
        const auto& [start, goal] = map.questions[i];
        if (find(start, goal).second != reference.find(start, goal).length.cost())
            std::abort();
    }
    std::vector<double> times;
    std::uint64_t expanded = 0;
    for (auto _ : state)
        for (const auto& [start, goal] : map.questions) {
            const double before = cpu_seconds();
            expanded += find(start, goal).first;
            times.push_back(cpu_seconds() - before);
        }
    const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
    std::nth_element(times.begin(), middle, times.end());
    state.SetLabel(std::string(id_of(kinds[static_cast<std::size_t>(state.range(0))])));
    state.counters["median_us"] = 1e6 * *middle;
    state.counters["expanded/s"] =
        benchmark::Counter(static_cast<double>(expanded), benchmark::Counter::kIsRate);
}

using Answer = std::pair<std::uint64_t, Cost>;

Answer answer(const GridPath& path) {
    return {path.expanded, path.length.cost()};
}

void grid_a_star(benchmark::State& state) {
    const Map& map = map_of(state);
    GridAStar search(map.grid);
    ask(state, map, [&](Point start, Point goal) { return answer(search.find(start, goal)); });
}

void jump_points(benchmark::State& state) {
    const Map& map = map_of(state);
    JumpPointSearch search(map.grid);
    ask(state, map, [&](Point start, Point goal) { return answer(search.find(start, goal)); });
}

void jump_table(benchmark::State& state) {
    const Map& map = map_of(state);
    const JumpTable table = *JumpTable::make(map.grid);
    JumpTableSearch search(map.grid, table);
    ask(state, map, [&](Point start, Point goal) { return answer(search.find(start, goal)); });
}

void landmarks(benchmark::State& state) {
    const Map& map = map_of(state);
    const JumpTable table = *JumpTable::make(map.grid);
    const Landmarks marks = *Landmarks::make(map.grid, table);
    LandmarkSearch search(map.grid, table, marks);
    ask(state, map, [&](Point start, Point goal) { return answer(search.find(start, goal)); });
}

/// The laboratory's own, which knows nothing of grids.
void general_a_star(benchmark::State& state) {
    const Map& map = map_of(state);
    ask(state, map, [&](Point start, Point goal) {
        Maze maze = map.maze;
        maze.start = start;
        maze.goal = goal;
        GridProblem problem(std::move(maze));
        const SearchResult result = *search(problem, Algorithm::a_star);
        return Answer{result.expanded, result.cost};
    });
}

#ifdef LOGGIA_BENCH_BOOST
struct BoostEdge {
    Cost cost = 0;
};
using BoostGraph =
    boost::compressed_sparse_row_graph<boost::directedS, boost::no_property, BoostEdge>;

/// The same steps and costs as a graph, and Boost's A* over it with the same estimates.
class BoostAStar {
public:
    using Vertex = boost::graph_traits<BoostGraph>::vertex_descriptor;

    explicit BoostAStar(const Map& map) : map_(map) {
        std::vector<std::pair<std::size_t, std::size_t>> edges;
        std::vector<BoostEdge> costs;
        for (std::size_t cell = 0; cell < map.maze.cells(); ++cell) {
            const Point at = map.maze.point(cell);
            if (!map.maze.passable(at))
                continue;
            for (const Direction& by : directions)
                if (can_move(map.maze, at, by)) {
                    edges.emplace_back(cell, map.maze.index(moved(at, by)));
                    costs.push_back({by.diagonal() ? octile_diagonal : octile_straight});
                }
        }
        graph_ = BoostGraph(boost::edges_are_sorted, edges.begin(), edges.end(), costs.begin(),
                            map.maze.cells());
        distances_.resize(map.maze.cells());
        sums_.resize(map.maze.cells());
        parents_.resize(map.maze.cells());
        colours_.resize(map.maze.cells());
    }

    Answer find(Point start, Point goal) {
        struct Reached {};
        struct Visitor : boost::default_astar_visitor {
            Vertex target;
            std::uint64_t* expanded;
            void examine_vertex(Vertex vertex, const BoostGraph&) const {
                if (vertex == target)
                    throw Reached();
                ++*expanded;
            }
        };
        struct Estimate : boost::astar_heuristic<BoostGraph, Cost> {
            const Maze* maze;
            Point goal;
            Cost operator()(Vertex vertex) const {
                return octile_distance(maze->point(vertex), goal).cost();
            }
        };
        std::uint64_t expanded = 0;
        Visitor visitor;
        visitor.target = map_.maze.index(goal);
        visitor.expanded = &expanded;
        Estimate estimate;
        estimate.maze = &map_.maze;
        estimate.goal = goal;
        const auto index = boost::get(boost::vertex_index, graph_);
        try {
            boost::astar_search(
                graph_, map_.maze.index(start), estimate,
                boost::predecessor_map(boost::make_iterator_property_map(parents_.begin(), index))
                    .distance_map(boost::make_iterator_property_map(distances_.begin(), index))
                    .rank_map(boost::make_iterator_property_map(sums_.begin(), index))
                    .color_map(boost::make_iterator_property_map(colours_.begin(), index))
                    .weight_map(boost::get(&BoostEdge::cost, graph_))
                    .distance_inf(infinite_cost / 4)
                    .visitor(visitor));
        } catch (const Reached&) {
        }
        return {expanded, distances_[map_.maze.index(goal)]};
    }

private:
    const Map& map_;
    BoostGraph graph_;
    std::vector<Cost> distances_;
    std::vector<Cost> sums_;
    std::vector<Vertex> parents_;
    std::vector<boost::default_color_type> colours_;
};

void boost_a_star(benchmark::State& state) {
    const Map& map = map_of(state);
    BoostAStar peer(map);
    ask(state, map, [&](Point start, Point goal) { return peer.find(start, goal); });
}
#endif

void distances(benchmark::State& state) {
    const Map& map = map_of(state, Neighbours::four);
    for (auto _ : state)
        benchmark::DoNotOptimize(distance_field(map.grid, *map.maze.start).reached);
    state.SetLabel(std::string(id_of(kinds[static_cast<std::size_t>(state.range(0))])));
}

/// The peer: the same as one would write it first.
void distances_by_queue(benchmark::State& state) {
    const Map& map = map_of(state, Neighbours::four);
    const Grid& grid = map.grid;
    for (auto _ : state) {
        std::vector<std::uint32_t> steps(grid.cells(), DistanceField::unreached);
        std::vector<Grid::Cell> queue{grid.cell(*map.maze.start)};
        queue.reserve(grid.cells());
        steps[queue.front()] = 0;
        for (std::size_t next = 0; next < queue.size(); ++next)
            for (unsigned direction = 0; direction < 4; ++direction) {
                const Grid::Cell to = queue[next] + static_cast<Grid::Cell>(grid.offset(direction));
                if (!grid.passable(to) || steps[to] != DistanceField::unreached)
                    continue;
                steps[to] = steps[queue[next]] + 1;
                queue.push_back(to);
            }
        benchmark::DoNotOptimize(queue.size());
    }
    state.SetLabel(std::string(id_of(kinds[static_cast<std::size_t>(state.range(0))])));
}

void make_grid(benchmark::State& state) {
    const Map& map = map_of(state);
    for (auto _ : state)
        benchmark::DoNotOptimize(Grid(map.maze).cells());
    state.SetLabel(std::string(id_of(kinds[static_cast<std::size_t>(state.range(0))])));
}

void make_jump_stops(benchmark::State& state) {
    const Map& map = map_of(state);
    for (auto _ : state)
        benchmark::DoNotOptimize(JumpStops(map.grid).count());
    state.SetLabel(std::string(id_of(kinds[static_cast<std::size_t>(state.range(0))])));
}

void make_jump_table(benchmark::State& state) {
    const Map& map = map_of(state);
    for (auto _ : state)
        benchmark::DoNotOptimize(JumpTable::make(map.grid)->stops().count());
    state.SetLabel(std::string(id_of(kinds[static_cast<std::size_t>(state.range(0))])));
}

void make_landmarks(benchmark::State& state) {
    const Map& map = map_of(state);
    const JumpTable table = *JumpTable::make(map.grid);
    for (auto _ : state)
        benchmark::DoNotOptimize(Landmarks::make(map.grid, table).has_value());
    state.SetLabel(std::string(id_of(kinds[static_cast<std::size_t>(state.range(0))])));
}

constexpr auto all = static_cast<std::int64_t>(kinds.size()) - 1;
BENCHMARK(grid_a_star)->DenseRange(0, all)->Unit(benchmark::kMillisecond);
BENCHMARK(jump_points)->DenseRange(0, all)->Unit(benchmark::kMillisecond);
BENCHMARK(jump_table)->DenseRange(0, all)->Unit(benchmark::kMillisecond);
BENCHMARK(landmarks)->DenseRange(0, all)->Unit(benchmark::kMillisecond);
BENCHMARK(general_a_star)->DenseRange(0, all)->Unit(benchmark::kMillisecond)->Iterations(1);
#ifdef LOGGIA_BENCH_BOOST
BENCHMARK(boost_a_star)->DenseRange(0, all)->Unit(benchmark::kMillisecond)->Iterations(1);
#endif
BENCHMARK(distances)->DenseRange(0, all)->Unit(benchmark::kMillisecond);
BENCHMARK(distances_by_queue)->DenseRange(0, all)->Unit(benchmark::kMillisecond);
BENCHMARK(make_grid)->DenseRange(0, all)->Unit(benchmark::kMillisecond);
BENCHMARK(make_jump_stops)->DenseRange(0, all)->Unit(benchmark::kMillisecond);
BENCHMARK(make_jump_table)->DenseRange(0, all)->Unit(benchmark::kMillisecond);
BENCHMARK(make_landmarks)->DenseRange(0, all)->Unit(benchmark::kMillisecond);

} // namespace
