#include "core/connect4/matches/match.hpp"
#include "core/shards/kinds/games.hpp"
#include "tests/core/shards/job_samples.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace games_test {

using namespace loggia;
using namespace loggia::connect4;
using namespace loggia::shards;

MatchSettings settings_of(int games) {
    MatchSettings settings;
    settings.contestants = {*contestant_of("engine:depth=2"), *contestant_of("random")};
    settings.games = games;
    settings.seed = 7;
    return settings;
}

JobOrder order_of(int games, int shards) {
    JobOrder order = order_of_games(settings_of(games));
    order.version = test_version;
    order.kind = "match";
    order.shards = shards;
    return order;
}

class GamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theGamesAreThoseOfOneProcess() {
        for (const int shards : {1, 2, 5}) {
            const JobFolder folder;
            QVERIFY(write_job(folder.path(), order_of(9, shards)).has_value());
            QVERIFY(run_all(folder.path(), shards, 1 + shards % 3));
            const auto merged = merge_games(*collect(folder.path(), test_version));
            QVERIFY2(merged.has_value(), merged ? "" : merged.error().message.c_str());
            QVERIFY(same_match(settings_of(9), merged->settings).has_value());
            const auto alone = *play_match(settings_of(9));
            QCOMPARE(merged->games.size(), alone.size());
            for (std::size_t i = 0; i < alone.size(); ++i) {
                QCOMPARE(merged->games[i].number, alone[i].number);
                QCOMPARE(merged->games[i].moves, alone[i].moves);
            }
        }
    }

    void missingGamesAreNotMerged() {
        const JobFolder folder;
        QVERIFY(write_job(folder.path(), order_of(4, 2)).has_value());
        QVERIFY(run_number(folder.path(), 1).has_value());
        QVERIFY(!merge_games(*collect(folder.path(), test_version)));
    }

    void wrongRecordsAreRefused() {
        const JobFolder folder;
        QVERIFY(write_job(folder.path(), order_of(4, 2)).has_value());
        QVERIFY(run_all(folder.path(), 2));
        const auto path = result_path(folder.path(), 2);
        const std::string text = bytes_of(path);
        const auto result = *result_of(text);
        for (const char* lie : {"1 A 4444 0 0", "x", "", "2 B 1 0.000 0.000 forfeit A no"}) {
            std::string false_text = result_head(result.name) + result_record(0, lie) +
                                     result_record(1, result.records[1].bytes) + result_end(2, 1);
            QVERIFY(write_file(path, false_text).has_value());
            QVERIFY(!merge_games(*collect(folder.path(), test_version)));
        }
    }
};

LOGGIA_TEST(GamesTest)

} // namespace games_test

#include "games_test.moc"
