#include "tests/suite.hpp"
#include "tests/ui/sat/page_fixture.hpp"
#include "tests/ui/support/pictures.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/sat/answer_panel.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/source/source_style.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>

namespace answer_panel_test {

using namespace loggia;
using namespace loggia::ui;
using testing::q;
using testing::runCommand;

/// Which model is shown, or why there is none.
QString positionIn(testing::PageFixture& f) {
    return f.page.findChild<AnswerPanel*>()->findChild<QLabel*>(q("position"))->text();
}

/// The panel with the runs that feed it, in its page.
class AnswerPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void valuesOfALargeSetAreThere() {
        testing::PageFixture f;
        QByteArray text = "p cnf 300 70000\n";
        for (int i = 0; i < 70'000; ++i)
            text += "1 2 -3 0\n";
        f.page.document()->replace(text, q("test"));
        QVERIFY(f.settled());
        auto* panel = f.page.findChild<AnswerPanel*>();
        QVERIFY(!panel->assignmentPanel()->isVisibleTo(&f.page));
        runCommand(f.page, q("sat.solve"));
        QCOMPARE(f.verdict(), q("Satisfiable"));
        QVERIFY(panel->assignmentPanel()->isVisibleTo(&f.page));
        QCOMPARE(panel->findChild<QTableView*>()->model()->rowCount(), 300);
        // Gone with the answer.
        f.page.document()->replace(text + "1 0\n", q("test"));
        QVERIFY(f.settled());
        QVERIFY(!panel->assignmentPanel()->isVisibleTo(&f.page));
    }

    void modelsOneAfterTheOther() {
        testing::PageFixture f;
        f.set("1 2\n0\n1 P\n2 Q\n");
        QCOMPARE(f.verdict(), q("Satisfiable"));
        auto* panel = f.page.findChild<AnswerPanel*>();
        auto* table = panel->findChild<QTableView*>();
        QCOMPARE(table->model()->rowCount(), 2);
        QTest::mouseClick(f.find<QPushButton>("allModels"), Qt::LeftButton);
        QVERIFY(f.settled());
        QCOMPARE(panel->findChild<QLabel*>(q("position"))->text(), q("model 1 of 3"));
        QSet<QString> seen;
        for (int i = 0; i < 3; ++i) {
            seen << panel->asText();
            for (QToolButton* button : panel->findChildren<QToolButton*>())
                if (button->accessibleName() == q("Next model") && i < 2)
                    QTest::mouseClick(button, Qt::LeftButton);
        }
        QCOMPARE(seen, (QSet<QString>{q("1 T\n2 T\n0\n1 P\n2 Q\n"), q("1 T\n2 F\n0\n1 P\n2 Q\n"),
                                      q("1 F\n2 T\n0\n1 P\n2 Q\n")}));

        // Projected: P alone can be true or false.
        auto* atoms = f.find<QLineEdit>("atoms");
        atoms->setFocus();
        QTest::keyClicks(atoms, q("P"));
        QTest::keyClick(atoms, Qt::Key_Return);
        QVERIFY(f.settled());
        QCOMPARE(panel->findChild<QLabel*>(q("position"))->text(), q("model 1 of 2"));
        QCOMPARE(table->model()->rowCount(), 1);
        QTest::keyClicks(atoms, q(" R"));
        QTest::keyClick(atoms, Qt::Key_Return);
        QVERIFY(f.find<QLabel>("atomsNote")->text().contains(q("unknown atom “R”")));

        QTest::mouseClick(panel->findChild<QCheckBox*>(), Qt::LeftButton, {}, {8, 8});
        QVERIFY(panel->assignmentPanel()->isOnlyTrue());
    }

    /// While the run is watched, where the panel is out of sight.
    void whatWasAskedIsSaidOnTheOtherTab() {
        testing::PageFixture f;
        f.set("1 2\n0\n1 P\n2 Q\n");
        QCOMPARE(f.verdict(), q("Satisfiable"));
        auto* panel = f.page.findChild<AnswerPanel*>();
        QSignalSpy said(&f.page, &Page::message);
        panel->findModels();
        QVERIFY(f.settled());
        for (const auto& message : said) // it is in sight
            QCOMPARE(message[0].toString(), QString());
        f.page.setWatching(true);
        QVERIFY(f.settled());
        said.clear();
        panel->findModels();
        QVERIFY(f.settled());
        QVERIFY(!said.isEmpty());
        QCOMPARE(said.last()[0].toString(), q("Model 1 of 3."));

        f.page.setWatching(false);
        f.set(testing::core_text);
        QCOMPARE(f.verdict(), q("Unsatisfiable"));
        f.page.setWatching(true);
        QVERIFY(f.settled());
        said.clear();
        panel->findCore();
        QVERIFY(f.settled());
        QVERIFY(!said.isEmpty());
        QVERIFY(said.last()[0].toString().startsWith(q("Minimal core: 4 of 5 clauses.")));
    }

    /// The atoms that a long xor line is cut by are no atoms of the file.
    void auxiliaryAtomsAreNotShown() {
        testing::PageFixture f;
        f.set("p cnf 7 1\nx1 2 3 4 5 6 7 0\n");
        QCOMPARE(f.verdict(), q("Satisfiable"));
        auto* panel = f.page.findChild<AnswerPanel*>();
        QCOMPARE(panel->findChild<QTableView*>()->model()->rowCount(), 7);
        QCOMPARE(panel->asNames().count(QLatin1Char('\n')), 7);
        QTest::mouseClick(f.find<QPushButton>("allModels"), Qt::LeftButton);
        QVERIFY(f.settled());
        QCOMPARE(positionIn(f), q("model 1 of 64"));
        QCOMPARE(f.find<QTableView>("allModelsTable")->model()->columnCount(), 8);
        QCOMPARE(panel->findChild<QTableView*>()->model()->rowCount(), 7);
    }

    void whyThereIsNone() {
        testing::PageFixture f;
        f.set(testing::core_text);
        QCOMPARE(f.verdict(), q("Unsatisfiable"));
        QVERIFY(!f.find<QPushButton>("allModels")->isVisible());
        QTest::mouseClick(f.find<QPushButton>("checkProof"), Qt::LeftButton);
        QVERIFY(f.settled());
        QVERIFY(f.find<QLabel>("proofNote")->text().startsWith(q("Verified: ")));
        QTest::mouseClick(f.find<QPushButton>("core"), Qt::LeftButton);
        QVERIFY(f.settled());
        QVERIFY(f.find<QLabel>("coreNote")->text().startsWith(q("Minimal core: 4 of 5 clauses.")));
        // Another text is another question.
        f.set("1 2\n0\n");
        QCOMPARE(f.verdict(), q("Satisfiable"));
        QVERIFY(!f.find<QLabel>("coreNote")->isVisible());
    }

    /// "Working…" under the core would be about something that nobody asked for.
    void eachNoteIsOfItsOwnWork() {
        testing::PageFixture f;
        f.set(testing::core_text);
        QCOMPARE(f.verdict(), q("Unsatisfiable"));
        auto* panel = f.page.findChild<AnswerPanel*>();
        const auto note = [panel](const char* name) {
            return panel->findChild<QLabel*>(q(name))->text();
        };
        const QString no_core = note("coreNote");
        const QString no_check = note("proofNote");
        QVERIFY(no_check.endsWith(q("not checked yet.")));
        panel->checkProof();
        QCOMPARE(note("coreNote"), no_core);
        QVERIFY(note("proofNote").endsWith(q("Checking…")));
        QVERIFY(f.settled());
        QVERIFY(note("proofNote").startsWith(q("Verified")));
        panel->checkProof(); // once more
        QVERIFY(note("proofNote").endsWith(q("Checking…")));
        QVERIFY(f.settled());
        const QString verified = note("proofNote");
        panel->findCore();
        QCOMPARE(note("coreNote"), q("Working…"));
        QCOMPARE(note("proofNote"), verified);
        QVERIFY(f.settled());
        QVERIFY(note("coreNote").startsWith(q("Minimal core")));
    }

    /// What is left of the file may have no model, either: nothing is said of it.
    void oneCoreOfTwo() {
        testing::PageFixture f;
        f.set("p cnf 2 4\n1 0\n-1 0\n2 0\n-2 0\n");
        QCOMPARE(f.verdict(), q("Unsatisfiable"));
        QTest::mouseClick(f.find<QPushButton>("core"), Qt::LeftButton);
        QVERIFY(f.settled());
        QCOMPARE(f.find<QLabel>("coreNote")->text(),
                 q("Minimal core: 2 of 4 clauses. The core has no model, but when any one of its "
                   "clauses "
                   "is left out, the rest has one. It is marked in the editor."));
    }

    /// An xor is to blame as a whole, and a clause that it makes superfluous is not.
    void coreOfXors() {
        testing::PageFixture f;
        f.set("p cnf 4 4\nx1 2 3 0\nx1 2 -3 0\n4 0\n-4 1 0\n");
        QCOMPARE(f.verdict(), q("Unsatisfiable"));
        QTest::mouseClick(f.find<QPushButton>("core"), Qt::LeftButton);
        QVERIFY(f.settled());
        const QString note = f.find<QLabel>("coreNote")->text();
        QVERIFY2(note.startsWith(q("Minimal core: 2 of 4 clauses.")), qPrintable(note));
        QVERIFY2(note.endsWith(q("An xor line counts as one clause.")), qPrintable(note));
    }

    void errorsAreAnAnswer() {
        testing::PageFixture f;
        f.set("1 2\n3 x\n0\n");
        QCOMPARE(f.verdict(), q("Clauses not understood"));
        QVERIFY(f.find<QLabel>("explanation")->text().startsWith(q("Line 2: ")));
    }

    /// Models and core of the clauses before are not shown for the ones that are there now.
    void newClausesHaveNoModelsYet() {
        testing::PageFixture f;
        f.set("1 2\n0\n");
        QVERIFY(f.settled());
        runCommand(f.page, q("sat.models"));
        QVERIFY(f.settled());
        QCOMPARE(positionIn(f), q("model 1 of 3"));
        f.set("1 2 3\n0\n");
        QVERIFY(!f.page.tasks()->models());
        QVERIFY(f.settled());
        QCOMPARE(positionIn(f), q("a model"));
        f.set(testing::core_text);
        QVERIFY(f.settled());
        const QString unasked = f.find<QLabel>("coreNote")->text();
        runCommand(f.page, q("sat.core"));
        QVERIFY(f.settled());
        QVERIFY(f.find<QLabel>("coreNote")->text() != unasked);
        f.set("1\n-1\n2\n0\n");
        QVERIFY(f.page.tasks()->core() == nullptr);
        QVERIFY(f.settled());
        QCOMPARE(f.find<QLabel>("coreNote")->text(), unasked);
    }

    /// What is said of all models is said of the atoms that were asked for, from the first time on;
    /// another document has other atoms.
    void projectsModels() {
        testing::PageFixture f;
        f.set("-1 2\n1 2 3\n0\n1 Anna\n2 Bob\n3 Cleo\n");
        QVERIFY(f.settled());
        auto* atoms = f.find<QLineEdit>("atoms");
        const auto* common = f.find<QLabel>("commonValues");
        atoms->setText(q("Anna"));
        for (int time = 0; time < 2; ++time) {
            runCommand(f.page, q("sat.models"));
            QVERIFY(f.settled());
            QCOMPARE(positionIn(f), q("model 1 of 2"));
            QCOMPARE(common->text(), q("None of these atoms has the same value in all models."));
        }
        atoms->setText(q("Dora"));
        runCommand(f.page, q("sat.models"));
        QVERIFY(f.find<QLabel>("atomsNote")->isVisibleTo(&f.page));
        f.page.newDocument();
        QVERIFY(atoms->text().isEmpty());
        QVERIFY(!f.find<QLabel>("atomsNote")->isVisibleTo(&f.page));
    }

    /// As `sat models` does, unless other atoms are asked for.
    void projectsOntoTheAtomsOfTheFile() {
        testing::PageFixture f;
        auto* atoms = f.find<QLineEdit>("atoms");
        const QString all = atoms->placeholderText();
        f.set("c p show 1 2 0\np cnf 4 2\n1 2 0\n3 4 0\n");
        QVERIFY(f.settled());
        QCOMPARE(atoms->placeholderText(), q("atoms of c p show: 1-2"));
        runCommand(f.page, q("sat.models"));
        QVERIFY(f.settled());
        QCOMPARE(positionIn(f), q("model 1 of 3"));
        atoms->setText(q("1-4"));
        runCommand(f.page, q("sat.models"));
        QVERIFY(f.settled());
        QCOMPARE(positionIn(f), q("model 1 of 9"));
        f.set("p cnf 4 2\n1 2 0\n3 4 0\n");
        QCOMPARE(atoms->placeholderText(), all);
    }

    /// Where nothing is solved unasked, the change itself ends what is searched, and clears what
    /// was found: of other clauses, and by another engine.
    void aChangeClearsWhatWasFound() {
        testing::PageFixture f;
        QVERIFY(f.settled());
        testing::setMark(f.page, q("sat.solve-while-typing"), false);
        const QString unasked = f.find<QLabel>("coreNote")->text();
        const auto marked = [&] {
            const QImage picture = f.editor->grab().toImage();
            return testing::pixelsOf(picture, markedLineColour(lightColours()), picture.rect(), 1);
        };
        const auto findCore = [&] {
            f.set(testing::core_text);
            QVERIFY(f.settled());
            f.page.tasks()->findCore(f.page.reader()->reading()->about,
                                     f.page.reader()->reading()->file);
            QVERIFY(f.settled());
            QVERIFY(f.find<QLabel>("coreNote")->text() != unasked);
            QVERIFY(marked() > 100);
        };
        findCore();
        f.set("1 3\n-1 2\n2\n-1 -2\n0\n");
        QCOMPARE(f.find<QLabel>("coreNote")->text(), unasked);
        QVERIFY(marked() < 10);
        findCore();
        auto* engine = f.find<QComboBox>("engine");
        engine->setCurrentIndex(engine->currentIndex() == 0 ? 1 : 0);
        QVERIFY(f.page.tasks()->core() == nullptr);
        QCOMPARE(f.find<QLabel>("coreNote")->text(), unasked);
        QVERIFY(marked() < 10);
        // Solved anew.
        findCore();
        QTest::mouseClick(f.find<QPushButton>("start"), Qt::LeftButton);
        QVERIFY(f.page.tasks()->core() == nullptr);
        QVERIFY(f.settled());
        // 2^60 models.
        std::string free;
        for (int atom = 1; atom <= 60; ++atom)
            free += std::to_string(atom) + " 61\n";
        f.set((free + "0\n").c_str());
        QVERIFY(f.settled());
        f.page.tasks()->findModels(f.page.reader()->reading()->about,
                                   f.page.reader()->reading()->file, std::nullopt);
        QVERIFY(f.page.tasks()->isRunning());
        f.set("1 2\n0\n");
        QVERIFY(!f.page.tasks()->isRunning());
    }

    /// Failure takes the place of the result.
    void showsWhatFailed() {
        testing::PageFixture f;
        f.set(testing::core_text);
        QVERIFY(f.settled());
        const QString words = QStringLiteral("Not enough memory.");
        {
            const MemoryShortage shortage;
            runCommand(f.page, q("sat.core"));
            QVERIFY(f.settled());
            QCOMPARE(f.find<QLabel>("coreNote")->text(), words);
            runCommand(f.page, q("sat.check-proof"));
            QVERIFY(f.settled());
            QVERIFY(f.find<QLabel>("proofNote")->text().endsWith(words));
        }
        f.set("1 2\n0\n");
        QVERIFY(f.settled());
        const MemoryShortage shortage;
        runCommand(f.page, q("sat.models"));
        QVERIFY(f.settled());
        QCOMPARE(positionIn(f), words);
    }
};

LOGGIA_WINDOW_TEST(AnswerPanelTest)

} // namespace answer_panel_test

#include "answer_panel_test.moc"
