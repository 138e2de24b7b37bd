#include "core/base/file.hpp"
#include "core/base/process.hpp"
#include "core/grading/grading_output.hpp"
#include "core/grading/journal.hpp"
#include "core/grading/reports/report_writers.hpp"
#include "core/grading/submissions.hpp"
#include "core/grading/tasks/tasks.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#ifndef Q_OS_WIN
#include <sys/stat.h>
#endif

namespace grading_output_test {

using namespace loggia;
using namespace loggia::grading;
namespace fs = std::filesystem;

/// A class of one task, with a failing case in each second check and a note that is longer than
/// what is read of a file.
ClassReport sample(const Task& task, std::size_t handins) {
    ClassReport report;
    report.task = &task;
    for (std::size_t i = 0; i < handins; ++i) {
        HandinReport handin;
        handin.name = "s" + std::to_string(i) + ".py";
        handin.note = i % 3 == 1 ? std::string(9000, 'x') : "Ran.";
        for (const Check& check : task.checks) {
            CheckReport result{4, 4, 4, check.points, std::nullopt};
            if (handin.checks.size() % 2 == i % 2) {
                Failure failure;
                failure.failing = {0, "a case", {{"in.txt", "1\n"}}, {"in.txt"}};
                failure.judgement = {false, "0", std::string(3000, '1'), "wrong", false, false};
                result = {1, 4, 4, check.points / 4, failure};
            }
            handin.checks.push_back(result);
        }
        report.handins.push_back(std::move(handin));
    }
    return report;
}

class GradingOutputTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { folder_ = TemporaryDirectory::make("loggia-test").value(); }

    void everyReportOfEveryTaskIsRecognised() {
        for (const Task& task : tasks())
            for (const std::size_t handins : {std::size_t{1}, std::size_t{40}}) {
                const ClassReport report = sample(task, handins);
                const auto names = page_names(report.handins);
                const std::vector<std::pair<const char*, std::string>> reports{
                    {"table", table_report(report)},
                    {"csv", csv_report(report)},
                    {"csv of the window", "\xEF\xBB\xBF" + csv_report(report)},
                    {"json", json_report(report)},
                    {"junit", junit_report(report)},
                    {"gradescope", gradescope_report(task, report.handins.back())},
                    {"page", handin_html(report, report.handins.back())},
                    {"index", class_html(report, names)}};
                for (const auto& [name, text] : reports)
                    QVERIFY2(is_grading_output(put("report", text)),
                             (std::string(task.id) + ": " + name).c_str());
            }
    }

    void aJournalIsRecognised() {
        QVERIFY(is_grading_output(put("kept", journal_head())));
        HandinReport report;
        report.digest = std::string(64, 'a');
        QVERIFY(is_grading_output(put("kept", journal_head() + journal_record(report, 20'000))));
    }

    void handinsAreNot_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("a program") << QByteArray("#!/bin/sh\necho hand-in points first fault\n");
        QTest::newRow("clauses") << QByteArray("(a + b) * -c\n");
        QTest::newRow("a page") << QByteArray("<!DOCTYPE html>\n<html lang=\"en\">\n<p>dp</p>\n");
        QTest::newRow("a table") << QByteArray("hand-in,points\nanna,3\n");
        QTest::newRow("a sentence") << QByteArray("hand-in of points  by anna\n");
        QTest::newRow("JSON") << QByteArray("{\n  \"task\": \"cnf\"\n}\n");
        QTest::newRow("a score") << QByteArray("{\n  \"score\": 3\n}\n");
        QTest::newRow("XML") << QByteArray("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<a/>\n");
        QTest::newRow("large") << QByteArray(1 << 20, 'x');
    }
    void handinsAreNot() {
        QFETCH(const QByteArray, text);
        QVERIFY(!is_grading_output(put("x", text.toStdString())));
    }

    void aFolderOfPagesIsRecognised() {
        const ClassReport report = sample(*find_task("davis-putnam"), 3);
        const auto names = page_names(report.handins);
        for (std::size_t i = 0; i < names.size(); ++i)
            put("pages/" + names[i] + ".html", handin_html(report, report.handins[i]));
        put("pages/index.html", class_html(report, names));
        put("results/a.json", gradescope_report(*report.task, report.handins[0]));
        put("anna/dp.py", "print()\n");
        put("ben/dp.html", handin_html(report, report.handins[0]));
        put("ben/dp.py", "print()\n"); // with the page of the last time
        fs::create_directories(folder_->path() / "empty");
        put("report.csv", csv_report(report));
        put("kept.journal", journal_head());
        QVERIFY(is_grading_output(folder_->path() / "pages"));
        QVERIFY(is_grading_output(folder_->path() / "results"));
        QVERIFY(!is_grading_output(folder_->path() / "anna"));
        QVERIFY(!is_grading_output(folder_->path() / "ben"));
        QVERIFY(!is_grading_output(folder_->path() / "empty"));
        // So the class is what it was before it was graded.
        const auto in = [this](const char* name) { return folder_->path() / name; };
        QCOMPARE(entries_of(folder_->path()), (std::vector{in("anna"), in("ben"), in("empty")}));
        QVERIFY(folder_kind(*report.task, folder_->path()) == FolderKind::class_of_handins);
    }

    void nothingElseIsOpened() {
        QVERIFY(!is_grading_output(folder_->path() / "missing"));
#ifndef Q_OS_WIN
        const fs::path pipe = folder_->path() / "pipe"; // to open it would wait for a writer
        QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
        QVERIFY(!is_grading_output(pipe));
        QVERIFY(!is_grading_output("/dev/zero"));
#endif
    }

private:
    fs::path put(const std::string& name, const std::string& text) const {
        const fs::path path = folder_->path() / name;
        fs::create_directories(path.parent_path());
        if (!write_file(path, text))
            qFatal("cannot write");
        return path;
    }

    std::optional<TemporaryDirectory> folder_;
};

LOGGIA_TEST(GradingOutputTest)

} // namespace grading_output_test

#include "grading_output_test.moc"
