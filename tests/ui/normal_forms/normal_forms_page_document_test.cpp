#include "tests/suite.hpp"
#include "tests/ui/normal_forms/page_fixture.hpp"
#include "tests/ui/support/pictures.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/normal_forms/study/form_words.hpp"
#include "ui/normal_forms/study/term_look.hpp"
#include "ui/shell/file_writer.hpp"
#include "ui/shell/picture.hpp"
#include "ui/shell/session.hpp"
#include "ui/theme/colours.hpp"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>

#include <tuple>
#include <utility>

namespace normal_forms_page_document_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;
using normal_forms::Format;
using normal_forms::Syntax;

class NormalFormsPageDocumentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void knowsItsFiles() {
        const auto recognises = NormalFormsPage::pageInfo().recognises;
        QVERIFY(recognises(two_outputs));
        QVERIFY(recognises("f(a, b) = m(1, 2)\n"));
        QVERIFY(recognises(".i 2\n.o 1\n10 1\n.e\n"));
        QVERIFY(recognises("INORDER = a b;\nOUTORDER = f;\nf = a & !b;\n"));
        QVERIFY(recognises("a & b\n"));
        QVERIFY(!recognises("hello\n"));
        QVERIFY(!recognises("Dear reader, this is a letter.\n"));
        QVERIFY(!recognises("(not M_1_1)\n(not P_1_1)\n"));
        QVERIFY(!recognises("p cnf 2 1\n1 2 0\n")); // which the page of SAT opens
        QVERIFY(recognises(".model m\n.inputs a\n.outputs f\n.names a f\n1 1\n.end\n"));
        QVERIFY(recognises("a,b,sum,carry\n0,0,0,0\n0,1,1,0\n1,0,1,0\n1,1,0,1\n"));
        QVERIFY(!recognises(".i nonsense\n"));
    }

    /// The name says in which format a function is saved; what is read back is the same.
    void savesByName() {
        PageFixture f;
        f.set(two_outputs);
        QVERIFY(f.settled());
        const auto rows = FormRows::of(f.page.run()->study().whole);
        for (const auto& [name, syntax] :
             {std::pair("a.pla", Syntax::pla), std::pair("a.txt", Syntax::table),
              std::pair("a.csv", Syntax::table), std::pair("a.blif", Syntax::blif),
              std::pair("a.pla.gz", Syntax::pla)}) {
            const QByteArray content = f.page.save(q(name));
            QVERIFY2(normal_forms::syntax_of(content.toStdString()) == syntax, content);
            FormSettings all;
            all.output = all_outputs;
            const FormStudy again = studyOf(content.toStdString(), all);
            QVERIFY2(again.rows, content);
            for (int j = 0; j < 2; ++j)
                for (std::uint64_t row = 0; row < 8; ++row)
                    QVERIFY2(again.rows->value(row, j) == rows->value(row, j), content);
        }
        f.set("a & !b | c");
        QVERIFY(f.settled());
        QVERIFY(normal_forms::syntax_of(f.page.save(q("a.eqn")).toStdString()) ==
                Syntax::equations);
        QCOMPARE(f.page.save(q("a.txt")), QByteArray("a & !b | c"));
        QCOMPARE(f.page.lossOf(q("a.txt")), QString());
        for (const char* other : {"a.eqn", "a.pla"})
            QCOMPARE(f.page.lossOf(q(other)), q("This format stores the function. Your text, with "
                                                "its comments and layout, would be lost."));
        f.set("a & ");
        QVERIFY(f.settled());
        QCOMPARE(f.page.save(q("a.pla")), QByteArray("a & "));
        QCOMPARE(f.page.lossOf(q("a.pla")), QString());
        f.set("a | b");
        QVERIFY(f.settled());
        f.set("b & c"); // What is known is still about the text before.
        QCOMPARE(f.page.save(q("a.pla")), QByteArray("b & c"));
    }

    /// A cell that is changed on the map leaves a file what it is.
    void anEditedFileKeepsItsNotation() {
        PageFixture f;
        for (const auto& [name, content, syntax] :
             {std::tuple("a.pla", ".i 2\n.o 1\n.ilb a b\n.ob f\n11 1\n.e\n", Syntax::pla),
              std::tuple("a.blif", ".model m\n.inputs a b\n.outputs f\n.names a b f\n11 1\n.end\n",
                         Syntax::blif),
              std::tuple("a.csv", "a,b,f\n0,0,0\n0,1,0\n1,0,0\n1,1,1\n", Syntax::table)}) {
            QVERIFY(f.page.openFile(content, f.path(name)).has_value());
            QVERIFY(f.settled());
            QTest::mouseClick(f.map, Qt::LeftButton, {}, f.cellPoint(0, 0));
            QVERIFY(f.settled());
            const QByteArray saved = f.page.save(f.path(name));
            QVERIFY2(saved != content, name);
            QVERIFY2(normal_forms::syntax_of(saved.toStdString()) == syntax, saved);
            QCOMPARE(saved.contains(','), q(name).endsWith(q(".csv")));
        }
    }

    /// What has more inputs than any view draws is minimised, listed and saved all the same.
    void wideFunctionsAreMinimisedAndSaved() {
        QByteArray pla = ".i 70\n.o 2\n.ob f g\n";
        pla += "11" + QByteArray(68, '-') + " 10\n10" + QByteArray(68, '-') + " 11\n";
        pla += QByteArray(69, '-') + "1 01\n.e\n";
        PageFixture f;
        QVERIFY(f.page.open(pla).has_value());
        QCOMPARE(f.verdict(), q("Proven minimum: 1 term, 1 literal"));
        const FormStudy& study = f.page.run()->study();
        QVERIFY(study.wide && !study.whole && !study.error);
        auto* output = f.page.findChild<QComboBox*>(q("output"));
        QCOMPARE(output->count(), 3);
        output->setCurrentIndex(1);
        QCOMPARE(f.verdict(), q("Proven minimum: 2 terms, 3 literals"));
        QVERIFY(
            f.page.findChild<QLabel*>(q("summary"))->text().startsWith(q("70 inputs, 2 outputs")));
        const QString why = tooWideToDraw(*f.page.run()->study().wide);
        QVERIFY(why.startsWith(q("Not drawn: with 70 inputs and 2 outputs")));
        QCOMPARE(f.map->map().why, why);
        auto* terms = f.page.findChild<QListWidget*>(q("terms"));
        QCOMPARE(terms->count(), 2);
        f.result->setFormat(Format::pla);
        const QString text = f.page.findChild<QPlainTextEdit*>(q("text"))->toPlainText();
        QVERIFY(text.startsWith(q(".i 70\n.o 1\n")));
        f.result->setFormat(Format::table);
        QVERIFY(f.page.findChild<QPlainTextEdit*>(q("text"))->toPlainText().startsWith(
            q("Too many inputs to write every row: 70")));
        f.result->setFormat(normal_forms::CoveringFormat::lp);
        QVERIFY(f.page.findChild<QPlainTextEdit*>(q("text"))->toPlainText().startsWith(
            q("Charts of prime implicants are written for at most 64 inputs")));
        f.page.showView(NormalFormsPage::View::gates);
        QVERIFY(f.page.grab().width() > 0);
        // As it stands, and the result in its place.
        QCOMPARE(f.page.save(q("a.pla")), pla);
        runCommand(f.page, q("normal-forms.take-result"));
        QVERIFY(f.editor->text().startsWith(q(".i 70\n.o 1\n")));
        QVERIFY(f.page.paste(QString::fromLatin1(pla)).has_value());
        QVERIFY(f.settled());
    }

    /// A table with a bar is no CSV yet.
    void aTableIsSavedAsCsv() {
        PageFixture f;
        f.set("a b | f\n0 0 | 1\n0 1 | 0\n1 0 | 0\n1 1 | 0\n");
        QVERIFY(f.settled());
        QCOMPARE(f.page.save(q("a.csv")), QByteArray("a,b,f\n0,0,1\n0,1,0\n1,0,0\n1,1,0\n"));
        QVERIFY(!f.page.lossOf(q("a.csv")).isEmpty());
    }

    /// What a format cannot hold is not put into its file some other way.
    void aFormatThatCannotHoldTheFunctionIsRefused() {
        PageFixture f;
        f.set("f(a, b) = m(1) + d(0)");
        QVERIFY(f.settled());
        const FileBytes bytes = f.page.bytesFor(q("a.eqn"));
        QVERIFY(bytes.make);
        const auto made = bytes.make();
        QVERIFY(!made);
        QCOMPARE(made.error().message,
                 std::string("equations cannot have don't-cares; save the function as a PLA"));
        QVERIFY(f.page.bytesFor(q("a.txt")).ready.startsWith("f(a, b)"));
        QVERIFY(f.page.bytesFor(q("a.pla")).ready.startsWith(".i 2"));
    }

    /// A file of equations stays one when its text becomes a list of rows; a file of something else
    /// than its name says stays as it is.
    void anOpenedFileStaysInItsFormat() {
        PageFixture f;
        QVERIFY(f.page.openFile("f = a & b;\n", f.path("a.eqn")).has_value());
        QVERIFY(f.settled());
        QTest::mouseClick(f.map, Qt::LeftButton, {}, f.cellPoint(0, 0));
        QVERIFY(f.settled());
        QVERIFY(f.editor->text().startsWith(q("f(a, b) = m(")));
        const QByteArray saved = f.page.save(f.path("a.eqn"));
        QVERIFY2(normal_forms::syntax_of(saved.toStdString()) == Syntax::equations, saved);
        QVERIFY(f.page.openFile("f(a, b) = m(3)\n", f.path("a.pla")).has_value());
        QVERIFY(f.settled());
        QCOMPARE(f.page.save(f.path("a.pla")), QByteArray("f(a, b) = m(3)\n"));
    }

    /// Also where nobody has pressed Minimise yet.
    void whatIsNotReadYetIsSavedInTheFormatToo() {
        PageFixture f;
        QVERIFY(f.settled());
        runCommand(f.page, q("normal-forms.minimise-while-typing"));
        f.set("a & !b | c");
        QVERIFY(!f.page.run()->isCurrent());
        const FileBytes bytes = f.page.bytesFor(q("a.pla"));
        QVERIFY(bytes.make);
        const auto made = bytes.make();
        QVERIFY(made.has_value());
        QVERIFY2(normal_forms::syntax_of(*made) == Syntax::pla, made->c_str());
        QVERIFY(!f.page.lossOf(q("a.pla")).isEmpty());
        QCOMPARE(f.page.bytesFor(q("a.txt")).ready, QByteArray("a & !b | c"));
        QCOMPARE(f.page.lossOf(q("a.txt")), QString());
        f.set("a & (");
        QCOMPARE(f.page.bytesFor(q("a.pla")).make().value().c_str(), "a & (");
        f.set(".i 2\n.o 1\n11 1\n.e\n");
        QVERIFY(!f.page.bytesFor(q("a.pla")).make);
    }

    void opensAndPastes() {
        PageFixture f;
        QVERIFY(f.settled());
        const QString before = f.editor->text();
        QVERIFY(f.page.open(".i 2\n.o 1\n11 1\n.e\n").has_value());
        QCOMPARE(f.verdict(), q("Proven minimum: 1 term, 2 literals"));
        QVERIFY(!f.page.paste(q("a &&& (")));
        QVERIFY(!f.page.paste(q(".i x\n")));
        QVERIFY(f.page.paste(q("x | y")).has_value());
        QCOMPARE(f.page.copy(), q("x | y"));
        QVERIFY(f.page.paste(q("p cnf 2 2\n1 2 0\n-1 -2 0\n")).has_value());
        QCOMPARE(f.verdict(), q("Proven minimum: 2 terms, 4 literals"));
        f.page.history()->undo();
        QCOMPARE(f.page.copy(), q("x | y"));
        f.page.newDocument();
        QVERIFY(f.editor->text().isEmpty());
        QCOMPARE(f.verdict(), q("No function yet"));
        for (int i = 0; i < 3; ++i)
            f.page.history()->undo();
        QCOMPARE(f.editor->text(), before);
        QVERIFY(!f.page.open(QByteArray(300'000, 'a')));
    }

    void copiesAndSavesTheResult() {
        PageFixture f;
        f.page.setSettings(asCnf());
        f.set("a & b | c");
        QVERIFY(f.settled());
        QSignalSpy copied(&f.page, &Page::copyWanted);
        f.result->setFormat(Format::latex);
        runCommand(f.page, q("normal-forms.copy-result"));
        QVERIFY(copied.last().first().toString().contains(q("\\lor")));
        f.dialogs.file = f.path("a.cnf");
        runCommand(f.page, q("normal-forms.save-result"));
        QVERIFY2(f.bytesOf("a.cnf").contains("p cnf 3 2"), f.bytesOf("a.cnf"));
        f.dialogs.file = f.path("b.txt");
        f.dialogs.filter = f.dialogs.saved.last().filters.filter(q("Python")).first();
        runCommand(f.page, q("normal-forms.save-result"));
        QVERIFY2(f.bytesOf("b.txt").contains(" and "), f.bytesOf("b.txt"));
        f.dialogs.filter.clear();
        f.dialogs.file = f.path("no/such/folder.txt");
        runCommand(f.page, q("normal-forms.save-result"));
        QCOMPARE(f.dialogs.errors.size(), 1);
        runCommand(f.page, q("normal-forms.dnf"));
        QVERIFY(f.settled());
        f.dialogs.file = f.path("c.cnf");
        runCommand(f.page, q("normal-forms.save-result"));
        QCOMPARE(f.dialogs.errors.size(), 2); // No clauses in a disjunction.
    }

    void theResultBecomesTheText() {
        PageFixture f;
        runCommand(f.page, q("normal-forms.cnf"));
        QVERIFY(f.settled());
        const QString verdict = f.result->verdict();
        runCommand(f.page, q("normal-forms.take-result"));
        QCOMPARE(f.verdict(), verdict);
        QVERIFY(f.editor->text().contains(QLatin1Char('&')));
        f.page.history()->undo();
        QCOMPARE(f.verdict(), verdict);
    }

    void sheetsAreSaved() {
        PageFixture f;
        QVERIFY(!canRun(f.page, q("normal-forms.save-sheet")));
        f.problem->setOrder({3, 3, 2, 1}, 1);
        f.problem->make();
        QVERIFY(f.settled());
        f.dialogs.file = f.path("sheet.pdf");
        runCommand(f.page, q("normal-forms.save-sheet"));
        QVERIFY(f.bytesOf("sheet.pdf").startsWith("%PDF"));
        f.dialogs.file = f.path("key");
        f.dialogs.filter = f.dialogs.saved.last().filters.filter(q("LaTeX")).first();
        runCommand(f.page, q("normal-forms.save-key"));
        QVERIFY(f.bytesOf("key.tex").contains("document"));
        // The dialog has asked about "key", not about the file that is really written.
        f.put("exam.tex", "precious");
        f.dialogs.file = f.path("exam");
        runCommand(f.page, q("normal-forms.save-sheet"));
        QCOMPARE(f.bytesOf("exam.tex"), QByteArray("precious"));
        QVERIFY(f.dialogs.questions.last().text.contains(q("exam.tex")));
        f.dialogs.answer = 0;
        runCommand(f.page, q("normal-forms.save-sheet"));
        QVERIFY(f.bytesOf("exam.tex").contains("document"));
        f.dialogs.filter = f.dialogs.saved.last().filters.filter(q("PDF")).first();
        runCommand(f.page, q("normal-forms.save-sheet"));
        QVERIFY(f.bytesOf("exam.pdf").startsWith("%PDF"));
        QCOMPARE(f.bytesOf("exam"), QByteArray("missing"));
    }

    void comesBack() {
        PageFixture f;
        FormSettings settings = asCnf();
        settings.method = normal_forms::Method::heuristic;
        settings.seconds = 7;
        f.page.setSettings(settings);
        f.set("a | b & c");
        f.compare->editor()->setText(q("a"));
        f.result->setFormat(Format::python);
        f.problem->setOrder({6, 9, 3, 4}, 2);
        f.page.showView(NormalFormsPage::View::gates);
        f.page.showSide(NormalFormsPage::Side::compare);
        QVERIFY(f.settled());
        const QJsonObject session = f.page.session()->state();
        PageFixture again;
        again.page.restoreSession(session);
        QVERIFY(again.settled());
        QCOMPARE(again.page.session()->state(), session);
        QVERIFY(!again.page.history()->canUndo());
        QCOMPARE(again.result->verdict(), f.result->verdict());
        QCOMPARE(again.compare->verdict(), f.compare->verdict());
        again.page.restoreSession({{q("settings"), 3}, {q("view"), 99}, {q("format"), -2}});
        QCOMPARE(again.editor->text(), q("a | b & c"));
    }

    /// Neither a wrong key nor another language begins it anew.
    void aFormThatTookLongComesBackWithItsText() {
        PageFixture f;
        f.set("a & b | a & !b");
        QVERIFY(f.settled());
        const auto minimum = f.page.run()->study().minimum;
        QVERIFY(minimum);
        f.page.run()->setLongRun({f.editor->text(), f.page.settings(), f.page.run()->study()});
        QTest::keyClicks(f.editor, q("c"));
        QVERIFY(f.settled());
        QVERIFY(f.page.run()->study().minimum != minimum);
        f.page.history()->undo();
        QVERIFY(!f.page.run()->isRunning());
        QCOMPARE(f.page.run()->study().minimum, minimum);
        QCOMPARE(f.verdict(), f.result->verdict());
        PageFixture again;
        again.page.restoreSession(f.page.session()->state());
        again.page.takeOver(f.page.results());
        QVERIFY(again.settled());
        QCOMPARE(again.page.run()->study().minimum, minimum);
        // Asked for, it is looked for again.
        testing::runCommand(f.page, q("normal-forms.minimise"));
        QVERIFY(f.page.run()->isRunning());
        QVERIFY(f.settled());
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
        f.find<QAbstractButton>("cnf")->click();
        QVERIFY(changes("settings"));
        f.find<QSpinBox>("seconds")->setValue(3);
        QVERIFY(f.find<QSpinBox>("seconds")->isGroupSeparatorShown());
        QVERIFY(changes("settings"));
        f.find<QComboBox>("engine")->setCurrentIndex(2);
        QVERIFY(changes("settings"));
        runCommand(f.page, q("normal-forms.minimise-while-typing"));
        QVERIFY(changes("following"));
        f.find<QComboBox>("format")->setCurrentIndex(1);
        QVERIFY(changes("format"));
        for (const char* name : {"variables", "problemTerms", "literals", "leastImplicates",
                                 "mostImplicates", "seed", "variants"}) {
            f.find<QSpinBox>(name)->stepBy(1);
            QVERIFY2(changes("problem"), name);
        }
        f.page.showView(NormalFormsPage::View::table);
        QVERIFY(changes("view"));
        f.page.showSide(NormalFormsPage::Side::compare);
        QVERIFY(changes("side"));
        QTest::keyClicks(f.editor, q(" "));
        QVERIFY(changes("document"));
        QTest::keyClicks(f.compare->editor(), q("a"));
        QVERIFY(changes("document"));
        PageFixture again;
        again.page.restoreSession(last);
        QCOMPARE(again.page.session()->state(), last);
    }

    void picturesAreOfWhatIsShown() {
        PageFixture f;
        QVERIFY(f.settled());
        QVERIFY(pictureAsSvg(f.page).contains("<svg"));
        const Colours& colours = paperColours();
        QCOMPARE(pictureAsImage(f.page).pixelColor(1, 1), colours.window);
        f.page.showView(NormalFormsPage::View::gates);
        const QImage gates = pictureAsImage(f.page);
        QCOMPARE(gates.pixelColor(1, 1), colours.window);
        QCOMPARE(gates.size(), 2 * f.page.pictureSize());
        QVERIFY(pixelsOf(gates, termColour(0, colours), gates.rect(), 60) > 40);
        // The table and the steps are what they are, too.
        f.page.showView(NormalFormsPage::View::map);
        const QImage map = pictureAsImage(f.page);
        f.page.showView(NormalFormsPage::View::table);
        const QImage table = pictureAsImage(f.page);
        QVERIFY(table != map && table != gates);
        QCOMPARE(table.size(), 2 * f.page.pictureSize());
        QVERIFY(pixelsOf(table, colours.text, table.rect(), 60) > 100);
        f.page.showView(NormalFormsPage::View::by_hand);
        const QImage step = pictureAsImage(f.page);
        QVERIFY(step != map && step != gates && step != table);
        auto* hand = f.page.findChild<HandPanel*>();
        hand->goTo(hand->steps() - 1);
        const QImage chart = pictureAsImage(f.page);
        QVERIFY(chart != step);
        QCOMPARE(chart.pixelColor(1, 1), colours.window);
        // A map that is twice as wide as high does not lie in a square.
        f.page.showView(NormalFormsPage::View::map);
        f.set("a & b & c & d & e");
        QVERIFY(f.settled());
        QVERIFY(f.page.pictureSize().height() < 0.8 * f.page.pictureSize().width());
        QVERIFY(f.page.hasPicture());
        f.set("");
        QVERIFY(f.settled());
        QVERIFY(!f.page.hasPicture()); // only a sentence that says what appears here
        QVERIFY(!asPng(pictureAsImage(f.page)).isEmpty());
    }
};

LOGGIA_WINDOW_TEST(NormalFormsPageDocumentTest)

} // namespace normal_forms_page_document_test

#include "normal_forms_page_document_test.moc"
