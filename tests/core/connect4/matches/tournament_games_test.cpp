#include "core/connect4/matches/match.hpp"
#include "core/connect4/matches/tournament_games.hpp"
#include "core/connect4/solver/solve.hpp"
#include "core/tournament/standings.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <stop_token>

namespace tournament_games_test {

using namespace loggia;
using namespace loggia::connect4;

TournamentGames games_of(std::initializer_list<const char*> contestants) {
    TournamentGames games;
    for (const char* const each : contestants)
        games.players.emplace_back(*contestant_of(each));
    return games;
}

class TournamentGamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The same openings as in a match, and a game that its text gives back.
    void playsAsAMatchDoes() {
        const TournamentGames games =
            games_of({"engine:depth=2,method=alpha-beta", "engine:depth=3,method=alpha-beta"});
        const auto play = play_games(games);
        MatchSettings settings;
        settings.contestants = {*contestant_of("engine:depth=2,method=alpha-beta"),
                                *contestant_of("engine:depth=3,method=alpha-beta")};
        settings.games = 6;
        const auto match = play_match(settings);
        QVERIFY(match.has_value());
        for (const GameRecord& record : *match) {
            const bool turned = record.number % 2 == 1;
            const auto result = play({turned ? 1U : 0U, turned ? 0U : 1U, record.number / 2}, {});
            QVERIFY(result.has_value() && result->has_value());
            const auto game = game_of(games, **result);
            QVERIFY(game.has_value());
            QVERIFY(game->moves == record.moves);
            const int lead = game->position().score().lead(Player::one);
            QCOMPARE(tournament::half_points((*result)->outcome), lead > 0 ? 2 : lead == 0 ? 1 : 0);
            QVERIFY((*result)->ending == tournament::Ending::played_out);
        }
    }

    void playersByChanceDependOnTheKeyAlone() {
        const auto play = play_games(games_of({"random", "random", "level:beginner"}));
        const auto once = play({0, 1, 5}, {});
        const auto other = play({2, 1, 5}, {});
        const auto again = play({0, 1, 5}, {});
        QCOMPARE((*once)->moves, (*again)->moves);
        QVERIFY((*once)->moves != (*other)->moves);
        QVERIFY((*play({1, 0, 5}, {}))->moves != (*once)->moves);
        QVERIFY((*play({0, 1, 6}, {}))->moves != (*once)->moves);
    }

    void theSolverEndsWhatIsCertain() {
        TournamentGames games = games_of({"random", "random"});
        games.adjudicate = 12;
        const auto play = play_games(games);
        for (int opening = 0; opening < 20; ++opening) {
            const auto result = play({0, 1, opening}, {});
            QVERIFY(result.has_value() && result->has_value());
            QVERIFY((*result)->ending == tournament::Ending::adjudicated);
            QCOMPARE((*result)->moves.size(), std::size_t{cells - 12});
            const auto game = game_of(games, **result);
            QVERIFY(game.has_value());
            const Position position = game->position();
            const int value = Solver().solve(position).value.lower;
            const int lead = position.to_move() == Player::one ? value : -value;
            QCOMPARE(tournament::half_points((*result)->outcome), lead > 0 ? 2 : lead == 0 ? 1 : 0);
        }
        games.opening_plies = 35;
        const auto at_once = play_games(games)({0, 1, 0}, {});
        QCOMPARE((*at_once)->moves.size(), std::size_t{35});
    }

    void guestsPlayAndForfeit() {
        TournamentGames games = games_of({"random"});
        games.players.emplace_back(
            AskMove([](const Position& position, const Control&) -> Result<Answer> {
                if (position.stone_count() > 20)
                    return Answer{std::nullopt, "it is tired"};
                return Answer{position.can_play(3) ? 3 : position.can_play(2) ? 2 : 1, {}};
            }));
        const auto result = play_games(games)({1, 0, 0}, {});
        QVERIFY(result.has_value() && result->has_value());
        QVERIFY((*result)->ending == tournament::Ending::forfeited);
        QVERIFY((*result)->outcome == tournament::Outcome::second_wins);
        QCOMPARE((*result)->note, std::string("it is tired"));
        QVERIFY(game_of(games, **result).has_value());
    }

    void refusesGamesThatAreNone() {
        const TournamentGames games = games_of({"random", "random"});
        auto result = **play_games(games)({0, 1, 0}, {});
        QVERIFY(game_of(games, result).has_value());
        auto wrong = result;
        wrong.outcome = static_cast<tournament::Outcome>((static_cast<int>(wrong.outcome) + 1) % 3);
        QVERIFY(!game_of(games, wrong).has_value());
        wrong = result;
        wrong.moves.pop_back();
        QVERIFY(!game_of(games, wrong).has_value());
        wrong = result;
        wrong.moves = "8";
        QVERIFY(!game_of(games, wrong).has_value());
        wrong = result;
        wrong.key.opening = 1;
        QVERIFY(!game_of(games, wrong).has_value());
        wrong = result;
        wrong.ending = tournament::Ending::forfeited;
        QVERIFY(!game_of(games, wrong).has_value());
    }

    void stopsAtOnce() {
        std::stop_source stop;
        stop.request_stop();
        const auto none = play_games(games_of({"engine:depth=40", "random"}))(
            {0, 1, 0}, Control(stop.get_token()));
        QVERIFY(none.has_value() && !none->has_value());
    }

    /// Engines of different depth come out in the order of their depth.
    void depthDecides() {
        tournament::Settings settings;
        settings.contestants = 4;
        settings.games = 20;
        tournament::PlayOptions options;
        options.threads = 2;
        const auto played = tournament::play(
            settings, {},
            play_games(games_of({"engine:depth=4,table=1", "engine:depth=8,table=1",
                                 "engine:depth=1,table=1", "engine:depth=2,table=1"})),
            options);
        QVERIFY(played.has_value());
        const auto standings = tournament::standings_of(settings, *played);
        QCOMPARE(standings.order[0].contestant, std::size_t{1});
        QCOMPARE(standings.order[1].contestant, std::size_t{0});
        QVERIFY(standings.order[0].rating.low > standings.order[3].rating.high);
    }
};

LOGGIA_TEST(TournamentGamesTest)

} // namespace tournament_games_test

#include "tournament_games_test.moc"
