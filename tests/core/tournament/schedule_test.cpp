#include "core/tournament/schedule.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

namespace schedule_test {

using namespace loggia;
using namespace loggia::tournament;

class ScheduleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRoundRobinHasEveryPairWithEveryOpening() {
        for (std::size_t size = 2; size <= 17; ++size)
            for (const int games : {2, 6}) {
                Settings settings;
                settings.contestants = size;
                settings.games = games;
                const Round round = round_of(settings, 0, {}, {});
                const std::set<GameKey> keys(round.games.begin(), round.games.end());
                QCOMPARE(keys.size(), round.games.size());
                QCOMPARE(keys.size(), size * (size - 1) / 2 * static_cast<std::size_t>(games));
                for (std::size_t a = 0; a < size; ++a)
                    for (std::size_t b = 0; b < size; ++b)
                        for (int opening = 0; opening < games / 2; ++opening)
                            QCOMPARE(keys.contains(GameKey{a, b, opening}), a != b);
            }
    }

    /// The two games with an opening come one after the other, and nobody is behind for long.
    void gamesComeInTurn() {
        Settings settings;
        settings.contestants = 8;
        settings.games = 4;
        const Round round = round_of(settings, 0, {}, {});
        std::vector<int> played(8, 0);
        for (std::size_t i = 0; i < round.games.size(); i += 2) {
            const GameKey& one = round.games[i];
            const GameKey& other = round.games[i + 1];
            QVERIFY(one.first == other.second && one.second == other.first);
            QCOMPARE(one.opening, other.opening);
            ++played[one.first];
            ++played[one.second];
            const auto [least, most] = std::minmax_element(played.begin(), played.end());
            QVERIFY(*most - *least <= 2);
        }
    }

    void aGauntletIsTheFirstAgainstAll() {
        Settings settings;
        settings.kind = Kind::gauntlet;
        settings.contestants = 5;
        settings.games = 4;
        const Round round = round_of(settings, 0, {}, {});
        QCOMPARE(round.games.size(), std::size_t{16});
        std::map<std::size_t, int> meetings;
        for (const GameKey& key : round.games) {
            QVERIFY(key.first == 0 || key.second == 0);
            ++meetings[std::max(key.first, key.second)];
        }
        QCOMPARE(meetings.size(), std::size_t{4});
        QVERIFY(std::all_of(meetings.begin(), meetings.end(),
                            [](const auto& each) { return each.second == 4; }));
    }

    void aSwissRoundFollowsTheResults() {
        Settings settings;
        settings.kind = Kind::swiss;
        settings.contestants = 5;
        settings.games = 2;
        settings.rounds = 3;
        std::vector<GameResult> before;
        const Round first = round_of(settings, 0, before, {});
        QCOMPARE(first.bye, std::optional<std::size_t>(4));
        for (const GameKey& key : first.games) {
            GameResult game;
            game.key = key;
            game.outcome = key.first < key.second ? Outcome::first_wins : Outcome::second_wins;
            before.push_back(game);
        }
        // 0, 1 and 4 with its bye have all points; 3 has the next bye.
        const Round second = round_of(settings, 1, before, {4});
        QCOMPARE(second.bye, std::optional<std::size_t>(3));
        QCOMPARE(second.games.size(), std::size_t{4});
        QVERIFY((second.games[0] == GameKey{0, 1, 1}));
        QVERIFY((second.games[2] == GameKey{4, 2, 1}));
    }

    void usualRoundsLeaveOneWinner() {
        QCOMPARE(usual_rounds(2), 1);
        QCOMPARE(usual_rounds(4), 2);
        QCOMPARE(usual_rounds(5), 3);
        QCOMPARE(usual_rounds(8), 3);
        QCOMPARE(usual_rounds(60), 6);
    }

    void allGamesAreThoseOfTheRounds() {
        for (const Settings& settings :
             {Settings{Kind::round_robin, 5, 4, 1}, Settings{Kind::gauntlet, 5, 4, 1}})
            QCOMPARE(static_cast<std::size_t>(all_games(settings)),
                     round_of(settings, 0, {}, {}).games.size());
        QCOMPARE(all_games({Kind::swiss, 5, 4, 3}), 2 * 4 * 3);
    }

    void refusesWhatMakesNoSense() {
        QVERIFY(check(Settings{}).has_value());
        QVERIFY(!check(Settings{Kind::round_robin, 1, 2, 1}).has_value());
        QVERIFY(!check(Settings{Kind::round_robin, 257, 2, 1}).has_value());
        QVERIFY(!check(Settings{Kind::round_robin, 4, 3, 1}).has_value());
        QVERIFY(!check(Settings{Kind::round_robin, 4, 0, 1}).has_value());
        QVERIFY(!check(Settings{Kind::gauntlet, 4, 2, 2}).has_value());
        QVERIFY(check(Settings{Kind::swiss, 4, 2, 2}).has_value());
        QCOMPARE(to_text(Kind::swiss), std::string_view("swiss"));
    }

    /// Whose number is more than an int holds, too.
    void refusesMoreGamesThanItCanList() {
        QVERIFY(check(Settings{Kind::round_robin, 5, 1'000'000, 1}).has_value());
        QVERIFY(!check(Settings{Kind::gauntlet, 12, 1'000'000, 1}).has_value());
        QVERIFY(!check(Settings{Kind::swiss, 22, 1'000'000, 1}).has_value());
        for (const std::size_t contestants : {std::size_t{94}, most_contestants}) {
            const auto checked = check(Settings{Kind::round_robin, contestants, 1'000'000, 1});
            QVERIFY(!checked.has_value());
            QCOMPARE(checked.error().message,
                     std::string("too many games: ") +
                         (contestants == 94 ? "4,371,000,000" : "32,640,000,000") +
                         " (the limit is 10,000,000)");
        }
    }
};

LOGGIA_TEST(ScheduleTest)

} // namespace schedule_test

#include "schedule_test.moc"
