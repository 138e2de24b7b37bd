#include "tests/suite.hpp"
#include "tests/ui/formula_game/game_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/formula_game/formula_bar.hpp"
#include "ui/formula_game/turn_strip.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace formula_bar_test {

using namespace loggia;
using namespace loggia::ui;
using testing::GameFixture;
using Field = FormulaDocument::Field;

struct Fixture : GameFixture {
    FormulaBar bar{&document};
    QPushButton* tidy = bar.findChild<QPushButton*>();

    Fixture() {
        bar.resize(700, bar.sizeHint().height());
        bar.show();
        static_cast<void>(QTest::qWaitForWindowExposed(&bar));
    }
    void type(const char* text) {
        QTest::keyClick(bar.formula(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(bar.formula(), QString::fromLatin1(text));
    }
};

class FormulaBarTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void saysTheFormulaAsATextbookDoes() {
        Fixture f;
        QCOMPARE(f.bar.said(), QStringLiteral("(x ∨ y) ∧ ((y ∨ z) ∧ (¬y ∨ ¬z))"));
        QVERIFY(!f.tidy->isVisible());
    }

    void saysWhatIsWrongAndWhere() {
        Fixture f;
        f.type("(x*");
        QVERIFY2(f.bar.said().startsWith(QStringLiteral("Column 4: ")), qPrintable(f.bar.said()));
        QVERIFY2(f.bar.said().endsWith(QLatin1Char('.')), qPrintable(f.bar.said()));
        QVERIFY(!f.bar.strip()->isEnabled());
        const auto has_colour_of_mistakes = [&f] {
            const auto labels = f.bar.findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(), [&f](const QLabel* label) {
                return label->palette().color(QPalette::WindowText) ==
                       coloursFor(f.bar.palette()).error;
            });
        };
        QVERIFY(has_colour_of_mistakes());
        f.type("(x*y)");
        QVERIFY(f.bar.strip()->isEnabled());
        QVERIFY(!has_colour_of_mistakes());
        // Of the other texts' faults there is no place in the formula to be told.
        f.document.type(Field::turns, QStringLiteral("E"));
        QCOMPARE(f.bar.said(), QStringLiteral("Too few turns for number of variables."));
        f.document.clear();
        QVERIFY(f.bar.said().startsWith(QStringLiteral("* is and, + is or")));
    }

    void tidiesAndTellsWhoIsCalledWhat() {
        Fixture f;
        f.type("rain -> !snow");
        QCOMPARE(f.bar.said(), QStringLiteral("With a = rain, b = snow, understood as (-a+-b)"));
        QVERIFY(f.tidy->isVisible());
        QTest::mouseClick(f.tidy, Qt::LeftButton);
        QCOMPARE(f.document.text(Field::formula), QStringLiteral("(-a+-b)"));
        QVERIFY(!f.bar.canTidy() && !f.tidy->isVisible());
        f.undo.undo();
        QCOMPARE(f.bar.formula()->text(), QStringLiteral("rain -> !snow"));
    }

    void takesTurnsFromQuantifiers() {
        Fixture f;
        f.document.type(Field::formula, QStringLiteral("∀x∃y (x ∨ y)"));
        QVERIFY2(f.bar.said().startsWith(QStringLiteral("Press Normalise")),
                 qPrintable(f.bar.said()));
        QTest::mouseClick(f.tidy, Qt::LeftButton);
        QCOMPARE(f.document.state().draft, (GameDraft{"(x+y)", "AE", "xy"}));
        QVERIFY(f.document.isGame() && !f.bar.canTidy());
        f.undo.undo();
        QCOMPARE(f.document.text(Field::formula), QStringLiteral("∀x∃y (x ∨ y)"));
    }

    void movedLettersAreSteps() {
        Fixture f;
        TurnStrip* strip = f.bar.strip();
        strip->setTurns({{'E', 'x', {}}, {'E', 'y', {}}, {'A', 'z', {}}}, 0);
        strip->setFocus();
        QTest::keyClick(strip, Qt::Key_End);
        QTest::keyClick(strip, Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(f.document.text(Field::turns), QStringLiteral("EAE"));
        Q_EMIT strip->moveWanted(TurnStrip::Row::variables, 2, 0);
        QCOMPARE(f.document.text(Field::variables), QStringLiteral("zxy"));
        Q_EMIT strip->toggleWanted(0);
        QCOMPARE(f.document.text(Field::turns), QStringLiteral("AAE"));
        for (int step = 0; step < 3; ++step)
            f.undo.undo();
        QCOMPARE(f.document.text(Field::turns), QStringLiteral("EEA"));
        QCOMPARE(f.document.text(Field::variables), QStringLiteral("xyz"));
    }

    void longMessagesAreCutAndWholeInTheTooltip() {
        Fixture f;
        std::string formula = "a";
        for (int i = 0; i < 300; ++i)
            formula = "(" + formula + "+b)";
        f.document.setFormula(QString::fromStdString(formula), QStringLiteral("long"));
        const auto labels = f.bar.findChildren<QLabel*>();
        const auto message = std::find_if(labels.begin(), labels.end(), [&](const QLabel* label) {
            return label->toolTip() == f.bar.said();
        });
        QVERIFY(message != labels.end());
        QVERIFY((*message)->text().endsWith(QChar(0x2026)));
        QVERIFY((*message)->fontMetrics().horizontalAdvance((*message)->text()) <= f.bar.width());
        QCOMPARE(testing::namelessWidgets(f.bar), QStringList());
    }
};

LOGGIA_WINDOW_TEST(FormulaBarTest)

} // namespace formula_bar_test

#include "formula_bar_test.moc"
