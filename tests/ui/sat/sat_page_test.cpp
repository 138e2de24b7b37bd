#include "core/sat/formats/format.hpp"
#include "tests/core/sat/pigeonhole.hpp"
#include "tests/suite.hpp"
#include "tests/ui/sat/page_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/sat/features_box.hpp"
#include "ui/widgets/graph/tree_view.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace sat_page_test {

using namespace loggia;
using namespace loggia::ui;
using testing::PageFixture;
using testing::q;

std::string pigeons(int holes) {
    return sat::to_assignment_format(sat::hidden_pigeonhole_clauses(holes), {});
}

class SatPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// The example is solved when the page opens, and what is typed as it is typed.
    void solvesAsTyped() {
        PageFixture f;
        QCOMPARE(f.verdict(), q("Satisfiable"));
        f.editor->setFocus();
        QTest::keyClick(f.editor, Qt::Key_Home, Qt::ControlModifier);
        QTest::keyClicks(f.editor, q("-5"));
        QTest::keyClick(f.editor, Qt::Key_Return);
        QCOMPARE(f.verdict(), q("Unsatisfiable"));
        QTest::keyClicks(f.editor, q("x"));
        QCOMPARE(f.verdict(), q("Clauses not understood"));
        QCOMPARE(f.editor->diagnostics().size(), std::size_t{1});
        QTest::keyClick(f.editor, Qt::Key_Backspace);
        QCOMPARE(f.verdict(), q("Unsatisfiable"));
        f.page.history()->setIndex(0);
        QCOMPARE(f.verdict(), q("Satisfiable"));
    }

    /// The keys of the box would record the run of another engine.
    void watchingDoesNotBeginInTheChoiceOfTheEngine() {
        PageFixture f;
        QVERIFY(f.settled());
        f.editor->setFocus();
        f.page.setWatching(true);
        QVERIFY(f.settled());
        QVERIFY(qobject_cast<const TreeView*>(QApplication::focusWidget()) != nullptr);
        // Nor is it taken from where it was there.
        auto* engine = f.find<QComboBox>("procedure");
        engine->setFocus();
        f.page.setWatching(false);
        QVERIFY(f.editor->hasFocus());
        f.page.setWatching(true);
        QVERIFY(engine->hasFocus());
    }

    void solvesOnlyWhenAsked() {
        PageFixture f;
        QVERIFY(f.settled());
        testing::setMark(f.page, q("sat.solve-while-typing"), false);
        f.set(testing::core_text);
        QCOMPARE(f.verdict(), q("Not solved yet"));
        auto* start = f.find<QPushButton>("start");
        QTest::mouseClick(start, Qt::LeftButton);
        QCOMPARE(f.verdict(), q("Unsatisfiable"));
        // Pressed again, it solves again.
        QTest::mouseClick(start, Qt::LeftButton);
        QCOMPARE(f.verdict(), q("Unsatisfiable"));
        f.set("1\n0\n");
        QCOMPARE(f.verdict(), q("Not solved yet"));
        testing::setMark(f.page, q("sat.solve-while-typing"), true);
        QCOMPARE(f.verdict(), q("Satisfiable"));
    }

    /// Where there is no answer because of a mistake, Solve leads to it.
    void solveGoesToTheError() {
        PageFixture f;
        f.set("1 2\n-1 x\n0\n");
        QCOMPARE(f.verdict(), q("Clauses not understood"));
        f.editor->moveCursor(QTextCursor::Start);
        QTest::mouseClick(f.find<QPushButton>("start"), Qt::LeftButton);
        QCOMPARE(f.editor->textCursor().blockNumber(), 1);
        QVERIFY(f.editor->hasFocus());
        QCOMPARE(f.verdict(), q("Clauses not understood"));
    }

    void stopsAtOnce() {
        PageFixture f;
        QVERIFY(f.settled());
        f.set(pigeons(14).c_str());
        QVERIFY(QTest::qWaitFor([&] { return f.page.solveRun()->isRunning(); }, testing::patience));
        QCOMPARE(f.page.findChild<VerdictLabel*>()->text(), q("Solving\u2026"));
        QCOMPARE(f.find<QLabel>("explanation")->text(), q("The Run tab shows the statistics."));
        auto* stop = f.find<QPushButton>("stop");
        QVERIFY(stop->isEnabled());
        QTest::mouseClick(stop, Qt::LeftButton);
        QCOMPARE(f.verdict(), q("Stopped"));
        QTest::mouseClick(f.find<QPushButton>("start"), Qt::LeftButton);
        QVERIFY(f.page.solveRun()->isRunning());
        QTest::mouseClick(stop, Qt::LeftButton);
        QCOMPARE(f.verdict(), q("Stopped"));
        // Other clauses are solved again.
        f.set(testing::core_text);
        QCOMPARE(f.verdict(), q("Unsatisfiable"));
    }

    /// Each engine by the box; a switch makes it "own switches".
    void choosesEnginesAndSwitches() {
        PageFixture f;
        f.set(testing::core_text);
        QVERIFY(f.settled());
        QComboBox* engines = nullptr;
        for (QComboBox* box : f.page.findChildren<QComboBox*>())
            if (box->accessibleName() == q("Engine"))
                engines = box;
        QVERIFY(engines != nullptr);
        for (int i = 0; i < engines->count(); ++i) {
            engines->setCurrentIndex(i);
            QCOMPARE(f.verdict(), q("Unsatisfiable"));
            QCOMPARE(static_cast<int>(f.page.solveRun()->outcome()->engine), i);
        }
        engines->setCurrentIndex(static_cast<int>(SatEngine::dpll));
        QVERIFY(f.page.findChild<FeaturesBox*>()->features() == sat::dpll());
        f.find<QCheckBox>("pure")->click();
        QCOMPARE(engines->currentIndex(), static_cast<int>(SatEngine::own_switches));
        QCOMPARE(f.verdict(), q("Unsatisfiable"));
        f.find<QCheckBox>("keepProof")->click();
        QCOMPARE(f.verdict(), q("Unsatisfiable"));
        QVERIFY(!f.page.solveRun()->outcome()->proof);
    }

    void examplesByOneClick() {
        PageFixture f;
        const std::pair<const char*, const char*> verdicts[]{{"Pigeonhole", "Unsatisfiable"},
                                                             {"Sudoku", "Satisfiable"},
                                                             {"Peg board", "Unsatisfiable"},
                                                             {"Class notes", "Satisfiable"}};
        for (const auto& [title, verdict] : verdicts) {
            for (QToolButton* button : f.page.findChildren<QToolButton*>())
                if (button->text() == q(title))
                    QTest::mouseClick(button, Qt::LeftButton);
            QCOMPARE(f.verdict(), q(verdict));
        }
        f.page.history()->undo();
        QCOMPARE(f.verdict(), q("Unsatisfiable"));
    }

    void everythingHasAName() {
        PageFixture f;
        for (const bool watching : {false, true}) {
            f.page.setWatching(watching);
            QVERIFY(f.settled());
            const QStringList nameless = testing::namelessWidgets(f.page);
            QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
        }
    }

    void staysWithinANarrowWindow() {
        PageFixture f;
        QVERIFY2(f.page.minimumSizeHint().width() <= 640,
                 qPrintable(QString::number(f.page.minimumSizeHint().width())));
        QVERIFY2(f.page.minimumSizeHint().height() <= 460,
                 qPrintable(QString::number(f.page.minimumSizeHint().height())));
    }
};

LOGGIA_WINDOW_TEST(SatPageTest)

} // namespace sat_page_test

#include "sat_page_test.moc"
