#include "tests/suite.hpp"
#include "tests/ui/puzzles/puzzle_page_fixture.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/shell/picture.hpp"
#include "ui/shell/session.hpp"

#include <QAbstractButton>
#include <QSignalSpy>
#include <QSpinBox>

#include <optional>
#include <utility>

namespace puzzles_page_document_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class PuzzlesPageDocumentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void knowsItsFiles() {
        const auto recognises = PuzzlesPage::pageInfo().recognises;
        QVERIFY(recognises(islanders));
        QVERIFY(recognises(loose));
        QVERIFY(recognises(slipping));
        QVERIFY(!recognises("a & b\n"));
        QVERIFY(!recognises("hello\n"));
        // A line that is not understood does not make it another kind of file.
        QVERIFY(recognises("Abe says: Bea is a baker.\nBea says: Abe is a knave.\n"));
        QVERIFY(!recognises("Abe says: Bea is a baker.\nBea says: Abe is a cook.\n"));
        QVERIFY(!recognises("Dear reader, this is a letter.\n"));
        QVERIFY(!recognises("(not M_1_1)\n(not P_1_1)\n"));
        QVERIFY(!recognises("p cnf 2 1\n1 2 0\n"));
        QVERIFY(!recognises("f(a, b) = m(1, 2)\n"));
    }

    void savesByName() {
        PuzzlePageFixture f;
        f.set(SheetForm::words, islanders);
        QVERIFY(f.settled());
        QCOMPARE(f.page.save(uq("a.txt")), QByteArray(islanders));
        QCOMPARE(f.page.save(uq("a.in")), f.text(SheetForm::propositions).toUtf8());
        QCOMPARE(f.page.save(uq("/x/a_ring.in")), f.text(SheetForm::ring).toUtf8());
        // A file keeps the form that it had.
        QVERIFY(f.page.openFile(slipping, uq("/x/system.in")).has_value());
        QVERIFY(f.settled());
        QCOMPARE(f.page.save(uq("/x/system.in")), QByteArray(slipping));
    }

    void wordsInAFileMeanThePuzzle() {
        PuzzlePageFixture f;
        f.set(SheetForm::propositions, "formulas(assumptions).\n  % The butler did it.\n  p | q.\n"
                                       "  -p.\nend_of_list.\n");
        QVERIFY(f.settled());
        const QByteArray words = f.page.save(uq("a.txt"));
        QVERIFY2(words.contains("% The butler did it.\nfact: "), words.constData());
        const SheetStudy study = studyOf(SheetForm::words, words.toStdString());
        QVERIFY(study.sheet && study.sheet->statements.size() == 2);
        QCOMPARE(study.verdict->models, std::uint64_t{1});
        QCOMPARE(f.page.lossOf(uq("a.txt")), QString());
        const auto set_formula = [&f](const QByteArray& formula) {
            const QByteArray text =
                "formulas(assumptions).\n  % A remark.\n  " + formula + ".\nend_of_list.\n";
            f.set(SheetForm::propositions, text.constData());
        };
        set_formula("q & (p | -p)");
        QVERIFY(f.settled());
        QCOMPARE(f.page.lossOf(uq("a.txt")), QString());
        QByteArray nested("q");
        for (int i = 0; i < 60; ++i)
            nested = '(' + nested + " & (p | -p))";
        set_formula(nested);
        QVERIFY(f.settled());
        QVERIFY(f.page.lossOf(uq("a.txt")).contains(QStringLiteral("“p”")));
        QCOMPARE(f.page.lossOf(uq("a.in")), QString());
    }

    void tellsWhatAFormLoses() {
        PuzzlePageFixture f;
        f.set(SheetForm::words, islanders);
        QVERIFY(f.settled());
        for (const char* name : {"a.txt", "a.in", "a_ring.in"})
            QCOMPARE(f.page.lossOf(uq(name)), QString());
        f.set(SheetForm::words, "Abe says nothing that");
        QVERIFY(f.settled());
        QCOMPARE(f.page.lossOf(uq("a.txt")), QString());
        QVERIFY(!f.page.lossOf(uq("a.in")).isEmpty());
        f.page.newDocument();
        QVERIFY(f.settled());
        QCOMPARE(f.page.lossOf(uq("a.in")), QString());
    }

    void opensAndPastes() {
        PuzzlePageFixture f;
        QVERIFY(f.settled());
        const QString before = f.text(SheetForm::propositions);
        QVERIFY(f.page.open(loose).has_value());
        QVERIFY(f.settled());
        QCOMPARE(f.text(SheetForm::propositions), uq(loose));
        QCOMPARE(f.page.copy(), uq(loose));
        QVERIFY(!f.page.paste(uq("formulas(a).\n b & .\n")));
        QVERIFY(f.page.paste(uq(islanders)).has_value());
        QVERIFY(f.settled());
        QCOMPARE(f.page.copy(), uq(islanders));
        f.page.newDocument();
        QVERIFY(f.settled());
        QVERIFY(f.page.document()->isBlank());
        QCOMPARE(f.solutions->verdict(), uq("No puzzle yet"));
        for (int i = 0; i < 3; ++i)
            f.page.history()->undo();
        QCOMPARE(f.text(SheetForm::propositions), before);
        // What cannot be read is opened too: the editor shows why.
        QVERIFY(f.page.open("formulas(a).\n b & .\n").has_value());
        QCOMPARE(f.verdict(), uq("Not understood"));
        QVERIFY(!f.page.open(QByteArray(300'000, 'a')));
    }

    void copiesAndExports() {
        PuzzlePageFixture f;
        f.set(SheetForm::words, islanders);
        QVERIFY(f.settled());
        QSignalSpy copied(&f.page, &Page::copyWanted);
        runCommand(f.page, uq("puzzles.copy-latex"));
        QVERIFY(copied.last().first().toString().contains(uq("\\begin")));
        runCommand(f.page, uq("puzzles.copy-clauses"));
        QVERIFY(copied.last().first().toString().contains(uq("p cnf")));
        runCommand(f.page, uq("puzzles.copy-propositions"));
        QCOMPARE(copied.last().first().toString(), f.text(SheetForm::propositions));
        for (const auto& [name, part] :
             {std::pair("a.cnf", "p cnf"), std::pair("a_ring.in", "arithmetic"),
              std::pair("a.in", "formulas("), std::pair("a.tex", "\\begin")}) {
            f.dialogs.file = f.path(name);
            runCommand(f.page, uq("puzzles.export"));
            QVERIFY2(f.bytesOf(name).contains(part), f.bytesOf(name));
        }
        f.dialogs.file = f.path("b.txt");
        f.dialogs.filter = f.dialogs.saved.last().filters.filter(uq("DIMACS")).first();
        runCommand(f.page, uq("puzzles.export"));
        QVERIFY(f.bytesOf("b.txt").contains("p cnf"));
        f.dialogs.filter.clear();
        f.dialogs.file = f.path("no/such/folder.txt");
        runCommand(f.page, uq("puzzles.export"));
        QCOMPARE(f.dialogs.errors.size(), 1);
    }

    void comesBack() {
        PuzzlePageFixture f;
        f.set(SheetForm::propositions, loose);
        QVERIFY(f.settled());
        f.page.selectStatement(1);
        f.algebra->setStep(1);
        f.page.showSide(PuzzlesPage::Side::algebra);
        const QJsonObject session = f.page.session()->state();
        PuzzlePageFixture again;
        again.page.restoreSession(session);
        // Also before it has been read and derived.
        QCOMPARE(again.page.session()->state(), session);
        QVERIFY(again.settled());
        QCOMPARE(again.page.session()->state(), session);
        QCOMPARE(again.page.statement(), std::optional<std::size_t>(1));
        QCOMPARE(again.algebra->step(), std::size_t{1});
        QVERIFY(!again.page.history()->canUndo());
        QCOMPARE(again.solutions->verdict(), f.solutions->verdict());
        again.page.restoreSession(
            {{uq("document"), QJsonObject{{uq("words"), uq("% x")}, {uq("edited"), 99}}},
             {uq("side"), -7},
             {uq("clue"), 1000}});
        QVERIFY(again.settled());
    }

    /// The name of the file too, which tells the form to save in.
    void theFileComesBack() {
        PuzzlePageFixture f;
        QVERIFY(f.page.openFile(slipping, uq("/x/system.in")).has_value());
        QVERIFY(f.settled());
        PuzzlePageFixture again;
        again.page.restoreSession(f.page.session()->state());
        QVERIFY(again.settled());
        QCOMPARE(again.page.save(uq("/x/system.in")), QByteArray(slipping));
    }

    /// Step and statement are those of the puzzle that comes back, and of no other one.
    void forgetsStepAndStatementWithTheirPuzzle() {
        PuzzlePageFixture f;
        f.set(SheetForm::propositions, loose);
        QVERIFY(f.settled());
        f.page.selectStatement(2);
        f.algebra->setStep(2);
        PuzzlePageFixture again;
        again.page.restoreSession(f.page.session()->state());
        again.set(SheetForm::words, islanders);
        QVERIFY(again.settled());
        QCOMPARE(again.page.statement(), std::optional<std::size_t>(0));
        QCOMPARE(again.algebra->step(), std::size_t{0});
    }

    /// Whatever of it a person changes.
    void tellsWhatChanges() {
        PuzzlePageFixture f;
        QVERIFY(f.settled());
        QSignalSpy told(f.page.session(), &Session::changed);
        QJsonObject last = f.page.session()->state();
        const auto changes = [&](const char* key) {
            const QJsonObject before = std::exchange(last, f.page.session()->state());
            const bool noticed = !told.isEmpty();
            told.clear();
            return noticed && last.value(uq(key)) != before.value(uq(key));
        };
        runCommand(f.page, uq("puzzles.next-clue"));
        QVERIFY(changes("clue"));
        runCommand(f.page, uq("puzzles.last"));
        QVERIFY(changes("step"));
        f.page.showSide(PuzzlesPage::Side::problem);
        QVERIFY(changes("side"));
        f.page.showExample(3);
        QVERIFY(f.settled());
        QVERIFY(changes("example"));
        f.type(SheetForm::words, islanders);
        QVERIFY(f.settled());
        QVERIFY(changes("document"));
        f.page.findChild<QSpinBox*>(uq("seed"))->stepBy(1);
        QVERIFY(changes("problem"));
        f.riddle->setTrying(true);
        QVERIFY(changes("problem"));
        runCommand(f.page, uq("puzzles.solve-while-typing"));
        QVERIFY(changes("solving"));
        PuzzlePageFixture again;
        again.page.restoreSession(last);
        QVERIFY(again.settled());
        QCOMPARE(again.page.session()->state(), last);
        runCommand(f.page, uq("puzzles.solve-while-typing"));
        QVERIFY(changes("solving"));
    }

    void paintsItsPicture() {
        PuzzlePageFixture f;
        QVERIFY(f.settled());
        const QByteArray picture = pictureAsSvg(f.page);
        QVERIFY(picture.contains("<svg"));
        QVERIFY(!pictureAsImage(f.page).isNull());
        QVERIFY(f.page.areas().size() >= 6);
    }
};

LOGGIA_WINDOW_TEST(PuzzlesPageDocumentTest)

} // namespace puzzles_page_document_test

#include "puzzles_page_document_test.moc"
