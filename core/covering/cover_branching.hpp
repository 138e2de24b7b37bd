#pragma once

#include "core/base/control.hpp"
#include "core/covering/linear_program/dual_simplex.hpp"

#include <cstdint>
#include <vector>

namespace loggia::covering {

/// What columns are to be branched by: those with which the bounds of both parts rise most, as they
/// did before, or in a trial where that is not known often enough (reliability branching:
/// Achterberg, Koch and Martin 2005). Trials are few and short in the beginning, as most problems
/// need few choices, and become more and longer.
class CoverBranching {
public:
    explicit CoverBranching(std::size_t columns) : with_(columns), without_(columns) {}

    struct Choice {
        std::uint32_t column = UINT32_MAX; ///< none where all are decided
        std::int64_t without = 0;          ///< bounds, in units
        std::int64_t with = 0;
    };
    /// Of the columns that may still be either in `program`, which is as it was afterwards.
    [[nodiscard]] Choice choose(DualSimplex& program, std::int64_t enough, const Control& control);

    /// From now on more is spent on choices, where the tree below seems deep.
    void be_thorough() noexcept { thorough_ = true; }
    [[nodiscard]] bool thorough() const noexcept { return thorough_; }

    /// The bound rose by so many units when a column that the program took `value` of was taken,
    /// or left out.
    void learn(std::uint32_t column, bool take, double value, std::int64_t rise);

private:
    struct Gain {
        double sum = 0;
        std::uint32_t times = 0;
    };
    struct Candidate {
        double score = 0;
        std::uint32_t column = 0;
    };
    [[nodiscard]] std::vector<Candidate> candidates(const DualSimplex& program) const;
    [[nodiscard]] Choice attempt(DualSimplex& program, std::uint32_t column,
                                 const DualSimplex::Place& here, std::int64_t enough,
                                 std::uint64_t steps, const Control& control);
    /// The best of the candidates, with so much effort as a tree of that depth deserves.
    [[nodiscard]] Choice best_of(DualSimplex& program, const std::vector<Candidate>& all,
                                 const DualSimplex::Place& here, double depth, std::int64_t enough,
                                 const Control& control);

    bool thorough_ = false;
    std::vector<Gain> with_;
    std::vector<Gain> without_;
};

} // namespace loggia::covering
