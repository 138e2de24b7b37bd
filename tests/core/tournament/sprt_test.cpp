#include "core/base/random.hpp"
#include "core/tournament/sprt.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <cmath>

namespace sprt_test {

using namespace loggia;
using namespace loggia::tournament;

double share_at(double elo) {
    return 1 / (1 + std::pow(10, -elo / 400));
}

/// The log-likelihood of the best distribution with a given mean, over results 0, 2 and 4 alone:
/// a line of distributions, searched step by step.
double best_of_three(int losses, int draws, int wins, double mean) {
    double best = -1e300;
    for (int step = 1; step < 200'000; ++step) {
        const double win = step / 200'000.0;
        const double draw = 2 * (mean - win);
        const double loss = 1 - win - draw;
        if (draw <= 0 || loss <= 0)
            continue;
        best =
            std::max(best, wins * std::log(win) + draws * std::log(draw) + losses * std::log(loss));
    }
    return best;
}

class SprtTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Only whole pairs count, whoever moved first and in whatever order they ended.
    void countsPairsOfGames() {
        const auto game = [](std::size_t first, int opening, Outcome outcome) {
            GameResult result;
            result.key = {first, 1 - first, opening};
            result.outcome = outcome;
            return result;
        };
        const std::vector<GameResult> games{
            game(1, 0, Outcome::second_wins), game(0, 2, Outcome::draw),
            game(0, 1, Outcome::second_wins), game(0, 0, Outcome::first_wins),
            game(1, 1, Outcome::draw),        game(1, 3, Outcome::first_wins)};
        QCOMPARE(pair_counts(games), (PairCounts{0, 1, 0, 0, 1}));
        QCOMPARE(pair_counts({}), PairCounts{});
    }

    void agreesWithASearchOfDistributions() {
        Random random(test_suite::seed(1));
        for (int number = 0; number < 20; ++number) {
            const PairCounts pairs{static_cast<int>(5 + random.below(40)), 0,
                                   static_cast<int>(5 + random.below(40)), 0,
                                   static_cast<int>(5 + random.below(40))};
            SprtSettings settings;
            settings.elo0 = -10;
            settings.elo1 = 30;
            const double expected =
                best_of_three(pairs[0], pairs[2], pairs[4], share_at(settings.elo1)) -
                best_of_three(pairs[0], pairs[2], pairs[4], share_at(settings.elo0));
            QVERIFY(std::abs(log_likelihood_ratio(settings, pairs) - expected) < 0.02);
        }
    }

    /// For hypotheses that are near, the normal approximation.
    void agreesWithTheNormalApproximation() {
        const PairCounts pairs{140, 300, 700, 310, 150};
        const SprtSettings settings{0, 2, 0.05, 0.05};
        double sum = 0;
        double squares = 0;
        int count = 0;
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            const double share = static_cast<double>(i) / 4;
            count += pairs.at(i);
            sum += pairs.at(i) * share;
            squares += pairs.at(i) * share * share;
        }
        const double mean = sum / count;
        const double variance = squares / count - mean * mean;
        const double s0 = share_at(0);
        const double s1 = share_at(2);
        const double expected = count * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance);
        QVERIFY(std::abs(log_likelihood_ratio(settings, pairs) - expected) <
                0.02 * std::abs(expected));
    }

    void boundsAreWalds() {
        const SprtBounds bounds = bounds_of({0, 10, 0.05, 0.1});
        QVERIFY(std::abs(bounds.lower - std::log(0.1 / 0.95)) < 1e-12);
        QVERIFY(std::abs(bounds.upper - std::log(0.9 / 0.05)) < 1e-12);
    }

    void nothingIsDecidedAtFirst() {
        QCOMPARE(log_likelihood_ratio({}, {}), 0.0);
        QVERIFY(verdict_of({}, {}) == SprtVerdict::open);
        QVERIFY(verdict_of({}, {0, 0, 1, 0, 0}) == SprtVerdict::open);
        QVERIFY(std::isfinite(log_likelihood_ratio({0, 400, 0.05, 0.05}, {0, 0, 0, 0, 500})));
    }

    void isTheOtherWayRoundForTheOther() {
        const PairCounts pairs{3, 5, 20, 11, 9};
        const PairCounts turned{9, 11, 20, 5, 3};
        QVERIFY(std::abs(log_likelihood_ratio({-5, 15, 0.05, 0.05}, pairs) +
                         log_likelihood_ratio({-15, 5, 0.05, 0.05}, turned)) < 1e-6);
    }

    /// Errors are no more frequent than they may be.
    void errorsAreAsRareAsPromised() {
        Random random(test_suite::seed(2));
        const SprtSettings settings{0, 60, 0.05, 0.05};
        for (const double elo : {0.0, 60.0}) {
            int wrong = 0;
            double pairs_played = 0;
            constexpr int tests = 600;
            for (int test = 0; test < tests; ++test) {
                PairCounts pairs{};
                SprtVerdict verdict = SprtVerdict::open;
                while (verdict == SprtVerdict::open) {
                    std::size_t points = 0;
                    for (int game = 0; game < 2; ++game) {
                        constexpr double draw = 0.3;
                        const double win = share_at(elo) - draw / 2;
                        const double x = random.real();
                        points += x < win ? 2U : x < win + draw ? 1U : 0U;
                    }
                    ++pairs.at(points);
                    ++pairs_played;
                    verdict = verdict_of(settings, pairs);
                }
                wrong += (verdict == SprtVerdict::h1) != (elo > 0) ? 1 : 0;
            }
            QVERIFY2(wrong < tests * 0.075, qPrintable(QString::number(wrong)));
            QVERIFY(pairs_played / tests < 150);
        }
    }
};

LOGGIA_TEST(SprtTest)

} // namespace sprt_test

#include "sprt_test.moc"
