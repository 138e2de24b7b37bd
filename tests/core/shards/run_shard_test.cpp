#include "core/base/random.hpp"
#include "core/shards/kinds/games.hpp"
#include "core/shards/run_shard.hpp"
#include "tests/core/shards/job_samples.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <fcntl.h>
#include <stop_token>
#include <sys/file.h>
#include <unistd.h>

namespace run_shard_test {

using namespace loggia;
using namespace loggia::shards;
namespace fs = std::filesystem;

fs::path part_path(const fs::path& folder, int number) {
    fs::path path = result_path(folder, number);
    return path.replace_extension(".part");
}

/// Without the seconds, which differ from run to run.
std::vector<std::string> games_in(const fs::path& folder, int number) {
    const std::string text = bytes_of(result_path(folder, number));
    const auto result = result_of(text);
    std::vector<std::string> games;
    if (!result || !result->complete)
        return games;
    for (const Record& record : result->records) {
        std::string_view bytes = record.bytes;
        bytes = bytes.substr(0, bytes.rfind(' ', bytes.rfind(' ') - 1));
        games.emplace_back(fmt::format("{}: {}", record.item, bytes));
    }
    return games;
}

class RunShardTest : public QObject {
    Q_OBJECT

private:
    static Job make(const fs::path& folder, int games, int shards) {
        connect4::MatchSettings settings;
        settings.contestants = {connect4::RandomPlayer{}, connect4::RandomPlayer{}};
        settings.games = games;
        JobOrder order = order_of_games(settings);
        order.version = test_version;
        order.kind = "match";
        order.shards = shards;
        return *write_job(folder, order);
    }

private Q_SLOTS:
    void writesTheResultOnce() {
        const JobFolder folder;
        make(folder.path(), 5, 2);
        auto report = run_number(folder.path(), 1);
        QVERIFY(report.has_value());
        QCOMPARE(report->end, RunReport::End::finished);
        QCOMPARE(report->records, std::size_t{3});
        QVERIFY(!fs::exists(part_path(folder.path(), 1)));
        const std::string bytes = bytes_of(result_path(folder.path(), 1));
        report = run_number(folder.path(), 1);
        QVERIFY(report.has_value());
        QCOMPARE(report->end, RunReport::End::before);
        QCOMPARE(bytes_of(result_path(folder.path(), 1)), bytes);
    }

    /// Wherever a kill cuts the file off, a later run ends with the same games.
    void goesOnAfterAKillAnywhere() {
        const JobFolder folder;
        make(folder.path(), 5, 1);
        QVERIFY(run_all(folder.path(), 1));
        const auto wanted = games_in(folder.path(), 1);
        QCOMPARE(wanted.size(), std::size_t{5});
        const std::string whole = bytes_of(result_path(folder.path(), 1));
        Random random(test_suite::seed(1));
        for (int i = 0; i < test_suite::rounds(300); ++i) {
            fs::remove(result_path(folder.path(), 1));
            std::string part = whole.substr(0, random.below(whole.size() + 1));
            if (random.below(4) == 0 && !part.empty())
                part[random.below(part.size())] = 'x';
            QVERIFY(write_file(part_path(folder.path(), 1), part).has_value());
            const auto report = run_number(folder.path(), 1);
            QVERIFY2(report.has_value(), report ? "" : report.error().message.c_str());
            QCOMPARE(report->end, RunReport::End::finished);
            auto games = games_in(folder.path(), 1);
            std::sort(games.begin(), games.end());
            QCOMPARE(games, wanted);
        }
    }

    void aDamagedResultIsMadeAgain() {
        const JobFolder folder;
        make(folder.path(), 4, 1);
        QVERIFY(run_all(folder.path(), 1));
        const auto wanted = games_in(folder.path(), 1);
        spoil(result_path(folder.path(), 1), bytes_of(result_path(folder.path(), 1)).size() / 2);
        QCOMPARE(run_number(folder.path(), 1)->end, RunReport::End::finished);
        QCOMPARE(games_in(folder.path(), 1), wanted);
    }

    void stopsAndGoesOn() {
        const JobFolder folder;
        make(folder.path(), 6, 1);
        std::stop_source stop;
        RunOrder order{test_version, 1, [&](std::size_t done, std::size_t) {
                           if (done == 2)
                               stop.request_stop();
                       }};
        auto report = run_shard(shard_path(folder.path(), 1), order, Control(stop.get_token()));
        QVERIFY(report.has_value());
        QCOMPARE(report->end, RunReport::End::stopped);
        QCOMPARE(report->records, std::size_t{2});
        QVERIFY(!fs::exists(result_path(folder.path(), 1)));
        report = run_number(folder.path(), 1);
        QCOMPARE(report->end, RunReport::End::finished);
        QCOMPARE(report->resumed, std::size_t{2});
        QCOMPARE(games_in(folder.path(), 1).size(), std::size_t{6});
    }

    void oneProcessAtATime() {
        const JobFolder folder;
        make(folder.path(), 4, 1);
        const int file = ::open(part_path(folder.path(), 1).c_str(), O_RDWR | O_CREAT, 0600);
        QVERIFY(file >= 0);
        QCOMPARE(::flock(file, LOCK_EX), 0);
        const auto report = run_number(folder.path(), 1);
        QVERIFY(!report);
        QVERIFY(report.error().message.find("another process") != std::string::npos);
        ::close(file);
        QVERIFY(run_all(folder.path(), 1));
    }

    void refusesWhatIsNotItsOwn() {
        const JobFolder folder;
        make(folder.path(), 4, 1);
        const auto path = shard_path(folder.path(), 1);
        QVERIFY(!run_shard(path, {"another version", 1, {}}));
        QVERIFY(!run_shard(folder.path() / "shards" / "none", {test_version, 1, {}}));
        const std::string text = bytes_of(path);
        spoil(path, text.size() - 2);
        QVERIFY(!run_number(folder.path(), 1));
        auto shard = *shard_of(text);
        shard.name.kind = "unknown";
        QVERIFY(write_file(path, to_text(shard)).has_value());
        QVERIFY(!run_number(folder.path(), 1));
    }
};

LOGGIA_TEST(RunShardTest)

} // namespace run_shard_test

#include "run_shard_test.moc"
