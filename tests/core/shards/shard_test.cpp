#include "core/base/random.hpp"
#include "core/shards/shard.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace shard_test {

using namespace loggia;
using namespace loggia::shards;

std::string random_bytes(Random& random, std::size_t most) {
    std::string bytes;
    for (std::uint64_t n = random.below(most + 1); n > 0; --n)
        bytes += "ab\\\n\t 0"[random.below(7)];
    return bytes;
}

Job random_job(Random& random) {
    Job job{"1.2.3", "sat", {}, {}, {}};
    for (std::uint64_t n = random.below(3); n > 0; --n)
        job.inputs.push_back({"x" + random_bytes(random, 5), random.next(), digest_of_bytes("x")});
    for (std::uint64_t n = random.below(3); n > 0; --n)
        job.settings.set("s" + std::to_string(n), std::string_view(random_bytes(random, 9)));
    for (std::uint64_t n = 1 + random.below(4); n > 0; --n)
        job.parts.push_back({random.below(9), digest_of_bytes(random_bytes(random, 9))});
    return job;
}

Shard shard_of_job(const Job& job, Random& random) {
    Shard shard{{job.version, job.kind, id_of(job), 1, static_cast<int>(job.parts.size()), {}},
                job.inputs,
                job.settings,
                {}};
    for (std::uint64_t n = random.below(5); n > 0; --n)
        shard.items.push_back(joined_fields({random_bytes(random, 5), random_bytes(random, 5)}));
    shard.name.part = {shard.items.size(), digest_of_items(shard.items)};
    return shard;
}

ShardName name_of_items(std::size_t items) {
    return {"1.2.3", "match", digest_of_bytes(""), 2, 5, {items, digest_of_bytes("items")}};
}

class ShardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsRead() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < test_suite::rounds(2000); ++i) {
            const Job job = random_job(random);
            const auto job_again = job_of(to_text(job));
            QVERIFY2(job_again.has_value(), job_again ? "" : job_again.error().message.c_str());
            QVERIFY(*job_again == job);
            const Shard shard = shard_of_job(job, random);
            const auto again = shard_of(to_text(shard));
            QVERIFY2(again.has_value(), again ? "" : again.error().message.c_str());
            QVERIFY(*again == shard);
        }
    }

    /// A digest guards the whole of a job, and of a shard its items.
    void cutOffFilesAreRefused() {
        Random random(test_suite::seed(2));
        for (int i = 0; i < test_suite::rounds(50); ++i) {
            const Job job = random_job(random);
            const std::string text = to_text(job);
            const std::string shard = to_text(shard_of_job(job, random));
            for (std::size_t size = 0; size < text.size(); ++size)
                QVERIFY(!job_of(std::string_view(text).substr(0, size)));
            for (std::size_t size = 0; size < shard.size(); ++size)
                QVERIFY(!shard_of(std::string_view(shard).substr(0, size)));
            QVERIFY(!job_of(text + "\n"));
            QVERIFY(!shard_of(shard + "\n"));
            for (std::size_t at = 0; at < text.size(); ++at) {
                std::string changed = text;
                changed[at] = static_cast<char>(changed[at] ^ 1);
                const auto read = job_of(changed);
                QVERIFY(!read || *read == job);
            }
        }
    }

    void recordsComeBack() {
        const ShardName name = name_of_items(4);
        const std::string text = result_head(name) + result_record(2, "two\nlines") +
                                 result_record(0, std::string_view("\0end 1 1", 8)) +
                                 result_record(3, "");
        auto result = result_of(text);
        QVERIFY(result.has_value());
        QVERIFY(result->name == name);
        QVERIFY(!result->complete);
        QCOMPARE(result->records.size(), std::size_t{3});
        QCOMPARE(result->records[0].item, std::size_t{2});
        QVERIFY(result->records[0].bytes == "two\nlines");
        QVERIFY(result->records[1].bytes == std::string_view("\0end 1 1", 8));
        QVERIFY(result->records[2].bytes.empty());
        QCOMPARE(result->bytes, text.size());
        const std::string whole = text + result_end(3, 1.5);
        result = result_of(whole);
        QVERIFY(result && result->complete);
        QCOMPARE(result->seconds, 1.5);
        QVERIFY(!result_of(text + result_end(2, 1.5))->complete);
        QVERIFY(!result_of(whole + "x")->complete);
    }

    void aDamagedRecordEndsTheResult() {
        const std::string head = result_head(name_of_items(3));
        const std::string first = result_record(0, "first");
        const std::string text = head + first + result_record(1, "second");
        for (std::size_t size = head.size(); size < text.size(); ++size) {
            const auto result = result_of(std::string_view(text).substr(0, size));
            QVERIFY(result.has_value());
            const bool has_first = size >= head.size() + first.size();
            QCOMPARE(result->records.size(), std::size_t{has_first ? 1U : 0U});
            QCOMPARE(result->bytes, head.size() + (has_first ? first.size() : 0));
        }
        for (std::size_t at = head.size() + first.size(); at < text.size(); ++at) {
            std::string changed = text;
            changed[at] = static_cast<char>(changed[at] ^ 1);
            const auto result = result_of(changed);
            // Another number of the item is not guarded by the digest.
            QVERIFY(!result || !result->complete);
        }
        QVERIFY(!result_of(head.substr(0, head.size() - 1)));
    }

    void noItemTwiceAndNoneBeyond() {
        const std::string head = result_head(name_of_items(2));
        QVERIFY(!result_of(head + result_record(1, "a") + result_record(1, "a")));
        QVERIFY(result_of(head + result_record(2, "a"))->records.empty());
    }

    void errorsHaveAPlace() {
        const auto job = job_of("Loggia shards 1\nversion: 1\nkind: a b\n");
        QVERIFY(!job && job.error().span);
        QCOMPARE(job.error().span->line, 3);
        const auto shard = shard_of("Loggia shard 1\nversion: 1\nkind: a\njob: x\n");
        QVERIFY(!shard && shard.error().span);
        QCOMPARE(shard.error().span->line, 4);
        const std::string digest = digest_of_bytes("");
        for (const char* number : {"0 of 1", "2 of 1", "1 of", "1 in 1", "-1 of 1", "1 of 1 x"})
            QVERIFY(!shard_of("Loggia shard 1\nversion: 1\nkind: a\njob: " + digest +
                              "\nshard: " + number + "\nitems: 0 " + digest_of_items({}) + "\n"));
        QVERIFY(shard_of("Loggia shard 1\nversion: 1\nkind: a\njob: " + digest +
                         "\nshard: 1 of 1\nitems: 0 " + digest_of_items({}) + "\n"));
    }

    /// A shard from elsewhere cannot name a file outside its folder.
    void inputsStayInTheirFolder() {
        for (const char* name : {"../x", "/x", "..", ".", "a/b", ""})
            QVERIFY(!shard_of("Loggia shard 1\nversion: 1\nkind: a\njob: " + digest_of_bytes("") +
                              "\nshard: 1 of 1\ninput: 1 " + digest_of_bytes("") + " " + name +
                              "\nitems: 0 " + digest_of_items({}) + "\n"));
    }

    void fieldsComeBack() {
        Random random(test_suite::seed(3));
        for (int i = 0; i < test_suite::rounds(2000); ++i) {
            const std::string a = random_bytes(random, 8);
            const std::string b = random_bytes(random, 8);
            const std::string line = joined_fields({a, b, "c"});
            QVERIFY(line.find('\n') == std::string::npos);
            QVERIFY(split_fields(line, 3) == (std::vector<std::string>{a, b, "c"}));
            QVERIFY(!split_fields(line, 2));
        }
        QVERIFY(!split_fields("a\\", 1));
        QVERIFY(!split_fields("\\x", 1));
    }
};

LOGGIA_TEST(ShardTest)

} // namespace shard_test

#include "shard_test.moc"
