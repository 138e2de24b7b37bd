#include "core/base/random.hpp"
#include "core/grading/journal.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace journal_test {

using namespace loggia;
using namespace loggia::grading;

HandinReport example(int number) {
    HandinReport report;
    report.name = "hand-in " + std::to_string(number) + "\n9:report\xFF";
    report.path = "/class/" + std::to_string(number);
    report.digest = "d" + std::to_string(number);
    report.note = std::string("a\0b", 3);
    report.seconds = 0.1 * number;
    report.cpu_seconds = 1e-9;
    report.slowest_seconds = 12345.678901234567;
    for (int i = 0; i < number; ++i) {
        CheckReport check{3, 4, 5, 0.1, std::nullopt};
        if (i % 2 == 1) {
            check.failure = Failure{{2, "title", {{"a", "1\n"}, {"b", ""}}, {"x", ""}},
                                    {false, "expected", "got", "why", false, false},
                                    7};
            check.further = {*check.failure, *check.failure};
            check.information = "depth 1: 0.01 s\n";
        }
        report.checks.push_back(check);
    }
    return report;
}

std::string text_of(int reports) {
    std::string text = journal_head();
    for (int i = 0; i < reports; ++i)
        text += journal_record(example(i), 20'000 + i);
    return text;
}

class JournalTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reportsComeBack() {
        const std::string text = text_of(5);
        const auto journal = journal_of(text);
        QVERIFY(journal.has_value());
        QCOMPARE(journal->reports.size(), std::size_t{5});
        QCOMPARE(journal->whole, text.size());
        std::size_t bytes = journal_head().size();
        for (int i = 0; i < 5; ++i) {
            const KeptReport& kept = journal->reports[static_cast<std::size_t>(i)];
            bytes += kept.bytes;
            QCOMPARE(kept.day, std::int64_t{20'000 + i});
            const HandinReport& found = kept.report;
            // The record has all fields, so equal records are equal reports.
            QVERIFY(journal_record(found) == journal_record(example(i)));
            QVERIFY(found.name == example(i).name);
            QCOMPARE(found.slowest_seconds, example(i).slowest_seconds);
            QCOMPARE(found.checks.size(), example(i).checks.size());
            if (i > 1)
                QVERIFY(found.checks[1].failure->failing == example(i).checks[1].failure->failing);
        }
        QCOMPARE(bytes, text.size());
    }

    void aCutOffRecordIsLeftOut() {
        const std::string whole = text_of(3);
        const std::size_t two = text_of(2).size();
        for (std::size_t size = 0; size < whole.size(); ++size) {
            const auto journal = journal_of(std::string_view(whole).substr(0, size));
            QVERIFY(journal.has_value());
            QCOMPARE(journal->reports.size() == 2, size >= two);
            QCOMPARE(journal->whole == two, size >= two);
        }
    }

    void otherFilesAreRefused() {
        QVERIFY(!journal_of("1 2 3\n0\n"));
        QVERIFY(!journal_of("Loggia grading journal 4\n"));
        QVERIFY(!journal_of(journal_head() + "something else\n"));
        QVERIFY(!journal_of(journal_head() + "report 3\nabc\n"));
        QVERIFY(!journal_of(journal_head() + "report -3\nabc\n"));
    }

    /// Tasks were judged otherwise then, so all is graded again.
    void anOlderJournalIsEmpty() {
        for (const char* const version : {"1", "2"}) {
            const auto old =
                journal_of(std::string("Loggia grading journal ") + version + "\nreport 3\nabc\n");
            QVERIFY(old.has_value());
            QVERIFY(old->reports.empty());
            QCOMPARE(old->whole, std::size_t{0});
        }
    }

    void noBytesBreakIt() {
        Random random(test_suite::seed(5));
        const std::string whole = text_of(3);
        for (int i = 0; i < test_suite::rounds(3000); ++i) {
            std::string spoilt = whole;
            for (std::uint64_t n = 1 + random.below(4); n > 0; --n)
                spoilt[random.below(spoilt.size())] = static_cast<char>(random.below(256));
            const auto journal = journal_of(spoilt);
            QVERIFY(!journal || journal->reports.size() <= 3);
        }
    }
};

LOGGIA_TEST(JournalTest)

} // namespace journal_test

#include "journal_test.moc"
