#include "core/normal_forms/minimize/minimize_wide.hpp"

#include "core/normal_forms/two_level/heuristic.hpp"

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
        best_.method = "the cubes as given";
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
