#include "core/formula_game/players/tournament_games.hpp"
#include "core/formula_game/solve.hpp"
#include "core/tournament/standings.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <stop_token>

namespace tournament_games_test {

using namespace loggia;
using namespace loggia::formula_game;

TournamentGames games_of(std::initializer_list<const char*> contestants) {
    TournamentGames games;
    games.variables = 8;
    games.leaves = 24;
    for (const char* const each : contestants)
        games.players.emplace_back(*contestant_of(each));
    return games;
}

class FormulaTournamentGamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void openingsAreWonInTurn() {
        const TournamentGames games = games_of({"perfect", "perfect"});
        TournamentOpenings openings(games);
        TournamentOpenings others(games);
        for (int opening = 0; opening < 6; ++opening) {
            const auto game = openings.game(opening);
            QVERIFY(game.has_value());
            QVERIFY(**game == **others.game(opening));
            QVERIFY(solve(Position(*game)).winner == (opening % 2 == 0 ? Player::e : Player::a));
        }
    }

    /// Two perfect players share the points of each opening.
    void perfectPlayersAreEqual() {
        const TournamentGames games = games_of({"perfect", "perfect"});
        const auto openings = std::make_shared<TournamentOpenings>(games);
        const auto play = play_games(games, openings);
        for (int opening = 0; opening < 6; ++opening)
            for (const bool turned : {false, true}) {
                const auto result = play({turned ? 1U : 0U, turned ? 0U : 1U, opening}, {});
                QVERIFY(result.has_value() && result->has_value());
                QVERIFY((*result)->outcome == (opening % 2 == 0
                                                   ? tournament::Outcome::first_wins
                                                   : tournament::Outcome::second_wins));
                const auto position = position_of(*openings, **result);
                QVERIFY(position.has_value() && position->is_over());
            }
    }

    void theSolverEndsWhatIsCertain() {
        TournamentGames games = games_of({"random", "perfect"});
        games.adjudicate = 3;
        const auto openings = std::make_shared<TournamentOpenings>(games);
        const auto result = play_games(games, openings)({0, 1, 0}, {});
        QVERIFY((*result)->ending == tournament::Ending::adjudicated);
        QCOMPARE((*result)->moves.size(), std::size_t{5});
        const auto position = position_of(*openings, **result);
        QVERIFY(position.has_value());
        QVERIFY(((*result)->outcome == tournament::Outcome::first_wins) ==
                (solve(*position).winner == Player::e));
    }

    void guestsForfeit() {
        TournamentGames games = games_of({"perfect"});
        games.players.emplace_back(
            AskValue([](const Position&, const Control&) -> Result<ValueAnswer> {
                return ValueAnswer{std::nullopt, "it is tired"};
            }));
        const auto openings = std::make_shared<TournamentOpenings>(games);
        const auto result = play_games(games, openings)({0, 1, 0}, {});
        QVERIFY((*result)->ending == tournament::Ending::forfeited);
        QVERIFY((*result)->outcome == tournament::Outcome::first_wins);
        QCOMPARE((*result)->note, std::string("it is tired"));
        QVERIFY(position_of(*openings, **result).has_value());
    }

    void refusesGamesThatAreNone() {
        const TournamentGames games = games_of({"perfect", "random"});
        const auto openings = std::make_shared<TournamentOpenings>(games);
        const auto result = **play_games(games, openings)({0, 1, 0}, {});
        auto wrong = result;
        wrong.outcome = wrong.outcome == tournament::Outcome::first_wins
                            ? tournament::Outcome::second_wins
                            : tournament::Outcome::first_wins;
        QVERIFY(!position_of(*openings, wrong).has_value());
        wrong = result;
        wrong.moves = "012";
        QVERIFY(!position_of(*openings, wrong).has_value());
        wrong = result;
        wrong.moves.pop_back();
        QVERIFY(!position_of(*openings, wrong).has_value());
    }

    void stopsAtOnce() {
        std::stop_source stop;
        stop.request_stop();
        const TournamentGames games = games_of({"perfect", "random"});
        const auto none = play_games(games, std::make_shared<TournamentOpenings>(games))(
            {0, 1, 0}, Control(stop.get_token()));
        QVERIFY(none.has_value() && !none->has_value());
    }

    void depthDecides() {
        tournament::Settings settings;
        settings.contestants = 3;
        settings.games = 20;
        const TournamentGames games = games_of({"random", "engine:depth=4", "perfect"});
        tournament::PlayOptions options;
        options.threads = 2;
        const auto played = tournament::play(
            settings, {}, play_games(games, std::make_shared<TournamentOpenings>(games)), options);
        QVERIFY(played.has_value());
        const auto standings = tournament::standings_of(settings, *played);
        QCOMPARE(standings.order[0].contestant, std::size_t{2});
        QCOMPARE(standings.order[2].contestant, std::size_t{0});
    }
};

LOGGIA_TEST(FormulaTournamentGamesTest)

} // namespace tournament_games_test

#include "tournament_games_test.moc"
