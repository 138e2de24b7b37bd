#pragma once

#include "core/tournament/game.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace loggia::tournament {

/// A sequential test of two hypotheses about the difference of two contestants.
struct SprtSettings {
    double elo0 = 0;     ///< H0: the first contestant is stronger by so many Elo points.
    double elo1 = 10;    ///< H1: by so many; more than elo0.
    double alpha = 0.05; ///< Probability of accepting H1 where H0 is true, 0 to 1/2, both excluded.
    double beta = 0.05;  ///< Probability of accepting H0 where H1 is true, likewise.

    friend bool operator==(const SprtSettings&, const SprtSettings&) = default;
};

/// `open`: more games are needed.
enum class SprtVerdict : std::uint8_t { open, h0, h1 };

/// Pairs of games with the same opening and exchanged colours, by the half points of the first
/// contestant in both: 0 to 4.
using PairCounts = std::array<int, 5>;

/// The pairs of which both games are among those of two contestants, in any order.
/// O(n log n).
[[nodiscard]] PairCounts pair_counts(const std::vector<GameResult>& games);

/// The natural logarithm of the generalised likelihood ratio of H1 to H0: of the pair results'
/// distribution with the mean score of elo1 that makes what was seen most likely, to that with the
/// mean of elo0 (Van den Bergh, A practical introduction to the GSPRT, as chess programs are tested
/// by; the five results of pairs, the pentanomial model, since the two games of a pair are not
/// independent). Results that were never seen count as a thousandth of a pair. 0 without any pair.
[[nodiscard]] double log_likelihood_ratio(const SprtSettings& settings, const PairCounts& pairs);

/// Wald's bounds (Sequential analysis, 1947) of log_likelihood_ratio(): at the first or below it H0
/// is accepted, at the second or above it H1.
struct SprtBounds {
    double lower;
    double upper;
};
[[nodiscard]] SprtBounds bounds_of(const SprtSettings& settings);

/// After these pairs, whatever came of the test before.
[[nodiscard]] SprtVerdict verdict_of(const SprtSettings& settings, const PairCounts& pairs);

} // namespace loggia::tournament
