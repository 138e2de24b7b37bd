#include "core/shards/folder.hpp"
#include "tests/core/shards/job_samples.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace folder_test {

using namespace loggia;
using namespace loggia::shards;
namespace fs = std::filesystem;

JobOrder order_of_items(int items, int shards) {
    JobOrder order;
    order.version = test_version;
    order.kind = "sat";
    order.inputs = {{"a.txt", "bytes"}, {"b.txt", ""}};
    order.settings.set("engine", std::string_view("cdcl"));
    for (int i = 1; i <= items; ++i)
        order.items.push_back("item " + std::to_string(i));
    order.shards = shards;
    return order;
}

/// A result as a run would write it.
void write_result(const fs::path& path, const ShardName& name, bool complete = true) {
    std::string text = result_head(name);
    for (std::size_t i = 0; i < name.part.items; ++i)
        text += result_record(i, "x");
    if (complete)
        text += result_end(name.part.items, 2);
    QVERIFY(write_file(path, text).has_value());
}

ShardName name_of(const Job& job, int number) {
    return {job.version,
            job.kind,
            id_of(job),
            number,
            static_cast<int>(job.parts.size()),
            job.parts[static_cast<std::size_t>(number) - 1]};
}

class FolderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itemsAreDealtOutInTurns() {
        const JobFolder folder;
        const auto job = write_job(folder.path(), order_of_items(7, 3));
        QVERIFY(job.has_value());
        QCOMPARE(job->parts.size(), std::size_t{3});
        std::vector<std::vector<std::string>> wanted{
            {"item 1", "item 4", "item 7"}, {"item 2", "item 5"}, {"item 3", "item 6"}};
        for (int number = 1; number <= 3; ++number) {
            const auto shard = shard_of(bytes_of(shard_path(folder.path(), number)));
            QVERIFY(shard.has_value());
            QVERIFY(shard->items == wanted[static_cast<std::size_t>(number) - 1]);
            QVERIFY(shard->name == name_of(*job, number));
            QVERIFY(shard->inputs == job->inputs);
            QVERIFY(shard->settings == job->settings);
        }
        QVERIFY(read_job(folder.path()) == *job);
        QCOMPARE(bytes_of(input_folder(folder.path()) / "a.txt"), std::string("bytes"));
    }

    void noShardIsEmpty() {
        const JobFolder folder;
        QCOMPARE(write_job(folder.path(), order_of_items(2, 9))->parts.size(), std::size_t{2});
        QVERIFY(!write_job(folder.other(), order_of_items(0, 1)));
        QVERIFY(!write_job(folder.other(), order_of_items(1, 0)));
        QVERIFY(!fs::exists(folder.other()));
    }

    void theSameJobStays() {
        const JobFolder folder;
        const auto job = write_job(folder.path(), order_of_items(4, 2));
        write_result(result_path(folder.path(), 1), name_of(*job, 1));
        QVERIFY(write_job(folder.path(), order_of_items(4, 2)) == *job);
        QVERIFY(fs::exists(result_path(folder.path(), 1)));
        QVERIFY(!write_job(folder.path(), order_of_items(5, 2)));
        auto other = order_of_items(4, 2);
        other.version = "9";
        QVERIFY(!write_job(folder.path(), other));
    }

    void changedInputsAreNoticed() {
        const JobFolder folder;
        const auto job = write_job(folder.path(), order_of_items(4, 2));
        QVERIFY(examine_inputs(folder.path(), job->inputs));
        spoil(input_folder(folder.path()) / "a.txt", 2);
        QVERIFY(!examine_inputs(folder.path(), job->inputs));
        fs::remove(input_folder(folder.path()) / "a.txt");
        QVERIFY(!examine_inputs(folder.path(), job->inputs));
    }

    void resultsAreCollected() {
        const JobFolder folder;
        const auto job = *write_job(folder.path(), order_of_items(9, 4));
        auto found = collect(folder.path(), test_version);
        QVERIFY(found && found->faults.empty());
        QVERIFY(found->missing == (std::vector<int>{1, 2, 3, 4}));
        for (const int number : {4, 1, 2})
            write_result(result_path(folder.path(), number), name_of(job, number));
        found = collect(folder.path(), test_version);
        QVERIFY(found && found->faults.empty());
        QVERIFY(found->missing == std::vector<int>{3});
        QCOMPARE(found->parts.size(), std::size_t{3});
        QCOMPARE(found->parts[1].number, 2);
        QCOMPARE(found->parts[0].result.records.size(), std::size_t{3});
        QVERIFY(found->parts[2].result.records[1].bytes == "x");
        QCOMPARE(found->seconds, 6.0);
        QVERIFY(!collect(folder.path(), "another version"));
        QVERIFY(!collect(folder.other(), test_version));
    }

    void whatMustNotBeIsNamed_data() {
        QTest::addColumn<int>("fault");
        QTest::addColumn<QByteArray>("words");
        QTest::newRow("another version") << 0 << QByteArray("version 9");
        QTest::newRow("another job") << 1 << QByteArray("another job");
        QTest::newRow("another shard") << 2 << QByteArray("another shard 2");
        QTest::newRow("cut off") << 3 << QByteArray("cut off");
        QTest::newRow("double") << 4 << QByteArray("shard 2 has two results");
        QTest::newRow("no result") << 5 << QByteArray("expected");
        QTest::newRow("number") << 6 << QByteArray("does not fit");
    }
    void whatMustNotBeIsNamed() {
        QFETCH(int, fault);
        QFETCH(QByteArray, words);
        const JobFolder folder;
        const auto job = *write_job(folder.path(), order_of_items(9, 4));
        for (int number = 1; number <= 4; ++number)
            write_result(result_path(folder.path(), number), name_of(job, number));
        const fs::path second = result_path(folder.path(), 2);
        ShardName name = name_of(job, 2);
        if (fault == 0)
            name.version = "9";
        if (fault == 1)
            name.job = digest_of_bytes("another");
        if (fault == 2)
            name.part.digest = digest_of_bytes("another");
        if (fault == 6)
            name.total = 5;
        write_result(fault == 4 ? folder.path() / "results" / "copy.result" : second, name,
                     fault != 3);
        if (fault == 5)
            QVERIFY(write_file(second, "something else\n").has_value());
        const auto found = collect(folder.path(), test_version);
        QVERIFY(found.has_value());
        QCOMPARE(found->faults.size(), std::size_t{1});
        QVERIFY2(found->faults[0].find(words.toStdString()) != std::string::npos,
                 found->faults[0].c_str());
        QCOMPARE(found->missing.empty(), fault == 4);
    }

    void rangesAreShort() {
        QCOMPARE(number_ranges({}), std::string());
        QCOMPARE(number_ranges({3}), std::string("3"));
        QCOMPARE(number_ranges({1, 2, 4, 6, 7, 8}), std::string("1-2,4,6-8"));
    }
};

LOGGIA_TEST(FolderTest)

} // namespace folder_test

#include "folder_test.moc"
