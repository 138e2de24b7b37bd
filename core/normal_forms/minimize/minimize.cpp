#include "core/normal_forms/minimize/minimize.hpp"

#include "core/base/number_text.hpp"
#include "core/covering/covering.hpp"
#include "core/covering/heuristic_cover.hpp"
#include "core/normal_forms/cube_lists.hpp"
#include "core/normal_forms/irredundant.hpp"
#include "core/normal_forms/minimize/check_cover.hpp"
#include "core/normal_forms/minimize/covering_problem.hpp"
#include "core/normal_forms/minimize/primes_cubes.hpp"
#include "core/normal_forms/two_level/heuristic.hpp"
#include "core/normal_forms/two_level/signature_problem.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <map>

namespace loggia::normal_forms {

namespace {

/// Rows of all primes together: some seconds' worth.
constexpr std::uint64_t most_chart_visits = 3'000'000'000;
/// More cubes than that are made fewer by tables first, up to so many inputs.
constexpr std::size_t most_plain_cubes = 2000;
constexpr int most_squeezed_inputs = 20;
/// From so many inputs on tables of all primes take longer than the heuristic on so few cubes.
constexpr int least_cube_inputs = 14;
constexpr std::size_t most_cubes_first = 300;
/// How much is spent on making all primes of a function that is given as cubes: some seconds.
constexpr std::uint64_t automatic_prime_work = 3'000'000'000;
constexpr std::size_t most_off_cubes = 100'000;
/// How much is spent on the primes that hold a signature cube: some seconds.
constexpr std::uint64_t signature_work = 4'000'000'000;

class Minimizer {
public:
    Minimizer(const Function& function, const MinimizeOptions& options, const Control& control,
              const Improved& improved)
        : function_(function), options_(options), control_(control), improved_(improved) {
        best_.form = options.form;
        best_.cover.inputs = function.on.inputs;
        best_.cover.outputs = function.on.outputs;
    }

    Result<Minimum> run() {
        const int inputs = function_.on.inputs;
        const bool small = inputs <= most_chart_inputs(function_.on.outputs);
        const bool crowded =
            inputs <= most_squeezed_inputs && function_.on.cubes.size() > most_plain_cubes;
        bool done = false;
        // Where all primes are essential, there is no need to list them.
        if (options_.method == Method::heuristic && options_.form == Form::dnf && small &&
            function_.on.outputs == 1 && inputs >= least_cube_inputs &&
            function_.on.cubes.size() <= most_cubes_first) {
            if (Result<void> made = by_cubes(); !made)
                return tl::unexpected(made.error());
            done = best_.minimal();
        }
        // Of several outputs the heuristic on cubes is as good, and faster, than all primes.
        const bool quick = options_.method == Method::heuristic && function_.on.outputs > 1;
        if (!done && ((small && !quick) || crowded)) {
            if (make_tables() && cover_by_tables() && small && !quick) {
                if (function_.on.outputs > 1 && !control_.stop_requested())
                    run_heuristic();
                done = by_chart();
            }
        }
        if (!done && !control_.stop_requested())
            if (Result<void> made = by_cubes(); !made && !has_cover_)
                return tl::unexpected(made.error());
        if (!has_cover_) {
            // Stopped at once. The cubes that were given are a cover; of a CNF there is none.
            if (options_.form == Form::cnf)
                return failure("stopped");
            set_unchecked(function_.on.cubes);
        }
        best_.stopped = !best_.minimal() && (control_.stop_requested() ||
                                             (unfinished_ && options_.method != Method::heuristic));
        return std::move(best_);
    }

private:
    /// Tables of what the cubes are to cover.
    [[nodiscard]] bool make_tables() {
        std::optional<std::vector<Tables>> made =
            tables_to_cover(function_, options_.form, control_);
        if (made)
            tables_ = std::move(*made);
        return made.has_value();
    }

    /// A first cover, in no time; also for whoever needs cubes later. False when stopped.
    bool cover_by_tables() {
        std::vector<Cube> cubes;
        for (std::size_t output = 0; output < tables_.size(); ++output) {
            logic::TruthTable most = tables_[output].on;
            for (std::size_t i = 0; i < most.words().size(); ++i)
                most.words()[i] |= tables_[output].dont_care.words()[i];
            const auto some = irredundant_cubes(tables_[output].on, most, SIZE_MAX, control_);
            if (!some)
                return false;
            for (const Cube& cube : *some)
                cubes.push_back({cube.care, cube.value, std::uint64_t{1} << output});
        }
        join_same_inputs(cubes);
        cubes_ = {function_.on.inputs, function_.on.outputs, cubes};
        has_cubes_ = true;
        best_.method = "irredundant cover";
        bool better = adopt(std::move(cubes));
        if (options_.form == Form::dnf && function_.on.cubes.size() < best_.cover.terms() &&
            adopt(function_.on.cubes)) {
            better = true;
            cubes_ = function_.on;
        }
        if (better)
            report_best();
        return true;
    }

    /// What a phase may take: as usual, or as much as all of it may where that is less.
    [[nodiscard]] std::uint64_t bounded(std::uint64_t usual) const {
        return options_.work != 0 ? std::min(usual, options_.work) : usual;
    }

    /// Primes, chart, covering. False when stopped, and where they would be too many.
    bool by_chart() {
        const std::optional<CoveringProblem> problem = covering_of_tables(
            tables_,
            bounded(options_.method == Method::exact ? exact_chart_visits : most_chart_visits),
            control_);
        if (problem)
            solve_chart(*problem, function_.on.outputs > 1 ? places_in(problem->primes)
                                                           : std::vector<std::uint32_t>());
        return problem.has_value();
    }

    void solve_chart(const CoveringProblem& problem, std::vector<std::uint32_t> start) {
        const std::vector<Cube>& primes = problem.primes;
        const PrimeChart& chart = problem.chart;
        best_.primes = primes.size();
        best_.essential = chart.essential.size();
        best_.witnesses = independent_rows(chart);
        best_.terms.lower = std::max<std::uint64_t>(best_.terms.lower, best_.witnesses.size());
        const auto better = [&](const covering::CoverSolution& now) { take(now, primes); };
        covering::CoverSolution solution{{}, {UINT64_MAX, UINT64_MAX}, 0, 0, 0, false};
        if (start.empty()) { // the same in every mode, so that none ends with more terms
            solution = heuristic_cover(chart.matrix, control_, better, bounded(UINT64_MAX));
            take(solution, primes);
            start = solution.columns;
        }
        if (options_.method != Method::heuristic && !control_.stop_requested() &&
            !solution.minimal()) {
            solution =
                solve_covering(chart.matrix,
                               options_.method == Method::exact ? covering::CoverEffort::exact
                                                                : covering::CoverEffort::automatic,
                               start, control_, better, options_.work);
            take(solution, primes);
        }
        unfinished_ = !solution.minimal();
        if (options_.form == Form::cnf)
            best_.method = best_.minimal() ? "all prime implicates, exact covering"
                                           : "all prime implicates, local search";
        else
            best_.method = best_.minimal() ? "all prime implicants, exact covering"
                                           : "all prime implicants, local search";
    }

    /// The columns as cubes, where they are better.
    void take(const covering::CoverSolution& solution, const std::vector<Cube>& primes) {
        if (solution.cost.terms == UINT64_MAX)
            return;
        std::vector<Cube> cubes;
        for (const std::uint32_t column : solution.columns)
            cubes.push_back(primes[column]);
        best_.nodes = solution.nodes;
        bool changed = adopt(std::move(cubes));
        if (best_.cover.terms() != solution.cost.terms)
            return;
        const Bounds terms{std::max(best_.terms.lower, solution.terms_lower), best_.terms.upper};
        const Bounds literals{solution.literals_lower, best_.literals.upper};
        changed = changed || !(terms == best_.terms) || !(literals == best_.literals);
        best_.terms = terms;
        best_.literals = literals;
        if (changed)
            report_best();
    }

    /// Keeps the cubes where they are fewer and a cover.
    bool adopt(std::vector<Cube> cubes) {
        Cover cover{function_.on.inputs, function_.on.outputs, std::move(cubes)};
        const std::uint64_t literals = cover.literals();
        if (has_cover_ &&
            (cover.terms() > best_.cover.terms() ||
             (cover.terms() == best_.cover.terms() && literals >= best_.literals.upper)))
            return false;
        const bool right = tables_.empty() ? is_cover_of(positional(cover), positional(cubes_),
                                                         positional(function_.dont_care), control_)
                                           : is_cover_of_tables(cover.cubes, tables_);
        assert(right || control_.stop_requested());
        if (!right)
            return false;
        std::sort(cover.cubes.begin(), cover.cubes.end());
        if (!has_cover_ || cover.terms() != best_.cover.terms())
            best_.literals.lower = 0;
        best_.cover = std::move(cover);
        best_.terms.upper = best_.cover.terms();
        best_.literals.upper = literals;
        has_cover_ = true;
        return true;
    }

    void report_best() const {
        if (improved_)
            improved_(best_);
        control_.report(
            {-1, best_.terms.proven()
                     ? fmt::format("{} (proven minimum), {} to {} literals",
                                   counted(best_.terms.upper, "term"), best_.literals.lower,
                                   best_.literals.upper)
                     : fmt::format("{} to {} terms", best_.terms.lower, best_.terms.upper)});
    }

    /// What the cubes have to cover, as cubes.
    Result<void> make_cubes() {
        if (has_cubes_)
            return {};
        if (options_.form == Form::dnf) {
            cubes_ = function_.on;
        } else {
            Result<Function> other = complement(function_, control_);
            if (!other)
                return tl::unexpected(other.error());
            cubes_ = std::move(other->on);
        }
        has_cubes_ = true;
        return {};
    }

    /// Cubes that are a cover by what they are made of.
    void set_unchecked(std::vector<Cube> cubes) {
        std::sort(cubes.begin(), cubes.end());
        best_.cover.cubes = std::move(cubes);
        best_.terms.upper = best_.cover.terms();
        best_.literals = {0, best_.cover.literals()};
        has_cover_ = true;
        best_.method = "the given cubes";
    }

    Result<void> by_cubes() {
        if (Result<void> made = make_cubes(); !made)
            return made;
        if (!has_cover_)
            set_unchecked(cubes_.cubes);
        report_best();
        run_heuristic();
        unfinished_ = true;
        if (options_.method == Method::heuristic || control_.stop_requested())
            return {};
        bound_by_rows();
        if (best_.minimal())
            unfinished_ = false;
        else if (!control_.stop_requested() && !by_signatures() && !control_.stop_requested())
            by_all_primes();
        return {};
    }

    void run_heuristic() {
        HeuristicOptions options;
        options.most_off = most_off_cubes;
        if (options_.work != 0)
            options.work = options_.work;
        if (improved_) // who does not hear of it waits for the last one
            options.better = [&](const PositionalCover& cover) {
                if (adopt(plain(cover).cubes))
                    report_best();
            };
        const HeuristicCover found =
            heuristic_cover(positional(cubes_), positional(function_.dont_care), options, control_);
        if (adopt(plain(found.cover).cubes))
            report_best();
        best_.method = "expand, irredundant, reduce";
        best_.essential = found.essential;
        best_.terms.lower = std::max(best_.terms.lower, found.essential);
        if (best_.cover.terms() == found.essential) // every cover of primes has them all
            best_.literals.lower = best_.literals.upper;
        report_best();
    }

    /// Every row and output that is not false, as cubes.
    [[nodiscard]] std::vector<Cube> may() const {
        std::vector<Cube> cubes = best_.cover.cubes;
        cubes.insert(cubes.end(), function_.dont_care.cubes.begin(),
                     function_.dont_care.cubes.end());
        return cubes;
    }

    /// A lower bound by independent rows, where the complement is small.
    void bound_by_rows() {
        const std::optional<std::vector<Cube>> off =
            off_cubes(may(), function_.on.inputs, function_.on.outputs, most_off_cubes, control_);
        if (!off)
            return;
        best_.witnesses = independent_rows_of_cubes(best_.cover.cubes, function_.dont_care, *off,
                                                    control_, bounded(UINT64_MAX));
        for (Witness& witness : best_.witnesses)
            witness.row &= low_bits(function_.on.inputs);
        best_.terms.lower = std::max<std::uint64_t>(best_.terms.lower, best_.witnesses.size());
        report_best();
    }

    /// From the heuristic's cover on to the minimum by the primes that matter. False where even
    /// these are too many, or when stopped.
    bool by_signatures() {
        const std::optional<SignatureProblem> found = signature_problem(
            positional(best_.cover), positional(function_.dont_care),
            bounded(options_.method == Method::exact ? exact_prime_work : signature_work),
            most_signature_primes, control_);
        if (!found)
            return false;
        CoveringProblem problem{plain(found->primes).cubes, {found->matrix, {}, {}}};
        for (const OutputPoint& row : found->rows)
            problem.chart.rows.push_back({row_of(row.point), row.output});
        for (std::size_t r = 0; r < found->matrix.rows(); ++r)
            if (found->matrix.row(r).size() == 1)
                problem.chart.essential.push_back(found->matrix.row(r)[0]);
        std::sort(problem.chart.essential.begin(), problem.chart.essential.end());
        problem.chart.essential.erase(
            std::unique(problem.chart.essential.begin(), problem.chart.essential.end()),
            problem.chart.essential.end());
        const std::vector<Witness> before = best_.witnesses;
        solve_chart(problem, places_in(problem.primes));
        best_.primes = 0; // not all were made
        if (before.size() > best_.witnesses.size())
            best_.witnesses = before;
        best_.method =
            best_.minimal() ? "signature cubes, exact cover" : "signature cubes, cover by search";
        return true;
    }

    static std::uint64_t row_of(const std::vector<bool>& point) {
        std::uint64_t row = 0;
        for (const bool value : point)
            row = row << 1U | (value ? 1U : 0U);
        return row;
    }

    /// The best cover so far as numbers of the primes; empty where one of its cubes is none.
    [[nodiscard]] std::vector<std::uint32_t> places_in(const std::vector<Cube>& primes) const {
        std::map<Cube, std::uint32_t> numbers;
        for (std::size_t i = 0; i < primes.size(); ++i)
            numbers.emplace(primes[i], static_cast<std::uint32_t>(i));
        std::vector<std::uint32_t> places;
        for (const Cube& cube : best_.cover.cubes) {
            const auto place = numbers.find(cube);
            if (place == numbers.end())
                return {}; // the search does without
            places.push_back(place->second);
        }
        std::sort(places.begin(), places.end());
        return places;
    }

    /// From the heuristic's cover on to the minimum, where not too many primes are in the way.
    void by_all_primes() {
        const std::optional<CoveringProblem> problem = covering_of_cubes(
            best_.cover, function_.dont_care,
            bounded(options_.method == Method::exact ? exact_prime_work : automatic_prime_work),
            control_);
        if (!problem)
            return;
        const std::vector<Witness> before = best_.witnesses;
        solve_chart(*problem, places_in(problem->primes));
        if (before.size() > best_.witnesses.size())
            best_.witnesses = before;
    }

    const Function& function_;
    MinimizeOptions options_;
    const Control& control_;
    const Improved& improved_;
    Cover cubes_; ///< what is to be covered
    bool has_cubes_ = false;
    std::vector<Tables> tables_;
    Minimum best_;
    bool has_cover_ = false;
    bool unfinished_ = false;
};

} // namespace

Result<Minimum> minimize(const Function& function, const MinimizeOptions& options,
                         const Control& control, const Improved& improved) {
    return Minimizer(function, options, control, improved).run();
}

} // namespace loggia::normal_forms
