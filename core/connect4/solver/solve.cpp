#include "core/connect4/solver/solve.hpp"

#include "core/base/thread_time.hpp"
#include "core/connect4/format.hpp"
#include "core/connect4/solver/limited_discrepancy.hpp"
#include "core/connect4/solver/solve_search.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <bit>
#include <chrono>
#include <mutex>
#include <thread>

namespace loggia::connect4 {

namespace {

using Steady = std::chrono::steady_clock;
using Deadline = std::optional<Steady::time_point>;

Deadline deadline_in(std::optional<double> seconds) {
    if (!seconds)
        return {};
    // A century is as good as for ever, and does not overflow the clock.
    const double span = std::clamp(*seconds, 0.0, 3.2e9);
    return Steady::now() +
           std::chrono::duration_cast<Steady::duration>(std::chrono::duration<double>(span));
}

double seconds_since(Steady::time_point begin) {
    return std::chrono::duration<double>(Steady::now() - begin).count();
}

// With more deviations than that the general search, which leaves nothing out, is as quick.
constexpr int most_deviations = 9;
// Threads take longer to start than such positions to solve.
constexpr int too_small_for_threads = 16;
// Below that a search is so short that large parts of the tables stay untouched.
constexpr int many_positions = 20;

} // namespace

struct Solver::Impl {
    SolverOptions options;
    SolveTable table;
    FailureMemo memo;
    std::uint64_t nodes = 0;
    double helper_seconds = 0;

    explicit Impl(const SolverOptions& o)
        : options(o), table(o.use_table ? o.table_megabytes * 4 / 5 : 0),
          memo(o.use_follow_search ? table.megabytes() / 4 : 0) {}

    [[nodiscard]] SolveNode node_of(const Position& position) const {
        SolveNode node = SolveNode::of(position, options.use_following_bounds);
        node.gain = node.gain.meet(table.find(node.key));
        return node;
    }

    struct Found {
        int gain; ///< At least the claim: a lower bound; below it: an upper bound.
        Proof::Means means;
        int deviations;
    };

    /// Both players as the strategist in turn, with more and more deviations: that player next
    /// whose last attempt was the cheaper one.
    std::optional<Found> follow(const SolveNode& node, int claim, SolveStop& stop) {
        FollowSearch search(table, memo, stop, options.use_following_bounds);
        struct Attempts {
            int deviations = 0;
            std::uint64_t last_nodes = 0;

            [[nodiscard]] std::uint64_t cost() const { return last_nodes << 3 * deviations; }
        };
        std::optional<Found> result;
        Attempts mover;
        Attempts opponent;
        const auto exhausted = [](const Attempts& a) { return a.deviations > most_deviations; };
        while (!result && !search.stopped() && !(exhausted(mover) && exhausted(opponent))) {
            const std::uint64_t begin = search.nodes();
            // An attempt with one deviation more takes about eight times as long.
            const bool movers_turn =
                exhausted(opponent) || (!exhausted(mover) && mover.cost() <= opponent.cost());
            Attempts& attempts = movers_turn ? mover : opponent;
            if (movers_turn && search.reaches(node, claim, attempts.deviations))
                result = {claim, Proof::Means::following, attempts.deviations};
            if (!movers_turn && search.prevents(node, claim, attempts.deviations))
                result = {claim - 1, Proof::Means::following, attempts.deviations};
            ++attempts.deviations;
            attempts.last_nodes = search.nodes() - begin;
        }
        count(search.nodes());
        return result;
    }

    std::optional<Found> general(const SolveNode& node, int claim, SolveStop& stop) {
        SolveSearch search(table, stop, options.use_following_bounds);
        const int value = search.search(node, claim);
        count(search.nodes());
        if (search.stopped())
            return {};
        return Found{value, Proof::Means::search, 0};
    }

    void count(std::uint64_t more) { std::atomic_ref(nodes).fetch_add(more); }

    /// One player as the strategist, with more and more deviations.
    std::optional<Found> follow_as(bool as_mover, const SolveNode& node, int claim,
                                   SolveStop& stop) {
        FollowSearch search(table, memo, stop, options.use_following_bounds);
        std::optional<Found> result;
        for (int deviations = 0; deviations <= most_deviations && !result && !search.stopped();
             ++deviations) {
            if (as_mover && search.reaches(node, claim, deviations))
                result = {claim, Proof::Means::following, deviations};
            if (!as_mover && search.prevents(node, claim, deviations))
                result = {claim - 1, Proof::Means::following, deviations};
        }
        count(search.nodes());
        return result;
    }

    std::optional<Found> work(const SolveNode& node, int claim, SolveStop& stop, int thread) {
        std::optional<Found> result;
        if (options.use_follow_search)
            result = options.threads == 1 ? follow(node, claim, stop)
                                          : follow_as(thread % 2 == 0, node, claim, stop);
        return result ? result : general(node, claim, stop);
    }

    /// Whether the gain of `node`, which its bounds leave open, is at least `claim`: a result that
    /// is at least `claim` is a lower bound of the gain, any other an upper one; none if stopped.
    std::optional<Found> search(const SolveNode& node, int claim, const Control& control,
                                const Deadline& deadline) {
        SolveStop stop(control, deadline);
        if (stop.requested())
            return {};
        const int empty = cells - std::popcount(node.own | node.other);
        if (empty >= many_positions) {
            table.expect_many();
            memo.expect_many();
        }
        if (options.threads == 1 || empty < too_small_for_threads)
            return work(node, claim, stop, 0);
        std::mutex mutex;
        std::optional<Found> result;
        const auto work_along = [&](int thread) {
            const std::optional<Found> value = work(node, claim, stop, thread);
            const std::scoped_lock lock(mutex);
            if (value && !result)
                result = value;
            if (result)
                stop.finish();
            if (thread > 0) // A helper lives for one question, so this is all that it used.
                helper_seconds += thread_cpu_seconds();
        };
        {
            std::vector<std::jthread> helpers;
            for (int thread = 1; thread < options.threads; ++thread)
                helpers.emplace_back(work_along, thread);
            work_along(0);
        }
        return result;
    }

    /// Narrows `node.gain` around `guess` until it is exact; false if stopped before.
    bool solve(SolveNode& node, int guess, const Control& control, const Deadline& deadline,
               Proof& lower_proof, Proof& upper_proof, const OnBounds& on_bounds = {}) {
        const auto tell = [&] {
            if (on_bounds)
                on_bounds({node.lead + node.gain.lower, node.lead + node.gain.upper});
        };
        tell();
        while (!node.gain.exact()) {
            const int claim = std::clamp(guess, node.gain.lower + 1, node.gain.upper);
            const auto begin = Steady::now();
            const std::uint64_t nodes_before = nodes;
            const std::optional<Found> found = search(node, claim, control, deadline);
            if (!found)
                return false;
            const Proof proof{found->means, found->deviations, nodes - nodes_before,
                              seconds_since(begin)};
            if (found->gain >= claim) {
                node.gain.lower = found->gain;
                lower_proof = proof;
                guess = found->gain + 1;
            } else {
                node.gain.upper = found->gain;
                upper_proof = proof;
                guess = found->gain;
            }
            const int lower = node.lead + node.gain.lower;
            const int upper = node.lead + node.gain.upper;
            control.report({-1, lower == upper
                                    ? fmt::format("the exact value is {}", lead_text(lower))
                                    : fmt::format("the value is between {} and {}",
                                                  lead_text(lower), lead_text(upper))});
            tell();
        }
        return true;
    }

    /// A column after which the value is still at least `value`; -1 if stopped before one is found.
    int keep(const Position& position, int value, int preferred, const Control& control,
             const Deadline& deadline) {
        // Where it costs nothing first: what is known already proves most moves good or bad.
        std::vector<std::pair<int, SolveNode>> open;
        int proven = -1;
        for (int column = 0; column < columns; ++column) {
            if (!position.can_play(column))
                continue;
            SolveNode next = node_of(position.after(column));
            if (-(next.lead + next.gain.upper) >= value) {
                if (column == preferred || preferred < 0)
                    return column;
                proven = column;
            }
            if (-(next.lead + next.gain.lower) >= value)
                open.emplace_back(column, next);
        }
        if (proven >= 0)
            return proven;
        std::ranges::stable_sort(open, {}, [preferred](const auto& entry) {
            return entry.first == preferred
                       ? -8 * quadruple_count
                       : 2 * entry.second.lead + entry.second.gain.lower + entry.second.gain.upper;
        });
        for (const auto& [column, next] : open) {
            const int claim = -value + 1 - next.lead;
            const std::optional<Found> found = search(next, claim, control, deadline);
            if (!found)
                return -1;
            if (found->gain < claim)
                return column;
        }
        return -1;
    }

    std::vector<int> best_line(Position position, int value, const Control& control,
                               const Deadline& deadline) {
        std::vector<int> line;
        while (!position.is_full() && !control.stop_requested()) {
            const int column = keep(position, value, -1, control, deadline);
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

double Solver::helper_seconds() const noexcept {
    return impl_->helper_seconds;
}

void Solver::clear() {
    impl_->table.clear();
    impl_->memo.clear();
}

Solution Solver::solve(const Position& position, const Control& control,
                       std::optional<double> seconds, const OnBounds& on_bounds) {
    const auto begin = Steady::now();
    const Deadline deadline = deadline_in(seconds);
    impl_->nodes = 0;
    SolveNode node = impl_->node_of(position);
    Solution solution;
    const Bounds plain = SolveNode::of(position, impl_->options.use_following_bounds).gain;
    const auto known = [](int now, int before) {
        return now == before ? Proof::Means::bounds : Proof::Means::table;
    };
    solution.lower_proof.means = known(node.gain.lower, plain.lower);
    solution.upper_proof.means = known(node.gain.upper, plain.upper);
    solution.complete = impl_->solve(node, -node.lead, control, deadline, solution.lower_proof,
                                     solution.upper_proof, on_bounds);
    solution.value = {node.lead + node.gain.lower, node.lead + node.gain.upper};
    if (solution.complete)
        solution.line = impl_->best_line(position, solution.value.lower, control, deadline);
    else
        solution.column = impl_->keep(position, solution.value.lower, -1,
                                      Control(control.stop_token()), Steady::now());
    if (!solution.line.empty())
        solution.column = solution.line.front();
    for (int column = 0; column < columns && solution.column < 0; ++column)
        if (position.can_play((column + columns / 2) % columns))
            solution.column = (column + columns / 2) % columns;
    solution.nodes = impl_->nodes;
    solution.seconds = seconds_since(begin);
    return solution;
}

std::optional<bool> Solver::at_least(const Position& position, int claim, const Control& control,
                                     std::optional<double> seconds) {
    SolveNode node = impl_->node_of(position);
    const int gain = claim - node.lead;
    if (node.gain.lower >= gain)
        return true;
    if (node.gain.upper < gain)
        return false;
    const auto found = impl_->search(node, gain, control, deadline_in(seconds));
    if (!found)
        return {};
    return found->gain >= gain;
}

int Solver::keep(const Position& position, int value, int preferred, const Control& control,
                 std::optional<double> seconds) {
    return impl_->keep(position, value, preferred, control, deadline_in(seconds));
}

std::vector<ColumnBounds> Solver::solve_columns(const Position& position, const Control& control,
                                                std::optional<double> seconds) {
    const Deadline deadline = deadline_in(seconds);
    std::vector<ColumnBounds> result;
    for (int column = 0; column < columns; ++column) {
        if (!position.can_play(column))
            continue;
        SolveNode next = impl_->node_of(position.after(column));
        Proof ignored;
        impl_->solve(next, -next.lead, control, deadline, ignored, ignored);
        result.push_back(
            {column, {-(next.lead + next.gain.upper), -(next.lead + next.gain.lower)}});
    }
    return result;
}

} // namespace loggia::connect4
