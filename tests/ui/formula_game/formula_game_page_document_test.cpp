#include "tests/suite.hpp"
#include "tests/ui/formula_game/page_fixture.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/formula_game/compare_panel.hpp"
#include "ui/formula_game/random_panel.hpp"
#include "ui/formula_game/table_panel.hpp"
#include "ui/shell/picture.hpp"
#include "ui/shell/session.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QJsonArray>
#include <QSignalSpy>
#include <QSpinBox>
#include <QSplitter>

#include <functional>
#include <utility>
#include <vector>

namespace formula_game_page_document_test {

using namespace loggia;
using namespace loggia::ui;
using formula_game::Player;
using testing::handout;
using testing::PageFixture;

class FormulaGamePageDocumentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void opensOnTheHandoutsGame() {
        PageFixture f;
        QCOMPARE(f.bar->formula()->text(), QStringLiteral("((x+y)*((y+z)*(-y+-z)))"));
        QVERIFY(!f.panel->cardText().isEmpty());
        QCOMPARE(f.document().isComputersTurn(), false);
        QCOMPARE(f.tree->tree().size(), 13);
        // Values light up: x+y is true, the whole is open.
        QCOMPARE(f.tone(1), NodeTone::yes);
        QCOMPARE(f.tone(0), NodeTone::neutral);
        QCOMPARE(f.drawing(),
                 QStringLiteral("* * + - z\n      - y\n    + z\n      y\n  + y\n    x"));
    }

    void pastesWhatPeopleWrite() {
        PageFixture f;
        QVERIFY(f.page.paste(QStringLiteral(" p → (q ∧ ¬r) \n")).has_value());
        QCOMPARE(f.bar->formula()->text(), QStringLiteral("(-p+(q*-r))"));
        QVERIFY(!f.page.paste(QStringLiteral("p → ")));
        QVERIFY(
            f.page.paste(QStringLiteral("OrTree(Leaf('p'),\n  NotTree(Leaf('q')))")).has_value());
        QVERIFY(f.page.copy().startsWith(QStringLiteral("formula: (p+-q)\n")));
        QVERIFY(f.page.paste(QString::fromLatin1(handout)).has_value());
        QCOMPARE(f.page.copy(), QString::fromLatin1(handout));
    }

    /// What is pasted is another document; the file of the one before is not its own.
    void whatIsPastedIsAnotherDocument() {
        PageFixture f;
        for (const char* text : {"x and y", "formula: (x+y)\nturns: EA\nvariables: xy\nvalues:\n",
                                 "exists x forall y: x or y"}) {
            const int before = f.page.history()->document();
            QVERIFY(f.page.paste(QLatin1String(text)).has_value());
            QVERIFY2(f.page.history()->document() != before, text);
        }
    }

    void pastesQuantifiedFormulas() {
        PageFixture f;
        QVERIFY(f.page.paste(QStringLiteral("∃x∀z∃y: (x ∨ y) ∧ (¬y ∨ z)")).has_value());
        QCOMPARE(f.page.copy(), QStringLiteral("formula: ((x+y)*(-y+z))\nturns: EAE\n"
                                               "variables: xzy\nvalues:\n"));
        QVERIFY(!f.page.paste(QStringLiteral("∀x ∃y (x ∨ ")));
        QVERIFY(f.page.copy().contains(QStringLiteral("variables: xzy")));
        f.page.history()->undo();
        QVERIFY(f.page.copy().contains(QStringLiteral("values: 10")));
    }

    void opensQuantifiedFormulas() {
        PageFixture f;
        const QByteArray text = "∃x∀z∃y: (x ∨ y) ∧ (¬y ∨ z)\n";
        QVERIFY(FormulaGamePage::pageInfo().recognises(text));
        QVERIFY(!FormulaGamePage::pageInfo().recognises("exists & a\n"));
        const QString path = QStringLiteral("/somewhere/a.txt");
        QVERIFY(f.page.openFile(text, path).has_value());
        const QByteArray saved = f.page.save(path);
        QCOMPARE(saved,
                 QByteArray("formula: ((x+y)*(-y+z))\nturns: EAE\nvariables: xzy\nvalues:\n"));
        QVERIFY(f.page.lossOf(path).startsWith(QStringLiteral("This file is a formula")));
        f.page.noteSaved(path);
        QCOMPARE(f.page.lossOf(path), QString());
        const auto wrong = f.page.open("∀x ∃y (x ∨ ");
        QVERIFY(!wrong.has_value());
        QCOMPARE(f.page.save(path), saved);
    }

    void filesAndFormats() {
        PageFixture f;
        QVERIFY(FormulaGamePage::pageInfo().recognises(handout));
        QVERIFY(!FormulaGamePage::pageInfo().recognises("0000000\n"));
        QCOMPARE(QString::fromUtf8(f.page.save(QStringLiteral("game.txt"))),
                 QStringLiteral("formula: ((x+y)*((y+z)*(-y+-z)))\nturns: EEA\nvariables: xyz\n"
                                "values: 10\n"));
        const auto wrong = f.page.open("formula: (x*y\nturns: EA\nvariables: xy\nvalues: 1\n");
        QVERIFY(!wrong && wrong.error().span);
        QCOMPARE(f.values(), std::string("10"));
        QVERIFY(pictureAsSvg(f.page).contains("<svg"));
        QVERIFY(asPng(pictureAsImage(f.page)).size() > 1000);
        QSignalSpy copied(&f.page, &Page::copyWanted);
        testing::runCommand(f.page, QStringLiteral("formula-game.copy-latex"));
        testing::runCommand(f.page, QStringLiteral("formula-game.copy-unicode"));
        testing::runCommand(f.page, QStringLiteral("formula-game.copy-drawing"));
        QVERIFY(copied[0][0].toString().contains(QStringLiteral("\\lor")));
        QCOMPARE(copied[1][0].toString(), QStringLiteral("(x ∨ y) ∧ ((y ∨ z) ∧ (¬y ∨ ¬z))"));
        QVERIFY(copied[2][0].toString().startsWith(QStringLiteral("* * + - z\n")));
    }

    /// What is half typed is saved, so it is opened too.
    void draftsComeBack() {
        PageFixture f;
        f.page.newDocument();
        for (const char* typed : {"", "(a+", "(a+b)"}) {
            f.document().setFormula(QString::fromLatin1(typed), QStringLiteral("test"));
            f.document().setOrder("a", "EA", QStringLiteral("test"));
            const GameDraft draft = f.document().state().draft;
            const QByteArray saved = f.page.save(QStringLiteral("x.txt"));
            QVERIFY(FormulaGamePage::pageInfo().recognises(saved));
            PageFixture again;
            QVERIFY(again.page.open(saved).has_value());
            QVERIFY(again.document().state().draft == draft);
            QVERIFY(!again.document().isGame());
            again.page.history()->undo();
            QVERIFY(again.document().isGame());
        }
    }

    /// An error in the formula leaves no game for the values.
    void valuesThatAFileWouldNotHoldAreSaid() {
        PageFixture f;
        const QString file = QStringLiteral("x.txt");
        QVERIFY(f.document().played() > 0);
        QCOMPARE(f.page.lossOf(file), QString());
        f.document().setFormula(QStringLiteral("((x+y)*z"), QStringLiteral("test"));
        QVERIFY(f.page.lossOf(file).contains(QStringLiteral("the chosen values")));
        f.page.history()->undo();
        QCOMPARE(f.page.lossOf(file), QString());
        // One value is enough.
        f.load("formula: (x+y)\nturns: EA\nvariables: xy\nvalues: 0\n", false, false);
        QCOMPARE(f.document().played(), std::size_t{1});
        f.document().setFormula(QStringLiteral("(x+y"), QStringLiteral("test"));
        QVERIFY(f.page.lossOf(file).contains(QStringLiteral("the chosen values")));
        f.page.newDocument();
        QVERIFY(!f.document().isGame());
        QCOMPARE(f.page.lossOf(file), QString()); // nothing was chosen
    }

    void namesThatAFileWouldNotHoldAreSaid() {
        PageFixture f;
        const QString file = QStringLiteral("x.txt");
        f.document().setFormula(QStringLiteral("x and not rain"), QStringLiteral("test"));
        QVERIFY(f.document().isGame());
        QVERIFY2(f.page.lossOf(file).contains(QStringLiteral("a for rain")),
                 qPrintable(f.page.lossOf(file)));
        testing::runCommand(f.page, QStringLiteral("formula-game.tidy"));
        QCOMPARE(f.page.lossOf(file), QString());
        // Another notation of letters, capital ones, too, loses nothing.
        for (const char* formula : {"x and not y", "P & Q"}) {
            f.document().setFormula(QLatin1String(formula), QStringLiteral("test"));
            QVERIFY(f.document().isGame());
            QCOMPARE(f.page.lossOf(file), QString());
        }
    }

    void newIsEmptyAndComesBack() {
        PageFixture f;
        f.page.newDocument();
        QVERIFY(!f.document().isGame());
        QCOMPARE(f.tree->tree().size(), 0);
        QVERIFY(f.bar->formula()->hasFocus());
        for (const CommandSpec& command : FormulaGamePage::pageInfo().commands)
            if (QLatin1String(command.id) != QLatin1String("formula-game.random"))
                testing::runCommand(f.page, QString::fromLatin1(command.id));
        QTest::keyClicks(f.bar->formula(), QStringLiteral("a"));
        QVERIFY(f.document().isGame());
        while (f.page.history()->canUndo())
            f.page.history()->undo();
        QCOMPARE(f.values(), std::string("10"));
    }

    void sessionComesBack() {
        QJsonObject kept;
        {
            PageFixture f;
            f.choose(1);
            f.document().show(1);
            f.document().setComputer(Player::e, false);
            f.tree->setFolded(2, true);
            testing::runCommand(f.page, QStringLiteral("formula-game.drawing"));
            f.tabs->setCurrentIndex(2);
            QTest::keyClicks(f.page.findChild<ComparePanel*>()->editor(), QStringLiteral("x+y"));
            f.bar->formula()->setFocus();
            kept = f.page.session()->state();
        }
        PageFixture f;
        f.page.restoreSession(kept);
        QCOMPARE(f.values(), std::string("101"));
        QCOMPARE(f.document().shown(), std::size_t{1});
        QVERIFY(!f.document().isComputer(Player::e));
        QVERIFY(f.tree->isFolded(2));
        QCOMPARE(f.tabs->currentIndex(), 2);
        QCOMPARE(f.page.session()->state(), kept);
        QVERIFY(!f.page.history()->canUndo());
        // What another version wrote does no harm.
        f.page.restoreSession({});
        QCOMPARE(f.page.session()->state(), kept);
        f.page.restoreSession({{QStringLiteral("document"),
                                QJsonObject{{QStringLiteral("formula"), QStringLiteral("(((")},
                                            {QStringLiteral("shown"), 99}}},
                               {QStringLiteral("folded"), QStringLiteral("x")}});
        QVERIFY(!f.document().isGame());
        f.page.restoreSession({{QStringLiteral("folded"),
                                QJsonObject{{QStringLiteral("folded"), QJsonArray{-1, 3, 1e18}}}}});
    }

    void everyChangeIsNoticedAndComesBack() {
        PageFixture f;
        const auto run = [&](const char* command) {
            testing::runCommand(f.page, QLatin1String(command));
        };
        const auto drag = [&](int which) {
            QWidget* handle = f.page.findChildren<QSplitter*>().at(which)->handle(1);
            const QPoint from = handle->rect().center();
            QTest::mousePress(handle, Qt::LeftButton, {}, from);
            QTest::mouseMove(handle, from - QPoint(30, 0));
            QTest::mouseRelease(handle, Qt::LeftButton, {}, from - QPoint(30, 0));
        };
        const std::vector<std::pair<const char*, std::function<void()>>> changes{
            {"document", [&] { f.choose(1); }},
            {"document", [&] { run("formula-game.back"); }},
            {"document", [&] { f.part<QComboBox>("playerA")->setCurrentIndex(1); }},
            {"folded", [&] { run("formula-game.fold"); }},
            {"folded", [&] { run("formula-game.unfold"); }},
            {"folded", [&] { f.tree->setFolded(2, true); }},
            {"table", [&] { f.page.findChild<TablePanel*>()->findChild<QCheckBox*>()->toggle(); }},
            {"compare",
             [&] {
                 QTest::keyClicks(f.page.findChild<ComparePanel*>()->editor(),
                                  QStringLiteral("x+y"));
             }},
            {"random", [&] { f.page.randomPanel()->findChild<QSpinBox*>()->stepUp(); }},
            {"perfect-play", [&] { run("formula-game.analyse"); }},
            {"tab", [&] { f.tabs->setCurrentIndex(3); }},
            {"columns", [&] { drag(0); }},
            {"tree-divider", [&] { drag(1); }},
            {"drawing", [&] { run("formula-game.drawing"); }},
        };
        for (const auto& [key, change] : changes) {
            const QSignalSpy changed(f.page.session(), &Session::changed);
            const QJsonValue before = f.page.session()->state().value(QLatin1String(key));
            change();
            QVERIFY2(!changed.isEmpty(), key);
            QVERIFY2(f.page.session()->state().value(QLatin1String(key)) != before, key);
        }
        PageFixture other;
        other.page.restoreSession(f.page.session()->state());
        QCOMPARE(other.page.session()->state(), f.page.session()->state());
    }

    void survivesTheLargest() {
        PageFixture f;
        const std::string deep = std::string(100'000, '-') + "x";
        QVERIFY(f.page.paste(QString::fromStdString(deep)).has_value());
        QVERIFY(f.document().isGame());
        QVERIFY(f.tree->tree().size() <= static_cast<int>(FormulaTree::most_nodes));
        std::string wide = "(a";
        for (int i = 1; i < 100'000; ++i)
            wide += std::string("+") + static_cast<char>('a' + i % 26);
        QVERIFY(f.page.paste(QString::fromStdString(wide + ")")).has_value());
        QVERIFY(f.document().isGame());
        f.tabs->setCurrentIndex(1);
        QTRY_VERIFY_WITH_TIMEOUT(!f.page.findChild<TablePanel*>()->isRunning(), 30'000);
    }
};

LOGGIA_WINDOW_TEST(FormulaGamePageDocumentTest)

} // namespace formula_game_page_document_test

#include "formula_game_page_document_test.moc"
