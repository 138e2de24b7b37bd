#include "tests/suite.hpp"
#include "tests/ui/puzzles/puzzle_page_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "ui/puzzles/solutions_panel.hpp"

#include <QAbstractButton>
#include <QLabel>
#include <QListWidget>
#include <QSignalSpy>
#include <QTableView>

namespace solutions_panel_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class SolutionsPanelTest : public QObject {
    Q_OBJECT

    struct Shown {
        SolutionsPanel panel;
        QListWidget* clash = panel.findChild<QListWidget*>(uq("clash"));
        QTableView* table = panel.findChild<QTableView*>(uq("solutions"));

        Shown() {
            panel.resize(380, 500);
            panel.show();
            static_cast<void>(QTest::qWaitForWindowExposed(&panel));
        }
        void put(SheetForm form, const char* text) { panel.setStudy(studyOf(form, text), form); }
    };

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void oneSolution() {
        Shown f;
        QVERIFY(!f.table->isVisible());
        f.put(SheetForm::words, islanders);
        QCOMPARE(f.panel.verdict(), uq("Exactly one solution"));
        QVERIFY2(f.panel.summary().contains(uq("Abe: knight")), qPrintable(f.panel.summary()));
        QVERIFY(f.panel.summary().contains(uq("Bea: knave")));
        QVERIFY(f.table->isVisible());
        QVERIFY(!f.clash->isVisible());
        QCOMPARE(namelessWidgets(f.panel), QStringList());
    }

    void theSolutionGetsTheKeyboardOfItsButton() {
        Shown f;
        f.panel.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&f.panel));
        f.panel.setSolutionVisible(false);
        f.put(SheetForm::words, islanders);
        f.panel.findChild<QAbstractButton*>(uq("show-solution"))->setFocus();
        f.panel.setSolutionVisible(true);
        QVERIFY(f.table->hasFocus());
    }

    /// While the solution is hidden: how large the task is, how far one is, and the ways on.
    void tellsOfTheTask() {
        Shown f;
        f.panel.setSolutionVisible(false);
        f.put(SheetForm::words, islanders);
        const auto* task = f.panel.findChild<QLabel*>(uq("task"));
        QVERIFY(task->isVisible());
        QVERIFY2(task->text().contains(uq(" possible answers.")), qPrintable(task->text()));
        QVERIFY(task->text().contains(uq("You have made 0 of ")));
        QVERIFY(task->text().contains(uq("with no hints.")));
        f.panel.setProgress({1, 2});
        QVERIFY2(task->text().contains(uq("You have made 1 of ")), qPrintable(task->text()));
        QVERIFY(task->text().contains(uq("with 2 hints.")));
        // Nothing of it tells the solution.
        QVERIFY(!task->text().contains(uq("knight")) && !task->text().contains(uq("knave")));
        const QSignalSpy hint(&f.panel, &SolutionsPanel::hintWanted);
        QTest::mouseClick(f.panel.findChild<QAbstractButton*>(uq("get-hint")), Qt::LeftButton);
        QCOMPARE(hint.size(), 1);
        f.panel.setSolutionVisible(true);
        QVERIFY(!task->isVisible());
        QCOMPARE(namelessWidgets(f.panel), QStringList());
    }

    void severalSolutions() {
        Shown f;
        f.put(SheetForm::propositions, loose);
        QVERIFY2(f.panel.verdict().contains(uq("solutions")), qPrintable(f.panel.verdict()));
        QSignalSpy copied(&f.panel, &SolutionsPanel::copyWanted);
        QTest::mouseClick(f.panel.findChild<QAbstractButton*>(uq("copy-solutions")),
                          Qt::LeftButton);
        QVERIFY(copied.first().first().toString().startsWith(uq("a\tb")));
    }

    /// What is listed refutes a goal, or solves a puzzle.
    void theListIsCalledWhatItIs() {
        Shown f;
        const auto heading = [&f] {
            for (const QLabel* label : f.panel.findChildren<QLabel*>())
                if (label->buddy() == f.table && label->isVisible())
                    return label->text().remove(QLatin1Char('&'));
            return QString();
        };
        f.put(SheetForm::propositions, loose);
        QCOMPARE(heading(), uq("Solutions"));
        f.put(SheetForm::propositions,
              "formulas(assumptions).\n  p -> q.\nend_of_list.\nformulas(goals).\n  q -> "
              "p.\nend_of_list.\n");
        QCOMPARE(f.panel.verdict(), uq("The goal does not follow"));
        QCOMPARE(heading(), uq("Counter-models"));
        f.put(SheetForm::propositions, loose);
        QCOMPARE(heading(), uq("Solutions"));
    }

    /// From what a goal follows is no contradiction, unless it needs no goal.
    void aProofIsCalledOne() {
        Shown f;
        const auto heading = [&f] {
            for (const QLabel* label : f.panel.findChildren<QLabel*>())
                if (label->buddy() == f.panel.findChild<QListWidget*>(uq("clash")) &&
                    label->isVisible())
                    return label->text().remove(QLatin1Char('&'));
            return QString();
        };
        f.put(SheetForm::propositions, "formulas(assumptions).\n  p.\n  p -> q.\nend_of_list.\n"
                                       "formulas(goals).\n  q.\nend_of_list.\n");
        QCOMPARE(f.panel.verdict(), uq("The goal follows"));
        QCOMPARE(heading(), uq("Used in the proof"));
        f.put(SheetForm::propositions, "formulas(assumptions).\n  p.\n  -p.\nend_of_list.\n");
        QCOMPARE(heading(), uq("Contradictory statements"));
        // Another contradiction beside it stays without one of these.
        f.put(SheetForm::propositions,
              "formulas(assumptions).\n  p.\n  -p.\n  q.\n  -q.\nend_of_list.\n");
        QCOMPARE(f.clash->count(), 2);
        QVERIFY(f.clash->toolTip().contains(uq("but no longer if any one of them is left out")));
    }

    /// A row that is chosen, by mouse or keyboard, is to be shown.
    void solutionsArePicked() {
        Shown f;
        f.put(SheetForm::propositions, loose);
        QSignalSpy picked(&f.panel, &SolutionsPanel::solutionPicked);
        QTest::mouseClick(f.table->viewport(), Qt::LeftButton, {},
                          f.table->visualRect(f.table->model()->index(1, 0)).center());
        QCOMPARE(picked.size(), 1);
        QCOMPARE(picked[0][0].value<std::optional<std::size_t>>(), std::optional<std::size_t>(1));
        QTest::keyClick(f.table, Qt::Key_Up);
        QCOMPARE(picked[1][0].value<std::optional<std::size_t>>(), std::optional<std::size_t>(0));
    }

    /// The table gets the keyboard of the button without choosing a solution; a click on the first
    /// row does.
    void theFirstSolutionIsPickedByAClick() {
        Shown f;
        f.panel.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&f.panel));
        f.panel.setSolutionVisible(false);
        f.put(SheetForm::propositions, loose);
        f.panel.findChild<QAbstractButton*>(uq("show-solution"))->setFocus();
        QSignalSpy picked(&f.panel, &SolutionsPanel::solutionPicked);
        f.panel.setSolutionVisible(true);
        QVERIFY(f.table->hasFocus());
        QCOMPARE(picked.size(), 0);
        QTest::mouseClick(f.table->viewport(), Qt::LeftButton, {},
                          f.table->visualRect(f.table->model()->index(0, 0)).center());
        QCOMPARE(picked.size(), 1);
        QCOMPARE(picked[0][0].value<std::optional<std::size_t>>(), std::optional<std::size_t>(0));
    }

    void clashesArePicked() {
        Shown f;
        f.put(SheetForm::propositions, clashing);
        QVERIFY2(f.panel.verdict().startsWith(uq("No solution")), qPrintable(f.panel.verdict()));
        QVERIFY(f.clash->isVisible());
        QCOMPARE(f.clash->count(), 2);
        QSignalSpy picked(&f.panel, &SolutionsPanel::statementPicked);
        QTest::mouseClick(f.clash->viewport(), Qt::LeftButton, {},
                          f.clash->visualItemRect(f.clash->item(1)).center());
        QCOMPARE(picked.first().first().toULongLong(), 2ULL);
        QVERIFY(!f.table->isVisible());
    }

    void errorsAreSaid() {
        Shown f;
        f.put(SheetForm::propositions, "formulas(assumptions).\n  a |.\nend_of_list.\n");
        QCOMPARE(f.panel.verdict(), uq("Not understood"));
        QVERIFY2(f.panel.summary().contains(uq("line 2")), qPrintable(f.panel.summary()));
    }

    /// While somebody looks for the solution nothing tells of it.
    void hides() {
        Shown f;
        f.put(SheetForm::words, islanders);
        f.panel.setSolutionVisible(false);
        QVERIFY(!f.table->isVisible());
        QVERIFY(!f.panel.summary().contains(uq("knight")));
        QSignalSpy wanted(&f.panel, &SolutionsPanel::solutionWanted);
        QTest::mouseClick(f.panel.findChild<QAbstractButton*>(uq("show-solution")), Qt::LeftButton);
        QCOMPARE(wanted.size(), 1);
        f.panel.setSolutionVisible(true);
        QVERIFY(f.table->isVisible());
    }
};

LOGGIA_WINDOW_TEST(SolutionsPanelTest)

} // namespace solutions_panel_test

#include "solutions_panel_test.moc"
