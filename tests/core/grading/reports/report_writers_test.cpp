#include "core/grading/reports/report_writers.hpp"
#include "core/grading/tasks/tasks.hpp"
#include "tests/suite.hpp"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <set>

namespace report_writers_test {

using namespace loggia;
using namespace loggia::grading;

constexpr const char* attack = "\x1B]0;x\a</pre><script>alert(1)</script>\"'&\xFF";

ClassReport example() {
    ClassReport report;
    report.task = find_task("davis-putnam");
    HandinReport right;
    right.name = "right.py";
    right.note = "Ran right.py.";
    HandinReport wrong;
    wrong.name = std::string("wrong") + attack;
    for (const Check& check : report.task->checks) {
        right.checks.push_back({4, 4, 4, check.points, std::nullopt});
        Failure failure;
        failure.failing = {0, "a case", {{"in.txt", "1\n-1\n0\n"}}, {"in.txt", "out.txt"}};
        failure.judgement = {false, "0", attack, std::string("Because ") + attack, false, false};
        wrong.checks.push_back({1, 2, 4, check.points / 4, failure});
    }
    HandinReport broken;
    broken.name = "right.py";
    broken.state = State::not_built;
    broken.note = std::string("The build command failed.\n") + attack;
    report.handins = {right, wrong, broken};
    return report;
}

/// What no report may hold: a control character, or markup of a hand-in.
void hasNothingHarmful(const std::string& text, bool is_markup) {
    for (const char c : text)
        QVERIFY(static_cast<unsigned char>(c) >= ' ' || c == '\n' || c == '\r');
    QVERIFY(text.find('\xFF') == std::string::npos);
    if (is_markup)
        QVERIFY(text.find("<script") == std::string::npos);
}

class ReportWritersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyReportIsHarmless() {
        const ClassReport report = example();
        hasNothingHarmful(table_report(report), false);
        hasNothingHarmful(csv_report(report), false);
        hasNothingHarmful(json_report(report), false);
        hasNothingHarmful(junit_report(report), true);
        hasNothingHarmful(class_html(report, page_names(report.handins)), true);
        for (const HandinReport& handin : report.handins) {
            hasNothingHarmful(handin_html(report, handin), true);
            hasNothingHarmful(gradescope_report(*report.task, handin), false);
        }
    }

    void argumentsAreThoseOfPrograms() {
        QCOMPARE(shown_arguments({0, "", {{"in.txt", ""}}, {"in.txt", "out.txt"}}),
                 std::string("in.txt out.txt"));
        QCOMPARE(shown_arguments({0, "", {{"problem.txt", ""}}, {"3", "6"}}), std::string());
    }

    /// The smallest failing case is told, or all where each asks something else.
    void everyFaultIsToldWhereAsked() {
        Task task = *find_task("davis-putnam");
        ClassReport report = example();
        report.task = &task;
        CheckReport& check = report.handins[1].checks[0];
        check.judged = 40;
        check.passed = 10;
        for (int i = 2; i <= 20; ++i) {
            check.further.push_back(*check.failure);
            check.further.back().judgement.why = "Reason " + std::to_string(i) + ".";
        }
        for (const bool each_fault : {false, true}) {
            task.checks[0].each_fault = each_fault;
            for (const std::string& text :
                 {handin_html(report, report.handins[1]), csv_report(report), junit_report(report),
                  gradescope_report(task, report.handins[1])}) {
                QCOMPARE(text.find("Reason 2.") != std::string::npos, each_fault);
                QCOMPARE(text.find("Reason 12.") != std::string::npos, each_fault);
                QVERIFY(text.find("Reason 13.") == std::string::npos);
                QCOMPARE(text.find("18 more failing cases are not shown.") != std::string::npos,
                         each_fault);
            }
            QVERIFY(json_report(report).find("Reason 20.") != std::string::npos);
        }
    }

    void whatWasMeasuredIsShown() {
        ClassReport report = example();
        report.handins[1].checks[0].information = "depth  1: 0.01 s\n";
        for (const std::string& text :
             {handin_html(report, report.handins[1]), json_report(report), csv_report(report),
              junit_report(report), gradescope_report(*report.task, report.handins[1])})
            QVERIFY(text.find("depth  1: 0.01 s") != std::string::npos);
    }

    /// 60, 15 and 0 points; 15, 3.75 and 0 in the first check.
    void theClassHasItsAverage() {
        const ClassReport report = example();
        const std::string page = class_html(report, page_names(report.handins));
        QVERIFY(page.find(
                    "<th>On average</th><td class=\"number\">25</td><td>6.25 of 15 points</td>") !=
                std::string::npos);
        ClassReport one = report;
        one.handins.resize(1);
        QVERIFY(class_html(one, page_names(one.handins)).find("On average") == std::string::npos);
    }

    void pagesHavePicturesOfCases() {
        ClassReport report = example();
        QVERIFY(handin_html(report, report.handins[1]).find("<svg") == std::string::npos);
        Task task = *report.task;
        task.picture = [](const Case& value) {
            return "<svg>" + std::to_string(value.files.size()) + "</svg>";
        };
        report.task = &task;
        QVERIFY(handin_html(report, report.handins[1]).find("<svg>1</svg>") != std::string::npos);
    }

    void theTableHasALineForEach() {
        const std::string table = table_report(example());
        QCOMPARE(std::count(table.begin(), table.end(), '\n'), std::ptrdiff_t{5});
        QVERIFY(table.find("right.py") != std::string::npos);
        QVERIFY(table.find("  none\n") != std::string::npos);
        QVERIFY(table.find("did not build") != std::string::npos);
        QVERIFY(table.find("3 hand-ins, 25 points on average of 60") != std::string::npos);
    }

    void thereIsNoAverageBeforeTheEnd() {
        ClassReport report = example();
        report.handins[1].state = State::unfinished;
        QCOMPARE(report.finished(), std::size_t{2});
        const std::string table = table_report(report);
        QVERIFY(table.ends_with("3 hand-ins, 2 graded to the end\n"));
        const std::string page = class_html(report, page_names(report.handins));
        QVERIFY(page.find("On average") == std::string::npos);
        // The state takes the place of the checks.
        const std::size_t state = page.find("unfinished</td>");
        QVERIFY(state != std::string::npos);
        QVERIFY(page.substr(state).starts_with("unfinished</td></tr>"));
    }

    void jsonIsJson() {
        const auto document =
            QJsonDocument::fromJson(QByteArray::fromStdString(json_report(example())));
        QVERIFY(document.isObject());
        const QJsonArray handins = document.object().value(QStringLiteral("handins")).toArray();
        QCOMPARE(handins.size(), 3);
        QCOMPARE(handins.at(0).toObject().value(QStringLiteral("points")).toDouble(), 60.0);
        QCOMPARE(handins.at(1).toObject().value(QStringLiteral("points")).toDouble(), 15.0);
        QCOMPARE(handins.at(2).toObject().value(QStringLiteral("state")).toString(),
                 QStringLiteral("did not build"));
    }

    void gradescopeSumsUp() {
        const ClassReport report = example();
        for (const HandinReport& handin : report.handins) {
            const auto results =
                QJsonDocument::fromJson(
                    QByteArray::fromStdString(gradescope_report(*report.task, handin)))
                    .object();
            double sum = 0;
            double most = 0;
            for (const auto& test : results.value(QStringLiteral("tests")).toArray()) {
                sum += test.toObject().value(QStringLiteral("score")).toDouble();
                most += test.toObject().value(QStringLiteral("max_score")).toDouble();
            }
            QCOMPARE(sum, results.value(QStringLiteral("score")).toDouble());
            QCOMPARE(most, 60.0);
        }
    }

    void junitIsXml() {
        QXmlStreamReader xml(QByteArray::fromStdString(junit_report(example())));
        int suites = 0;
        int failures = 0;
        int errors = 0;
        while (!xml.atEnd()) {
            xml.readNext();
            if (!xml.isStartElement())
                continue;
            suites += xml.name() == QLatin1String("testsuite") ? 1 : 0;
            failures += xml.name() == QLatin1String("failure") ? 1 : 0;
            errors += xml.name() == QLatin1String("error") ? 1 : 0;
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QCOMPARE(suites, 3);
        QCOMPARE(failures, 5);
        QCOMPARE(errors, 1);
    }

    /// But for the empty elements of its head, a page is XML: whatever is opened is closed.
    void pagesCloseWhatTheyOpen() {
        ClassReport report = example();
        report.handins[1].checks[0].information = "depth  1: 0.01 s\n";
        report.handins[1].checks[0].failure->failing.files.front().text = std::string(600'000, '<');
        std::vector<std::string> pages{class_html(report, page_names(report.handins))};
        for (const HandinReport& handin : report.handins)
            pages.push_back(handin_html(report, handin));
        for (const std::string& page : pages) {
            QString text = QString::fromStdString(page);
            QVERIFY(text.startsWith(QLatin1String("<!DOCTYPE html>\n")));
            text.remove(QRegularExpression(QStringLiteral("<meta [^>]*>")));
            QXmlStreamReader xml(text);
            while (!xml.atEnd())
                xml.readNext();
            QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        }
    }

    void pagesHaveDifferentNames() {
        const auto names = page_names(example().handins);
        QCOMPARE(std::set<std::string>(names.begin(), names.end()).size(), names.size());
        HandinReport index;
        index.name = "index";
        QVERIFY(page_names({index}).front() != "index");
        // On Windows it would replace the page of the class.
        index.name = "Index";
        QVERIFY(page_names({index}).front() != "Index");
        // A late hand-in does not take over the page of another student.
        HandinReport first;
        first.name = "Anna M\u00F6ller";
        HandinReport second;
        second.name = "Anna M\u00FCller";
        QCOMPARE(page_names({first, second}).back(), page_names({second}).front());
    }

    /// A student has to be able to run the case again.
    void pagesHaveTheWholeInput_data() {
        QTest::addColumn<int>("lines");
        QTest::addColumn<int>("width");
        QTest::addColumn<bool>("folded");
        QTest::addColumn<bool>("whole");
        QTest::newRow("short") << 60 << 5 << false << true;
        QTest::newRow("many lines") << 500 << 5 << true << true;
        QTest::newRow("a long line") << 2 << 5000 << true << true;
        QTest::newRow("too long") << 2000 << 300 << true << false;
    }
    void pagesHaveTheWholeInput() {
        QFETCH(int, lines);
        QFETCH(int, width);
        std::string text;
        for (int i = 0; i < lines; ++i)
            text += std::to_string(i) + std::string(static_cast<std::size_t>(width), 'x') + '\n';
        ClassReport report = example();
        CheckReport& check = report.handins[1].checks[0];
        check.failure->failing.files = {{"in<1>.txt", text}};
        const std::string page = handin_html(report, report.handins[1]);
        QFETCH(bool, whole);
        QCOMPARE(page.find("<pre>" + text + "</pre>") != std::string::npos, whole);
        QFETCH(bool, folded);
        QCOMPARE(page.find("<details><summary>in&lt;1&gt;.txt (") != std::string::npos, folded);
        QCOMPARE(page.find("are not shown") != std::string::npos, !whole);
        QVERIFY(page.size() < 600'000);
        // Other reports are for terminals and tables.
        check.failure->failing.files = {{"in.txt", text}};
        if (folded)
            QVERIFY(csv_report(report).size() < 40'000);
    }

    void longTextsAreClipped() {
        std::string text;
        for (int i = 0; i < 100; ++i)
            text += "line\n";
        const std::string shown = clipped(text);
        QVERIFY(shown.ends_with("... (200 bytes more)\n"));
        QCOMPARE(clipped("a\nb"), std::string("a\nb"));
        QVERIFY(clipped(std::string(1000, 'x')).size() < 250);
    }
};

LOGGIA_TEST(ReportWritersTest)

} // namespace report_writers_test

#include "report_writers_test.moc"
