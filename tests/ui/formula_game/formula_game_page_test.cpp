#include "core/formula_game/solve.hpp"
#include "tests/suite.hpp"
#include "tests/ui/formula_game/page_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/key_searchers.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/formula_game/compare_panel.hpp"
#include "ui/formula_game/formula_example.hpp"
#include "ui/formula_game/perfect_play.hpp"
#include "ui/formula_game/random_panel.hpp"
#include "ui/formula_game/table_panel.hpp"
#include "ui/formula_game/truth_table_view.hpp"
#include "ui/formula_game/turn_strip.hpp"
#include "ui/widgets/greyed.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QFontInfo>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>

#include <algorithm>

namespace formula_game_page_test {

using namespace loggia;
using namespace loggia::ui;
using formula_game::Player;
using testing::handout;
using testing::PageFixture;

class FormulaGamePageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// A window of 640 pixels has room for it, and nothing of it is cut then.
    void fitsIntoASmallWindow() {
        PageFixture f;
        QVERIFY2(f.page.minimumSizeHint().width() <= 640,
                 qPrintable(QString::number(f.page.minimumSizeHint().width())));
        for (int time = 0; time < 2; ++time) { // Its height is that at the width it has.
            f.page.resize(f.page.minimumSizeHint());
            QCoreApplication::processEvents();
        }
        for (const char* name : {"formula", "turns", "variables", "value0", "value1", "start"}) {
            const auto* widget = f.page.findChild<QWidget*>(QLatin1String(name));
            QVERIFY2(widget != nullptr, name);
            QVERIFY2(widget->visibleRegion().boundingRect() == widget->rect(), name);
        }
    }

    /// Also where a list or a choice box has the keyboard, which look for what is typed.
    void aDigitChoosesWhereverTheKeyboardIs() {
        PageFixture f;
        int tried = 0;
        for (QWidget* widget : testing::keySearchers(f.page)) {
            QTest::keyClick(widget, Qt::Key_0);
            QVERIFY2(f.values() == "100",
                     qPrintable(widget->objectName() + widget->accessibleName()));
            f.page.history()->undo();
            // As on French keyboards.
            QTest::keyClick(widget, Qt::Key_0, Qt::ShiftModifier);
            QVERIFY2(f.values() == "100",
                     qPrintable(widget->objectName() + widget->accessibleName()));
            f.page.history()->undo();
            ++tried;
        }
        QVERIFY(tried > 3);
    }

    void wonByMouse() {
        PageFixture f;
        f.choose(0);
        QCOMPARE(f.values(), std::string("100"));
        // The bar says who won; the card says what there is to learn from it.
        QVERIFY(f.page.findChild<QLabel*>(QStringLiteral("game-over-title"))
                    ->text()
                    .startsWith(QStringLiteral("A wins")));
        QTRY_COMPARE(f.panel->cardTitle(), QStringLiteral("No blunders"));
        QCOMPARE(f.panel->cardText(), QStringLiteral("A had a winning strategy from the start."));
        QCOMPARE(f.tone(0), NodeTone::no);
        QCOMPARE(f.panel->history()->count(), 4);
        f.press("game-over-again");
        QTRY_COMPARE(f.document().played(), std::size_t{2}); // E is the computer
        f.page.history()->undo();
        QCOMPARE(f.values(), std::string("100"));
    }

    /// The example has its card whenever it is what the page shows, as after undo or a restart.
    void theExampleIsIntroducedAgain() {
        PageFixture f;
        const FormulaExample example = formulaExample();
        QCOMPARE(f.panel->cardText(), example.text);
        f.choose(0);
        QVERIFY(f.panel->cardText() != example.text);
        f.page.history()->undo();
        QCOMPARE(f.panel->cardTitle(), example.title);
        QCOMPARE(f.panel->cardText(), example.text);
        // Not where another player is to answer.
        f.document().setComputer(formula_game::Player::a, true);
        QVERIFY(f.panel->cardTitle() != example.title);
    }

    void tellsWhereItWasLost() {
        PageFixture f;
        f.tree->setFocus();
        QTest::keyClick(f.tree, Qt::Key_1);
        QCOMPARE(f.values(), std::string("101"));
        QTRY_COMPARE(f.panel->cardTitle(), QStringLiteral("One blunder"));
        QVERIFY(f.panel->history()->item(3)->text().contains(QLatin1Char('?')));
        QVERIFY(f.bar->strip()->turns()[2].thrown_away);
        // The bar names it, and leads to the position in which it was made.
        QVERIFY(f.page.findChild<QLabel*>(QStringLiteral("game-over-title"))
                    ->text()
                    .startsWith(QStringLiteral("E wins")));
        QVERIFY(f.page.findChild<QLabel*>(QStringLiteral("game-over-reason"))
                    ->text()
                    .startsWith(QStringLiteral("Blunder by A in turn 3")));
        f.press("game-over-mistake");
        QCOMPARE(f.document().shown(), std::size_t{2});
        f.document().show(3);
        // Of a game that goes on nothing is told.
        f.page.history()->undo();
        QVERIFY(!f.bar->strip()->turns()[2].thrown_away);
        QVERIFY(!f.panel->cardText().contains(QStringLiteral("Blunder by")));
    }

    /// From its first blunder, with the values in sight.
    void isReviewed() {
        PageFixture f;
        // E gives the win away in turn 1, A in turn 2, E in turn 3.
        f.load("formula: ((x*z)+(y*-z))\nturns: EAE\nvariables: xyz\nvalues: 011\n", false, false);
        QTRY_VERIFY(!f.page.perfectPlay()->blunders().empty());
        const std::size_t first = f.page.perfectPlay()->blunders().front().turn;
        QVERIFY(f.page.perfectPlay()->blunders().back().turn > first);
        QVERIFY(!f.page.perfectPlay()->isOn());
        QVERIFY(!f.choice->isVisible());
        f.press("game-over-review");
        QCOMPARE(f.document().shown(), first);
        QVERIFY(f.page.perfectPlay()->isOn());
    }

    /// At the end one button is enough to play again.
    void theEndHasItsOwnButtons() {
        PageFixture f;
        const auto shown = [&f] {
            const auto buttons = f.page.findChildren<QPushButton*>();
            return std::count_if(buttons.begin(), buttons.end(), [](const QPushButton* each) {
                return each->isVisible() &&
                       each->text().remove(QLatin1Char('&')) == QStringLiteral("Play again");
            });
        };
        QVERIFY(f.choice->isVisible());
        QCOMPARE(shown(), 1);
        f.choose(0);
        QVERIFY(!f.choice->isVisible());
        QCOMPARE(shown(), 1);
    }

    /// Of two computers nobody is helped by what is shown.
    void computersAreNotAssisted() {
        const auto reason = [](bool computers) {
            PageFixture f;
            f.load(handout, false, false);
            f.page.perfectPlay()->setOn(true);
            if (computers) {
                f.load(handout, true, true);
                testing::runCommand(f.page, QStringLiteral("formula-game.computer-move"));
            } else {
                for (int i = 0; i < 3; ++i)
                    f.choose(1);
            }
            const auto* said = f.page.findChild<QLabel*>(QStringLiteral("game-over-reason"));
            [&] { QTRY_COMPARE(f.document().played(), std::size_t{3}); }();
            return said->text();
        };
        QVERIFY(reason(false).contains(QStringLiteral("Assisted")));
        QVERIFY(!reason(true).contains(QStringLiteral("Assisted")));
    }

    /// A hint and a line come into sight, and the hint goes when something else is asked.
    void hintsComeIntoSight() {
        PageFixture f;
        f.load(handout, false, false);
        for (const char* command : {"formula-game.hint", "formula-game.line"}) {
            f.tabs->setCurrentIndex(2);
            testing::runCommand(f.page, QLatin1String(command));
            QTRY_COMPARE(f.tabs->currentIndex(), 0);
        }
        f.page.history()->undo();
        testing::runCommand(f.page, QStringLiteral("formula-game.hint"));
        QTRY_VERIFY(f.panel->cardTitle().startsWith(QStringLiteral("Hint:")));
        testing::runCommand(f.page, QStringLiteral("formula-game.analyse"));
        QTRY_VERIFY(!f.panel->cardTitle().startsWith(QStringLiteral("Hint:")));
    }

    /// Labels have 14 pixels, however large the tree is, and the text beside it is not cut.
    void treesAreReadable() {
        PageFixture f;
        f.load("formula: ((((a+b)*(c+d))+((-a*b)+(-c*d)))*(((a*-b)+(c*-d))+((a+c)*(b+d))))\n"
               "turns: EAEA\nvariables: abcd\nvalues:\n",
               false, false);
        auto* tree = f.page.findChild<TreeView*>(QStringLiteral("tree"));
        QTRY_VERIFY(QFontInfo(tree->font()).pixelSize() * tree->scale() > 13.9);
        QVERIFY(tree->isFitted());
        const auto fields = f.page.findChildren<QPlainTextEdit*>();
        const auto found = std::find_if(fields.begin(), fields.end(),
                                        [](const auto* each) { return each->isReadOnly(); });
        QVERIFY(found != fields.end());
        const QPlainTextEdit* text = *found;
        QTRY_COMPARE(text->horizontalScrollBar()->maximum(), 0);
        // And of a small formula it takes no more than it needs.
        const int wide = text->width();
        f.load("formula: (a+b)\nturns: EA\nvariables: ab\nvalues:\n", false, false);
        QTRY_VERIFY(text->width() < wide);
    }

    /// The keyboard need not be on the tree, but a field keeps its digits.
    void digitsAreValuesOnButtonsToo() {
        PageFixture f;
        auto* button = testing::buttonOf(f.page, "Hint");
        button->setFocus();
        QTest::keyClick(button, Qt::Key_2);
        QCOMPARE(f.values(), std::string("10"));
        QTest::keyClick(button, Qt::Key_1);
        QCOMPARE(f.values(), std::string("101"));
    }

    void undoTakesTheAnswersBackToo() {
        PageFixture f;
        f.load("formula: ((x+y)*(z+w))\nturns: EAAE\nvariables: xyzw\nvalues:\n", false, true);
        f.choose(1);
        QTRY_COMPARE(f.document().played(), std::size_t{3});
        f.page.history()->undo();
        QCOMPARE(f.values(), std::string());
        QTest::qWait(50);
        QCOMPARE(f.values(), std::string()); // the computer waits
        f.page.history()->redo();
        QCOMPARE(f.document().played(), std::size_t{3});
    }

    void perfectPlayOnDemand() {
        PageFixture f;
        f.load(handout, false, false);
        QVERIFY(!f.page.perfectPlay()->isOn());
        QCOMPARE(f.label("value0"), QStringLiteral("x = 0"));
        QTest::mouseClick(f.page.findChild<QPushButton*>(QStringLiteral("start")), Qt::LeftButton);
        QTRY_COMPARE(f.panel->cardTitle(), QStringLiteral("A wins with perfect play"));
        QTRY_COMPARE(f.label("value1"), QStringLiteral("x = 1: loses"));
        QTRY_VERIFY(f.panel->cardText().contains(QStringLiteral("x = 1 loses")));
        testing::runCommand(f.page, QStringLiteral("formula-game.analyse"));
        QCOMPARE(f.label("value1"), QStringLiteral("x = 1"));
    }

    void hintsSayWhy() {
        PageFixture f;
        testing::runCommand(f.page, QStringLiteral("formula-game.hint"));
        QTRY_COMPARE(f.panel->cardTitle(), QStringLiteral("Hint: z = 0"));
        QVERIFY2(f.panel->cardText().startsWith(QStringLiteral("z = 0 wins.")),
                 qPrintable(f.panel->cardText()));
        QVERIFY(!f.page.perfectPlay()->isOn());
        QCOMPARE(f.label("value0"), QStringLiteral("z = 0"));
    }

    /// The whole of it stands in the list; the position stays, and the computer waits.
    void linesOfBestPlayAreSteppedThrough() {
        PageFixture f;
        f.load("formula: ((x+y)*(z+w))\nturns: EAAE\nvariables: xyzw\nvalues: 0\n", true, false);
        QTest::mouseClick(testing::buttonOf(f.page, "Best line"), Qt::LeftButton);
        QTRY_COMPARE(f.panel->cardTitle(), QStringLiteral("A line of best play"));
        QCOMPARE(f.document().played(), std::size_t{4});
        QCOMPARE(f.document().shown(), std::size_t{1});
        const std::string line = f.values();
        // A wins after x = 0 by y = 0.
        QCOMPARE(line.substr(0, 2), std::string("00"));
        for (std::size_t shown = 2; shown <= 4; ++shown) {
            testing::runCommand(f.page, QStringLiteral("formula-game.forward"));
            QCOMPARE(f.document().shown(), shown);
        }
        QVERIFY(f.document().shownPosition()->status() == formula_game::Status::a_won);
        f.page.history()->undo();
        QCOMPARE(f.values(), std::string("0"));
    }

    void typedFormulasAreCheckedAtOnce() {
        PageFixture f;
        SourceEditor* editor = f.bar->formula();
        editor->setFocus();
        QTest::keyClick(editor, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(editor, QStringLiteral("((x+y)*-z"));
        QVERIFY(!f.document().isGame());
        QCOMPARE(editor->diagnostics().size(), std::size_t{1});
        QVERIFY(!f.tree->isEnabled());
        QVERIFY(isFaded(*f.tree)); // it is of the formula before
        QVERIFY(isFaded(*f.page.findChild<TurnStrip*>()));
        QTest::keyClicks(editor, QStringLiteral(")"));
        QVERIFY(f.document().isGame());
        QVERIFY(!isFaded(*f.tree));
        QVERIFY(!isFaded(*f.page.findChild<TurnStrip*>()));
        QVERIFY(editor->diagnostics().empty());
        QCOMPARE(f.bar->said(), QStringLiteral("(x ∨ y) ∧ ¬z"));
        QCOMPARE(f.tree->tree().size(), 6);
        while (f.page.history()->canUndo())
            f.page.history()->undo();
        QCOMPARE(editor->text(), QStringLiteral("((x+y)*((y+z)*(-y+-z)))"));
        QCOMPARE(f.values(), std::string("10"));
    }

    void tidies() {
        PageFixture f;
        SourceEditor* editor = f.bar->formula();
        editor->setFocus();
        QTest::keyClick(editor, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(editor, QStringLiteral("x and not (y or z)"));
        // It is a game as it stands; what it is taken for is said, and can replace it.
        QVERIFY(f.document().isGame());
        QVERIFY(editor->diagnostics().empty());
        QCOMPARE(f.bar->said(), QStringLiteral("Understood as (x*-(y+z))"));
        QCOMPARE(f.tree->tree().size(), 6);
        QVERIFY(f.bar->canTidy());
        testing::runCommand(f.page, QStringLiteral("formula-game.tidy"));
        QCOMPARE(editor->text(), QStringLiteral("(x*-(y+z))"));
        QVERIFY(!f.bar->canTidy());
        f.page.history()->undo();
        QCOMPARE(editor->text(), QStringLiteral("x and not (y or z)"));
    }

    /// The first letters typed are a formula of their own, which knows nothing of the others.
    void retypingKeepsOrderAndTurns() {
        PageFixture f;
        f.load("formula: ((x+y)*z)\nturns: AAE\nvariables: zyx\nvalues:\n", false, false);
        SourceEditor* editor = f.bar->formula();
        editor->setFocus();
        QTest::keyClick(editor, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(editor, QStringLiteral("x"));
        QCOMPARE(f.part<SourceEditor>("variables")->text(), QStringLiteral("x"));
        QTest::keyClicks(editor, QStringLiteral(" and (y or z or w)"));
        QCOMPARE(f.part<SourceEditor>("variables")->text(), QStringLiteral("zyxw"));
        QCOMPARE(f.part<SourceEditor>("turns")->text(), QStringLiteral("AAEA"));
    }

    /// The largest game's texts are seen whole, beside their names.
    void longTurnsAreSeen() {
        PageFixture f;
        std::string formula = "a";
        for (char c = 'b'; c <= 'z'; ++c)
            formula = "(" + formula + "+" + c + ")";
        f.document().setFormula(QString::fromStdString(formula), QStringLiteral("long"));
        QCoreApplication::processEvents();
        for (const char* name : {"turns", "variables"}) {
            auto* editor = f.part<SourceEditor>(name);
            QCOMPARE(editor->text().size(), 26);
            QVERIFY(editor->fontMetrics().horizontalAdvance(editor->text()) < editor->width());
            const auto labels = f.page.findChildren<QLabel*>();
            const auto label = std::find_if(labels.begin(), labels.end(), [&](const QLabel* each) {
                return each->buddy() == editor;
            });
            QVERIFY(label != labels.end());
            const int gap = editor->mapTo(&f.page, QPoint()).x() -
                            (*label)->mapTo(&f.page, QPoint((*label)->width(), 0)).x();
            QVERIFY2(gap >= 0 && gap < 20, qPrintable(QString::number(gap)));
        }
    }

    void leavesAreChosenOnTheTree() {
        PageFixture f;
        f.load(handout, false, false);
        const auto nodeOf = [&](const char* label) {
            for (int node = 0; node < f.tree->tree().size(); ++node)
                if (f.tree->tree().at(node).label == QLatin1String(label))
                    return node;
            return -1;
        };
        const auto click = [&](const char* label) {
            QTest::mouseClick(f.tree, Qt::LeftButton, {},
                              f.tree->rectOf(nodeOf(label)).center().toPoint());
        };
        const auto menu = [] { return qobject_cast<QMenu*>(QApplication::activePopupWidget()); };
        click("x");
        QTRY_VERIFY(menu() != nullptr);
        QCOMPARE(menu()->actions().size(), 2);
        QCOMPARE(menu()->actions()[1]->text(), QStringLiteral("x = 1"));
        QTest::mouseClick(menu(), Qt::LeftButton, {},
                          menu()->actionGeometry(menu()->actions()[1]).center());
        QCOMPARE(f.values(), std::string("1"));
        // Others say when their turn comes, or what was chosen.
        click("z");
        QCOMPARE(f.choice->said(), QStringLiteral("A chooses z in turn 3. y is chosen next."));
        click("x");
        QCOMPARE(f.choice->said(), QStringLiteral("x = 1, chosen by E in turn 1."));
        QVERIFY(menu() == nullptr);
        // By keys: to the leaf, Enter, and the value.
        f.tree->setFocus();
        f.tree->select(nodeOf("y"));
        QTest::keyClick(f.tree, Qt::Key_Return);
        QTRY_VERIFY(menu() != nullptr);
        QTest::keyClick(menu(), Qt::Key_Return);
        QCOMPARE(f.values(), std::string("10"));
        f.page.history()->undo();
        QCOMPARE(f.values(), std::string("1"));
    }

    void hintsMarkThePartTheySpeakOf() {
        PageFixture f;
        f.load("formula: ((a*b)+(c*(d+-c)))\nturns: EAEA\nvariables: abcd\nvalues: 10\n", false,
               false);
        const auto markedLabels = [&] {
            QString labels;
            for (int node = 0; node < f.tree->tree().size(); ++node)
                if (f.tree->tree().at(node).marked)
                    labels += f.tree->tree().at(node).label;
            return labels;
        };
        QCOMPARE(markedLabels(), QString());
        testing::runCommand(f.page, QStringLiteral("formula-game.hint"));
        QTRY_VERIFY(f.panel->cardTitle().startsWith(QStringLiteral("Hint: c = ")));
        QVERIFY(!markedLabels().isEmpty());
        QVERIFY(f.tree->tree().at(f.tree->shown().front()).marked ==
                f.panel->cardText().contains(QStringLiteral("the formula")));
        // What is chosen then is another matter.
        f.choose(1);
        QCOMPARE(markedLabels(), QString());
        // At the end it is what decides: here both operands of the root are false.
        f.choose(0);
        QCOMPARE(markedLabels(), QStringLiteral("+**b+d-c"));
        QVERIFY(f.tree->tree().at(0).name.contains(QStringLiteral("part of the reason")));
        f.page.history()->undo();
        QCOMPARE(markedLabels(), QString());
        // With the values in sight it is marked all along.
        testing::runCommand(f.page, QStringLiteral("formula-game.analyse"));
        QTRY_VERIFY(!markedLabels().isEmpty());
        testing::runCommand(f.page, QStringLiteral("formula-game.analyse"));
        QCOMPARE(markedLabels(), QString());
    }

    void ordersAreTypedAndDragged() {
        PageFixture f;
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
        f.page.history()->undo();
        QCOMPARE(f.part<SourceEditor>("variables")->text(), QStringLiteral("xyz"));
    }

    void historyLooksBack() {
        PageFixture f;
        f.choose(0);
        f.panel->history()->setFocus();
        QTest::keyClick(f.panel->history(), Qt::Key_Up);
        QTest::keyClick(f.panel->history(), Qt::Key_Up);
        QCOMPARE(f.document().shown(), std::size_t{1});
        QCOMPARE(f.values(), std::string("100"));
        testing::runCommand(f.page, QStringLiteral("formula-game.last"));
        QCOMPARE(f.document().shown(), std::size_t{3});
        QCOMPARE(f.panel->history()->currentRow(), 3);
    }

    void truthTable() {
        PageFixture f;
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
        PageFixture f;
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
        // The game's formula may be written in another notation, with other names.
        f.bar->formula()->setFocus();
        QTest::keyClick(f.bar->formula(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(f.bar->formula(), QStringLiteral("Rain implies Snow"));
        QCOMPARE(f.bar->said(), QStringLiteral("With a = Rain, b = Snow, understood as (-a+b)"));
        panel->editor()->setFocus();
        f.tabs->setCurrentIndex(2);
        QTest::keyClick(panel->editor(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(panel->editor(), QStringLiteral("b or not a"));
        QTRY_COMPARE(panel->verdict(), QStringLiteral("Equivalent"));
        while (f.page.history()->canUndo())
            f.page.history()->undo();
        QVERIFY(panel->editor()->text().isEmpty());
    }

    void randomGamesBySeed() {
        PageFixture f;
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
        const auto winner = formula_game::solve(*f.document().lastPosition()).winner;
        QVERIFY(winner == Player::a);
        QVERIFY(!f.document().isComputer(Player::a)); // the person can win
        QTRY_VERIFY(f.document().isComputersTurn() == false);
        QVERIFY(f.panel->cardText().contains(QStringLiteral("7v-18l-A-medium-2a")));
        const auto says_made = [&f] {
            const auto labels = f.page.randomPanel()->findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
                return label->text().startsWith(QStringLiteral("New game made"));
            });
        };
        QTRY_VERIFY(says_made());
        f.document().show(0);
        QVERIFY(says_made()); // the same game
        f.tabs->setCurrentIndex(3);
        f.press("make");
        QTRY_VERIFY(!f.page.randomPanel()->isRunning());
        QCOMPARE(f.document().state().draft.formula, made);
        testing::runCommand(f.page, QStringLiteral("formula-game.random"));
        QTRY_VERIFY(f.document().state().draft.formula != made);
        // The seed belongs to its game.
        QTRY_VERIFY(!f.page.randomPanel()->isRunning());
        f.load(handout, false, false);
        QVERIFY(!f.panel->cardText().contains(QStringLiteral("Seed: ")));
    }

    /// The search for one may take minutes, and what is begun meanwhile stays.
    void aRandomGameTakesNoOtherPlace() {
        PageFixture f;
        auto* panel = f.page.randomPanel();
        panel->setRecipe(formula_game::recipe_of("26v-2000l-A-hard-4").value());
        panel->make();
        QVERIFY(panel->isRunning());
        f.document().show(0); // the same game
        QVERIFY(panel->isRunning());
        f.page.newDocument();
        QVERIFY(!panel->isRunning());
        QCOMPARE(f.document().text(FormulaDocument::Field::formula), QString());
    }

    /// A random game gives the computer the losing side; undo gives it back what it had.
    void undoOfARandomGameBringsBackThePlayers() {
        PageFixture f;
        f.document().setComputer(Player::e, false);
        f.document().setComputer(Player::a, true);
        const auto players = f.document().players();
        const auto draft = f.document().state().draft;
        auto* panel = f.page.randomPanel();
        panel->setRecipe({6, 14, Player::a, formula_game::Difficulty::easy, 7});
        f.tabs->setCurrentIndex(3);
        f.press("make");
        QTRY_VERIFY(!panel->isRunning());
        QVERIFY(f.document().isComputer(Player::e) && !f.document().isComputer(Player::a));
        f.page.history()->undo();
        QVERIFY(f.document().state().draft == draft);
        QVERIFY(f.document().players() == players);
        // Two persons stay persons.
        f.document().setComputer(Player::a, false);
        f.tabs->setCurrentIndex(3);
        f.press("make");
        QTRY_VERIFY(!panel->isRunning());
        QVERIFY(f.document().state().draft != draft);
        QVERIFY(!f.document().isComputer(Player::e) && !f.document().isComputer(Player::a));
    }

    /// Two people play with one keyboard.
    void aKeyThatIsHeldChoosesOnce() {
        PageFixture f;
        for (const Player player : {Player::e, Player::a})
            f.document().setComputer(player, false);
        f.document().restart();
        for (const bool repeated : {false, true, true}) {
            QKeyEvent event(QEvent::KeyPress, Qt::Key_1, Qt::NoModifier, {}, repeated);
            QApplication::sendEvent(f.tree, &event);
        }
        QCOMPARE(f.document().played(), std::size_t{1});
    }

    void everythingHasAName() {
        PageFixture f;
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

LOGGIA_WINDOW_TEST(FormulaGamePageTest)

} // namespace formula_game_page_test

#include "formula_game_page_test.moc"
