#include "core/tournament/ratings.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace loggia::tournament {

namespace {

using Vector = std::vector<double>;
using Matrix = std::vector<Vector>;

constexpr double elo_per_unit = 400 / std::numbers::ln10;
constexpr double z95 = 1.959963984540054;
/// Of the prior: a game against somebody of strength 0, half won and half lost.
constexpr double prior_games = 1;

/// How likely a win and a draw are at a difference of strengths, and the logarithm of the sum that
/// they were divided by.
struct Chances {
    double win;
    double draw;
    double log_sum;

    Chances(double difference, double draw_ratio) {
        const double half = difference / 2;
        const double top = std::abs(half); // keeps the powers of e below 1
        const double a = std::exp(half - top);
        const double b = std::exp(-half - top);
        const double v = draw_ratio * std::exp(-top);
        win = a / (a + b + v);
        draw = v / (a + b + v);
        log_sum = std::log(a + b + v) + top;
    }
    [[nodiscard]] double loss() const { return 1 - win - draw; }
};

/// The logarithm of the posterior density with its first two derivatives, by the strengths and, at
/// the end, by the logarithm of the draw ratio if there were draws.
class Posterior {
public:
    explicit Posterior(const PairScores& scores) : scores_(scores) {
        for (std::size_t i = 0; i < scores.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                draws_ += scores.draws[i][j];
    }

    [[nodiscard]] bool has_draws() const { return draws_ > 0; }
    [[nodiscard]] std::size_t parameters() const { return scores_.size() + (has_draws() ? 1 : 0); }

    [[nodiscard]] double value(const Vector& at) const {
        const double ratio = draw_ratio(at);
        double sum = has_draws() ? draws_ * at.back() : 0;
        for (std::size_t i = 0; i < scores_.size(); ++i) {
            sum -= prior_games * Chances(at[i], ratio).log_sum;
            for (std::size_t j = 0; j < i; ++j)
                if (const double games = games_of(i, j); games > 0)
                    sum += (scores_.wins[i][j] - scores_.wins[j][i]) * (at[i] - at[j]) / 2 -
                           games * Chances(at[i] - at[j], ratio).log_sum;
        }
        return sum;
    }

    /// `information` is the negative of the matrix of second derivatives, which is positive
    /// definite.
    void derive(const Vector& at, Vector& gradient, Matrix& information) const {
        const std::size_t size = parameters();
        gradient.assign(size, 0);
        information.assign(size, Vector(size, 0));
        if (has_draws())
            gradient.back() = draws_;
        const double ratio = draw_ratio(at);
        for (std::size_t i = 0; i < scores_.size(); ++i) {
            add(Chances(at[i], ratio), prior_games, prior_games / 2, i, i, gradient, information);
            for (std::size_t j = 0; j < i; ++j)
                if (const double games = games_of(i, j); games > 0)
                    add(Chances(at[i] - at[j], ratio), games,
                        scores_.wins[i][j] + 0.5 * scores_.draws[i][j], i, j, gradient,
                        information);
        }
    }

    [[nodiscard]] double draw_ratio(const Vector& at) const {
        return has_draws() ? std::exp(at.back()) : 0;
    }

private:
    [[nodiscard]] double games_of(std::size_t i, std::size_t j) const {
        return scores_.wins[i][j] + scores_.wins[j][i] + scores_.draws[i][j];
    }

    /// Games of i against j, or against the prior's opponent where both are the same.
    void add(const Chances& chances, double games, double points, std::size_t i, std::size_t j,
             Vector& gradient, Matrix& information) const {
        const double lead = chances.win - chances.loss();
        const double slope = points - games * (chances.win + chances.draw / 2);
        const double curvature = games * (1 - chances.draw - lead * lead) / 4;
        gradient[i] += slope;
        information[i][i] += curvature;
        if (i != j) {
            gradient[j] -= slope;
            information[j][j] += curvature;
            information[i][j] -= curvature;
            information[j][i] -= curvature;
        }
        if (!has_draws())
            return;
        const std::size_t last = scores_.size();
        gradient[last] -= games * chances.draw;
        information[last][last] += games * chances.draw * (1 - chances.draw);
        const double cross = -games * chances.draw * lead / 2;
        information[i][last] += cross;
        information[last][i] += cross;
        if (i != j) {
            information[j][last] -= cross;
            information[last][j] -= cross;
        }
    }

    const PairScores& scores_;
    double draws_ = 0;
};

/// The lower triangular factor of a positive definite matrix (Cholesky), in place.
void factorise(Matrix& matrix) {
    for (std::size_t i = 0; i < matrix.size(); ++i)
        for (std::size_t j = 0; j <= i; ++j) {
            double sum = matrix[i][j];
            for (std::size_t k = 0; k < j; ++k)
                sum -= matrix[i][k] * matrix[j][k];
            matrix[i][j] = i == j ? std::sqrt(sum) : sum / matrix[j][j];
        }
}

Vector solved(const Matrix& factor, Vector right) {
    const std::size_t size = right.size();
    for (std::size_t i = 0; i < size; ++i) {
        for (std::size_t k = 0; k < i; ++k)
            right[i] -= factor[i][k] * right[k];
        right[i] /= factor[i][i];
    }
    for (std::size_t i = size; i-- > 0;) {
        for (std::size_t k = i + 1; k < size; ++k)
            right[i] -= factor[k][i] * right[k];
        right[i] /= factor[i][i];
    }
    return right;
}

/// Covariance of the strengths less their mean, of `size` strengths that come first.
Matrix centred_inverse(const Matrix& factor, std::size_t size) {
    Matrix result(size);
    Vector means(size, 0);
    double mean = 0;
    for (std::size_t i = 0; i < size; ++i) {
        Vector unit(factor.size(), 0);
        unit[i] = 1;
        result[i] = solved(factor, std::move(unit));
        result[i].resize(size);
        for (const double each : result[i])
            means[i] += each / static_cast<double>(size);
        mean += means[i] / static_cast<double>(size);
    }
    for (std::size_t i = 0; i < size; ++i)
        for (std::size_t j = 0; j < size; ++j)
            result[i][j] += mean - means[i] - means[j];
    return result;
}

} // namespace

void PairScores::add(const GameResult& game) {
    const auto [first, second, opening] = game.key;
    switch (game.outcome) {
    case Outcome::first_wins:
        ++wins[first][second];
        return;
    case Outcome::second_wins:
        ++wins[second][first];
        return;
    case Outcome::draw:
        ++draws[first][second];
        ++draws[second][first];
        return;
    }
}

Ratings::Ratings(const PairScores& scores) {
    constexpr int most_steps = 100;
    constexpr double precision = 1e-10;
    const Posterior posterior(scores);
    Vector at(posterior.parameters(), 0);
    Vector gradient;
    Matrix information;
    double value = posterior.value(at);
    for (int step = 0; step < most_steps; ++step) {
        posterior.derive(at, gradient, information);
        factorise(information);
        const Vector direction = solved(information, gradient);
        double size = 0;
        for (const double each : direction)
            size = std::max(size, std::abs(each));
        if (size < precision)
            break;
        // A whole step may go too far where the density is flat; a part of it leads up.
        double share = 1;
        Vector next = at;
        for (;; share /= 2) {
            for (std::size_t i = 0; i < at.size(); ++i)
                next[i] = at[i] + share * direction[i];
            const double there = posterior.value(next);
            if (there >= value || share < precision) {
                value = there;
                break;
            }
        }
        at = std::move(next);
    }
    posterior.derive(at, gradient, information);
    factorise(information);
    covariance_ = centred_inverse(information, scores.size());
    draw_ratio_ = posterior.draw_ratio(at);
    strengths_.assign(at.begin(), at.begin() + static_cast<std::ptrdiff_t>(scores.size()));
    double mean = 0;
    for (const double each : strengths_)
        mean += each / static_cast<double>(strengths_.size());
    for (double& each : strengths_)
        each -= mean;
}

Rating Ratings::of(std::size_t contestant) const {
    const double elo = elo_per_unit * strengths_[contestant];
    const double half =
        elo_per_unit * z95 * std::sqrt(std::max(0.0, covariance_[contestant][contestant]));
    return {elo, elo - half, elo + half};
}

double Ratings::variance(std::size_t one, std::size_t other) const {
    return covariance_[one][one] + covariance_[other][other] - 2 * covariance_[one][other];
}

double Ratings::superiority(std::size_t one, std::size_t other) const {
    const double deviation = std::sqrt(std::max(0.0, variance(one, other)));
    if (deviation == 0)
        return 0.5;
    return 0.5 *
           std::erfc((strengths_[other] - strengths_[one]) / (deviation * std::numbers::sqrt2));
}

} // namespace loggia::tournament
