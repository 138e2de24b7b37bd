#include "core/base/random.hpp"
#include "core/tournament/journal.hpp"
#include "core/tournament/play.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <atomic>
#include <set>
#include <stop_token>

namespace play_test {

using namespace loggia;
using namespace loggia::tournament;

/// A game in which the better one, who has the lower number, usually wins: by the key alone.
Result<std::optional<GameResult>> chance(const GameKey& key, const Control& control) {
    if (control.stop_requested())
        return std::nullopt;
    Random random(key.first * 1009 + key.second * 9176 + static_cast<std::uint64_t>(key.opening));
    GameResult game;
    game.key = key;
    const bool better_first = key.first < key.second;
    const auto x = random.below(10);
    game.outcome = x < 2                     ? Outcome::draw
                   : (x < 8) == better_first ? Outcome::first_wins
                                             : Outcome::second_wins;
    return game;
}

bool same(const Tournament& a, const Tournament& b) {
    return a.games == b.games && a.byes == b.byes && a.complete == b.complete &&
           a.pairs == b.pairs && a.verdict == b.verdict;
}

Settings settings_of(Random& random) {
    Settings settings;
    settings.kind = static_cast<Kind>(random.below(3));
    settings.contestants = 2 + random.below(9);
    settings.games = 2 * static_cast<int>(1 + random.below(3));
    settings.rounds = settings.kind == Kind::swiss ? static_cast<int>(1 + random.below(5)) : 1;
    return settings;
}

class PlayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theThreadsMakeNoDifference() {
        Random random(test_suite::seed(1));
        for (int number = 0; number < 20; ++number) {
            const Settings settings = settings_of(random);
            const auto one = play(settings, {}, chance);
            QVERIFY(one.has_value() && one->complete);
            PlayOptions options;
            options.threads = 4;
            const auto four = play(settings, {}, chance, options);
            QVERIFY(four.has_value());
            QVERIFY(same(*one, *four));
        }
    }

    /// Stopped after any number of games and told of what was played: no game lost, none twice.
    void goesOnAfterAnyStop() {
        Random random(test_suite::seed(2));
        for (int number = 0; number < 20; ++number) {
            Settings settings = settings_of(random);
            PlayOptions options;
            options.threads = 1 + static_cast<int>(random.below(2));
            if (settings.contestants == 2 && settings.kind != Kind::swiss) {
                settings.games = 400;
                options.sprt = SprtSettings{0, 80, 0.05, 0.05};
            }
            const auto whole = play(settings, {}, chance, options);
            QVERIFY(whole.has_value() && whole->complete);
            std::vector<GameResult> kept;
            std::set<GameKey> keys;
            bool complete = false;
            for (int run = 0; run < 200 && !complete; ++run) {
                std::stop_source stop;
                std::uint64_t left = random.below(40);
                options.on_game = [&](const GameResult& game) -> Result<void> {
                    kept.push_back(game);
                    if (!keys.insert(game.key).second)
                        return failure("played twice");
                    if (left-- == 0)
                        stop.request_stop();
                    return {};
                };
                const auto before = kept;
                const auto part =
                    play(settings, before, chance, options, Control(stop.get_token()));
                QVERIFY(part.has_value());
                complete = part->complete;
                if (complete)
                    QVERIFY(same(*part, *whole));
            }
            QVERIFY(complete);
        }
    }

    void theTestEndsInTheMiddle() {
        Settings settings;
        settings.games = 2000;
        PlayOptions options;
        options.sprt = SprtSettings{0, 50, 0.05, 0.05};
        const auto played = play(settings, {}, chance, options);
        QVERIFY(played.has_value() && played->complete);
        QVERIFY(played->verdict == SprtVerdict::h1);
        QVERIFY(played->games.size() < 400);
        int pairs = 0;
        for (const int count : played->pairs)
            pairs += count;
        QCOMPARE(static_cast<std::size_t>(2 * pairs), played->games.size());
        // More games than it takes were played before: they do not count.
        options.sprt.reset();
        const auto all = play(settings, {}, chance, options);
        options.sprt = SprtSettings{0, 50, 0.05, 0.05};
        const auto again = play(settings, all->games, chance, options);
        QVERIFY(again.has_value());
        QVERIFY(same(*again, *played));
    }

    void aFailureEndsIt() {
        Settings settings;
        settings.contestants = 6;
        std::atomic<int> games = 0;
        PlayOptions options;
        options.threads = 3;
        const auto broken = play(
            settings, {},
            [&](const GameKey& key, const Control& control) -> Result<std::optional<GameResult>> {
                if (++games == 7)
                    return failure("no such program");
                return chance(key, control);
            },
            options);
        QVERIFY(!broken.has_value());
        QCOMPARE(broken.error().message, std::string("no such program"));
        options.on_game = [](const GameResult&) -> Result<void> { return failure("disk full"); };
        QCOMPARE(play(settings, {}, chance, options).error().message, std::string("disk full"));
    }

    /// One for each round that is over, also where its games were played before.
    void tellsOfByes() {
        Settings settings;
        settings.kind = Kind::swiss;
        settings.contestants = 5;
        settings.rounds = 3;
        std::vector<std::size_t> byes;
        PlayOptions options;
        options.on_bye = [&byes](std::size_t contestant) { byes.push_back(contestant); };
        const auto whole = play(settings, {}, chance, options);
        QCOMPARE(byes.size(), std::size_t{3});
        QVERIFY(byes == whole->byes);
        byes.clear();
        QVERIFY(play(settings, whole->games, chance, options)->complete);
        QVERIFY(byes == whole->byes);
    }

    void refusesForeignGames() {
        Settings settings;
        settings.contestants = 3;
        settings.games = 4;
        const auto whole = play(settings, {}, chance);
        auto twice = whole->games;
        twice.push_back(twice.front());
        QCOMPARE(play(settings, twice, chance).error().message,
                 std::string("a game was played twice"));
        settings.games = 2;
        const auto shorter = play(settings, whole->games, chance);
        QVERIFY(!shorter.has_value());
        QVERIFY(shorter.error().message.starts_with("6 games in the journal do not belong"));
        // Before any other game is played.
        int games = 0;
        const auto counted = [&games](const GameKey& key, const Control& control) {
            ++games;
            return chance(key, control);
        };
        QVERIFY(!play(settings, {whole->games.back()}, counted).has_value());
        QCOMPARE(games, 0);
        settings.games = 6;
        QVERIFY(play(settings, whole->games, chance)->complete);
        settings.games = 3;
        QVERIFY(!play(settings, {}, chance).has_value());
        settings.games = 2;
        PlayOptions options;
        options.sprt = SprtSettings{};
        QVERIFY(!play(settings, {}, chance, options).has_value());
    }

    void stopsAtOnce() {
        Settings settings;
        settings.contestants = 4;
        std::stop_source stop;
        stop.request_stop();
        const auto none = play(settings, {}, chance, {}, Control(stop.get_token()));
        QVERIFY(none.has_value());
        QVERIFY(none->games.empty() && !none->complete);
    }
};

LOGGIA_TEST(PlayTest)

} // namespace play_test

#include "play_test.moc"
