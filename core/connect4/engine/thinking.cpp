#include "core/connect4/engine/thinking.hpp"

#include "core/base/thread_time.hpp"
#include "core/connect4/bounds.hpp"
#include "core/connect4/engine/search_team.hpp"
#include "core/connect4/engine/shallow_traps.hpp"
#include "core/connect4/engine/traps.hpp"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

namespace loggia::connect4 {

namespace {

constexpr double seconds_between_reports = 0.05;
constexpr double least_slice = 0.01; // seconds of proving that are worth the change of work
constexpr int taking_over_depth = 10;
constexpr int most_empties_for_traps = 20;
constexpr int most_empties_for_lines = 20;

Certainty certainty_of(Bound proven) {
    switch (proven) {
    case Bound::exact:
        return Certainty::exact;
    case Bound::lower:
        return Certainty::at_least;
    case Bound::upper:
        return Certainty::at_most;
    case Bound::none:
        break;
    }
    return Certainty::heuristic;
}

bool has_lower_bound(const Value& value) {
    return value.certainty == Certainty::exact || value.certainty == Certainty::at_least;
}

/// What is known of a column, or of the position itself: the starting point of the next search.
struct Known {
    Found found{};   ///< By the search; an estimate may lie outside of the bounds.
    Bounds bounds{}; ///< Proven, in points.
    std::vector<int> line{};
    int depth = -1; ///< -1: nothing yet.

    /// What may be said of the value: an estimate that is known to be too high or too low is
    /// replaced by the bound. The search itself goes on with the estimate, which tells moves apart
    /// that the bound makes equal.
    [[nodiscard]] Found sayable() const {
        const int lower = 100 * bounds.lower;
        const int upper = 100 * bounds.upper;
        if (found.proven == Bound::exact)
            return found;
        if (found.value <= lower)
            return {lower, Bound::lower};
        if (found.value >= upper)
            return {upper, Bound::upper | (found.proven & Bound::lower)};
        return found;
    }
};

class Thinking {
public:
    Thinking(const Question& question, const EngineOptions& options, TranspositionTable* table,
             Solver* solver)
        : question_(question), options_(options), table_(table), solver_(solver),
          clock_(question.limits, question.control),
          team_(pattern_tables(), table, options.evaluation, std::max(options.threads, 1)) {}

    Analysis choose() {
        Known root{.bounds = bounds_};
        if (question_.position.is_full())
            return finish();
        const Depths depths = depths_to(last_depth());
        for (int depth = depths.first; depth <= last_depth() && !is_exact(root);
             depth += depths.step) {
            if (!look(question_.position, depth, root))
                break;
            show(root, depth);
            report();
            if (prove(question_.position, depth, 1, root)) {
                if (is_exact(root))
                    prefer_traps(root);
                show(root, depth);
            }
            if (!is_exact(root) && options_.set_traps && depth >= trap_depth &&
                (depth == last_depth() || clock_.is_half_over()))
                set_trap(root, depth);
        }
        return finish();
    }

    Analysis analyse() {
        std::array<Known, columns> known;
        if (question_.position.is_full())
            return finish();
        const Depths depths = depths_to(last_depth());
        for (int depth = depths.first; depth <= last_depth(); depth += depths.step) {
            for (int column = 0; column < columns; ++column) {
                if (!question_.position.can_play(column))
                    continue;
                if (!look_at_column(column, depth, known.at(static_cast<std::size_t>(column))))
                    return finish();
                gather(known);
                report();
            }
            analysis_.depth = depth;
            prove_columns(known, depth);
            if (all_exact()) {
                analysis_.depth = question_.position.empty_count();
                break;
            }
        }
        return finish();
    }

private:
    [[nodiscard]] int last_depth() const {
        const int empties = question_.position.empty_count();
        return std::clamp(question_.limits.depth.value_or(empties), 1, std::max(empties, 1));
    }

    struct Depths {
        int first;
        int step;
    };

    /// Values of even and odd depths differ by whose move comes last. Where the last depth is known
    /// beforehand, only every second one is looked at on the way, which is quicker.
    [[nodiscard]] Depths depths_to(int last) const {
        if (!question_.limits.depth || question_.limits.seconds)
            return {1, 1};
        return {last % 2 == 0 ? 2 : 1, 2};
    }

    /// Searches with a small window around what the search before found, and a wider one where the
    /// value has left it. False when stopped; `known` is as before then.
    bool look(const Position& position, int depth, Known& known) {
        const Search::Stop stop = [this] { return clock_.must_stop(); };
        if (table_ != nullptr)
            table_->grow_for(team_.nodes(), stop);
        const int step = options_.evaluation == Evaluation::score ? 1 : 2 * weight_grain;
        int alpha = known.depth < 0 ? -beyond_values : known.found.value - step;
        int beta = known.depth < 0 ? beyond_values : known.found.value + step;
        for (int width = step;; width *= 4) {
            PlayedLine line;
            const auto found = team_.value(position, depth, alpha, beta, stop, line);
            if (!found)
                return false;
            if (found->value <= alpha) {
                beta = found->value + 1;
                alpha = found->value - width;
            } else if (found->value >= beta) {
                alpha = found->value - 1;
                beta = found->value + width;
            } else {
                if (table_ != nullptr)
                    extend_by_table(*table_, position, depth, line);
                known.found = *found;
                known.line.assign(line.columns.begin(), line.columns.begin() + line.length);
                known.depth = depth;
                return true;
            }
        }
    }

    /// `known` is seen from the opponent, whose move it is after `column`.
    bool look_at_column(int column, int depth, Known& known) {
        const Position next = question_.position.after(column);
        if (known.depth >= 0 && known.found.proven == Bound::exact)
            return true;
        // No move has more than the position.
        if (known.depth < 0)
            known.bounds = static_bounds(next).meet({-bounds_.upper, quadruple_count});
        if (next.is_full() || depth == 1) {
            known = {leaf_value(next, options_.evaluation), known.bounds, {}, 0};
            return !clock_.must_stop();
        }
        if (!look(next, depth - 1, known))
            return false;
        if (is_exact(known))
            play_on(next, known);
        return true;
    }

    /// Bounds can prove a value long before the end; the line goes on to it all the same where that
    /// takes no time.
    void play_on(Position position, Known& known) {
        for (const int column : known.line)
            position = position.after(column);
        if (solver_ == nullptr || position.is_full() ||
            position.empty_count() > most_empties_for_lines)
            return;
        const Solution rest = solver_->solve(position, question_.control, clock_.seconds_left());
        solver_nodes_ += rest.nodes;
        if (rest.exact())
            known.line.insert(known.line.end(), rest.line.begin(), rest.line.end());
    }

    static bool is_exact(const Known& known) { return known.found.proven == Bound::exact; }

    /// Lets the solver try. True if it has changed what is known. It takes turns with the search,
    /// so that neither costs more than half of the time where the other would have been enough;
    /// only where the end of the game was asked for, it takes over after a short look.
    bool prove(const Position& position, int depth, int shares, Known& known) {
        if (solver_ == nullptr || is_exact(known) || clock_.must_stop())
            return false;
        const bool takes_over = question_.limits.depth && depth >= taking_over_depth;
        // With a depth alone, no clock decides: the same position has the same answer everywhere.
        if (question_.limits.depth && !question_.limits.seconds && !takes_over)
            return false;
        const double so_far = clock_.seconds();
        const double slice = (so_far - 2 * proving_seconds_) / shares;
        if (!takes_over && slice < least_slice)
            return false;
        std::optional<double> seconds = clock_.seconds_left();
        if (!takes_over)
            seconds = std::min(slice, seconds.value_or(slice));
        const Solution solution = solver_->solve(position, question_.control, seconds);
        proving_seconds_ += clock_.seconds() - so_far;
        solver_nodes_ += solution.nodes;
        // Stopped between the value and the first move of the line, the solver knows no best move.
        if (solution.exact() && (!solution.line.empty() || position.is_full())) {
            known = {{100 * solution.value.lower, Bound::exact},
                     solution.value,
                     solution.line,
                     position.empty_count()};
            return true;
        }
        return std::exchange(known.bounds, known.bounds.meet(solution.value)) != known.bounds;
    }

    /// Takes the move that sets the best trap; the value stays that of the position.
    void set_trap(const Known& root, int depth) {
        const Search::Stop stop = [this] { return clock_.must_stop(); };
        const auto column = most_trapping_column(team_, options_.evaluation, question_.position,
                                                 depth, root.found.value, stop);
        if (!column || *column == root.line.at(0))
            return;
        analysis_.column = *column;
        analysis_.line = {*column};
    }

    /// Among moves of the same exact value takes the one after which most can go wrong for the
    /// opponent. That means proving the answers too: not where it would take long.
    void prefer_traps(Known& root) {
        if (question_.position.empty_count() > most_empties_for_traps)
            return;
        const int column = most_testing_column(*solver_, question_.position, question_.control,
                                               clock_.seconds_left());
        if (column < 0 || column == root.line.at(0))
            return;
        const Solution rest = solver_->solve(question_.position.after(column), question_.control,
                                             clock_.seconds_left());
        root.line = {column};
        root.line.insert(root.line.end(), rest.line.begin(), rest.line.end());
    }

    void prove_columns(std::array<Known, columns>& known, int depth) {
        int open = 0;
        for (const ColumnValue& entry : analysis_.columns)
            open += entry.value.certainty == Certainty::exact ? 0 : 1;
        for (int column = 0; column < columns; ++column) {
            Known& reply = known.at(static_cast<std::size_t>(column));
            if (!question_.position.can_play(column) || is_exact(reply))
                continue;
            if (prove(question_.position.after(column), depth, std::max(open, 1), reply)) {
                gather(known);
                report();
            }
        }
    }

    void show(const Known& root, int depth) {
        analysis_.column = root.line.at(0);
        analysis_.line = root.line;
        const Found found = root.sayable();
        analysis_.value = {found.value, certainty_of(found.proven)};
        analysis_.depth = is_exact(root) ? question_.position.empty_count() : depth;
    }

    void gather(const std::array<Known, columns>& known) {
        analysis_.columns.clear();
        bool every_upper_proven = true;
        Candidate best;
        int best_column = -1;
        for (int column = 0; column < columns; ++column) {
            const Known& reply = known.at(static_cast<std::size_t>(column));
            if (reply.depth < 0) {
                every_upper_proven &= !question_.position.can_play(column);
                continue;
            }
            const Found found = reply.sayable();
            const Bound proven = flipped(found.proven);
            ColumnValue entry{column, {-found.value, certainty_of(proven)}, {column}};
            entry.line.insert(entry.line.end(), reply.line.begin(), reply.line.end());
            const Candidate candidate{entry.value, -reply.found.value};
            if (best_column < 0 || is_preferred(candidate, best)) {
                best = candidate;
                best_column = column;
                analysis_.line = entry.line;
            }
            every_upper_proven &= proven == Bound::exact || proven == Bound::upper;
            analysis_.columns.push_back(std::move(entry));
        }
        best.value.certainty =
            has_lower_bound(best.value)
                ? (every_upper_proven ? Certainty::exact : Certainty::at_least)
                : (every_upper_proven ? Certainty::at_most : Certainty::heuristic);
        analysis_.value = best.value;
        analysis_.column = best_column;
    }

    [[nodiscard]] bool all_exact() const {
        return std::all_of(
            analysis_.columns.begin(), analysis_.columns.end(),
            [](const auto& entry) { return entry.value.certainty == Certainty::exact; });
    }

    void measure() {
        analysis_.nodes = team_.nodes() + solver_nodes_;
        analysis_.seconds = clock_.seconds();
        const double solver_helpers =
            solver_ == nullptr ? 0 : solver_->helper_seconds() - solver_helpers_before_;
        analysis_.cpu_seconds = clock_.cpu_seconds() + team_.helper_seconds() + solver_helpers;
    }

    void report() {
        measure();
        if (!question_.on_analysis ||
            (last_report_ && analysis_.seconds - *last_report_ < seconds_between_reports))
            return;
        last_report_ = analysis_.seconds;
        question_.on_analysis(analysis_);
    }

    Analysis finish() {
        // Stopped before anything was found: any legal move is better than none.
        for (int column = 0; column < columns && analysis_.column < 0; ++column)
            if (question_.position.can_play(column)) {
                analysis_.column = column;
                analysis_.line = {column};
            }
        if (question_.position.is_full())
            analysis_.value = {100 * question_.position.score().lead(question_.position.to_move()),
                               Certainty::exact};
        measure();
        analysis_.complete = !clock_.was_told_to_stop();
        if (question_.on_analysis)
            question_.on_analysis(analysis_);
        return std::move(analysis_);
    }

    const Question& question_;
    const EngineOptions& options_;
    TranspositionTable* table_;
    Solver* solver_;
    Clock clock_;
    Bounds bounds_ = static_bounds(question_.position);
    SearchTeam team_;
    Analysis analysis_;
    std::optional<double> last_report_;
    double proving_seconds_ = 0;
    double solver_helpers_before_ = solver_ == nullptr ? 0 : solver_->helper_seconds();
    std::uint64_t solver_nodes_ = 0;
};

} // namespace

Clock::Clock(const Limits& limits, const Control& control)
    : control_(&control), cpu_start_(thread_cpu_seconds()) {
    // Beyond a year nobody waits, and the clock's own range is not far.
    if (limits.seconds && *limits.seconds < 3e7)
        deadline_ = start_ + std::chrono::duration_cast<Steady::duration>(
                                 std::chrono::duration<double>(std::max(*limits.seconds, 0.0)));
}

double Clock::seconds() const {
    return std::chrono::duration<double>(Steady::now() - start_).count();
}

bool Clock::is_half_over() const {
    return deadline_ != Steady::time_point::max() &&
           Steady::now() - start_ >= deadline_ - Steady::now();
}

std::optional<double> Clock::seconds_left() const {
    if (deadline_ == Steady::time_point::max())
        return std::nullopt;
    return std::max(0.0, std::chrono::duration<double>(deadline_ - Steady::now()).count());
}

double Clock::cpu_seconds() const {
    return thread_cpu_seconds() - cpu_start_;
}

bool is_preferred(const Candidate& a, const Candidate& b) {
    const auto order = [](const Candidate& each) {
        return std::tuple(each.value.hundredths, has_lower_bound(each.value), each.estimate);
    };
    return order(a) > order(b);
}

Analysis think(const Question& question, const EngineOptions& options, TranspositionTable* table,
               Solver* solver) {
    if (table != nullptr)
        table->new_search();
    Thinking thinking(question, options, table, solver);
    return question.every_column ? thinking.analyse() : thinking.choose();
}

} // namespace loggia::connect4
