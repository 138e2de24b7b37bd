#include "core/normal_forms/minimize/espresso.hpp"

#include "core/covering/cover_quick.hpp"
#include "core/normal_forms/cube_lists.hpp"
#include "core/normal_forms/minimize/cube_expansion.hpp"
#include "core/normal_forms/unate.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

namespace loggia::normal_forms {

namespace {

using Cubes = std::vector<Cube>;

covering::CoverCost cost_of_cubes(const Cubes& cubes) {
    covering::CoverCost cost{cubes.size(), 0};
    for (const Cube& cube : cubes)
        cost.literals += static_cast<std::uint64_t>(cube.literals());
    return cost;
}

class EspressoLoop {
public:
    EspressoLoop(const Cover& on, const Cover& dont_care, const HeuristicOptions& options,
                 const Control& control)
        : inputs_(on.inputs), outputs_(on.outputs), open_(dont_care.cubes), options_(options),
          control_(control) {
        best_ = on.cubes;
        keep_maximal_cubes(best_);
        all_ = best_;
        all_.insert(all_.end(), open_.begin(), open_.end());
    }

    Cubes run() {
        if (options_.better)
            options_.better(best_);
        if (best_.empty() || stopped())
            return best_;
        expansion_.emplace(all_, off_cubes(all_, inputs_, outputs_, options_.most_off, control_),
                           inputs_, outputs_, control_);
        if (stopped())
            return best_;
        Cubes cover = best_;
        expansion_->expand(cover);
        irredundant(cover);
        // A row left open may have been the whole of a cube.
        offer(cover, true);
        while (!stopped()) {
            covering::CoverCost before = cost_of_cubes(best_);
            do {
                before = cost_of_cubes(best_);
                cover = best_;
                reduce(cover);
                expansion_->expand(cover);
                irredundant(cover);
                offer(cover);
            } while (!stopped() && cost_of_cubes(best_) < before);
            cover = best_;
            last_gasp(cover);
            offer(cover);
            if (!(cost_of_cubes(best_) < before))
                break;
        }
        return best_;
    }

private:
    [[nodiscard]] bool stopped() const { return control_.stop_requested(); }

    /// Every pass leaves a cover, unless it was stopped.
    void offer(const Cubes& cover, bool always = false) {
        if (stopped() || (!always && !(cost_of_cubes(cover) < cost_of_cubes(best_))))
            return;
        const bool better = cost_of_cubes(cover) < cost_of_cubes(best_);
        best_ = cover;
        if (better && options_.better)
            options_.better(best_);
    }

    /// Leaves out what the others cover: as few cubes as possible stay.
    void irredundant(Cubes& cover) const {
        // Those that alone have a row stay; what they cover with the open rows goes.
        std::vector<bool> stays(cover.size());
        for (std::size_t i = 0; i < cover.size(); ++i) {
            if (stopped())
                return;
            stays[i] = !covered_by(cover[i], cover, i);
        }
        Cubes given = open_;
        Cubes rest;
        Cubes kept;
        for (std::size_t i = 0; i < cover.size(); ++i)
            (stays[i] ? kept : rest).push_back(cover[i]);
        given.insert(given.end(), kept.begin(), kept.end());
        std::erase_if(rest, [&](const Cube& cube) { return covered_by(cube, given, SIZE_MAX); });
        if (!rest.empty() && !stopped()) {
            std::optional<std::vector<std::uint32_t>> chosen = choose(given, rest);
            if (!chosen) {
                // Too many ways: one after the other.
                for (std::size_t i = rest.size(); i-- > 0 && !stopped();) {
                    Cubes others = given;
                    for (std::size_t k = 0; k < rest.size(); ++k)
                        if (k != i)
                            others.push_back(rest[k]);
                    if (covered_by(rest[i], others, SIZE_MAX))
                        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
                }
                kept.insert(kept.end(), rest.begin(), rest.end());
            } else {
                for (const std::uint32_t i : *chosen)
                    kept.push_back(rest[i]);
            }
        }
        std::sort(kept.begin(), kept.end());
        cover = std::move(kept);
    }

    [[nodiscard]] bool covered_by(const Cube& cube, const Cubes& cubes,
                                  std::size_t leave_out) const {
        for (std::uint64_t rest = cube.outputs; rest != 0; rest &= rest - 1) {
            const int output = std::countr_zero(rest);
            Cubes others = cofactor_cubes(cubes, cube, output, leave_out);
            if (&cubes != &open_ && leave_out != SIZE_MAX) {
                const Cubes open = cofactor_cubes(open_, cube, output);
                others.insert(others.end(), open.begin(), open.end());
            }
            if (!is_tautology(others, inputs_, control_).value_or(false))
                return false;
        }
        return true;
    }

    /// The fewest of `rest` that cover them all with the help of `given`.
    [[nodiscard]] std::optional<std::vector<std::uint32_t>> choose(const Cubes& given,
                                                                   const Cubes& rest) const {
        constexpr std::size_t most_rows = 20'000;
        std::vector<std::uint32_t> ends;
        std::vector<std::uint32_t> columns;
        for (int output = 0; output < outputs_; ++output) {
            Cubes mine;
            std::vector<std::uint32_t> numbers;
            for (std::size_t i = 0; i < rest.size(); ++i)
                if ((rest[i].outputs >> output & 1U) != 0) {
                    mine.push_back(rest[i]);
                    numbers.push_back(static_cast<std::uint32_t>(i));
                }
            if (mine.empty())
                continue;
            const auto rows =
                covering_rows(cofactor_cubes(given, {}, output), mine, most_rows, control_);
            if (!rows || ends.size() + rows->size() > most_rows)
                return std::nullopt;
            for (const CoveringRow& row : *rows) {
                for (const std::uint32_t i : row.cubes)
                    columns.push_back(numbers[i]);
                ends.push_back(static_cast<std::uint32_t>(columns.size()));
            }
        }
        std::vector<std::uint32_t> literals;
        for (const Cube& cube : rest)
            literals.push_back(static_cast<std::uint32_t>(cube.literals()));
        std::vector<std::uint32_t> row_ids(ends.size());
        std::vector<std::uint32_t> column_ids(rest.size());
        std::iota(row_ids.begin(), row_ids.end(), 0U);
        std::iota(column_ids.begin(), column_ids.end(), 0U);
        const covering::CoverMatrix matrix(std::move(ends), std::move(columns), std::move(literals),
                                           std::move(row_ids), std::move(column_ids));
        return cover_quickly(matrix, control_).columns;
    }

    /// The smallest cube that can stand for `cover[i]` beside the others; no outputs where it is
    /// not needed.
    [[nodiscard]] Cube reduced(const Cubes& cover, std::size_t i) const {
        const Cube& cube = cover[i];
        Cube result{0, 0, 0};
        for (std::uint64_t rest = cube.outputs; rest != 0; rest &= rest - 1) {
            const int output = std::countr_zero(rest);
            Cubes others = cofactor_cubes(cover, cube, output, i);
            const Cubes open = cofactor_cubes(open_, cube, output);
            others.insert(others.end(), open.begin(), open.end());
            const ComplementHull hull = complement_hull(others, control_);
            if (hull.stopped)
                return cube;
            if (!hull.any)
                continue;
            const Cube part{cube.care | hull.cube.care, cube.value | hull.cube.value, rest & -rest};
            result = result.outputs == 0 ? part : supercube(result, part);
        }
        return result;
    }

    void reduce(Cubes& cover) const {
        // Large ones first: they have most to give.
        std::stable_sort(cover.begin(), cover.end(),
                         [](const Cube& a, const Cube& b) { return a.literals() < b.literals(); });
        for (std::size_t i = 0; i < cover.size() && !stopped(); ++i)
            cover[i] = reduced(cover, i);
        std::erase_if(cover, [](const Cube& cube) { return cube.outputs == 0; });
    }

    /// Reduces every cube as if the others stayed, and looks for primes that hold two of those.
    void last_gasp(Cubes& cover) const {
        Cubes small;
        for (std::size_t i = 0; i < cover.size() && !stopped(); ++i) {
            const Cube cube = reduced(cover, i);
            if (cube.outputs != 0 && !(cube == cover[i]))
                small.push_back(cube);
        }
        Cubes found;
        for (std::size_t i = 0; i < small.size() && !stopped(); ++i)
            for (std::size_t k = i + 1; k < small.size(); ++k) {
                const Cube both = supercube(small[i], small[k]);
                if (expansion_->feasible(both))
                    found.push_back(expansion_->prime_of(both, small));
            }
        if (found.empty() || stopped())
            return;
        std::sort(found.begin(), found.end());
        found.erase(std::unique(found.begin(), found.end()), found.end());
        cover.insert(cover.end(), found.begin(), found.end());
        irredundant(cover);
    }

    int inputs_;
    int outputs_;
    const Cubes& open_;
    const HeuristicOptions& options_;
    const Control& control_;
    Cubes all_; ///< what a cube may hold
    std::optional<CubeExpansion> expansion_;
    Cubes best_;
};

} // namespace

std::vector<Cube> heuristic_cover(const Cover& on, const Cover& dont_care,
                                  const HeuristicOptions& options, const Control& control) {
    return EspressoLoop(on, dont_care, options, control).run();
}

} // namespace loggia::normal_forms
