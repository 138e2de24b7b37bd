#include "core/sat/formats/format.hpp"
#include "core/sat/instances/generate.hpp"
#include "tests/suite.hpp"
#include "tests/ui/sat/page_fixture.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/sat/answer_panel.hpp"
#include "ui/sat/model/grid_view.hpp"
#include "ui/sat/model/model_table.hpp"
#include "ui/sat/model/values_view.hpp"
#include "ui/widgets/graph/graph_view.hpp"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>

namespace assignment_panel_test {

using namespace loggia;
using namespace loggia::ui;
using testing::q;
using testing::runCommand;

QString signsOf(const SourceEditor& editor) {
    QString signs;
    for (const LineSign& sign : editor.lineSigns())
        signs += sign.sign;
    return signs;
}

/// The panel in its page, with the clauses on which its values are shown.
class AssignmentPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void valuesAreSeenOnTheClauses() {
        testing::PageFixture f;
        f.set("P -Q\n-P Q\nR\n0\n1 P\n2 Q\n3 R\n");
        QCOMPARE(f.verdict(), q("Satisfiable"));
        QCOMPARE(signsOf(*f.editor), q("\u2713\u2713\u2713"));
        auto* view = f.page.findChild<ValuesView*>();
        auto* report = f.find<QLabel>("clauseReport");
        QCOMPARE(report->text(), q("3 clauses satisfied."));
        const auto value = [&](int row) {
            return view->model()->index(row, ModelTable::value_column);
        };
        // Until P is what Q is not.
        const bool p_first = value(0).data().toString() == q("true");
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {},
                          view->visualRect(value(0)).center());
        if (!p_first) { // false, then open, then true
            QCOMPARE(value(0).data().toString(), q("\u2013"));
            QTest::mouseClick(view->viewport(), Qt::LeftButton, {},
                              view->visualRect(value(0)).center());
        }
        QVERIFY(signsOf(*f.editor).contains(q("\u2717")));
        QVERIFY(report->text().contains(q("1 falsified")));
        // The answer stays the one that was found.
        const QString answer = f.page.findChild<AnswerPanel*>()->asText();
        QCOMPARE(answer.left(3), p_first ? q("1 T") : q("1 F"));
        // By keyboard: open, and taken back.
        view->setFocus();
        view->setCurrentIndex(value(1));
        QTest::keyClick(view, Qt::Key_Minus);
        QCOMPARE(value(1).data().toString(), q("\u2013"));
        QVERIFY(signsOf(*f.editor).contains(q("1")));
        runCommand(f.page, q("sat.take-back"));
        QVERIFY(value(1).data().toString() != q("\u2013"));
        QTest::mouseClick(f.find<QPushButton>("sat.back-to-model"), Qt::LeftButton);
        QCOMPARE(signsOf(*f.editor), q("\u2713\u2713\u2713"));
        QVERIFY(!f.find<QPushButton>("sat.back-to-model")->isEnabled());
        // The keyboard is not given to the button beside it.
        QVERIFY(view->window()->focusWidget() == view);
        QTest::mouseClick(f.find<QPushButton>("sat.clear-values"), Qt::LeftButton);
        QCOMPARE(signsOf(*f.editor), QString());
        QTest::mouseClick(f.find<QPushButton>("sat.propagate"), Qt::LeftButton);
        QCOMPARE(value(2).data().toString(), q("true"));
        QCOMPARE(signsOf(*f.editor), q("\u00B7\u00B7\u2713"));
        // Another text, and nothing is said of it yet.
        f.editor->setFocus();
        QTest::keyClick(f.editor, Qt::Key_Return);
        QVERIFY(signsOf(*f.editor).isEmpty());
    }

    /// Undo is that of the digits where these are entered, as long as there are some.
    void undoTakesBackWhatWasTried() {
        testing::PageFixture f;
        testing::runCommand(f.page, q("sat.sudoku"));
        QVERIFY(f.settled());
        const QString text = f.editor->text();
        QAction undo;
        undo.setShortcut(QKeySequence::Undo);
        f.page.addAction(&undo);
        const QSignalSpy undone(&undo, &QAction::triggered);
        auto* assignment = f.page.findChild<AnswerPanel*>()->assignmentPanel()->assignment();
        auto* grid = f.page.findChild<GridView*>();
        assignment->clear();
        assignment->cycle(1);
        grid->setFocus();
        QTest::keyClick(grid, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!assignment->hasValues());
        QTest::keyClick(grid, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(assignment->isModel());
        QVERIFY(undone.isEmpty());
        QTest::keyClick(grid, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(undone.size(), 1);
        QCOMPARE(f.editor->text(), text);
    }

    /// Also where there is no model, values can be tried.
    void withoutAModel() {
        testing::PageFixture f;
        f.set(testing::core_text);
        QCOMPARE(f.verdict(), q("Unsatisfiable"));
        auto* view = f.page.findChild<ValuesView*>();
        QVERIFY(view->isVisible());
        QVERIFY(!f.find<QPushButton>("sat.back-to-model")->isVisible());
        view->setFocus();
        view->setCurrentIndex(view->model()->index(0, 0));
        QTest::keyClick(view, Qt::Key_T);
        runCommand(f.page, q("sat.propagate"));
        QVERIFY(signsOf(*f.editor).contains(q("\u2717")));
        // Solving again finds the same, and leaves them.
        const QString signs = signsOf(*f.editor);
        runCommand(f.page, q("sat.solve"));
        QVERIFY(f.settled());
        QCOMPARE(signsOf(*f.editor), signs);
    }

    void picturesOfWhatTheClausesAreAbout() {
        testing::PageFixture f;
        auto* tabs = f.find<QTabWidget>("assignmentViews");
        auto* grid = f.page.findChild<GridView*>();
        QVERIFY(f.settled());
        QVERIFY(!tabs->isTabVisible(1) && !grid->isVisible());
        runCommand(f.page, q("sat.sudoku"));
        QVERIFY(f.settled());
        QVERIFY(grid->isVisible());
        QCOMPARE(grid->tableSize(), QSize(9, 9));
        QVERIFY(!grid->tableCell({0, 0}).name.contains(q("open")));
        // Whoever prefers the table has it from then on.
        QTest::mouseClick(tabs->tabBar(), Qt::LeftButton, {}, tabs->tabBar()->tabRect(0).center());
        QVERIFY(!grid->isVisible());
        runCommand(f.page, q("sat.pigeonhole"));
        QVERIFY(f.settled());
        QVERIFY(tabs->isTabVisible(1) && !grid->isVisible());
        QTest::mouseClick(tabs->tabBar(), Qt::LeftButton, {}, tabs->tabBar()->tabRect(1).center());
        QVERIFY(grid->isVisible());
        QCOMPARE(grid->tableName(), q("Pigeon(row, column)"));
        const auto colouring = *loggia::sat::graph_colouring(4, 3, 3, 8);
        QVERIFY(f.page.open(QByteArray::fromStdString(
            loggia::sat::to_assignment_format(colouring.clauses, colouring.key))));
        QVERIFY(f.settled());
        QVERIFY(tabs->isTabVisible(1) && grid->isHidden()); // the graph is in its place
        // However many vertices there are, their numbers can be read.
        const auto large = *loggia::sat::graph_colouring(60, 100, 3, 8);
        QVERIFY(f.page.open(QByteArray::fromStdString(
            loggia::sat::to_assignment_format(large.clauses, large.key))));
        QVERIFY(f.settled());
        auto* graph = f.page.findChild<AnswerPanel*>()->assignmentPanel()->findChild<GraphView*>();
        QVERIFY(graph->isVisible());
        constexpr double side = 34; // of a node with text of the view's size
        const double scale = graph->rectOf(0).height() / side;
        QVERIFY2(scale * QFontInfo(graph->font()).pixelSize() >= 10,
                 qPrintable(q("%1").arg(scale)));
        runCommand(f.page, q("sat.class-notes"));
        QVERIFY(f.settled());
        QVERIFY(!grid->isVisible() && !tabs->isTabVisible(1));
    }

    void allModelsSideBySide() {
        testing::PageFixture f;
        f.set("1 2\n3\n0\n1 P\n2 Q\n3 R\n");
        QVERIFY(f.settled());
        auto* tabs = f.find<QTabWidget>("assignmentViews");
        QVERIFY(!tabs->isTabVisible(2));
        QTest::mouseClick(f.find<QPushButton>("allModels"), Qt::LeftButton);
        QVERIFY(f.settled());
        auto* table = f.find<QTableView>("allModelsTable");
        QVERIFY(table->isVisible());
        QCOMPARE(table->model()->rowCount(), 3);
        QCOMPARE(f.find<QLabel>("commonValues")->text(), q("The same in all 3 models: R."));
        // A row is a model to show.
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                          table->visualRect(table->model()->index(2, 1)).center());
        QCOMPARE(f.page.findChild<AnswerPanel*>()->findChild<QLabel*>(q("position"))->text(),
                 q("model 3 of 3"));
        const auto* assignment = f.page.findChild<AnswerPanel*>()->assignmentPanel()->assignment();
        QVERIFY(assignment->isModel());
        // There is one at a time, whatever keys are held.
        QTest::mouseClick(table->viewport(), Qt::LeftButton, Qt::ControlModifier,
                          table->visualRect(table->model()->index(0, 1)).center());
        QCOMPARE(table->selectionModel()->selectedRows().size(), 1);
        f.set("1\n0\n");
        QVERIFY(f.settled());
        QVERIFY(!tabs->isTabVisible(2));
    }
};

LOGGIA_WINDOW_TEST(AssignmentPanelTest)

} // namespace assignment_panel_test

#include "assignment_panel_test.moc"
