#include "core/connect4/matches/crosstable.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <cmath>

namespace crosstable_test {

using namespace loggia;
using namespace loggia::connect4;

MatchSettings chance(int games) {
    MatchSettings settings;
    settings.contestants = {RandomPlayer{}, RandomPlayer{}};
    settings.games = games;
    return settings;
}

bool near(double found, double expected) {
    return std::abs(found - expected) < 0.001;
}

class CrosstableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isEvenBeforeTheFirstGame() {
        const Crosstable table;
        QVERIFY(near(table.score(Side::a).value, 0.5));
        QVERIFY(near(table.score(Side::a).low, 0) && near(table.score(Side::a).high, 1));
        QCOMPARE(table.total(Side::b).games(), 0);
    }

    void agreesWithCountingByHand() {
        const auto records = play_match(chance(400));
        const Crosstable table = crosstable_of(*records);
        int wins = 0;
        int draws = 0;
        int first_points = 0;
        double sum = 0;
        double squares = 0;
        for (const GameRecord& record : *records) {
            const Score score = record.position().score();
            const bool a_first = record.number % 2 == 0;
            const int a = a_first ? score.one : score.two;
            const int b = a_first ? score.two : score.one;
            wins += a > b ? 1 : 0;
            draws += a == b ? 1 : 0;
            first_points += a_first ? a : 0;
            sum += a - b;
            squares += (a - b) * (a - b);
        }
        const Tally tally = table.total(Side::a);
        QCOMPARE(tally.games(), 400);
        QCOMPARE(tally.wins, wins);
        QCOMPARE(tally.draws, draws);
        QCOMPARE(tally.losses, table.total(Side::b).wins);
        QCOMPARE(table.tallies[0][0].points_for, first_points);
        QCOMPARE(table.tallies[0][0].points_for, table.tallies[1][1].points_against);
        const Estimate lead = table.lead(Side::a);
        const double mean = sum / 400;
        const double error = std::sqrt((squares - 400 * mean * mean) / 399 / 400);
        QVERIFY(near(lead.value, mean));
        QVERIFY(near(lead.high - mean, 1.966 * error)); // Student, 399 degrees of freedom
        QVERIFY(near(table.lead(Side::b).low, -lead.high));
        QVERIFY(near(table.score(Side::a).value, (wins + draws / 2.0) / 400));
    }

    /// Ten to one are 400 points, and nobody knows how much better a side is that always won.
    void eloIsTheLogisticModels() {
        Crosstable table;
        QVERIFY(near(table.elo(Side::a).value, 0));
        QVERIFY(std::isinf(table.elo(Side::a).low) && std::isinf(table.elo(Side::a).high));
        table.tallies[0][0].wins = 10;
        table.tallies[0][0].losses = 1;
        table.tallies[1][1].wins = 1;
        table.tallies[1][1].losses = 10;
        const Estimate elo = table.elo(Side::a);
        QVERIFY(near(elo.value, 400));
        QVERIFY(near(table.elo(Side::b).high, -elo.low));
        QVERIFY(elo.low > 0 && elo.low < 400 && elo.high > 400);
        QVERIFY(near(1 / (1 + std::pow(10, -elo.low / 400)), table.score(Side::a).low));
        table.tallies[0][0].losses = 0;
        QVERIFY(std::isinf(table.elo(Side::a).value) && table.elo(Side::a).low > 0);
    }

    void wilsonsIntervalIsThePublishedOne() {
        Crosstable table;
        table.tallies[0][0].wins = 8;
        table.tallies[0][1].losses = 2;
        const Estimate score = table.score(Side::a);
        QVERIFY(near(score.value, 0.8));
        QVERIFY(near(score.low, 0.490));
        QVERIFY(near(score.high, 0.943));
    }

    void twoGamesTellLittle() {
        Crosstable table;
        table.tallies[0][0] = {1, 0, 0, 0, 0, 3, 0};
        table.tallies[0][1] = {1, 0, 0, 0, 0, 1, 0};
        table.sum_of_squared_leads = 10;
        const Estimate lead = table.lead(Side::a);
        QVERIFY(near(lead.value, 2));
        QVERIFY(near(lead.high, 2 + 12.706));
    }

    void forfeitsAreNoWins() {
        GameRecord record;
        record.player_one = Side::b;
        record.moves = {3, 3};
        record.forfeit = Forfeit{Side::b, "it wrote no output"};
        Crosstable table;
        table.add(record);
        QCOMPARE(table.total(Side::a).games(), 0);
        QCOMPARE(table.total(Side::a).forfeits_given, 1);
        QCOMPARE(table.total(Side::b).forfeits, 1);
        QCOMPARE(table.tallies[1][0].forfeits, 1);
        QVERIFY(near(table.score(Side::a).value, 0.5));
    }
};

LOGGIA_TEST(CrosstableTest)

} // namespace crosstable_test

#include "crosstable_test.moc"
