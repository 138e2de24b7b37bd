#include "core/normal_forms/minimize/minimize_wide.hpp"

#include "core/covering/covering.hpp"
#include "core/normal_forms/minimize/covering_problem.hpp"
#include "core/normal_forms/two_level/heuristic.hpp"
#include "core/normal_forms/two_level/signature_problem.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace loggia::normal_forms {

namespace {

class WideMinimizer {
public:
    WideMinimizer(const WideFunction& function, const MinimizeOptions& options,
                  const Control& control, const WideImproved& improved)
        : function_(function), options_(options), control_(control), improved_(improved) {
        best_.form = options.form;
    }

    Result<WideMinimum> run() {
        if (auto made = make_cubes(); !made)
            return tl::unexpected(std::move(made.error()));
        best_.method = "the given cubes";
        set(cubes_);
        HeuristicOptions options;
        if (options_.work != 0)
            options.work = options_.work;
        options.better = [this](const PositionalCover& cover) { adopt(cover); };
        const HeuristicCover found =
            heuristic_cover(cubes_, function_.dont_care, options, control_);
        best_.method = "expand, irredundant, reduce";
        adopt(found.cover);
        best_.essential = found.essential;
        best_.terms.lower = std::min(found.essential, best_.terms.upper);
        if (best_.cover.terms() == found.essential) // every cover of primes has them all
            best_.literals.lower = best_.literals.upper;
        if (options_.method != Method::heuristic && !found.stopped)
            by_signatures();
        best_.stopped = !best_.minimal() && (found.stopped || options_.method != Method::heuristic);
        return std::move(best_);
    }

private:
    /// What the cubes have to cover.
    Result<void> make_cubes() {
        if (options_.form == Form::dnf) {
            cubes_ = function_.on;
            return {};
        }
        auto other = complement(function_, control_);
        if (!other)
            return tl::unexpected(std::move(other.error()));
        cubes_ = std::move(other->on);
        return {};
    }

    /// The minimum by the primes that hold a signature cube, where these are not too many.
    void by_signatures() {
        constexpr std::uint64_t automatic_work = 4'000'000'000; // some seconds
        std::uint64_t work = options_.method == Method::exact ? exact_prime_work : automatic_work;
        if (options_.work != 0)
            work = std::min(work, options_.work);
        const auto problem = signature_problem(best_.cover, function_.dont_care, work,
                                               most_signature_primes, control_);
        if (!problem)
            return;
        best_.essential = problem->essential;
        best_.witnesses.clear();
        for (const OutputPoint& row : independent_points(*problem))
            best_.witnesses.push_back({row.point, row.output});
        best_.terms.lower = std::max<std::uint64_t>(best_.terms.lower, best_.witnesses.size());
        const auto take = [&](const covering::CoverSolution& solution) {
            if (solution.cost.terms == UINT64_MAX)
                return;
            PositionalCover cover(best_.cover.inputs(), best_.cover.outputs());
            for (const std::uint32_t column : solution.columns)
                cover.add_cube(problem->primes.cube(column));
            best_.nodes = solution.nodes;
            const Bounds terms = best_.terms;
            if (is_cover_of(cover, cubes_, function_.dont_care, control_))
                adopt(cover);
            if (best_.cover.terms() != solution.cost.terms)
                return;
            best_.terms.lower = std::max(terms.lower, solution.terms_lower);
            best_.literals.lower = solution.literals_lower;
        };
        const bool is_exact = options_.method == Method::exact;
        take(covering::solve_covering(problem->matrix,
                                      is_exact ? covering::CoverEffort::exact
                                               : covering::CoverEffort::automatic,
                                      {}, control_, take, options_.work));
        best_.method =
            best_.minimal() ? "signature cubes, exact cover" : "signature cubes, cover by search";
    }

    void set(PositionalCover cover) {
        cover.sort();
        best_.cover = std::move(cover);
        best_.terms.upper = best_.cover.terms();
        best_.literals = {0, best_.cover.literals()};
    }

    void adopt(const PositionalCover& cover) {
        const std::uint64_t terms = cover.terms();
        const std::uint64_t literals = cover.literals();
        if (terms > best_.terms.upper ||
            (terms == best_.terms.upper && literals > best_.literals.upper))
            return;
        const bool better = terms < best_.terms.upper || literals < best_.literals.upper;
        set(cover);
        if (!better)
            return;
        if (improved_)
            improved_(best_);
        control_.report({-1, fmt::format("{} to {} terms", best_.terms.lower, terms)});
    }

    const WideFunction& function_;
    const MinimizeOptions& options_;
    const Control& control_;
    const WideImproved& improved_;
    PositionalCover cubes_;
    WideMinimum best_;
};

} // namespace

Result<WideMinimum> minimize(const WideFunction& function, const MinimizeOptions& options,
                             const Control& control, const WideImproved& improved) {
    return WideMinimizer(function, options, control, improved).run();
}

} // namespace loggia::normal_forms
