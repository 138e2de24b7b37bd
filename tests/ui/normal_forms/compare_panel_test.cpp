#include "tests/suite.hpp"
#include "tests/ui/normal_forms/forms_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "ui/normal_forms/compare_panel.hpp"
#include "ui/undo/history.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <QPushButton>
#include <QSignalSpy>

namespace compare_panel_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class FormsComparePanelTest : public QObject {
    Q_OBJECT

    struct Fixture {
        History stack;
        FormsComparePanel panel{&stack};

        Fixture() {
            panel.resize(400, 500);
            panel.show();
            panel.activateWindow();
            static_cast<void>(QTest::qWaitForWindowActive(&panel));
            panel.setFunction(studyOf("a & b | a & !b").whole);
        }
        QString verdictOf(const char* text) {
            panel.editor()->setFocus();
            QTest::keyClick(panel.editor(), Qt::Key_A, Qt::ControlModifier);
            QTest::keyClicks(panel.editor(), q(text));
            return settles(panel) ? panel.verdict() : q("(not settled)");
        }
    };

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void verdicts() {
        Fixture f;
        QCOMPARE(f.panel.verdict(), q("Nothing to compare yet"));
        const QSignalSpy running(&f.panel, &FormsComparePanel::runningChanged);
        QCOMPARE(f.verdictOf("a"), q("Equivalent"));
        QVERIFY(startsAndEnds(running));
        QCOMPARE(f.verdictOf("b"), q("Different"));
        QVERIFY2(f.panel.detail().contains(q("a = ")), qPrintable(f.panel.detail()));
        QSignalSpy wanted(&f.panel, &FormsComparePanel::rowWanted);
        QTest::mouseClick(buttonOf(f.panel, "Show this row"), Qt::LeftButton);
        QCOMPARE(wanted.size(), 1);
        const quint64 row = wanted.first().first().toULongLong();
        QVERIFY((row >> 1U & 1U) != (row & 1U)); // a and b differ there
        QCOMPARE(f.verdictOf("a & "), q("Cannot be compared"));
        QCOMPARE(f.panel.editor()->diagnostics().size(), std::size_t{1});
        QVERIFY(!buttonOf(f.panel, "Show this row")->isVisible());
        QVERIFY(namelessWidgets(f.panel).isEmpty());
    }

    void otherLettersAreSaid() {
        Fixture f;
        f.panel.setFunction(studyOf("a & b | !a & c").whole);
        QCOMPARE(f.verdictOf("xy + x'z"), q("Equivalent with other letters"));
        QVERIFY2(f.panel.detail().startsWith(QStringLiteral(
                     "With other letters (x \u2192 a, y \u2192 b, z \u2192 c) they")),
                 qPrintable(f.panel.detail()));
        QVERIFY(f.panel.detail().contains(q("It is a minimum form: 2 terms with 4 literals.")));
        QVERIFY(!buttonOf(f.panel, "Show this row")->isVisible());
    }

    /// A formula by itself is about the output that is shown.
    void oneOutputOfSeveral() {
        Fixture f;
        const auto adder =
            studyOf("a b | f carry\n0 0 | 0 0\n0 1 | 1 0\n1 0 | 1 0\n1 1 | 0 1\n").whole;
        f.panel.setFunction(adder, false, false, normal_forms::Form::dnf, 0);
        QCOMPARE(f.verdictOf("a & !b | !a & b"), q("Equivalent"));
        QVERIFY2(f.panel.detail().startsWith(q("Compared with the output f.\nThey agree")),
                 qPrintable(f.panel.detail()));
        QVERIFY(f.panel.detail().contains(q("It is a minimum form: 2 terms with 4 literals.")));
        QCOMPARE(f.verdictOf("a & b"), q("Different"));
        QVERIFY(f.panel.detail().startsWith(q("Compared with the output f.\nFor a = ")));
        // By its name it is another one.
        QCOMPARE(f.verdictOf("carry = a & b;"), q("Equivalent"));
        QVERIFY(f.panel.detail().startsWith(q("Compared with the output carry.")));
        f.panel.setFunction(adder, false, false, normal_forms::Form::dnf, 1);
        QVERIFY(settles(f.panel));
        QCOMPARE(f.verdictOf("a & b"), q("Equivalent"));
        f.panel.setFunction(adder);
        QVERIFY(settles(f.panel));
        QCOMPARE(f.verdictOf("a & !b"), q("Cannot be compared"));
    }

    /// Where one of several can go, but not all of them.
    void saysWhichTermsAreTooMany() {
        Fixture f;
        f.panel.setFunction(studyOf("a & !b | b & !c | c & !a").whole);
        QCOMPARE(f.verdictOf("ab' + bc' + ca' + a'b + b'c"), q("Equivalent"));
        QVERIFY2(f.panel.detail().contains(q("Any one of the terms ")),
                 qPrintable(f.panel.detail()));
    }

    /// A student's answer that is right, but not the smallest.
    void saysWhatIsTooMuch() {
        Fixture f;
        f.panel.setFunction(studyOf("a & b | !a & c").whole);
        QCOMPARE(f.verdictOf("ab + a'c + bc"), q("Equivalent"));
        QVERIFY2(
            f.panel.detail().contains(q("It has 3 terms with 6 literals: 1 term and 2 literals "
                                        "more than the minimum.")),
            qPrintable(f.panel.detail()));
        QVERIFY(f.panel.detail().contains(q("The term (b \u2227 c) is redundant")));
        QCOMPARE(f.verdictOf("abc + abc' + a'c"), q("Equivalent"));
        QVERIFY2(f.panel.detail().contains(q("(a \u2227 b \u2227 c) can be shortened to")),
                 qPrintable(f.panel.detail()));
        QVERIFY(!f.panel.detail().contains(q("redundant")));
        // As in grading, a literal that is there twice counts twice.
        QCOMPARE(f.verdictOf("aba + a'c"), q("Equivalent"));
        QVERIFY2(f.panel.detail().contains(q("It has 2 terms with 5 literals: 1 literal more than "
                                             "the minimum.\nA term has the same literal more than "
                                             "once.")),
                 qPrintable(f.panel.detail()));
        QCOMPARE(f.verdictOf("f = ab + a'c"), q("Equivalent"));
        QVERIFY2(f.panel.detail().contains(q("It is a minimum form: 2 terms with 4 literals.")),
                 qPrintable(f.panel.detail()));
        QCOMPARE(f.verdictOf("(a' + b)(a + c)"), q("Equivalent"));
        QVERIFY2(f.panel.detail().contains(q("It is a CNF, not a DNF.\nIt is a minimum form: "
                                             "2 clauses with 4 literals.")),
                 qPrintable(f.panel.detail()));
        QCOMPARE(f.verdictOf("if a then b else c"), q("Cannot be compared"));
        QCOMPARE(f.verdictOf("(a -> b) & (a | c)"), q("Equivalent"));
        QVERIFY(f.panel.detail().contains(q("neither a DNF nor a CNF")));
        QCOMPARE(f.verdictOf("a'c + ab + a & !a & b"), q("Equivalent"));
        QVERIFY(f.panel.detail().contains(q("The term with both a and \u00ACa is always false.")));
        // No form is smaller than a constant.
        f.panel.setFunction(studyOf("f(a, b) = m(1, 2) + d(0, 3)").whole);
        for (const char* constant : {"1", "true", "f = 1"}) {
            QCOMPARE(f.verdictOf(constant), q("Equivalent"));
            QVERIFY2(f.panel.detail().contains(q("It is a minimum form: a constant.")),
                     qPrintable(f.panel.detail()));
        }
        f.panel.setFunction(studyOf("a & b | !a & c").whole);
        // Of an answer that is wrong nothing is said but where.
        QCOMPARE(f.verdictOf("a & b | b & c"), q("Different"));
        QVERIFY(!f.panel.detail().contains(q("term")));
    }

    /// The form that is asked for is the one that is chosen.
    void saysThatItIsTheOtherForm() {
        Fixture f;
        f.panel.setFunction(studyOf("a & b | !a & c").whole, false, false, normal_forms::Form::cnf);
        QCOMPARE(f.verdictOf("a & b | !a & c"), q("Equivalent"));
        QVERIFY2(f.panel.detail().contains(q("It is a DNF, not a CNF.")),
                 qPrintable(f.panel.detail()));
        QCOMPARE(f.verdictOf("(!a | b) & (a | c)"), q("Equivalent"));
        QVERIFY2(!f.panel.detail().contains(q("not a")), qPrintable(f.panel.detail()));
        // A clause alone is both.
        f.panel.setFunction(studyOf("a | b").whole, false, false, normal_forms::Form::cnf);
        QCOMPARE(f.verdictOf("a | b"), q("Equivalent"));
        QVERIFY2(!f.panel.detail().contains(q("not a")), qPrintable(f.panel.detail()));
    }

    void followsTheFirst() {
        Fixture f;
        QCOMPARE(f.verdictOf("b"), q("Different"));
        f.panel.setFunction(studyOf("b").whole);
        QVERIFY(f.panel.verdict().startsWith(q("Comparing"))); // and not what was said of "a"
        QCOMPARE(f.panel.detail(), QString());
        QVERIFY(settles(f.panel));
        QCOMPARE(f.panel.verdict(), q("Equivalent"));
        f.panel.setFunction(nullptr);
        QCOMPARE(f.panel.verdict(), q("Nothing to compare yet"));
    }

    void typingIsUndone() {
        Fixture f;
        QCOMPARE(f.verdictOf("a"), q("Equivalent"));
        f.stack.undo();
        QVERIFY(f.panel.editor()->text().isEmpty());
    }

    /// Failure takes the place of the result.
    void tellsWhenItFails() {
        Fixture f;
        const MemoryShortage shortage;
        QCOMPARE(f.verdictOf("a"), q("Cannot be compared"));
        QCOMPARE(f.panel.detail(), QStringLiteral("Not enough memory."));
    }
};

LOGGIA_WINDOW_TEST(FormsComparePanelTest)

} // namespace compare_panel_test

#include "compare_panel_test.moc"
