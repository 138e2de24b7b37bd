#include "core/connect4/matches/crosstable.hpp"
#include "core/connect4/matches/match.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <cmath>
#include <stop_token>

namespace match_test {

using namespace loggia;
using namespace loggia::connect4;

Contestant engine(int depth) {
    EnginePlayer player;
    player.options.evaluation = Evaluation::score;
    player.options.method = Method::alpha_beta;
    player.options.table_megabytes = 1;
    player.limits.depth = depth;
    return player;
}

MatchSettings settings(Contestant a, Contestant b, int games) {
    MatchSettings result;
    result.contestants = {std::move(a), std::move(b)};
    result.games = games;
    result.seed = 7;
    return result;
}

std::vector<GameRecord> without_times(std::vector<GameRecord> records) {
    for (GameRecord& record : records)
        record.seconds = {};
    return records;
}

class MatchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playsWholeLegalGames() {
        const auto records = play_match(settings(RandomPlayer{}, RandomPlayer{}, 500));
        QVERIFY(records.has_value());
        QCOMPARE(records->size(), std::size_t{500});
        for (const GameRecord& record : *records) {
            QCOMPARE(record.moves.size(), std::size_t{42});
            Position position;
            for (const int column : record.moves) {
                QVERIFY(position.can_play(column));
                position = position.after(column);
            }
            QVERIFY(position == record.position());
            QVERIFY(!record.forfeit);
        }
    }

    void bothColoursPlayEachOpening() {
        const MatchSettings match = settings(RandomPlayer{}, RandomPlayer{}, 40);
        std::vector<std::vector<int>> openings;
        for (int i = 0; i < match.games; i += 2) {
            const GameRecord first = opening_of(match, i);
            const GameRecord second = opening_of(match, i + 1);
            QCOMPARE(first.moves, second.moves);
            QCOMPARE(first.moves.size(), std::size_t{4});
            QVERIFY(first.player_one == Side::a && second.player_one == Side::b);
            openings.push_back(first.moves);
        }
        std::sort(openings.begin(), openings.end());
        openings.erase(std::unique(openings.begin(), openings.end()), openings.end());
        QVERIFY(openings.size() > 15);
        const auto records = play_match(match);
        for (const GameRecord& record : *records)
            QVERIFY(std::equal(record.moves.begin(), record.moves.begin() + 4,
                               opening_of(match, record.number).moves.begin()));
    }

    void theSameSeedIsTheSameMatch() {
        const MatchSettings match = settings(engine(2), RandomPlayer{}, 6);
        const auto one = play_match(match);
        QCOMPARE(without_times(*one) == without_times(*play_match(match)), true);
        MatchSettings another = match;
        another.seed = 8;
        QVERIFY(without_times(*one) != without_times(*play_match(another)));
    }

    void goesOnWhereItWas() {
        const MatchSettings match = settings(engine(2), RandomPlayer{}, 8);
        const auto whole = play_match(match);
        for (std::size_t games = 0; games <= 8; ++games) {
            const auto rest =
                play_match(match, {whole->begin(), whole->begin() + static_cast<long>(games)});
            QVERIFY(rest.has_value());
            QVERIFY(without_times(*rest) == without_times(*whole));
        }
    }

    void stopsInTheMiddleAndResumes() {
        const MatchSettings match = settings(engine(2), engine(1), 6);
        const auto whole = play_match(match);
        for (const int moves : {1, 30, 60, 100, 200}) {
            std::stop_source stop;
            int seen = 0;
            MatchEvents events;
            events.on_move = [&](const GameRecord&) {
                if (++seen == moves)
                    stop.request_stop();
            };
            const auto part = play_match(match, {}, Control(stop.get_token()), events);
            QVERIFY(part.has_value());
            QVERIFY(part->size() < whole->size());
            QVERIFY(without_times(*play_match(match, *part)) == without_times(*whole));
        }
    }

    void tellsOfMovesAndGames() {
        int games = 0;
        std::size_t moves = 0;
        MatchEvents events;
        events.on_move = [&](const GameRecord& record) {
            QVERIFY(record.number == games);
            moves += record.moves.size() > 4 ? 1 : 0;
        };
        events.on_game = [&](const GameRecord& record) { QCOMPARE(record.number, games++); };
        const auto records =
            play_match(settings(RandomPlayer{}, RandomPlayer{}, 3), {}, {}, events);
        QVERIFY(records.has_value());
        QCOMPARE(games, 3);
        QCOMPARE(moves, std::size_t{3 * 38});
    }

    /// Some of the games, on several threads: those of the match.
    void gamesOnThreadsAreThoseOfTheMatch() {
        const MatchSettings match = settings(engine(2), RandomPlayer{}, 12);
        const auto alone = without_times(*play_match(match));
        for (const int threads : {1, 2, 3}) {
            std::vector<GameRecord> found(12);
            int kept = 0;
            const auto keep = [&](const GameRecord& record) {
                found[static_cast<std::size_t>(record.number)] = record;
                ++kept;
                return true;
            };
            QVERIFY(play_games(match, {0, 1, 2, 5, 4, 11}, keep, {}, threads).value());
            QCOMPARE(kept, 6);
            found = without_times(found);
            for (const std::size_t number : {0U, 1U, 2U, 4U, 5U, 11U})
                QVERIFY(found[number] == alone[number]);
            // Ended by who keeps them, and by whoever stops it.
            kept = 0;
            const auto keep_two = [&](const GameRecord&) { return ++kept < 2; };
            QVERIFY(!play_games(match, {0, 1, 2, 3, 4, 5, 6, 7}, keep_two, {}, threads).value());
            QVERIFY(kept >= 2 && kept <= 1 + threads);
            std::stop_source stop;
            stop.request_stop();
            QVERIFY(!play_games(match, {0, 1}, keep, Control(stop.get_token()), threads).value());
        }
    }

    void lookingAheadBeatsChance() {
        const auto table = crosstable_of(*play_match(settings(engine(4), RandomPlayer{}, 100)));
        const Tally total = table.total(Side::a);
        QCOMPARE(total.games(), 100);
        QCOMPARE(table.total(Side::a).wins, table.total(Side::b).losses);
        // Of players who are equally good, wins less losses are within five standard deviations.
        QVERIFY2(total.wins - total.losses > 5 * std::sqrt(total.wins + total.losses),
                 qPrintable(QStringLiteral("%1, %2").arg(total.wins).arg(total.losses)));
        QVERIFY(table.score(Side::a).low > 0.5);
        QVERIFY(table.lead(Side::a).low > 0);
    }

    void refusesSettingsThatMakeNoSense() {
        MatchSettings match = settings(RandomPlayer{}, RandomPlayer{}, 0);
        QCOMPARE(play_match(match).error().message, std::string("a match needs at least one game"));
        match.games = 1;
        match.opening_plies = 42;
        QCOMPARE(play_match(match).error().message,
                 std::string("expected an opening of 0 to 41 moves"));
        match.opening_plies = 0;
        match.contestants[1] = ExternalPlayer{"/no/such/program", {}, 1, 1};
        QCOMPARE(play_match(match).error().message,
                 std::string("cannot run /no/such/program: not an executable program"));
        match.contestants[1] = ExternalPlayer{"no-such-program-anywhere", {}, 1, 1};
        QCOMPARE(play_match(match).error().message,
                 std::string("there is no program no-such-program-anywhere in PATH"));
        GameRecord second;
        second.number = 1;
        match.contestants[1] = RandomPlayer{};
        QVERIFY(!play_match(match, {second}).has_value());
    }
};

LOGGIA_TEST(MatchTest)

} // namespace match_test

#include "match_test.moc"
