#include "core/base/random.hpp"
#include "core/tournament/ratings.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <cmath>

namespace ratings_test {

using namespace loggia;
using namespace loggia::tournament;

constexpr double elo_per_unit = 173.71779276130073;

/// The logarithm of the posterior density, written down anew.
double log_posterior(const PairScores& scores, const std::vector<double>& strengths, double v) {
    const auto log_sum = [&](double d) { return std::log(std::exp(d / 2) + std::exp(-d / 2) + v); };
    double sum = 0;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        sum -= log_sum(strengths[i]);
        for (std::size_t j = 0; j < scores.size(); ++j) {
            const double d = strengths[i] - strengths[j];
            sum += scores.wins[i][j] * (d / 2 - log_sum(d));
            if (j < i && scores.draws[i][j] > 0)
                sum += scores.draws[i][j] * (std::log(v) - log_sum(d));
        }
    }
    return sum;
}

/// Its maximum by the plainest means: one parameter after another, by steps that grow smaller.
std::vector<double> climb(const PairScores& scores, double& v, bool has_draws) {
    std::vector<double> at(scores.size(), 0);
    double log_v = 0;
    const auto value = [&] { return log_posterior(scores, at, has_draws ? std::exp(log_v) : 0); };
    double best = value();
    for (double step = 1; step > 1e-7;) {
        bool better = false;
        for (std::size_t i = 0; i < at.size() + (has_draws ? 1 : 0); ++i)
            for (const double change : {step, -step}) {
                double& parameter = i < at.size() ? at[i] : log_v;
                parameter += change;
                if (const double now = value(); now > best) {
                    best = now;
                    better = true;
                } else {
                    parameter -= change;
                }
            }
        if (!better)
            step /= 2;
    }
    v = has_draws ? std::exp(log_v) : 0;
    double mean = 0;
    for (const double each : at)
        mean += each / static_cast<double>(at.size());
    for (double& each : at)
        each -= mean;
    return at;
}

void add(PairScores& scores, std::size_t i, std::size_t j, Outcome outcome, int games = 1) {
    GameResult game;
    game.key = {i, j, 0};
    game.outcome = outcome;
    for (int n = 0; n < games; ++n)
        scores.add(game);
}

Outcome chance(Random& random, double difference, double v) {
    const double a = std::exp(difference / 2);
    const double sum = a + 1 / a + v;
    const double x = random.real() * sum;
    return x < a ? Outcome::first_wins : x < a + v ? Outcome::draw : Outcome::second_wins;
}

class RatingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithClimbing() {
        Random random(test_suite::seed(1));
        for (int number = 0; number < 60; ++number) {
            const std::size_t size = 2 + random.below(5);
            const double draws = number % 3 == 0 ? 0 : random.real();
            PairScores scores(size);
            bool has_draws = false;
            for (std::uint64_t games = 1 + random.below(60); games > 0; --games) {
                const std::size_t i = random.below(size);
                const std::size_t j = (i + 1 + random.below(size - 1)) % size;
                const Outcome outcome =
                    chance(random, 0.7 * (static_cast<double>(j) - static_cast<double>(i)), draws);
                has_draws = has_draws || outcome == Outcome::draw;
                add(scores, i, j, outcome);
            }
            const Ratings ratings(scores);
            double v = 0;
            const std::vector<double> expected = climb(scores, v, has_draws);
            QVERIFY(std::abs(ratings.draw_ratio() - v) < 1e-3 * (1 + v));
            for (std::size_t i = 0; i < size; ++i)
                QVERIFY2(std::abs(ratings.of(i).elo - elo_per_unit * expected[i]) < 0.1,
                         qPrintable(QString::number(ratings.of(i).elo)));
        }
    }

    /// The curvature, by differences of the density along the line on which two move apart.
    void intervalsAreThoseOfTheCurvature() {
        PairScores scores(2);
        add(scores, 0, 1, Outcome::first_wins, 30);
        add(scores, 1, 0, Outcome::first_wins, 14);
        const Ratings ratings(scores);
        const double x = ratings.of(0).elo / elo_per_unit;
        const auto value = [&](double at) { return log_posterior(scores, {at, -at}, 0); };
        constexpr double h = 1e-3;
        const double curvature = (value(x + h) - 2 * value(x) + value(x - h)) / (h * h);
        const double half = 1.959963984540054 / std::sqrt(-curvature) * elo_per_unit;
        QVERIFY(std::abs(ratings.of(0).high - ratings.of(0).elo - half) < 0.05);
        QVERIFY(std::abs(ratings.of(0).elo - ratings.of(0).low - half) < 0.05);
        QVERIFY(std::abs(ratings.of(1).elo + ratings.of(0).elo) < 1e-9);
    }

    void manyGamesGiveTheDifferenceOfTheScore() {
        PairScores scores(2);
        add(scores, 0, 1, Outcome::first_wins, 7500);
        add(scores, 0, 1, Outcome::second_wins, 2500);
        const Ratings ratings(scores);
        QVERIFY(std::abs(ratings.of(0).elo - ratings.of(1).elo - 400 * std::log10(3)) < 0.2);
        QVERIFY(ratings.superiority(0, 1) > 0.999999);
        QVERIFY(ratings.superiority(1, 0) < 1e-6);
        // The standard error of the difference is that of the logit of a share.
        const double error = elo_per_unit / std::sqrt(10000 * 0.75 * 0.25);
        QVERIFY(std::abs((ratings.of(0).high - ratings.of(0).low) / 2 - 1.96 * error / 2) < 0.05);
    }

    void nobodyIsInfinitelyStrong() {
        PairScores scores(3);
        add(scores, 0, 1, Outcome::first_wins, 20);
        add(scores, 1, 2, Outcome::first_wins, 20);
        add(scores, 0, 2, Outcome::first_wins, 20);
        const Ratings ratings(scores);
        QVERIFY(ratings.of(0).elo > 300 && ratings.of(0).elo < 2000);
        QVERIFY(std::abs(ratings.of(1).elo) < 1e-6);
        QVERIFY(ratings.superiority(0, 1) > 0.99);
    }

    void nothingIsKnownBeforeTheFirstGame() {
        const Ratings ratings{PairScores(4)};
        for (std::size_t i = 0; i < 4; ++i) {
            QVERIFY(std::abs(ratings.of(i).elo) < 1e-9);
            QVERIFY(ratings.of(i).high > 500);
        }
        QVERIFY(std::abs(ratings.superiority(1, 2) - 0.5) < 1e-9);
    }

    void onlyDrawsAreEqual() {
        PairScores scores(3);
        add(scores, 0, 1, Outcome::draw, 10);
        add(scores, 1, 2, Outcome::draw, 10);
        const Ratings ratings(scores);
        QVERIFY(std::abs(ratings.of(0).elo) < 1e-6 && std::abs(ratings.of(1).elo) < 1e-6);
        QVERIFY(ratings.draw_ratio() > 1);
    }

    /// Of many tournaments between contestants of known strength, 95 % of the intervals have to
    /// hold it.
    void intervalsHoldTheTruth() {
        Random random(test_suite::seed(2));
        constexpr std::size_t size = 6;
        constexpr int rounds = 400;
        int inside = 0;
        for (int number = 0; number < rounds; ++number) {
            std::vector<double> truth(size);
            for (std::size_t i = 0; i < size; ++i)
                truth[i] = 0.5 * (static_cast<double>(i) - (size - 1) / 2.0);
            PairScores scores(size);
            for (std::size_t i = 0; i < size; ++i)
                for (std::size_t j = 0; j < i; ++j)
                    for (int game = 0; game < 10; ++game)
                        add(scores, i, j, chance(random, truth[i] - truth[j], 0.4));
            const Ratings ratings(scores);
            for (std::size_t i = 0; i < size; ++i) {
                const double elo = elo_per_unit * truth[i];
                inside += ratings.of(i).low <= elo && elo <= ratings.of(i).high ? 1 : 0;
            }
        }
        const double share = inside / static_cast<double>(rounds * size);
        QVERIFY2(share > 0.93 && share < 0.975, qPrintable(QString::number(share)));
    }
};

LOGGIA_TEST(RatingsTest)

} // namespace ratings_test

#include "ratings_test.moc"
