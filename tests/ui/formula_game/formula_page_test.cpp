#include "core/formula_game/format.hpp"
#include "core/formula_game/solve.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "ui/formula_game/choice_line.hpp"
#include "ui/formula_game/compare_panel.hpp"
#include "ui/formula_game/formula_bar.hpp"
#include "ui/formula_game/formula_computer.hpp"
#include "ui/formula_game/formula_page.hpp"
#include "ui/formula_game/perfect_play.hpp"
#include "ui/formula_game/play_panel.hpp"
#include "ui/formula_game/random_panel.hpp"
#include "ui/formula_game/table_panel.hpp"
#include "ui/formula_game/truth_table_view.hpp"
#include "ui/formula_game/turn_strip.hpp"
#include "ui/shell/picture.hpp"
#include "ui/widgets/run_bar.hpp"
#include "ui/widgets/source_editor.hpp"
#include "ui/widgets/tree_view.hpp"

#include <QComboBox>
#include <QHeaderView>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>

using namespace loggia;
using namespace loggia::ui;
using formula_game::Player;

namespace {

/// A page in a window, as a person has it, whose computer does not wait.
struct Fixture {
    FormulaPage page;
    TreeView* tree = page.findChild<TreeView*>();
    FormulaBar* bar = page.findChild<FormulaBar*>();
    PlayPanel* panel = page.findChild<PlayPanel*>();
    ChoiceLine* choice = page.findChild<ChoiceLine*>();
    QTabWidget* tabs = page.findChild<QTabWidget*>();

    Fixture() {
        page.computer()->setPace(0);
        page.resize(1100, 700);
        page.show();
        page.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&page));
    }
    FormulaDocument& document() { return *page.document(); }
    template <class T>
    T* part(const char* name) {
        return page.findChild<T*>(QString::fromLatin1(name));
    }
    void press(const char* name) { QTest::mouseClick(part<QPushButton>(name), Qt::LeftButton); }
    void choose(int value) { press(value == 0 ? "value0" : "value1"); }
    [[nodiscard]] std::string values() {
        return document().isGame() ? values_text(*document().state().position) : "none";
    }
    void load(const char* configuration, bool e_computer, bool a_computer) {
        QVERIFY(page.open(configuration).has_value());
        document().setComputer(Player::e, e_computer);
        document().setComputer(Player::a, a_computer);
    }
    [[nodiscard]] QString label(const char* button) {
        return part<QPushButton>(button)->text().remove(QLatin1Char('&'));
    }
    /// The tree as text: the only text in the page that cannot be edited.
    [[nodiscard]] QString drawing() const {
        for (const QPlainTextEdit* edit : page.findChildren<QPlainTextEdit*>())
            if (edit->isReadOnly())
                return edit->toPlainText();
        return {};
    }
    [[nodiscard]] NodeTone tone(int node) const { return tree->tree().at(node).tone; }
};

constexpr const char* handout =
    "formula: ((x+y)*((y+z)*(-y+-z)))\nturns: EEA\nvariables: xyz\nvalues:\n";

} // namespace

class FormulaPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { // The offscreen platform says this of every window.
        QTest::failOnWarning(QRegularExpression(
            QStringLiteral("^(?!This plugin does not support propagateSizeHints)")));
    }

    void opensOnTheHandoutsGame() {
        Fixture f;
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

    void wonByMouse() {
        Fixture f;
        f.choose(0);
        QCOMPARE(f.values(), std::string("100"));
        QCOMPARE(f.panel->cardTitle(), QStringLiteral("A wins"));
        QCOMPARE(f.tone(0), NodeTone::no);
        QCOMPARE(f.panel->history()->count(), 4);
        f.press("action");                                   // again
        QTRY_COMPARE(f.document().played(), std::size_t{2}); // E is the computer
        f.page.undoStack()->undo();
        QCOMPARE(f.values(), std::string("100"));
    }

    void tellsWhereItWasLost() {
        Fixture f;
        f.tree->setFocus();
        QTest::keyClick(f.tree, Qt::Key_1);
        QCOMPARE(f.values(), std::string("101"));
        QCOMPARE(f.panel->cardTitle(), QStringLiteral("E wins"));
        QTRY_VERIFY(f.panel->cardText().contains(QStringLiteral("A could have won at turn 3")));
        QVERIFY(f.panel->history()->item(3)->text().contains(QLatin1Char('?')));
        QVERIFY(f.bar->strip()->turns()[2].thrown_away);
        // Of a game that goes on nothing is told.
        f.page.undoStack()->undo();
        QVERIFY(!f.bar->strip()->turns()[2].thrown_away);
        QVERIFY(!f.panel->cardText().contains(QStringLiteral("could have won")));
    }

    void undoTakesTheAnswersBackToo() {
        Fixture f;
        f.load("formula: ((x+y)*(z+w))\nturns: EAAE\nvariables: xyzw\nvalues:\n", false, true);
        f.choose(1);
        QTRY_COMPARE(f.document().played(), std::size_t{3});
        f.page.undoStack()->undo();
        QCOMPARE(f.values(), std::string());
        QTest::qWait(50);
        QCOMPARE(f.values(), std::string()); // the computer waits
        f.page.undoStack()->redo();
        QCOMPARE(f.document().played(), std::size_t{3});
    }

    void perfectPlayOnDemand() {
        Fixture f;
        f.load(handout, false, false);
        QVERIFY(!f.page.perfectPlay()->isOn());
        QCOMPARE(f.label("value0"), QStringLiteral("x = 0"));
        QTest::mouseClick(f.page.findChild<QPushButton*>(QStringLiteral("start")), Qt::LeftButton);
        QTRY_COMPARE(f.panel->cardTitle(), QStringLiteral("A wins with perfect play"));
        QTRY_COMPARE(f.label("value1"), QStringLiteral("x = 1: loses"));
        QTRY_VERIFY(f.panel->cardText().contains(QStringLiteral("x=1 loses")));
        f.page.runCommand(QStringLiteral("formula-game.analyse"));
        QCOMPARE(f.label("value1"), QStringLiteral("x = 1"));
    }

    void hintsSayWhy() {
        Fixture f;
        f.page.runCommand(QStringLiteral("formula-game.hint"));
        QTRY_COMPARE(f.panel->cardTitle(), QStringLiteral("Hint: z = 0"));
        QVERIFY2(f.panel->cardText().startsWith(QStringLiteral("z=0 wins.")),
                 qPrintable(f.panel->cardText()));
        QVERIFY(!f.page.perfectPlay()->isOn());
        QCOMPARE(f.label("value0"), QStringLiteral("z = 0"));
    }

    void typedFormulasAreCheckedAtOnce() {
        Fixture f;
        SourceEditor* editor = f.bar->formula();
        editor->setFocus();
        QTest::keyClick(editor, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(editor, QStringLiteral("((x+y)*-z"));
        QVERIFY(!f.document().isGame());
        QCOMPARE(editor->diagnostics().size(), std::size_t{1});
        QVERIFY(!f.tree->isEnabled());
        QTest::keyClicks(editor, QStringLiteral(")"));
        QVERIFY(f.document().isGame());
        QVERIFY(editor->diagnostics().empty());
        QCOMPARE(f.bar->said(), QStringLiteral("(x ∨ y) ∧ ¬z"));
        QCOMPARE(f.tree->tree().size(), 6);
        while (f.page.undoStack()->canUndo())
            f.page.undoStack()->undo();
        QCOMPARE(editor->text(), QStringLiteral("((x+y)*((y+z)*(-y+-z)))"));
        QCOMPARE(f.values(), std::string("10"));
    }

    void tidies() {
        Fixture f;
        SourceEditor* editor = f.bar->formula();
        editor->setFocus();
        QTest::keyClick(editor, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(editor, QStringLiteral("x and not (y or z)"));
        QVERIFY(f.bar->canTidy());
        f.page.runCommand(QStringLiteral("formula-game.tidy"));
        QCOMPARE(editor->text(), QStringLiteral("(x*-(y+z))"));
        f.page.undoStack()->undo();
        QCOMPARE(editor->text(), QStringLiteral("x and not (y or z)"));
    }

    void ordersAreTypedAndDragged() {
        Fixture f;
        auto* turns = f.part<SourceEditor>("turns");
        turns->setFocus();
        QTest::keyClick(turns, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(turns, QStringLiteral("AE"));
        QVERIFY(!f.document().isGame());
        QVERIFY(!turns->diagnostics().empty());
        QTest::keyClicks(turns, QStringLiteral("A"));
        QVERIFY(f.document().isGame());
        QCOMPARE(f.bar->strip()->turns()[0].player, 'A');
        TurnStrip* strip = f.bar->strip();
        const auto at = [&](std::size_t turn) {
            return strip->letterRect(TurnStrip::Row::variables, turn).center().toPoint();
        };
        QTest::mousePress(strip, Qt::LeftButton, {}, at(0));
        QTest::mouseMove(strip, at(1));
        QTest::mouseMove(strip, at(2));
        QTest::mouseRelease(strip, Qt::LeftButton, {}, at(2));
        QCOMPARE(f.part<SourceEditor>("variables")->text(), QStringLiteral("yzx"));
        f.page.undoStack()->undo();
        QCOMPARE(f.part<SourceEditor>("variables")->text(), QStringLiteral("xyz"));
    }

    void historyLooksBack() {
        Fixture f;
        f.choose(0);
        f.panel->history()->setFocus();
        QTest::keyClick(f.panel->history(), Qt::Key_Up);
        QTest::keyClick(f.panel->history(), Qt::Key_Up);
        QCOMPARE(f.document().shown(), std::size_t{1});
        QCOMPARE(f.values(), std::string("100"));
        f.page.runCommand(QStringLiteral("formula-game.last"));
        QCOMPARE(f.document().shown(), std::size_t{3});
        QCOMPARE(f.panel->history()->currentRow(), 3);
    }

    void pastesWhatPeopleWrite() {
        Fixture f;
        QVERIFY(f.page.paste(QStringLiteral(" p → (q ∧ ¬r) \n")).has_value());
        QCOMPARE(f.bar->formula()->text(), QStringLiteral("(-p+(q*-r))"));
        QVERIFY(!f.page.paste(QStringLiteral("p → ")));
        QVERIFY(f.page.paste(QString::fromLatin1(handout)).has_value());
        QCOMPARE(f.page.copy(), QString::fromLatin1(handout));
    }

    void filesAndFormats() {
        Fixture f;
        QVERIFY(FormulaPage::pageInfo().recognises(handout));
        QVERIFY(!FormulaPage::pageInfo().recognises("0000000\n"));
        QCOMPARE(QString::fromUtf8(f.page.save(QStringLiteral("game.txt"))),
                 QStringLiteral("formula: ((x+y)*((y+z)*(-y+-z)))\nturns: EEA\nvariables: xyz\n"
                                "values: 10\n"));
        const auto wrong = f.page.open("formula: (x*y\nturns: EA\nvariables: xy\nvalues:\n");
        QVERIFY(!wrong && wrong.error().span);
        QCOMPARE(f.values(), std::string("10"));
        QVERIFY(pictureAsSvg(f.page).contains("<svg"));
        QVERIFY(pictureAsPng(f.page).size() > 1000);
        QSignalSpy copied(&f.page, &Page::copyWanted);
        f.page.runCommand(QStringLiteral("formula-game.copy-latex"));
        f.page.runCommand(QStringLiteral("formula-game.copy-unicode"));
        f.page.runCommand(QStringLiteral("formula-game.copy-drawing"));
        QVERIFY(copied[0][0].toString().contains(QStringLiteral("\\lor")));
        QCOMPARE(copied[1][0].toString(), QStringLiteral("(x ∨ y) ∧ ((y ∨ z) ∧ (¬y ∨ ¬z))"));
        QVERIFY(copied[2][0].toString().startsWith(QStringLiteral("* * + - z\n")));
    }

    void newIsEmptyAndComesBack() {
        Fixture f;
        f.page.newDocument();
        QVERIFY(!f.document().isGame());
        QCOMPARE(f.tree->tree().size(), 0);
        QVERIFY(f.bar->formula()->hasFocus());
        for (const CommandSpec& command : FormulaPage::pageInfo().commands)
            if (QLatin1String(command.id) != QLatin1String("formula-game.random"))
                f.page.runCommand(QString::fromLatin1(command.id));
        QTest::keyClicks(f.bar->formula(), QStringLiteral("a"));
        QVERIFY(f.document().isGame());
        while (f.page.undoStack()->canUndo())
            f.page.undoStack()->undo();
        QCOMPARE(f.values(), std::string("10"));
    }

    void truthTable() {
        Fixture f;
        f.tabs->setCurrentIndex(1);
        auto* panel = f.page.findChild<TablePanel*>();
        QAbstractItemModel* model = panel->view()->model();
        QCOMPARE(model->rowCount(), 8);
        const int last = model->columnCount() - 1;
        QTRY_VERIFY(!panel->isRunning());
        auto* which = panel->findChild<QComboBox*>();
        which->setCurrentIndex(1);
        QTRY_COMPARE(model->rowCount(), 3);
        for (int row = 0; row < 3; ++row)
            QCOMPARE(model->index(row, last).data().toString(), QStringLiteral("1"));
        which->setCurrentIndex(0);
        // Sorted by z: its ones first, then its zeros, then by counting again.
        QHeaderView* header = panel->view()->horizontalHeader();
        const auto click = [&](int column) {
            QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                              QPoint(header->sectionViewportPosition(column) + 8, 8));
        };
        const auto first = [&] { return model->headerData(0, Qt::Vertical).toString(); };
        click(2);
        QTRY_COMPARE(first(), QStringLiteral("1"));
        click(2);
        QTRY_COMPARE(model->headerData(1, Qt::Vertical).toString(), QStringLiteral("2"));
        click(2);
        QTRY_COMPARE(model->headerData(1, Qt::Vertical).toString(), QStringLiteral("1"));
        QSignalSpy copied(&f.page, &Page::copyWanted);
        QTest::mouseClick(panel->findChild<QPushButton*>(), Qt::LeftButton);
        QCOMPARE(copied[0][0].toString().count(QLatin1Char('\n')), 9);
    }

    void comparesAndShowsTheRow() {
        Fixture f;
        f.tabs->setCurrentIndex(2);
        auto* panel = f.page.findChild<ComparePanel*>();
        panel->editor()->setFocus();
        QTest::keyClicks(panel->editor(), QStringLiteral("(x or y) and (y xor z)"));
        QTRY_COMPARE(panel->verdict(), QStringLiteral("Equivalent"));
        QTest::keyClicks(panel->editor(), QStringLiteral(" or x"));
        QTRY_COMPARE(panel->verdict(), QStringLiteral("Different"));
        QTest::mouseClick(panel->findChild<QPushButton*>(), Qt::LeftButton);
        QCOMPARE(f.tabs->currentIndex(), 1);
        QVERIFY(f.page.findChild<TruthTableView*>()->current().has_value());
        while (f.page.undoStack()->canUndo())
            f.page.undoStack()->undo();
        QVERIFY(panel->editor()->text().isEmpty());
    }

    void randomGamesBySeed() {
        Fixture f;
        f.tabs->setCurrentIndex(3);
        auto* seed = f.part<SourceEditor>("seed");
        seed->setFocus();
        QTest::keyClick(seed, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(seed, QStringLiteral("7v-18l-A-medium-"));
        QVERIFY(!seed->diagnostics().empty());
        QTest::keyClicks(seed, QStringLiteral("2a"));
        QVERIFY(seed->diagnostics().empty());
        f.press("make");
        QTRY_COMPARE(f.document().state().draft.variables.size(), std::size_t{7});
        const std::string made = f.document().state().draft.formula;
        const auto winner = formula_game::solve(*f.document().state().position).winner;
        QVERIFY(winner == Player::a);
        QVERIFY(!f.document().isComputer(Player::a)); // the person can win
        QTRY_VERIFY(f.document().isComputersTurn() == false);
        QVERIFY(f.panel->cardText().contains(QStringLiteral("7v-18l-A-medium-2a")));
        f.tabs->setCurrentIndex(3);
        f.press("make");
        QTRY_VERIFY(!f.page.randomPanel()->isRunning());
        QCOMPARE(f.document().state().draft.formula, made);
        f.page.runCommand(QStringLiteral("formula-game.random"));
        QTRY_VERIFY(f.document().state().draft.formula != made);
    }

    void sessionComesBack() {
        QJsonObject kept;
        {
            Fixture f;
            f.choose(1);
            f.document().show(1);
            f.document().setComputer(Player::e, false);
            f.tree->setFolded(2, true);
            f.page.runCommand(QStringLiteral("formula-game.drawing"));
            f.tabs->setCurrentIndex(2);
            QTest::keyClicks(f.page.findChild<ComparePanel*>()->editor(), QStringLiteral("x+y"));
            f.bar->formula()->setFocus();
            kept = f.page.session();
        }
        Fixture f;
        f.page.restoreSession(kept);
        QCOMPARE(f.values(), std::string("101"));
        QCOMPARE(f.document().shown(), std::size_t{1});
        QVERIFY(!f.document().isComputer(Player::e));
        QVERIFY(f.tree->isFolded(2));
        QCOMPARE(f.tabs->currentIndex(), 2);
        QCOMPARE(f.page.session(), kept);
        QVERIFY(!f.page.undoStack()->canUndo());
        // What another version wrote does no harm.
        f.page.restoreSession({});
        f.page.restoreSession({{QStringLiteral("formula"), QStringLiteral("(((")},
                               {QStringLiteral("folded"), QStringLiteral("x")},
                               {QStringLiteral("shown"), 99}});
        QVERIFY(!f.document().isGame());
    }

    void survivesTheLargest() {
        Fixture f;
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

    void everythingHasAName() {
        Fixture f;
        for (int tab = 0; tab < f.tabs->count(); ++tab) {
            f.tabs->setCurrentIndex(tab);
            QCOMPARE(testing::namelessWidgets(f.page), QStringList());
            QCOMPARE(testing::sharedMnemonics(f.page), QStringList());
        }
        f.tabs->setCurrentIndex(0);
        f.choose(1);
        QCOMPARE(testing::sharedMnemonics(f.page), QStringList());
    }
};

QTEST_MAIN(FormulaPageTest)
#include "formula_page_test.moc"
