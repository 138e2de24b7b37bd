#pragma once

#include "core/ladr/models/cell_finder.hpp"
#include "core/ladr/models/sat_finder.hpp"

#include <cstdint>
#include <gmpxx.h>
#include <optional>

namespace loggia::ladr {

/// The models of a file, size by size: by cells, and where that takes long without a model, with a
/// SAT solver on a second thread, which can end the search by showing that there is none, or, where
/// one model is enough, by finding one. Then it depends on who is first which model that is.
class SizeSearch {
public:
    /// A tenth of a second or so.
    static constexpr std::uint64_t long_decisions = 50'000;

    /// The finder has to outlive this. The solver begins after so many decisions.
    SizeSearch(const CellFinder& finder, bool one_is_enough,
               std::uint64_t decisions = long_decisions)
        : finder_(finder), one_is_enough_(one_is_enough), decisions_(decisions) {}

    /// The errors and ends of CellFinder::find(); sizes have to grow.
    [[nodiscard]] Result<CellSearchEnd> find(int size, const InterpretationSink& sink,
                                             const Control& control);
    /// The number of models that find() sends; nothing when stopped.
    [[nodiscard]] Result<std::optional<mpz_class>> count(int size, const Control& control);

private:
    const CellFinder& finder_;
    bool one_is_enough_;
    std::uint64_t decisions_;
    std::optional<SatFinder> sat_; ///< made when it is first needed
};

} // namespace loggia::ladr
