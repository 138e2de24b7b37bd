#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/theme/colours.hpp"
#include "ui/wumpus/verdict_line.hpp"

#include <QLabel>

namespace verdict_line_test {

using namespace loggia::ui;
using loggia::wumpus::Verdict;

Study studyOf(const char* rules, const char* knowledge, const char* statement) {
    return study({rules, knowledge, statement}, {}, [](const Study&) {});
}

QColor inkOf(const QLabel& label) {
    return label.palette().color(QPalette::WindowText);
}

class VerdictLineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void saysTheVerdict_data() {
        QTest::addColumn<QString>("knowledge");
        QTest::addColumn<QString>("statement");
        QTest::addColumn<QString>("verdict");
        QTest::addColumn<QString>("note");
        const auto row = [](const char* knowledge, const char* statement, const char* verdict,
                            const char* note) {
            QTest::addRow("%s %s", verdict, note)
                << QString::fromLatin1(knowledge) << QString::fromLatin1(statement)
                << QString::fromLatin1(verdict) << QString::fromLatin1(note);
        };
        row("P_1_3\n", "P_1_3", "definitely true", "");
        row("(not P_1_3)\n", "P_1_3", "definitely false", "");
        row("", "P_1_3", "possibly true, possibly false", "");
        row("P_1_3\n(not P_1_3)\n", "M_1_1", "both true and false", "");
        row("P_1_3\n", "", "no statement yet", "");
        row("P_1_3\n(or\n", "P_1_3", "definitely true",
            "1 line was skipped because it cannot be read.");
        row("P_1_3\n(or\n)\n", "P_1_3", "definitely true",
            "2 lines were skipped because they cannot be read.");
        row("P_1_3\n", "P_1_3\nM_1_1\n", "definitely true",
            "Only the first statement counts. 1 line below it is ignored.");
        row("P_1_3\n", "# why\n\nP_1_3 or P_1_4\n(or\nM_1_1\n# end\n\n", "definitely true",
            "Only the first statement counts. 2 lines below it are ignored.");
    }
    void saysTheVerdict() {
        QFETCH(QString, knowledge);
        QFETCH(QString, statement);
        QFETCH(QString, verdict);
        QFETCH(QString, note);
        VerdictLine line;
        line.setStudy(studyOf("", qPrintable(knowledge), qPrintable(statement)));
        QCOMPARE(line.text(), verdict);
        QCOMPARE(line.findChild<QLabel*>(QStringLiteral("note"))->text(), note);
    }

    void saysWhyAStatementCannotBeRead() {
        VerdictLine line;
        line.setStudy(studyOf("", "", "(or P_1_3"));
        QCOMPARE(line.text(), QStringLiteral("statement not understood"));
        const QString note = line.findChild<QLabel*>(QStringLiteral("note"))->text();
        QVERIFY2(note.startsWith(QStringLiteral("Expected “)”")) && note.endsWith(QLatin1Char('.')),
                 qPrintable(note));
    }

    /// What was typed in another notation is shown as it was understood.
    void showsHowInfixWasUnderstood() {
        VerdictLine line;
        const auto* note = line.findChild<QLabel*>(QStringLiteral("note"));
        line.setStudy(studyOf("", "", "P_1_3 or M_1_3 and not S_4_4"));
        QCOMPARE(note->text(), QStringLiteral("Understood as (or P_1_3 (and M_1_3 (not S_4_4)))"));
        line.setStudy(studyOf("", "", "(or P_1_3  (AND M_1_3 (not S_4_4)))"));
        QCOMPARE(note->text(), QString());
        line.setStudy(studyOf("", "", "P_1_3"));
        QCOMPARE(note->text(), QString());
        line.setStudy(studyOf("", "", "(or\tP_1_3\tM_1_3)\r\n"));
        QCOMPARE(note->text(), QString());
        line.setStudy(studyOf("", "", "# A remark is no other notation.\n(if P_2_4 P_4_2)\n"));
        QCOMPARE(note->text(), QString());
    }

    /// Colour is the second sign, and follows the theme.
    void coloursFollowTheTheme() {
        VerdictLine line;
        const auto* verdict = line.findChild<QLabel*>(QStringLiteral("verdict"));
        line.setStudy(studyOf("", "P_1_3\n", "P_1_3"));
        QCOMPARE(inkOf(*verdict), coloursFor(line.palette()).win);
        line.setStudy(studyOf("", "P_1_3\n", "(not P_1_3)"));
        QCOMPARE(inkOf(*verdict), coloursFor(line.palette()).lose);
        const QColor before = inkOf(*verdict);
        QPalette other = line.palette();
        const bool was_dark = other.color(QPalette::Window).lightness() < 128;
        other.setColor(QPalette::Window, was_dark ? Qt::white : Qt::black);
        other.setColor(QPalette::WindowText, was_dark ? Qt::black : Qt::white);
        line.setPalette(other);
        QCOMPARE(inkOf(*verdict), coloursFor(other).lose);
        QVERIFY(inkOf(*verdict) != before);
    }

    /// Failure takes the place of the result.
    void tellsWhenItFails() {
        VerdictLine line;
        Study study;
        study.failure = loggia::Error{"not enough memory"};
        line.setStudy(study);
        QCOMPARE(line.text(), QStringLiteral("stopped"));
        QCOMPARE(line.findChild<QLabel*>(QStringLiteral("note"))->text(),
                 QStringLiteral("Not enough memory."));
    }
};

LOGGIA_WINDOW_TEST(VerdictLineTest)

} // namespace verdict_line_test

#include "verdict_line_test.moc"
