#pragma once

#include "core/base/control.hpp"
#include "core/base/random.hpp"
#include "core/covering/branch_and_bound.hpp"
#include "core/covering/cover_matrix.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace loggia::covering {

/// Makes a cover better a neighbourhood at a time (large neighbourhood search: Shaw 1998): columns
/// near a random row are given up, and what only they covered is covered anew by branch and bound,
/// as well as possible. A cover that is as good is taken too, so that the next neighbourhood starts
/// from elsewhere. Neighbourhoods grow as long as they are solved at once: in the sparse problems
/// that come from primes, to half of the whole. Deterministic.
class CoverNeighbourhoods {
public:
    /// Where the aim is terms, literals are looked at too, among the covers of fewest columns.
    /// Where it is literals, the covers that are adopted should have the fewest columns possible:
    /// from others on, better ones may be missed.
    CoverNeighbourhoods(const CoverMatrix& matrix, CoverAim aim);

    /// Goes on from this cover (numbers of columns of the whole problem) where it is better.
    void adopt(const std::vector<std::uint32_t>& cover);

    /// Until the work of about `work` entries visited is done, the best cover has `enough` terms
    /// (aim: literals), or it is stopped. Whether there is a better cover.
    bool run(std::uint64_t work, std::uint64_t enough, const Control& control);

    /// Numbers of the whole problem; empty before the first adopt().
    [[nodiscard]] std::vector<std::uint32_t> best() const;
    [[nodiscard]] std::uint64_t work() const noexcept { return work_; }
    /// Since there was a better cover, from wherever it came.
    [[nodiscard]] std::uint64_t work_in_vain() const noexcept { return work_ - better_at_; }

private:
    /// What a neighbourhood leaves to be solved.
    struct Hole {
        CoverMatrix matrix;               ///< ids are numbers in matrix_
        std::vector<std::uint32_t> freed; ///< columns that covered it, which have to be beaten
        std::vector<std::uint32_t> kept;  ///< the other columns of the cover
    };

    [[nodiscard]] Hole make_hole(const std::vector<std::uint32_t>& cover, std::size_t size,
                                 bool random_literals);
    bool improve_terms(const Control& control);
    bool improve_literals(const Control& control);
    [[nodiscard]] CoverCost cost_of(const std::vector<std::uint32_t>& cover) const;

    CoverMatrix matrix_; ///< renumbered
    std::vector<std::uint32_t> ids_;
    CoverAim aim_;
    Random random_{1};
    std::vector<std::uint32_t> current_; ///< drifts among covers with as many terms
    std::vector<std::uint32_t> best_;
    CoverCost best_cost_{UINT64_MAX, UINT64_MAX};
    double terms_size_ = 60;    ///< columns to free
    double literals_size_ = 30; ///< the same where literals are to be fewer
    std::uint64_t literals_work_ = 0;
    std::uint64_t work_ = 0;
    std::uint64_t better_at_ = 0; ///< work
};

} // namespace loggia::covering
