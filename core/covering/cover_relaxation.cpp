#include "core/covering/cover_relaxation.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace loggia::covering {

namespace {

/// Entries from which on a linear program takes seconds.
constexpr std::size_t large = 12'000;
constexpr std::uint64_t least_rounds = 200;
constexpr std::uint64_t most_rounds = 6000;
/// A stretch that gains less, as a part of the bound, is the last one.
constexpr double least_gain = 1e-4;

} // namespace

CoverRelaxation::CoverRelaxation(std::shared_ptr<const CoverMatrix> matrix, CoverAim aim,
                                 ColumnCount count)
    : matrix_(std::move(matrix)), aim_(aim), count_(count), prices_(first_prices(*matrix_, aim)),
      worthwhile_(matrix_->entries() > large) {}

void CoverRelaxation::run(std::uint64_t target, std::uint64_t work, const FoundCover& found,
                          const Control& control) {
    LagrangianAim aim{aim_, count_, target};
    aim.rounds = static_cast<int>(std::clamp(work / matrix_->entries(), least_rounds, most_rounds));
    // The price of a column moves all surpluses: shorter steps.
    aim.length = bound_ > 0 || aim_ == CoverAim::literals ? 0.3 : 1;
    aim.patience = 40;
    aim.deflection = 0.98;
    const double before = bound_;
    bound_ = std::max(bound_, lagrangian_bound(*matrix_, aim, prices_, found, control).lower);
    work_ += matrix_->entries() * static_cast<std::uint64_t>(aim.rounds);
    lower_ = static_cast<std::uint64_t>(std::ceil(bound_ - 1e-9));
    worthwhile_ = lower_ < target && bound_ > before + least_gain * bound_;
}

} // namespace loggia::covering
