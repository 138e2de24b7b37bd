#include "core/grading/tasks/tasks.hpp"
#include "tests/core/grading/tasks/judged.hpp"
#include "tests/suite.hpp"
#include "tests/ui/grading/sample_reports.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/grading/case_pane.hpp"
#include "ui/grading/cell_details.hpp"
#include "ui/grading/class_words.hpp"
#include "ui/language/language.hpp"

#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QTest>

namespace case_language_test {

using namespace loggia;
using namespace loggia::ui;
using testing::news;

/// A report in which the hand-in fails in one case of the first check.
grading::HandinReport reportOf(const grading::Task& task, grading::Case failing,
                               grading::Judgement judgement) {
    grading::HandinReport report;
    report.name = "ben";
    report.checks.resize(task.checks.size(), {4, 4, 4, 0, std::nullopt});
    failing.check = 0;
    report.checks[0].passed = 3;
    report.checks[0].failure = grading::Failure{std::move(failing), std::move(judgement), 0};
    return report;
}

CellDetails detailsIn(const grading::Task& task, const grading::HandinReport& report) {
    return detailsOf(task, "ben", news(HandinStage::graded, report), std::size_t{0});
}

QString said(const grading::Judgement& judgement) {
    return detailsIn(*grading::find_task("peg-back"),
                     reportOf(*grading::find_task("peg-back"), {}, judgement))
        .why;
}

/// A teacher reads the judges in the language of the window, and programs as they are.
class CaseLanguageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        testing::failOnWarnings();
        QLocale::setDefault(QLocale::c());
    }

    void reasonsAreInGerman() {
        Translations translations;
        translations.speak(Language::german);
        const grading::Task& task = *grading::find_task("cnf");
        grading::CaseOrder order;
        order.problem = {"problem.txt", "(a & b) | (a & c) | (b & c)\n"};
        const auto cases = task.cases(order, {}).value();
        const auto judgement =
            task.judge(cases.at(1), grading::judged::trial_of({}, "(a | b) & (a | c)\n"), {});
        QVERIFY(judgement && !judgement->passed);

        const CellDetails details = detailsIn(task, reportOf(task, cases.at(1), *judgement));
        QCOMPARE(details.cases, QStringList(QStringLiteral("Die Aufgabe")));
        CasePane pane;
        pane.setDetails(details);
        QCOMPARE(pane.findChild<QLabel*>(QStringLiteral("why"))->text(),
                 QStringLiteral("Die Formel ist nicht äquivalent zur Aufgabe: Für a=1 b=0 c=0 ist "
                                "die Aufgabe 0 und die Formel 1."));
        const auto shown = [&pane](const char* name) {
            return pane.findChild<QPlainTextEdit*>(QLatin1String(name))->toPlainText();
        };
        QCOMPARE(shown("expected"), QStringLiteral("eine Formel mit dem Wert 0 für a=1 b=0 c=0"));
        QCOMPARE(shown("got"), QStringLiteral("(a | b) & (a | c)\n"));
    }

    void andInSpanish() {
        Translations translations;
        translations.speak(Language::spanish);
        grading::Judgement judgement;
        judgement.why = "The clauses are unsatisfiable. Clause 4, \"5 -7\", is not satisfied: 5 is "
                        "F, 7 has no value.";
        QCOMPARE(said(judgement),
                 QStringLiteral("Las cláusulas son insatisfacibles. La cláusula 4, «5 -7», no se "
                                "satisface: 5 es F, 7 no tiene valor."));
    }

    /// Even where it is what core itself might say.
    void whatAProgramPrintsStays() {
        Translations translations;
        translations.speak(Language::german);
        const grading::Task& task = *grading::find_task("check-true-false");
        grading::Judgement judgement;
        judgement.why = "The knowledge base entails the statement but not its negation.";
        judgement.expected = "definitely true";
        judgement.got = "column 3\n... (7 more lines)\n";
        CellDetails details = detailsIn(task, reportOf(task, {}, judgement));
        QCOMPARE(details.why, QStringLiteral("Aus der Wissensbasis folgt die Aussage und nicht "
                                             "ihre Negation."));
        QCOMPARE(details.expected, QStringLiteral("definitely true"));
        QCOMPARE(details.got, QStringLiteral("column 3\n... (noch 7 Zeilen)\n"));

        judgement.expected = "1 T\n0\n1 is a good number\n(or any other assignment that satisfies "
                             "all clauses)\n";
        details = detailsIn(task, reportOf(task, {}, judgement));
        QCOMPARE(details.expected, QStringLiteral("1 T\n0\n1 is a good number\n(oder jede andere "
                                                  "Belegung, die alle Klauseln erfüllt)\n"));

        judgement.why = "Line 2 is \"no path\", expected Jump(1,2,3,1).";
        QCOMPARE(said(judgement),
                 QStringLiteral("Zeile 2 ist „no path“, erwartet: Jump(1,2,3,1)."));
    }

    /// Words that do not fit go on in the next line, unless a picture or an output would break.
    void wordsAreReadWithoutScrolling() {
        const grading::Task& task = *grading::find_task("davis-putnam");
        grading::Judgement judgement;
        judgement.expected = "6 F\n0\n(or any other assignment that satisfies all clauses)\n";
        judgement.got = "6 T and much more, for example a sentence\n0\n";
        CasePane pane;
        pane.setDetails(detailsIn(task, reportOf(task, {}, judgement)));
        const auto mode = [&pane](const char* name) {
            return pane.findChild<QPlainTextEdit*>(QLatin1String(name))->lineWrapMode();
        };
        QCOMPARE(mode("expected"), QPlainTextEdit::WidgetWidth);
        QCOMPARE(mode("got"), QPlainTextEdit::NoWrap);
        QCOMPARE(mode("measured"), QPlainTextEdit::WidgetWidth);
        judgement.expected = "a line of a document that is read by a program\n";
        judgement.got = "6 T\n0\n";
        pane.setDetails(detailsIn(task, reportOf(task, {}, judgement)));
        QCOMPARE(mode("expected"), QPlainTextEdit::NoWrap);
        QCOMPARE(mode("got"), QPlainTextEdit::WidgetWidth);
    }

    void answersOfJudgesDoNot() {
        Translations translations;
        translations.speak(Language::german);
        const grading::Task& task = *grading::find_task("maxconnect4");
        grading::Judgement judgement;
        judgement.expected = "column 3 or 5";
        judgement.got = "column 2";
        const CellDetails details = detailsIn(task, reportOf(task, {}, judgement));
        QCOMPARE(details.expected, QStringLiteral("Spalte 3 oder 5"));
        QCOMPARE(details.got, QStringLiteral("Spalte 2"));
    }

    void whatWasMeasuredIsInTheLanguage() {
        Translations translations;
        translations.speak(Language::german);
        const grading::Task& task = *grading::find_task("maxconnect4");
        grading::HandinReport report = reportOf(task, {}, {});
        report.checks[0].information = "Processor time of the first move:\ndepth  1: 0.02 s\n"
                                       "depth  2: over 20 s\n";
        QCOMPARE(detailsIn(task, report).information,
                 QStringLiteral("Prozessorzeit des ersten Zugs:\nTiefe  1: 0,02 s\n"
                                "Tiefe  2: über 20 s\n"));
        report.checks[0].information = "Graded: (a | b) & (a | c)\n";
        QCOMPARE(detailsIn(task, report).information,
                 QStringLiteral("Bewertet: (a | b) & (a | c)\n"));
    }

    /// In the table, the fault is cut after it is translated.
    void longFaultsAreInTheLanguage() {
        Translations translations;
        translations.speak(Language::german);
        const grading::Task& task = *grading::find_task("peg-back");
        grading::Judgement judgement;
        judgement.why = "Line 1 is \"" + std::string(400, 'a') + "...\", expected Jump(1,2,3,1).";
        const QString fault = firstFault(task, reportOf(task, {}, judgement));
        QVERIFY2(fault.startsWith(QStringLiteral("Zeile 1 ist „aaa")), qPrintable(fault));
        QVERIFY(fault.endsWith(QStringLiteral("aaa...")));
        QCOMPARE(fault.size(), 163);

        grading::HandinReport unfit;
        unfit.state = grading::State::not_runnable;
        unfit.note = "Nothing to run: there is no module formula_game_functions.py; no file in it "
                     "can be run, and none is called formula_game or formula or main or run.";
        QCOMPARE(firstFault(task, unfit).left(79),
                 QStringLiteral("Nichts auszuführen: Es gibt kein Modul formula_game_functions.py; "
                                "keine Datei d"));
    }
};

LOGGIA_WINDOW_TEST(CaseLanguageTest)

} // namespace case_language_test

#include "case_language_test.moc"
