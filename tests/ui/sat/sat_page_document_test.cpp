#include "core/base/packing.hpp"
#include "core/sat/proofs/check_proof.hpp"
#include "core/sat/proofs/proof_format.hpp"
#include "tests/suite.hpp"
#include "tests/ui/sat/page_fixture.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/language/number_words.hpp"
#include "ui/sat/answer_panel.hpp"
#include "ui/shell/page_host.hpp"
#include "ui/shell/picture.hpp"
#include "ui/shell/session.hpp"
#include "ui/widgets/expander.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace sat_page_document_test {

using namespace loggia;
using namespace loggia::ui;
using testing::PageFixture;
using testing::q;

class SatPageDocumentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// What is saved under the name of one form or the other is in that form.
    void savesInBothForms() {
        PageFixture f;
        QVERIFY(f.page.open("1 2\n-2\n0\n1 P\n").has_value());
        QVERIFY(f.settled());
        QCOMPARE(f.page.save(q("a.txt")), QByteArray("1 2\n-2\n0\n1 P\n"));
        QCOMPARE(f.page.save(q("a.cnf")), QByteArray("c 1 P\np cnf 2 2\n1 2 0\n-2 0\n"));
        QVERIFY(f.page.open(f.page.save(q("a.cnf"))).has_value());
        QVERIFY(f.settled());
        QCOMPARE(f.page.save(q("a.txt")), QByteArray("1 2\n-2\n0\n1 P\n"));
        f.page.history()->undo();
        QCOMPARE(f.page.copy(), q("1 2\n-2\n0\n1 P\n"));
    }

    void tellsWhatAFormLoses() {
        PageFixture f;
        QVERIFY(f.page.open("c 1 P\nc made by hand\np cnf 2 2\n1 2 0\n-2 0\n").has_value());
        QVERIFY(f.settled());
        QCOMPARE(f.page.lossOf(q("a.cnf")), QString());
        QCOMPARE(f.page.lossOf(q("a.txt")), q("This format stores the clauses and the names of "
                                              "atoms. Other comments would be lost."));
        QVERIFY(!f.page.save(q("a.txt")).contains("by hand"));
        QVERIFY(f.page.open("c 1 P\np cnf 2 2\n1 2 0\n-2 0\n").has_value());
        QVERIFY(f.settled());
        QCOMPARE(f.page.lossOf(q("a.txt")), QString());
        // Atoms that only the header announces double the number of models.
        QVERIFY(f.page.open("p cnf 4 1\n1 2 0\n").has_value());
        QVERIFY(f.settled());
        QCOMPARE(f.page.lossOf(q("a.cnf")), QString());
        QCOMPARE(f.page.lossOf(q("a.txt")), q("This format has no header: atoms above 2, which "
                                              "occur in no clause, would be lost."));
        QVERIFY(f.page.open("p cnf 7 1\nx1 2 3 4 5 6 7 0\n").has_value());
        QVERIFY(f.settled());
        QCOMPARE(f.page.lossOf(q("a.txt")),
                 q("Long xor lines would become clauses with auxiliary atoms."));
        QVERIFY(f.page.open("1 2\n-2\n0\n1 P\nmade by hand\n").has_value());
        QVERIFY(f.settled());
        QCOMPARE(f.page.lossOf(q("a.cnf")), QString());
        QVERIFY(f.page.save(q("a.cnf")).contains("by hand"));
    }

    void opensPackedFiles() {
        for (const char* packed :
             {"/Td6WFoAAATm1rRGAgAhARwAAAAQz1jMAQAPcCBjbmYgMiAxCjEgMiAwCgC1/"
              "JxVSUoYcQABKBDlC2xgH7bzfQEA"
              "AAAABFla",
              "QlpoOTFBWSZTWZN+ZEYAAAfZgAAQQABwAAkBQAAgACGhpk0IMmIJ0Y4w7qQ+LuSKcKEhJvzIjA=="}) {
            PageFixture f;
            QVERIFY(f.page.open(QByteArray::fromBase64(packed)).has_value());
            QVERIFY(f.settled());
            QCOMPARE(f.editor->text(), q("p cnf 2 1\n1 2 0\n"));
        }
    }

    /// The ending of a packed file stands behind the one that tells the form of the clauses.
    void savesPackedFilesInTheFormOfTheirNames() {
        const std::string text = "p cnf 2 1\n1 2 0\n";
        for (const auto& [packing, suffix] : {std::pair(Packing::gzip, "gz"),
                                              {Packing::xz, "xz"},
                                              {Packing::lzma, "lzma"},
                                              {Packing::bzip2, "bz2"}}) {
            PageFixture f;
            const QString name = q("a.cnf.") + q(suffix);
            // The dialog that opens files has it in its list.
            const QList<FileFormat> formats = SatPage::pageInfo().formats;
            QVERIFY(std::any_of(formats.begin(), formats.end(), [&](const FileFormat& format) {
                return format.can_open && QDir::match(format.patterns, name);
            }));
            const auto packed = pack(text, packing);
            QVERIFY(packed);
            QVERIFY(f.page.openFile(QByteArray::fromStdString(*packed), f.path(qPrintable(name)))
                        .has_value());
            QVERIFY(f.settled());
            f.set("p cnf 2 2\n1 2 0\n-1 0\n");
            QVERIFY(f.settled());
            QCOMPARE(f.page.save(f.path(qPrintable(name))), QByteArray("p cnf 2 2\n1 2 0\n-1 0\n"));
            // Under another name it has the form that this one asks for.
            f.set("1 2\n0\n");
            QVERIFY(f.settled());
            QCOMPARE(f.page.save(q("b.cnf.") + q(suffix)).toStdString(), text);
        }
    }

    /// Clauses that are missing may decide the answer. In a text that is being edited it is the
    /// header that is behind.
    void refusesAFileThatIsCutOff() {
        PageFixture f;
        QVERIFY(f.page.open("p cnf 2 2\n1 2 0\n").has_value());
        QVERIFY(f.settled());
        QVERIFY(!f.page.reader()->reading()->file);
        QVERIFY(f.page.reader()->reading()->error->message.starts_with("expected 2 clauses"));
        f.set("p cnf 2 2\n-1 2 0\n");
        QVERIFY(f.settled());
        QVERIFY(f.page.reader()->reading()->file);
        QCOMPARE(f.page.reader()->reading()->file->warnings.size(), std::size_t{1});
    }

    void pasteRefusesWhatIsNoClauses() {
        PageFixture f;
        const QString before = f.editor->text();
        QVERIFY(!f.page.paste(q("hello")));
        QCOMPARE(f.editor->text(), before);
        QVERIFY(f.page.paste(q("1 0\n")).has_value());
        QCOMPARE(f.editor->text(), q("1 0\n"));
    }

    /// A file too large for the editor is solved all the same, and comes back.
    void largeFilesComeBack() {
        PageFixture f;
        QByteArray text = "p cnf 1000 150000\n";
        for (int i = 0; i < 150'000; ++i)
            text +=
                QByteArray::number(i % 999 + 1) + " -" + QByteArray::number(i % 999 + 2) + " 0\n";
        QFile file(f.path("large.cnf"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        QVERIFY(f.page.openFile(text, f.path("large.cnf")).has_value());
        QVERIFY(f.settled());
        QVERIFY(f.page.document()->isLarge());
        QCOMPARE(f.page.reader()->reading()->file->clauses.size(), std::size_t{150'000});
        QCOMPARE(f.page.save(q("large.cnf")), text);
        testing::runCommand(f.page, q("sat.solve"));
        QCOMPARE(f.verdict(), q("Satisfiable"));

        // The session does not hold it.
        QVERIFY(f.page.needsFile() && !f.page.awaitsFile());
        PageFixture again;
        again.page.restoreSession(f.page.session()->state());
        QVERIFY(again.page.needsFile() && again.page.awaitsFile());
        again.page.restoreFile(text);
        QVERIFY(again.settled());
        QVERIFY(again.page.document()->isLarge() && !again.page.awaitsFile());
        QCOMPARE(again.page.save(q("large.cnf")), text);
    }

    void savesProofAndAnswer() {
        PageFixture f;
        f.set(testing::core_text);
        QVERIFY(f.settled());
        const auto clauses = f.page.reader()->reading()->file->clauses;
        for (const char* name : {"a.drat", "b.bdrat"}) {
            f.dialogs.file = f.path(name);
            testing::runCommand(f.page, q("sat.save-proof"));
            QTRY_VERIFY(!f.files.writer().isWriting());
            const auto proof = sat::parse_proof(f.bytesOf(name).toStdString());
            QVERIFY(proof.has_value());
            QCOMPARE(sat::check_proof(clauses, *proof).verdict, sat::ProofCheck::Verdict::verified);
        }
        QVERIFY(f.bytesOf("a.drat") != f.bytesOf("b.bdrat"));
        f.set("-1 2\n1\n0\n1 P\n");
        QVERIFY(f.settled());
        QVERIFY(!testing::canRun(f.page, q("sat.save-proof")));
        f.dialogs.file = f.path("c.txt");
        testing::runCommand(f.page, q("sat.save-answer"));
        QCOMPARE(f.bytesOf("c.txt"), QByteArray("1 T\n2 T\n0\n1 P\n"));
        f.dialogs.file = f.path("d.sol");
        testing::runCommand(f.page, q("sat.save-answer"));
        QCOMPARE(f.bytesOf("d.sol"), QByteArray("s SATISFIABLE\nv 1 2 0\n"));
        f.dialogs.file = f.path("no/such/folder.txt");
        testing::runCommand(f.page, q("sat.save-answer"));
        QCOMPARE(f.dialogs.errors.size(), 1);
    }

    /// In every format, of those that were listed.
    void savesTheModelThatIsShown() {
        PageFixture f;
        f.set("p cnf 2 1\n1 2 0\n");
        QCOMPARE(f.verdict(), q("Satisfiable"));
        QTest::mouseClick(f.find<QPushButton>("allModels"), Qt::LeftButton);
        QVERIFY(f.settled());
        QSet<QByteArray> saved;
        f.dialogs.file = f.path("a.sol");
        for (int i = 0; i < 3; ++i) {
            testing::runCommand(f.page, q("sat.save-answer"));
            saved << f.bytesOf("a.sol");
            for (QToolButton* button : f.page.findChildren<QToolButton*>())
                if (button->accessibleName() == q("Next model") && i < 2)
                    QTest::mouseClick(button, Qt::LeftButton);
        }
        QCOMPARE(saved, (QSet<QByteArray>{"s SATISFIABLE\nv 1 2 0\n", "s SATISFIABLE\nv 1 -2 0\n",
                                          "s SATISFIABLE\nv -1 2 0\n"}));
    }

    void comesBack() {
        PageFixture f;
        f.set("1 x\n");
        testing::runCommand(f.page, q("sat.stop"));
        QVERIFY(f.settled());
        const QJsonObject session = f.page.session()->state();
        PageFixture again;
        again.page.restoreSession(session);
        QVERIFY(again.settled());
        QCOMPARE(again.editor->text(), q("1 x\n"));
        QCOMPARE(again.page.session()->state(), session);
        QVERIFY(!again.page.history()->canUndo());
        again.page.restoreSession({{q("settings"), 3}, {q("tab"), 99}, {q("watch"), q("?")}});
        QCOMPARE(again.editor->text(), q("1 x\n"));
    }

    void ownValuesComeBack() {
        PageFixture f;
        f.set("1 2\n-1 3\n0\n");
        QVERIFY(f.settled());
        Assignment* own = f.page.findChild<AnswerPanel*>()->assignmentPanel()->assignment();
        own->clear();
        own->cycle(1);
        const sat::PartialAssignment values = own->values();
        PageFixture again;
        again.page.restoreSession(f.page.session()->state());
        QVERIFY(again.settled());
        Assignment* back = again.page.findChild<AnswerPanel*>()->assignmentPanel()->assignment();
        QCOMPARE(back->values(), values);
        QVERIFY(back->hasModel() && back->canTakeBack());
        // Solving shows the model, and they can be taken back.
        testing::runCommand(again.page, q("sat.solve"));
        QVERIFY(again.settled());
        QVERIFY(back->isModel());
        back->takeBack();
        QCOMPARE(back->values(), values);
    }

    /// As when the language is changed: the window is made anew, and nothing is looked for twice.
    void resultsComeBack() {
        PageFixture f;
        f.set("1 2 3\n-1 4\n0\n");
        QVERIFY(f.settled());
        f.find<QLineEdit>("atoms")->setText(q("1-3"));
        testing::runCommand(f.page, q("sat.models"));
        QVERIFY(f.settled());
        f.page.findChild<AnswerPanel*>()->assignmentPanel()->assignment()->cycle(4);
        const auto state = f.page.session()->state();
        const auto back = [&state](SatPage& page, const std::any& results) {
            page.restoreSession(state);
            page.takeOver(results);
        };
        PageFixture again;
        back(again.page, f.page.results());
        QVERIFY(again.settled());
        QCOMPARE(again.page.solveRun()->outcome(), f.page.solveRun()->outcome());
        QVERIFY(again.page.tasks()->models());
        QCOMPARE(again.page.tasks()->models(), f.page.tasks()->models());
        QCOMPARE(again.find<QLineEdit>("atoms")->text(), q("1-3"));
        const auto values = [](PageFixture& of) {
            return of.page.findChild<AnswerPanel*>()->assignmentPanel()->assignment()->values();
        };
        QCOMPARE(values(again), values(f));
        again.set("1\n0\n");
        QVERIFY(again.settled());
        QVERIFY(again.page.tasks()->models() == nullptr);

        // Of other clauses nothing is taken.
        PageFixture other;
        other.set("1 2\n0\n");
        other.page.takeOver(f.page.results());
        QVERIFY(other.settled());
        QVERIFY(other.page.solveRun()->outcome() != f.page.solveRun()->outcome());
        QVERIFY(other.page.tasks()->models() == nullptr);
    }

    void coreAndProofComeBack() {
        PageFixture f;
        f.set(testing::core_text);
        QCOMPARE(f.verdict(), q("Unsatisfiable"));
        testing::runCommand(f.page, q("sat.core"));
        QVERIFY(f.settled());
        QTest::mouseClick(f.find<QPushButton>("checkProof"), Qt::LeftButton);
        QVERIFY(f.settled());
        PageFixture again;
        again.page.restoreSession(f.page.session()->state());
        again.page.takeOver(f.page.results());
        QVERIFY(again.settled());
        const CoreFinding* const core = again.page.tasks()->core();
        QVERIFY(core != nullptr && core->verified);
        QCOMPARE(core->core.clauses, f.page.tasks()->core()->core.clauses);
        QVERIFY(again.page.tasks()->proofCheck() != nullptr);
        QVERIFY(again.find<QPushButton>("copyCore")->isVisible());
    }

    void thereIsOneTimeForARun() {
        PageFixture f;
        f.set(testing::core_text);
        QCOMPARE(f.verdict(), q("Unsatisfiable"));
        auto outcome = std::make_shared<SatOutcome>(*f.page.solveRun()->outcome());
        outcome->seconds = 42;
        f.page.solveRun()->take(f.page.document()->revision(), std::move(outcome), {});
        QCOMPARE(f.find<QLabel>("time")->text(), durationText(42));
    }

    /// Its keys would record the run of another engine.
    void aStartWhileWatchingIsNotInTheChoiceOfTheEngine() {
        PageFixture f;
        f.page.setWatching(true);
        QVERIFY(f.settled());
        PageHost host(SatPage::pageInfo());
        host.setSession(f.page.session()->state());
        host.show();
        QVERIFY(static_cast<SatPage&>(host.made()).isWatching());
        const QWidget* main = host.takeMainField();
        QVERIFY(main != nullptr && qobject_cast<const QComboBox*>(main) == nullptr);
    }

    /// An hour's proof is not lost by a wrong key, nor by a look at another engine.
    void anAnswerThatTookLongComesBackWithItsClauses() {
        PageFixture f;
        f.set(testing::core_text);
        QCOMPARE(f.verdict(), q("Unsatisfiable"));
        auto outcome = std::make_shared<SatOutcome>(*f.page.solveRun()->outcome());
        outcome->seconds = 3600;
        const std::shared_ptr<const SatOutcome> slow = std::move(outcome);
        f.page.solveRun()->take(f.page.document()->revision(), slow, {});
        testing::runCommand(f.page, q("sat.core"));
        QVERIFY(f.settled());
        const auto core = f.page.tasks()->core()->core.clauses;
        const QByteArray clauses = f.page.document()->content();
        QTest::keyClicks(f.editor, q("1"));
        QVERIFY(f.page.document()->content() != clauses);
        QVERIFY(f.settled());
        QVERIFY(f.page.solveRun()->outcome() != slow);
        QVERIFY(f.page.tasks()->core() == nullptr);
        f.page.history()->undo();
        QCOMPARE(f.page.document()->content(), clauses);
        QVERIFY(f.settled());
        QCOMPARE(f.page.solveRun()->outcome(), slow);
        QVERIFY(f.page.tasks()->core() != nullptr);
        QCOMPARE(f.page.tasks()->core()->core.clauses, core);
        // Solved anew they have no core yet.
        testing::runCommand(f.page, q("sat.solve"));
        QVERIFY(f.page.tasks()->core() == nullptr);
        QVERIFY(f.settled());
        f.page.solveRun()->take(f.page.document()->revision(), slow, {});

        auto* engine = f.find<QComboBox>("engine");
        const int before = engine->currentIndex();
        engine->setCurrentIndex(static_cast<int>(SatEngine::dpll));
        QVERIFY(f.settled());
        QVERIFY(f.page.solveRun()->outcome() != slow);
        engine->setCurrentIndex(before);
        QVERIFY(f.settled());
        QCOMPARE(f.page.solveRun()->outcome(), slow);
        // Other clauses have an answer of their own.
        f.set("1\n0\n");
        QCOMPARE(f.verdict(), q("Satisfiable"));
    }

    /// The answer may be there at once, and its core after an hour.
    void aCoreThatTookLongComesBackWithItsClauses() {
        PageFixture f;
        f.set(testing::core_text);
        QCOMPARE(f.verdict(), q("Unsatisfiable"));
        testing::runCommand(f.page, q("sat.core"));
        QVERIFY(f.settled());
        AnswerTasks::Found found = f.page.tasks()->found();
        QVERIFY(found.core.has_value());
        found.seconds = 3600;
        f.page.tasks()->take(f.page.document()->revision(), found);
        QTest::keyClicks(f.editor, q("1"));
        QVERIFY(f.settled());
        QVERIFY(f.page.tasks()->core() == nullptr);
        f.page.history()->undo();
        QVERIFY(f.settled());
        QVERIFY(f.page.tasks()->core() != nullptr);
        QCOMPARE(f.page.tasks()->core()->core.clauses, found.core->core.clauses);
    }

    /// Whatever of it a person changes.
    void tellsWhatChanges() {
        PageFixture f;
        QVERIFY(f.settled());
        QSignalSpy told(f.page.session(), &Session::changed);
        QJsonObject last = f.page.session()->state();
        const auto changes = [&](const char* key) {
            const QJsonObject before = std::exchange(last, f.page.session()->state());
            const bool noticed = !told.isEmpty();
            told.clear();
            return noticed && last.value(q(key)) != before.value(q(key));
        };
        f.find<QComboBox>("engine")->setCurrentIndex(static_cast<int>(SatEngine::dpll));
        QVERIFY(changes("settings"));
        f.find<QCheckBox>("keepProof")->click();
        QVERIFY(changes("settings"));
        testing::runCommand(f.page, q("sat.solve-while-typing"));
        QVERIFY(changes("solving"));
        f.page.findChild<Expander*>()->setExpanded(true);
        QVERIFY(changes("advanced"));
        f.page.findChild<AnswerPanel*>()->assignmentPanel()->setOnlyTrue(true);
        QVERIFY(changes("only-true"));
        for (auto* tabs : f.page.findChildren<QTabWidget*>())
            if (tabs->tabBar()->accessibleName() == q("Information"))
                tabs->setCurrentIndex(1);
        QVERIFY(changes("tab"));
        testing::runCommand(f.page, q("sat.sudoku"));
        QVERIFY(changes("document"));
        QVERIFY(f.settled());
        auto* views = f.find<QTabWidget>("assignmentViews");
        QVERIFY(views->isTabVisible(1));
        views->setCurrentIndex(1 - views->currentIndex());
        QVERIFY(changes("prefers-picture"));
        QTest::keyClicks(f.editor, q(" "));
        QVERIFY(changes("document"));
        f.page.watch()->findChild<QTabWidget*>()->setCurrentIndex(0);
        QVERIFY(changes("watch"));
        f.page.findChild<QTabBar*>({}, Qt::FindDirectChildrenOnly)->setCurrentIndex(1);
        QVERIFY(changes("watching"));
        QVERIFY(f.settled());
        last = f.page.session()->state();
        PageFixture again;
        again.page.restoreSession(last);
        QVERIFY(again.settled());
        QCOMPARE(again.page.session()->state(), last);
    }

    void newIsAStep() {
        PageFixture f;
        const QString before = f.editor->text();
        f.page.newDocument();
        QVERIFY(f.editor->text().isEmpty());
        QVERIFY(f.settled());
        f.page.history()->undo();
        QCOMPARE(f.editor->text(), before);
    }

    void copiesTheAnswer() {
        PageFixture f;
        f.set("-1\n0\n");
        QVERIFY(f.settled());
        QSignalSpy copied(&f.page, &Page::copyWanted);
        testing::runCommand(f.page, q("sat.copy-answer"));
        QCOMPARE(copied.takeFirst().at(0).toString(), q("1 F\n0\n"));
        testing::runCommand(f.page, q("sat.copy-figures"));
        QVERIFY(copied.takeFirst().at(0).toString().startsWith(q("Conflicts\t0\n")));
    }

    void picturesOfWhatIsWatched() {
        PageFixture f;
        f.page.setWatching(true);
        QVERIFY(f.settled());
        QVERIFY(pictureAsSvg(f.page).contains("<svg"));
        QVERIFY(!pictureAsImage(f.page).isNull());
    }
};

LOGGIA_WINDOW_TEST(SatPageDocumentTest)

} // namespace sat_page_document_test

#include "sat_page_document_test.moc"
