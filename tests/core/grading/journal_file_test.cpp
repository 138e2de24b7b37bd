#include "core/base/file.hpp"
#include "core/base/process.hpp"
#include "core/grading/journal.hpp"
#include "core/grading/journal_file.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <string>

namespace journal_file_test {

using namespace loggia;
using namespace loggia::grading;

HandinReport report_called(const char* name, const char* digest) {
    HandinReport report;
    report.name = name;
    report.digest = digest;
    return report;
}

class JournalFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        folder_ = TemporaryDirectory::make("loggia-test").value();
        path_ = (folder_->path() / "a.journal").string();
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
        const std::string whole = journal_head() + journal_record(report_called("anna", "1"));
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
    }

private:
    std::optional<TemporaryDirectory> folder_;
    std::string path_;
};

LOGGIA_TEST(JournalFileTest)

} // namespace journal_file_test

#include "journal_file_test.moc"
