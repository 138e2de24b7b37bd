#include "core/connect4/solve.hpp"

#include "core/connect4/solve_search.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <mutex>
#include <thread>

namespace loggia::connect4 {

namespace {

using Clock = std::chrono::steady_clock;
using Deadline = std::optional<Clock::time_point>;

Deadline deadline_in(std::optional<double> seconds) {
    if (!seconds)
        return {};
    // A century is as good as for ever, and does not overflow the clock.
    const double span = std::clamp(*seconds, 0.0, 3.2e9);
    return Clock::now() +
           std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(span));
}

SolveNode node_of(const Position& position, const SolverOptions& options) {
    const Bits own = position.stones(position.to_move());
    const Bits other = position.stones(opponent(position.to_move()));
    SolveNode node = SolveNode::of(own, other, count_quadruples(own) - count_quadruples(other),
                                   options.use_following_bounds);
    node.complete_key();
    return node;
}

} // namespace

struct Solver::Impl {
    SolverOptions options;
    SolveTable table;
    std::uint64_t nodes = 0;

    explicit Impl(const SolverOptions& o)
        : options(o), table(o.use_table ? o.table_megabytes : 0) {}

    /// Whether the gain of `node` is at least `claim`: as SolveSearch::search; nothing if stopped.
    std::optional<int> search(const SolveNode& node, int claim, const Control& control,
                              const Deadline& deadline) {
        SolveStop stop(control, deadline);
        std::mutex mutex;
        std::optional<int> result;
        const auto work = [&](int thread) {
            SolveSearch searcher(table, stop, options.use_following_bounds, thread);
            const int value = searcher.search(node, claim);
            const std::scoped_lock lock(mutex);
            nodes += searcher.nodes();
            if (!searcher.stopped() && !result) {
                result = value;
                stop.finish();
            }
        };
        {
            std::vector<std::jthread> helpers;
            for (int thread = 1; thread < options.threads; ++thread)
                helpers.emplace_back(work, thread);
            work(0);
        }
        return result;
    }

    /// Narrows `node.gain` around `guess` until it is exact; false if stopped before.
    bool solve(SolveNode& node, int guess, const Control& control, const Deadline& deadline) {
        node.gain = node.gain.meet(table.find(node.key));
        while (!node.gain.exact()) {
            if (control.stop_requested() || (deadline && Clock::now() >= *deadline))
                return false;
            const int claim = std::clamp(guess, node.gain.lower + 1, node.gain.upper);
            const std::optional<int> value = search(node, claim, control, deadline);
            if (!value)
                return false;
            if (*value >= claim) {
                node.gain.lower = *value;
                guess = *value + 1;
            } else {
                node.gain.upper = *value;
                guess = *value;
            }
            control.report(
                {-1, fmt::format("the value lies between {:+} and {:+}",
                                 node.lead + node.gain.lower, node.lead + node.gain.upper)});
        }
        return true;
    }

    /// A column after which the value is still at least `value`; -1 if stopped before one is found.
    int column_that_keeps(const Position& position, int value, const Control& control,
                          const Deadline& deadline) {
        // Where it costs nothing first: what is known already proves most moves good or bad.
        std::vector<std::pair<int, SolveNode>> open;
        for (int column = 0; column < columns; ++column) {
            if (!position.can_play(column))
                continue;
            SolveNode next = node_of(position.after(column), options);
            next.gain = next.gain.meet(table.find(next.key));
            if (-(next.lead + next.gain.upper) >= value)
                return column;
            if (-(next.lead + next.gain.lower) >= value)
                open.emplace_back(column, next);
        }
        if (open.size() == 1)
            return open.front().first;
        std::ranges::stable_sort(open, {}, [](const auto& entry) {
            return 2 * entry.second.lead + entry.second.gain.lower + entry.second.gain.upper;
        });
        for (const auto& [column, next] : open) {
            const int claim = -value + 1 - next.lead;
            const std::optional<int> gain = search(next, claim, control, deadline);
            if (!gain)
                return -1;
            if (*gain < claim)
                return column;
        }
        return -1;
    }

    std::vector<int> best_line(Position position, int value, const Control& control,
                               const Deadline& deadline) {
        std::vector<int> line;
        while (!position.is_full() && !control.stop_requested()) {
            const int column = column_that_keeps(position, value, control, deadline);
            if (column < 0)
                break;
            line.push_back(column);
            position = position.after(column);
            value = -value;
        }
        return line;
    }
};

Solver::Solver(SolverOptions options) : impl_(std::make_unique<Impl>(options)) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

void Solver::clear() {
    impl_->table.clear();
}

Solution Solver::solve(const Position& position, const Control& control,
                       std::optional<double> seconds) {
    const auto begin = Clock::now();
    const Deadline deadline = deadline_in(seconds);
    impl_->nodes = 0;
    SolveNode node = node_of(position, impl_->options);
    Solution solution;
    solution.complete = impl_->solve(node, -node.lead, control, deadline);
    solution.value = {node.lead + node.gain.lower, node.lead + node.gain.upper};
    if (solution.complete)
        solution.line = impl_->best_line(position, solution.value.lower, control, deadline);
    else
        solution.column = impl_->column_that_keeps(position, solution.value.lower,
                                                   Control(control.stop_token()), Clock::now());
    if (!solution.line.empty())
        solution.column = solution.line.front();
    for (int column = 0; column < columns && solution.column < 0; ++column)
        if (position.can_play((column + columns / 2) % columns))
            solution.column = (column + columns / 2) % columns;
    solution.nodes = impl_->nodes;
    solution.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    return solution;
}

std::optional<bool> Solver::at_least(const Position& position, int claim, const Control& control,
                                     std::optional<double> seconds) {
    SolveNode node = node_of(position, impl_->options);
    node.gain = node.gain.meet(impl_->table.find(node.key));
    const int gain = claim - node.lead;
    if (node.gain.lower >= gain)
        return true;
    if (node.gain.upper < gain)
        return false;
    const std::optional<int> value = impl_->search(node, gain, control, deadline_in(seconds));
    if (!value)
        return {};
    return *value >= gain;
}

std::vector<ColumnBounds> Solver::solve_columns(const Position& position, const Control& control,
                                                std::optional<double> seconds) {
    const Deadline deadline = deadline_in(seconds);
    std::vector<ColumnBounds> result;
    for (int column = 0; column < columns; ++column) {
        if (!position.can_play(column))
            continue;
        SolveNode next = node_of(position.after(column), impl_->options);
        impl_->solve(next, -next.lead, control, deadline);
        result.push_back(
            {column, {-(next.lead + next.gain.upper), -(next.lead + next.gain.lower)}});
    }
    return result;
}

} // namespace loggia::connect4
