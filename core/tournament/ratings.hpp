#pragma once

#include "core/tournament/game.hpp"

#include <cstddef>
#include <vector>

namespace loggia::tournament {

/// The results of the contestants against each other: wins[i][j] games that i won against j, and
/// draws[i][j] == draws[j][i].
struct PairScores {
    explicit PairScores(std::size_t contestants)
        : wins(contestants, std::vector<int>(contestants, 0)),
          draws(contestants, std::vector<int>(contestants, 0)) {}

    void add(const GameResult& game);
    [[nodiscard]] std::size_t size() const noexcept { return wins.size(); }

    std::vector<std::vector<int>> wins;
    std::vector<std::vector<int>> draws;
};

/// A rating in Elo points, 0 being the mean of the tournament, and the interval in which it lies
/// with 95 % probability.
struct Rating {
    double elo = 0;
    double low = 0;
    double high = 0;
};

/// The ratings of all contestants.
///
/// Model: Bradley and Terry's with draws by Davidson (On extending the Bradley-Terry model to
/// accommodate ties, JASA 65, 1970): wins, draws and losses of i against j are as likely as
/// a : v : 1/a, where 400 log10 of a squared is the difference of their ratings and v, which is
/// estimated too, tells how frequent draws are. A rating depends on the opponents and on the points
/// alone, a draw being half a win.
///
/// Estimate: the mode of the posterior distribution. The prior is half a game won and half a game
/// lost against somebody of rating 0, for each contestant (Jeffreys' prior of a single share), so
/// that who has won or lost all games has a finite rating. Newton's method on a concave function.
///
/// Intervals: by the normal distribution with the same curvature at the mode (Laplace's
/// approximation; the inverse of the Fisher information), for ratings less their mean. Games count
/// as independent of each other; who moves first is not part of the model, since in pairs of games
/// both do.
class Ratings {
public:
    /// Time cubic in the number of contestants: 20 ms for 256.
    explicit Ratings(const PairScores& scores);

    [[nodiscard]] Rating of(std::size_t contestant) const;
    /// The probability that one contestant is stronger than another, 0 to 1.
    [[nodiscard]] double superiority(std::size_t one, std::size_t other) const;
    /// v of the model: draws per geometric mean of wins and losses; 0 if there was no draw.
    [[nodiscard]] double draw_ratio() const noexcept { return draw_ratio_; }

private:
    /// Variance of the difference of `one` to `other`, in squares of natural units.
    [[nodiscard]] double variance(std::size_t one, std::size_t other) const;

    std::vector<double> strengths_; ///< Natural logarithms; mean 0.
    std::vector<std::vector<double>> covariance_;
    double draw_ratio_ = 0;
};

} // namespace loggia::tournament
