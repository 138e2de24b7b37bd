#pragma once

#include "core/connect4/engine/search.hpp"

#include <memory>
#include <optional>
#include <vector>

namespace loggia::connect4 {

/// Several threads at the same search: all look for the same value and share one table, in which
/// each finds what the others have found already; the first to finish has the answer. One thread is
/// deterministic; with more the value is the same, the line need not be.
class SearchTeam {
public:
    SearchTeam(const PatternTables& tables, TranspositionTable* table, Evaluation evaluation,
               int threads);

    /// As Search::value. Nothing is returned after a stop.
    std::optional<Found> value(const Position& position, int depth, int alpha, int beta,
                               const Search::Stop& stop, PlayedLine& line);

    [[nodiscard]] std::uint64_t nodes() const noexcept;
    /// CPU seconds of the threads other than the caller's.
    [[nodiscard]] double helper_seconds() const noexcept { return helper_seconds_; }

private:
    std::vector<std::unique_ptr<Search>> members_;
    double helper_seconds_ = 0;
};

} // namespace loggia::connect4
