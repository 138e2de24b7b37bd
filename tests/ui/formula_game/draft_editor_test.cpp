#include "tests/suite.hpp"
#include "tests/ui/formula_game/game_fixture.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/formula_game/draft_editor.hpp"
#include "ui/widgets/source/source_editor.hpp"

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
        f.document.setFormula(QStringLiteral("((x+y)*-z)"), QStringLiteral("other"));
        f.document.setFormula(QStringLiteral("((x+w)*-z)"), QStringLiteral("other"));
        QCOMPARE(f.formula.textCursor().position(), 5);
        f.undo.undo();
        QCOMPARE(f.formula.text(), QStringLiteral("((x+y)*-z)"));
        QCOMPARE(f.formula.textCursor().position(), 5);
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
