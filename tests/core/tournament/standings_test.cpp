#include "core/tournament/standings.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace standings_test {

using namespace loggia;
using namespace loggia::tournament;

GameResult game(std::size_t first, std::size_t second, Outcome outcome,
                Ending ending = Ending::played_out) {
    GameResult result;
    result.key = {first, second, 0};
    result.outcome = outcome;
    result.ending = ending;
    return result;
}

class StandingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsAsPeopleDo() {
        Settings settings;
        settings.contestants = 3;
        Tournament played;
        played.games = {
            game(0, 1, Outcome::second_wins), game(1, 0, Outcome::first_wins),
            game(0, 2, Outcome::draw),        game(2, 0, Outcome::second_wins, Ending::forfeited),
            game(1, 2, Outcome::draw),        game(2, 1, Outcome::draw)};
        const Standings standings = standings_of(settings, played);
        QCOMPARE(standings.order[0].contestant, std::size_t{1});
        QCOMPARE(standings.order[1].contestant, std::size_t{0});
        QCOMPARE(standings.order[2].contestant, std::size_t{2});
        QCOMPARE(standings.order[0].points, 3.0);
        QVERIFY((standings.order[1].score == Score{1, 1, 2, 0, 0}));
        QVERIFY((standings.order[2].score == Score{0, 3, 1, 1, 0}));
        QVERIFY((standings.crosstable[0][1] == Score{0, 0, 2, 0, 0}));
        QVERIFY((standings.crosstable[2][0] == Score{0, 1, 1, 1, 0}));
        QVERIFY(standings.order[0].rating.elo > standings.order[1].rating.elo);
        QVERIFY(standings.order[0].above_next > 0.5);
        QVERIFY(standings.draw_ratio > 0);
    }

    void byesArePointsButNoGames() {
        Settings settings;
        settings.kind = Kind::swiss;
        settings.contestants = 3;
        settings.games = 4;
        Tournament played;
        played.games = {game(0, 1, Outcome::first_wins), game(1, 0, Outcome::draw)};
        played.byes = {2};
        const Standings standings = standings_of(settings, played);
        QCOMPARE(standings.order[0].contestant, std::size_t{2});
        QCOMPARE(standings.order[0].points, 4.0);
        QCOMPARE(standings.order[0].score.games(), 0);
        QCOMPARE(standings.order[0].score.byes, 1);
    }

    /// Points say nothing where one plays more than the others.
    void aGauntletIsRankedByRating() {
        Settings settings;
        settings.kind = Kind::gauntlet;
        settings.contestants = 3;
        Tournament played;
        played.games = {game(0, 1, Outcome::second_wins), game(1, 0, Outcome::first_wins),
                        game(0, 2, Outcome::first_wins), game(2, 0, Outcome::second_wins)};
        const Standings standings = standings_of(settings, played);
        QCOMPARE(standings.order[0].contestant, std::size_t{1});
        QCOMPARE(standings.order[1].contestant, std::size_t{0});
        QCOMPARE(standings.order[2].contestant, std::size_t{2});
    }

    void equalOnesKeepTheirOrder() {
        Settings settings;
        settings.contestants = 4;
        Tournament played;
        for (std::size_t a = 0; a < 4; ++a)
            for (std::size_t b = 0; b < 4; ++b)
                if (a != b)
                    played.games.push_back(game(a, b, Outcome::first_wins));
        const Standings standings = standings_of(settings, played);
        for (std::size_t i = 0; i < 4; ++i)
            QCOMPARE(standings.order[i].contestant, i);
    }

    void pointsAreWrittenAsPeopleDo() {
        QCOMPARE(points_text(7.5), std::string("7.5"));
        QCOMPARE(points_text(8), std::string("8"));
        QCOMPARE(points_of(Score{2, 3, 1, 0, 5}), 3.5);
    }
};

LOGGIA_TEST(StandingsTest)

} // namespace standings_test

#include "standings_test.moc"
