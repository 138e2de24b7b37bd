// How long exact solving takes: `bench_connect4_solve [POSITIONS] [SECONDS]` prints, for seeded
// random and sensible positions of several sizes, the median and the worst CPU time of the solver
// at one thread, beside the general search alone (its peer), and at how many positions either was
// stopped by the limit of SECONDS.

#include "core/base/random.hpp"
#include "core/connect4/lines.hpp"
#include "core/connect4/solver/solve.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

using namespace loggia;
using namespace loggia::connect4;

namespace {

Position random_position(Random& random, int plies) {
    Position position;
    while (position.stone_count() < plies) {
        const int column = static_cast<int>(random.below(columns));
        if (position.can_play(column))
            position = position.after(column);
    }
    return position;
}

int lines_and_points(const Position& position) {
    const Player mover = position.to_move();
    const Bits own = position.stones(mover);
    const Bits other = position.stones(opponent(mover));
    return 20 * position.score().lead(mover) + open_lines(own, other).count() -
           open_lines(other, own).count();
}

/// Four random plies, then the best move two plies ahead by points and open lines, with some noise.
Position sensible_position(Random& random, int plies) {
    Position position = random_position(random, std::min(plies, 4));
    while (position.stone_count() < plies) {
        int best = -1;
        int best_value = 0;
        for (int column = 0; column < columns; ++column) {
            if (!position.can_play(column))
                continue;
            const Position next = position.after(column);
            int value = 8 * quadruple_count * 20;
            for (int reply = 0; reply < columns; ++reply)
                if (next.can_play(reply))
                    value = std::min(value, 8 * lines_and_points(next.after(reply)));
            value += static_cast<int>(random.below(8));
            if (best < 0 || value > best_value) {
                best = column;
                best_value = value;
            }
        }
        position = position.after(best);
    }
    return position;
}

struct Figures {
    double median = 0;
    double worst = 0;
    int stopped = 0;
    std::uint64_t nodes = 0;
};

Figures measure(const std::vector<Position>& positions, const SolverOptions& options,
                double limit) {
    Figures figures;
    std::vector<double> seconds;
    Solver solver(options);
    for (const Position& position : positions) {
        solver.clear();
        const std::clock_t begin = std::clock();
        const Solution solution = solver.solve(position, {}, limit);
        seconds.push_back(static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
        figures.nodes += solution.nodes;
        figures.stopped += solution.exact() ? 0 : 1;
    }
    std::ranges::sort(seconds);
    figures.median = seconds[seconds.size() / 2];
    figures.worst = seconds.back();
    return figures;
}

} // namespace

int main(int argc, char** argv) {
    const std::size_t count = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 20;
    const double limit = argc > 2 ? std::strtod(argv[2], nullptr) : 60;
    fmt::print("empties  positions      median   worst  stopped  nodes |  general search: median   "
               "worst  stopped  nodes\n");
    for (const int empties : {26, 30, 34, 38}) {
        for (const bool sensible : {false, true}) {
            Random random(static_cast<std::uint64_t>(empties));
            std::vector<Position> positions;
            for (std::size_t i = 0; i < std::max<std::size_t>(count, 1); ++i)
                positions.push_back(sensible ? sensible_position(random, cells - empties)
                                             : random_position(random, cells - empties));
            const Figures ours = measure(positions, SolverOptions(), limit);
            fmt::print("{:7}  {:3} {:9}  {:6.2f}  {:6.2f}  {:7}  {:4.0f}M", empties,
                       positions.size(), sensible ? "sensible" : "random", ours.median, ours.worst,
                       ours.stopped, static_cast<double>(ours.nodes) / 1e6);
            std::fflush(stdout);
            if (empties <= 30) {
                SolverOptions general;
                general.use_follow_search = false;
                const Figures peer = measure(positions, general, limit);
                fmt::print("  |  {:22.2f}  {:6.2f}  {:7}  {:4.0f}M", peer.median, peer.worst,
                           peer.stopped, static_cast<double>(peer.nodes) / 1e6);
            }
            fmt::print("\n");
            std::fflush(stdout);
        }
    }
}
