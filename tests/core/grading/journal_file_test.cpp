#include "core/base/file.hpp"
#include "core/base/process.hpp"
#include "core/grading/journal.hpp"
#include "core/grading/journal_file.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace journal_file_test {

using namespace loggia;
using namespace loggia::grading;

HandinReport report_called(const char* name, const char* digest) {
    HandinReport report;
    report.name = name;
    report.digest = digest;
    return report;
}

/// Of a hand-in with these contents at /class/NAME, under a task with its settings.
HandinReport report_of(const std::string& name, char task, char contents, std::size_t bytes = 0) {
    HandinReport report;
    report.name = name;
    report.path = "/class/" + name;
    report.digest = std::string(32, task) + std::string(32, contents);
    report.note = std::string(bytes, 'n');
    return report;
}

class JournalFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        folder_ = TemporaryDirectory::make("loggia-test").value();
        path_ = (folder_->path() / "a.journal").string();
        limits_ = {};
    }

    void keepsWhatIsFinished() {
        {
            GradingJournal journal;
            QVERIFY(journal.open(path_).has_value());
            QVERIFY(journal.add(report_called("anna", "1")).has_value());
            HandinReport unfinished = report_called("ben", "2");
            unfinished.state = State::unfinished;
            QVERIFY(journal.add(unfinished).has_value());
            QVERIFY(journal.add(report_called("chris", "")).has_value()); // could not be read
        }
        GradingJournal again;
        QVERIFY(again.open(path_).has_value());
        QVERIFY(again.find("1") != nullptr);
        QCOMPARE(again.find("1")->name, std::string("anna"));
        QVERIFY(again.find("2") == nullptr);
        QVERIFY(again.find("") == nullptr);
        // What is there is not added again.
        const auto before = read_file(path_).value();
        QVERIFY(again.add(report_called("anna", "1")).has_value());
        QCOMPARE(read_file(path_).value(), before);
    }

    void aRecordThatWasCutOffIsTakenAway() {
        const std::string whole =
            journal_head() + journal_record(report_called("anna", "1"), today());
        const std::string cut = journal_record(report_called("ben", "2")).substr(0, 20);
        QVERIFY(write_file(path_, whole + cut).has_value());
        GradingJournal journal;
        QVERIFY(journal.open(path_).has_value());
        QCOMPARE(read_file(path_).value(), whole);
        QVERIFY(journal.find("1") != nullptr);
        QVERIFY(journal.find("2") == nullptr);
    }

    void whatIsNoJournalStaysAsItIs() {
        QVERIFY(write_file(path_, "my diary\n").has_value());
        GradingJournal journal;
        QVERIFY(!journal.open(path_).has_value());
        QCOMPARE(read_file(path_).value(), std::string("my diary\n"));
        QVERIFY(!GradingJournal().open("/no/such/folder/a.journal").has_value());
    }

    void withoutAFileNothingIsKept() {
        GradingJournal journal;
        QVERIFY(journal.add(report_called("anna", "1")).has_value());
        QVERIFY(journal.find("1") == nullptr);
        QVERIFY(journal.finish().has_value());
    }

    void isOpenOnce() {
        GradingJournal journal;
        QVERIFY(journal.open(path_).has_value());
        QVERIFY(!GradingJournal().open(path_).has_value());
        QVERIFY(journal.finish().has_value());
        QVERIFY(GradingJournal().open(path_).has_value());
    }

    /// Other contents of the same hand-in; not the same name elsewhere, and not another task.
    void whatIsHandedInAgainReplacesWhatWas() {
        HandinReport elsewhere = report_of("anna", 't', '1');
        elsewhere.path = "/other/anna";
        elsewhere.digest.back() = 'x';
        run({report_of("anna", 't', '1'), report_of("ben", 't', '2'), report_of("anna", 'u', '1'),
             elsewhere});
        QCOMPARE(kept().size(), std::size_t{4});
        run({report_of("anna", 't', '3')});
        QCOMPARE(kept(), (std::set<std::string>{digest('t', '2'), digest('u', '1'),
                                                elsewhere.digest, digest('t', '3')}));
    }

    void whatIsOfNoUseForLongIsDropped() {
        limits_.days = 400;
        run({report_of("anna", 't', '1'), report_of("ben", 't', '2')}, 20'000);
        run({report_of("anna", 't', '1')}, 20'300); // of use again, not graded again
        QCOMPARE(kept(20'400).size(), std::size_t{2});
        QCOMPARE(kept(20'401), (std::set<std::string>{digest('t', '1')}));
        run({}, 20'701);
        QCOMPARE(read_file(path_).value(), journal_head());
    }

    /// What a run has used stays, however large; of the rest what was used last.
    void theFileDoesNotGrowForEver() {
        limits_.bytes = 10'000;
        std::size_t largest = 0;
        for (char seed = 'a'; seed <= 'z'; ++seed) {
            run({report_of("anna", seed, '1', 1000), report_of("ben", seed, '2', 1000)});
            largest = std::max(largest, read_file(path_).value().size());
            QVERIFY(kept().contains(digest(seed, '1')));
            QVERIFY(kept().contains(digest(seed, '2')));
        }
        QVERIFY2(largest <= limits_.bytes, qPrintable(QString::number(largest)));
        QVERIFY(largest > limits_.bytes / 2);
        // The last but one is there still, unlike the first.
        QVERIFY(kept().contains(digest('y', '1')));
        QVERIFY(!kept().contains(digest('a', '1')));
        // An old one that is used again goes before newer ones.
        const std::string oldest = first_kept();
        HandinReport used = report_of("anna", oldest.front(), oldest.back(), 1000);
        run({used, report_of("chris", 'A', '3', 5000)});
        QVERIFY(kept().contains(oldest));
        QVERIFY(!kept().contains(digest(oldest.front(), '2')));
        run({report_of("dora", 'B', '4', 20'000), report_of("emil", 'B', '5', 20'000)});
        QCOMPARE(kept(), (std::set<std::string>{digest('B', '4'), digest('B', '5')}));
    }

    /// Interrupted after the first of three: what was kept for the others is not dropped.
    void anInterruptedRunDropsNothing() {
        limits_.bytes = 5'000;
        const std::vector<HandinReport> class_of_three{report_of("anna", 't', '1', 3000),
                                                       report_of("ben", 't', '2', 3000),
                                                       report_of("chris", 't', '3', 3000)};
        run(class_of_three);
        QCOMPARE(kept().size(), std::size_t{3});
        {
            GradingJournal journal(limits_);
            QVERIFY(journal.open(path_).has_value());
            QVERIFY(journal.add(class_of_three[0]).has_value());
        }
        QCOMPARE(kept().size(), std::size_t{3});
        run({class_of_three[0]}); // a whole run, of one only
        QCOMPARE(kept(), (std::set<std::string>{digest('t', '1')}));
    }

private:
    static std::string digest(char task, char contents) {
        return report_of({}, task, contents).digest;
    }
    /// A whole run with these results, of which those that are kept are not graded again.
    void run(const std::vector<HandinReport>& reports, std::int64_t day = 20'000) const {
        GradingJournal journal(limits_);
        QVERIFY(journal.open(path_, day).has_value());
        for (const HandinReport& each : reports) {
            const HandinReport* const earlier = journal.find(each.digest);
            QVERIFY(journal.add(earlier != nullptr ? *earlier : each).has_value());
        }
        QVERIFY(journal.finish().has_value());
    }
    /// Digests that a run on that day finds.
    [[nodiscard]] std::set<std::string> kept(std::int64_t day = 20'000) const {
        GradingJournal journal(limits_);
        [&] { QVERIFY(journal.open(path_, day).has_value()); }();
        std::set<std::string> found;
        const auto text = journal_of(read_file(path_).value());
        for (const KeptReport& each : text.value().reports)
            if (journal.find(each.report.digest) != nullptr)
                found.insert(each.report.digest);
        return found;
    }
    [[nodiscard]] std::string first_kept() const {
        return journal_of(read_file(path_).value()).value().reports.front().report.digest;
    }

    JournalLimits limits_;
    std::optional<TemporaryDirectory> folder_;
    std::string path_;
};

LOGGIA_TEST(JournalFileTest)

} // namespace journal_file_test

#include "journal_file_test.moc"
