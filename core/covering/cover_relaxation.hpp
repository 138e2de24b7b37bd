#pragma once

#include "core/base/control.hpp"
#include "core/covering/cover_matrix.hpp"
#include "core/covering/lagrangian.hpp"

#include <cstdint>
#include <memory>

namespace loggia::covering {

/// A lower bound for covering problems whose linear program takes long, computed in stretches: the
/// bound of the Lagrangian relaxation, which approaches that of the program within a few hundred
/// rounds.
class CoverRelaxation {
public:
    CoverRelaxation(std::shared_ptr<const CoverMatrix> matrix, CoverAim aim, ColumnCount count);

    /// Whether the problem is large, and the last stretch gained something.
    [[nodiscard]] bool is_worthwhile() const noexcept { return worthwhile_; }
    /// Continues for about `work` entries, but at least for some rounds; ends once the bound says
    /// that no cover costs less than `target`.
    void run(std::uint64_t target, std::uint64_t work, const FoundCover& found,
             const Control& control = {});

    /// No cover costs less.
    [[nodiscard]] std::uint64_t lower() const noexcept { return lower_; }
    /// Entries visited.
    [[nodiscard]] std::uint64_t work() const noexcept { return work_; }

private:
    std::shared_ptr<const CoverMatrix> matrix_;
    CoverAim aim_;
    ColumnCount count_;
    Prices prices_;
    double bound_ = 0;
    std::uint64_t lower_ = 0;
    std::uint64_t work_ = 0;
    bool worthwhile_;
};

} // namespace loggia::covering
