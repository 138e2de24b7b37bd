#include "core/tournament/sprt.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace loggia::tournament {

namespace {

constexpr std::size_t results = std::tuple_size_v<PairCounts>;
using Distribution = std::array<double, results>;

/// Mean share of a pair's points at a difference in Elo.
double expected_share(double elo) {
    return 1 / (1 + std::pow(10, -elo / 400));
}

double share_of(std::size_t result) {
    return static_cast<double>(result) / (results - 1);
}

/// The distribution with the given mean that makes `seen` most likely, by what its logarithm adds:
/// the sum of seen log(1 + theta (share - mean)) with the sign changed. Theta, the multiplier of
/// Lagrange, is where the weighted mean of (share - mean) / (1 + theta (share - mean)) is 0, which
/// falls as theta grows: by bisection.
double log_likelihood(const Distribution& seen, double mean) {
    double low = -1 / (1 - mean);
    double high = 1 / mean;
    for (int step = 0; step < 100; ++step) {
        const double theta = (low + high) / 2;
        double sum = 0;
        for (std::size_t i = 0; i < results; ++i)
            sum += seen[i] * (share_of(i) - mean) / (1 + theta * (share_of(i) - mean));
        (sum > 0 ? low : high) = theta;
    }
    const double theta = (low + high) / 2;
    double likelihood = 0;
    for (std::size_t i = 0; i < results; ++i)
        likelihood -= seen[i] * std::log1p(theta * (share_of(i) - mean));
    return likelihood;
}

} // namespace

PairCounts pair_counts(const std::vector<GameResult>& games) {
    std::map<int, int> first_games; // half points of contestant 0, by opening
    PairCounts counts{};
    for (const GameResult& game : games) {
        const int half = half_points(game.outcome);
        const int points = game.key.first == 0 ? half : 2 - half;
        const auto [other, is_first] = first_games.emplace(game.key.opening, points);
        if (!is_first)
            ++counts.at(static_cast<std::size_t>(other->second) + static_cast<std::size_t>(points));
    }
    return counts;
}

double log_likelihood_ratio(const SprtSettings& settings, const PairCounts& pairs) {
    constexpr double never_seen = 1e-3;
    if (std::all_of(pairs.begin(), pairs.end(), [](int count) { return count == 0; }))
        return 0;
    Distribution seen{};
    for (std::size_t i = 0; i < results; ++i)
        seen[i] = std::max<double>(pairs[i], never_seen);
    return log_likelihood(seen, expected_share(settings.elo1)) -
           log_likelihood(seen, expected_share(settings.elo0));
}

SprtBounds bounds_of(const SprtSettings& settings) {
    return {std::log(settings.beta / (1 - settings.alpha)),
            std::log((1 - settings.beta) / settings.alpha)};
}

SprtVerdict verdict_of(const SprtSettings& settings, const PairCounts& pairs) {
    const double ratio = log_likelihood_ratio(settings, pairs);
    const SprtBounds bounds = bounds_of(settings);
    if (ratio <= bounds.lower)
        return SprtVerdict::h0;
    return ratio >= bounds.upper ? SprtVerdict::h1 : SprtVerdict::open;
}

} // namespace loggia::tournament
