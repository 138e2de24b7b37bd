#include "tests/suite.hpp"
#include "tests/ui/formula_game/game_fixture.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/formula_game/draft_editor.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <QApplication>
#include <QClipboard>
#include <QTextCursor>

namespace draft_editor_test {

using namespace loggia;
using namespace loggia::ui;
using testing::GameFixture;
using Field = FormulaDocument::Field;

struct Fixture : GameFixture {
    SourceEditor formula{SourceEditor::Lines::one};
    SourceEditor turns{SourceEditor::Lines::one};

    Fixture() {
        new DraftEditor(&formula, &document, Field::formula);
        new DraftEditor(&turns, &document, Field::turns);
        formula.show();
        static_cast<void>(QTest::qWaitForWindowExposed(&formula));
    }
    void retype(SourceEditor& editor, const char* text) {
        QTest::keyClick(&editor, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(&editor, QString::fromLatin1(text));
    }
};

class DraftEditorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void bothWays() {
        Fixture f;
        QCOMPARE(f.formula.text(), QStringLiteral("((x+y)*((y+z)*(-y+-z)))"));
        QCOMPARE(f.turns.text(), QStringLiteral("EEA"));
        f.retype(f.formula, "(p*-q)");
        QCOMPARE(f.document.text(Field::formula), QStringLiteral("(p*-q)"));
        QCOMPARE(f.turns.text(), QStringLiteral("EA")); // the other texts follow
        f.undo.undo();
        QCOMPARE(f.formula.text(), QStringLiteral("((x+y)*((y+z)*(-y+-z)))"));
        QCOMPARE(f.turns.text(), QStringLiteral("EEA"));
        f.undo.redo();
        QCOMPARE(f.formula.text(), QStringLiteral("(p*-q)"));
    }

    /// What undo changes is where the cursor is afterwards.
    void theCursorGoesToTheChange() {
        Fixture f;
        f.formula.activateWindow();
        f.formula.setFocus();
        QTRY_VERIFY_WITH_TIMEOUT(f.formula.hasFocus(), testing::patience);
        f.document.setFormula(QStringLiteral("((x+y)*-z)"), QStringLiteral("other"));
        f.document.setFormula(QStringLiteral("((x+w)*-z)"), QStringLiteral("other"));
        QCOMPARE(f.formula.textCursor().position(), 5);
        f.undo.undo();
        QCOMPARE(f.formula.text(), QStringLiteral("((x+y)*-z)"));
        QCOMPARE(f.formula.textCursor().position(), 5);
    }

    /// While the keyboard is elsewhere: a field showed the end of a long formula.
    void aNewFormulaIsShownFromItsBeginning() {
        Fixture f;
        f.formula.clearFocus();
        QVERIFY(!f.formula.hasFocus());
        f.document.setFormula(QStringLiteral("(-z*((x+y)*-z))"), QStringLiteral("other"));
        QCOMPARE(f.formula.textCursor().position(), 0);
    }

    void faultsAreUnderlinedWhereTheyAre() {
        Fixture f;
        f.retype(f.formula, "(p*)");
        QCOMPARE(f.formula.diagnostics().size(), std::size_t{1});
        QCOMPARE(f.formula.diagnostics()[0].span.column, std::size_t{4});
        f.retype(f.formula, "(p*q)");
        QVERIFY(f.formula.diagnostics().empty());
        f.retype(f.turns, "EX");
        QVERIFY(!f.turns.diagnostics().empty());
        QVERIFY(f.formula.diagnostics().empty());
    }

    /// Its beginning is shown, the document keeps all of it, and nothing can be typed.
    void aTextThatIsTooLongIsNotEdited() {
        Fixture f;
        QString half = QStringLiteral("x");
        while (half.size() <= DraftEditor::longest_edited)
            half = QStringLiteral("(%1+%1)").arg(half);
        const QString all = QStringLiteral("(%1*y)").arg(half);
        f.document.setFormula(all, QStringLiteral("other"));
        QCOMPARE(f.document.text(Field::formula), all);
        QVERIFY(f.formula.text().size() < DraftEditor::longest_edited);
        QVERIFY(f.formula.text().endsWith(QChar(0x2026)));
        QVERIFY(all.startsWith(f.formula.text().chopped(1)));
        f.retype(f.formula, "q");
        QCOMPARE(f.document.text(Field::formula), all);
        f.retype(f.turns, "AE"); // of two letters, it can
        QCOMPARE(f.document.text(Field::turns), QStringLiteral("AE"));
        QCOMPARE(f.document.text(Field::formula), all);
        while (f.undo.canUndo())
            f.undo.undo();
        QCOMPARE(f.formula.text(), QStringLiteral("((x+y)*((y+z)*(-y+-z)))"));
        f.retype(f.formula, "(p*-q)");
        QCOMPARE(f.document.text(Field::formula), QStringLiteral("(p*-q)"));
        // Pasted into the editor.
        QTest::keyClick(&f.formula, Qt::Key_A, Qt::ControlModifier);
        QApplication::clipboard()->setText(all);
        QTest::keyClick(&f.formula, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(f.document.text(Field::formula), all);
        QTRY_VERIFY(f.formula.text().endsWith(QChar(0x2026)));
        QVERIFY(f.formula.isReadOnly());
        f.undo.undo(); // what was typed and pasted in one go
        QCOMPARE(f.formula.text(), QStringLiteral("((x+y)*((y+z)*(-y+-z)))"));
        QVERIFY(!f.formula.isReadOnly());
    }

    void anEmptyFormulaIsNoFault() {
        Fixture f;
        f.document.clear();
        QVERIFY(!f.document.faults(Field::formula).empty());
        QVERIFY(f.formula.diagnostics().empty());
    }

    void coloursLettersAndSigns() {
        QString styles;
        for (const StyledRange& range : styledFormula(u"(a*-z)+B"))
            styles +=
                QStringLiteral("%1%2 ")
                    .arg(range.start)
                    .arg(range.style == TextStyle::symbol ? QLatin1Char('s') : QLatin1Char('o'));
        QCOMPARE(styles, QStringLiteral("1s 2o 3o 4s 6o "));
    }
};

LOGGIA_WINDOW_TEST(DraftEditorTest)

} // namespace draft_editor_test

#include "draft_editor_test.moc"
