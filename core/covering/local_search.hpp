#pragma once

#include "core/base/control.hpp"
#include "core/base/random.hpp"
#include "core/covering/cover_matrix.hpp"
#include "core/covering/lagrangian.hpp"

#include <cstdint>
#include <functional>
#include <vector>

namespace loggia::covering {

/// Local search for covers of fewer terms or, with as many, fewer literals: takes a column out of
/// a cover and puts one in that an uncovered row has, by weights that grow on rows which stay
/// uncovered (after Gao, Weise and Li 2015, "An efficient local search heuristic with row weighting
/// for the unicost set covering problem"). Deterministic.
class CoverLocalSearch {
public:
    /// `start` is a cover, as numbers of columns of the matrix, which has to outlive this.
    CoverLocalSearch(const CoverMatrix& matrix, CoverAim aim,
                     const std::vector<std::uint32_t>& start);

    /// So many steps, each about linear in the size of the cover and of two columns; fewer once
    /// there are no more than `enough` terms (aim: literals) left to save. `found` hears of each
    /// better cover.
    void run(std::uint64_t steps, std::uint64_t enough, const FoundCover& found,
             const Control& control = {});

private:
    [[nodiscard]] std::uint64_t cost(std::uint32_t c) const noexcept;
    void add(std::uint32_t c);
    void remove(std::uint32_t c);
    [[nodiscard]] std::uint32_t least_lossy(std::uint32_t tabu);
    [[nodiscard]] bool better(std::uint32_t a, std::uint32_t b) const noexcept;

    const CoverMatrix& matrix_;
    CoverAim aim_;
    Random random_{1};
    std::vector<std::int64_t>
        score_; ///< of a column: weight that it gains, or minus what it alone has
    std::vector<std::int64_t> weight_; ///< of rows
    std::vector<std::uint32_t> times_; ///< how often a row is covered
    std::vector<std::uint32_t> only_;  ///< of a row: exclusive or of the columns that cover it
    std::vector<std::uint64_t> moved_; ///< when the column was last added or removed
    std::vector<bool> may_add_;
    std::vector<std::uint32_t> taken_;
    std::vector<std::uint32_t> place_in_taken_;
    std::vector<std::uint32_t> uncovered_;
    std::vector<std::uint32_t> place_in_uncovered_;
    std::uint64_t cost_ = 0;
    std::uint64_t best_cost_ = 0;
    std::uint64_t step_ = 0;
};

} // namespace loggia::covering
