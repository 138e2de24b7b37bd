#include "tests/suite.hpp"
#include "tests/ui/puzzles/puzzle_page_fixture.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/shell/picture.hpp"

#include <QSignalSpy>

namespace puzzles_page_document_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class LogicPuzzlesPageDocumentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void knowsItsFiles() {
        const auto recognises = LogicPuzzlesPage::pageInfo().recognises;
        QVERIFY(recognises(islanders));
        QVERIFY(recognises(loose));
        QVERIFY(recognises(slipping));
        QVERIFY(!recognises("a & b\n"));
        QVERIFY(!recognises("hello\n"));
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
            f.page.undoStack()->undo();
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
        runCommand(f.page, uq("logic-puzzles.copy-latex"));
        QVERIFY(copied.last().first().toString().contains(uq("\\begin")));
        runCommand(f.page, uq("logic-puzzles.copy-clauses"));
        QVERIFY(copied.last().first().toString().contains(uq("p cnf")));
        runCommand(f.page, uq("logic-puzzles.copy-propositions"));
        QCOMPARE(copied.last().first().toString(), f.text(SheetForm::propositions));
        for (const auto& [name, part] :
             {std::pair("a.cnf", "p cnf"), std::pair("a_ring.in", "arithmetic"),
              std::pair("a.in", "formulas("), std::pair("a.tex", "\\begin")}) {
            f.dialogs.file = f.path(name);
            runCommand(f.page, uq("logic-puzzles.export"));
            QVERIFY2(f.bytesOf(name).contains(part), f.bytesOf(name));
        }
        f.dialogs.file = f.path("b.txt");
        f.dialogs.filter = f.dialogs.saved.last().filters.filter(uq("DIMACS")).first();
        runCommand(f.page, uq("logic-puzzles.export"));
        QVERIFY(f.bytesOf("b.txt").contains("p cnf"));
        f.dialogs.filter.clear();
        f.dialogs.file = f.path("no/such/folder.txt");
        runCommand(f.page, uq("logic-puzzles.export"));
        QCOMPARE(f.dialogs.errors.size(), 1);
    }

    void comesBack() {
        PuzzlePageFixture f;
        f.set(SheetForm::propositions, loose);
        QVERIFY(f.settled());
        f.page.selectClue(1);
        f.algebra->setStep(1);
        f.page.showSide(LogicPuzzlesPage::Side::algebra);
        const QJsonObject session = f.page.session();
        PuzzlePageFixture again;
        again.page.restoreSession(session);
        QVERIFY(again.settled());
        QCOMPARE(again.page.session(), session);
        QCOMPARE(again.solutions->verdict(), f.solutions->verdict());
        again.page.restoreSession(
            {{uq("words"), uq("% x")}, {uq("edited"), 99}, {uq("side"), -7}, {uq("clue"), 1000}});
        QVERIFY(again.settled());
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

LOGGIA_WINDOW_TEST(LogicPuzzlesPageDocumentTest)

} // namespace puzzles_page_document_test

#include "puzzles_page_document_test.moc"
