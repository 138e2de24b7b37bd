#include "tests/suite.hpp"
#include "tests/ui/grading/sample_reports.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/grading/cell_details.hpp"

namespace cell_details_test {

using namespace loggia;
using namespace loggia::ui;
using testing::news;
using testing::sampleReport;

class CellDetailsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void aFailedCheckShowsItsCase() {
        const auto task = testing::davisPutnam();
        const CellDetails details = detailsOf(
            *task, "ben", news(HandinStage::graded, sampleReport("ben", 1)), std::size_t{0});
        QCOMPARE(details.title, QStringLiteral("ben: Satisfiable clauses"));
        QCOMPARE(details.is_right, std::optional<bool>(false));
        QCOMPARE(details.cases, QStringList(QStringLiteral(
                                    "A unit clause, reduced to a smaller case that fails")));
        QCOMPARE(details.inputs.size(), 2);
        QCOMPARE(details.inputs[0].name, QStringLiteral("in.txt"));
        QCOMPARE(details.inputs[0].text, QStringLiteral("1\n0\nback\n"));
        QCOMPARE(details.inputs[1].text, QStringLiteral("in.txt\nout.txt"));
        QCOMPARE(details.expected, QStringLiteral("1 T"));
    }

    void whatAHandinPrintedIsMadeHarmless() {
        const auto task = testing::davisPutnam();
        const CellDetails details =
            detailsOf(*task, testing::harmful, news(HandinStage::graded, sampleReport("ben", 1)),
                      std::size_t{0});
        for (const QString& text : {details.title, details.why, details.got}) {
            QVERIFY(text.contains(QStringLiteral("<b>bold</b>")));
            QVERIFY(text.contains(QStringLiteral("\\x1B[31m")));
            QVERIFY(!text.contains(QChar(0x1B)));
            QVERIFY(!text.contains(QChar(0x07)));
        }
    }

    void aRightCheckHasNoCase() {
        const auto task = testing::davisPutnam();
        const CellDetails details = detailsOf(
            *task, "ben", news(HandinStage::graded, sampleReport("ben", 1)), std::size_t{1});
        QCOMPARE(details.is_right, std::optional<bool>(true));
        QVERIFY(details.cases.isEmpty());
        QCOMPARE(details.summary, QStringLiteral("4 of 4 cases right, 15 of 15 points."));
    }

    void aWholeHandinIsToldCheckByCheck() {
        const auto task = testing::davisPutnam();
        const CellDetails details =
            detailsOf(*task, "ben", news(HandinStage::graded, sampleReport("ben", 1)), {});
        QCOMPARE(details.summary.count(QLatin1Char('\n')), 6); // points, checks, what was run
        QVERIFY(details.summary.startsWith(QStringLiteral("48.75 of 60 points.")));
        QVERIFY(details.summary.contains(QStringLiteral("\u2717 Satisfiable clauses: 1 of 4")));
        QVERIFY(details.summary.endsWith(QStringLiteral("Ran dp.sh.")));
    }

    void whatIsNotThereYetIsSaid() {
        const auto task = testing::davisPutnam();
        QCOMPARE(detailsOf(*task, "ben", {}, std::size_t{0}).summary,
                 QStringLiteral("Not graded yet."));
        grading::HandinReport begun;
        begun.checks.resize(task->checks.size());
        QCOMPARE(detailsOf(*task, "ben", news(HandinStage::running, begun), std::size_t{0}).summary,
                 QStringLiteral("This check has not been run yet."));
        const CellDetails all = detailsOf(*task, "ben", news(HandinStage::running, begun), {});
        QVERIFY(!all.is_right);
        QCOMPARE(all.summary, QStringLiteral("It is being graded."));
    }

    void whatWasNotRunIsCounted() {
        const auto task = testing::davisPutnam();
        grading::HandinReport report = sampleReport("ben", 1);
        report.checks[0].judged = 2;
        QVERIFY(detailsOf(*task, "ben", news(HandinStage::graded, report), std::size_t{0})
                    .summary.contains(QStringLiteral("2 cases were not run")));
    }

    /// Any failing case can be looked into; what is kept of them is said.
    void anyFailingCaseIsShown() {
        const auto task = testing::davisPutnam();
        grading::HandinReport report = sampleReport("ben", 1);
        grading::CheckReport& check = report.checks[0];
        for (const char* const why : {"second", "third"}) {
            check.further.push_back(*check.failure);
            check.further.back().judgement.why = why;
            check.further.back().smaller = 0;
        }
        const auto details = [&](std::size_t chosen) {
            return detailsOf(*task, "ben", news(HandinStage::graded, report), std::size_t{0},
                             chosen);
        };
        QCOMPARE(details(0).cases.size(), 3);
        QCOMPARE(details(0).cases[2], QStringLiteral("A unit clause"));
        QCOMPARE(details(1).why, QStringLiteral("second"));
        QCOMPARE(details(2).why, QStringLiteral("third"));
        QCOMPARE(details(7).why, QStringLiteral("third")); // after it was graded again
        QCOMPARE(details(7).chosen, std::size_t{2});
        QVERIFY(!details(0).summary.contains(QStringLiteral("kept")));
        check.judged = check.cases = 30;
        QVERIFY(details(0).summary.endsWith(
            QStringLiteral("3 of 29 failing cases are kept: the smallest.")));
    }

    void whatWasMeasuredIsShown() {
        const auto task = testing::davisPutnam();
        grading::HandinReport report = sampleReport("ben", 4);
        report.checks[0].information = "depth 1: 0.1 s\n";
        QCOMPARE(
            detailsOf(*task, "ben", news(HandinStage::graded, report), std::size_t{0}).information,
            QStringLiteral("depth 1: 0.1 s\n"));
        QCOMPARE(
            detailsOf(*task, "ben", news(HandinStage::graded, report), std::nullopt).information,
            QStringLiteral("depth 1: 0.1 s\n"));
    }

    void casesHaveTheirPictures() {
        const grading::Task& task = *grading::find_task("peg-front");
        QVERIFY(task.picture != nullptr);
        grading::HandinReport report;
        report.checks.resize(task.checks.size(), {3, 4, 4, 0, std::nullopt});
        grading::Failure failure;
        failure.failing = {0, "a board", {{"in.txt", "4 1\n1 2 3\n2 3 4\n"}}, {}};
        report.checks[0].failure = failure;
        failure.failing.files[0].text = "no board";
        report.checks[0].further.push_back(failure);
        const auto picture = [&](std::size_t chosen) {
            return detailsOf(task, "ben", news(HandinStage::graded, report), std::size_t{0}, chosen)
                .picture;
        };
        QVERIFY(picture(0).startsWith("<svg"));
        QVERIFY(picture(1).isEmpty());
    }
};

LOGGIA_LOOP_TEST(CellDetailsTest)

} // namespace cell_details_test

#include "cell_details_test.moc"
