#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/run_command.hpp"
#include "tests/ui/wumpus/page_fixture.hpp"
#include "ui/wumpus/lint_panel.hpp"

#include <QAccessible>
#include <QApplication>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableWidget>

#include <algorithm>
#include <bit>

namespace wumpus_page_test {

using namespace loggia;
using namespace loggia::ui;
using testing::Fixture;
using testing::q;
using wumpus::Sign;
using wumpus::Square;
using wumpus::Symbol;
using wumpus::Verdict;

class WumpusPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// The example is undecided; the one safe step, a click away, decides it.
    void exampleIsDecidedByOneStep() {
        Fixture f;
        QCOMPARE(f.verdict(), q("possibly true, possibly false"));
        const auto& contrast = f.page.studyRun()->study().findings->contrast;
        QVERIFY(contrast && contrast->closest);
        QVERIFY(contrast->holds.world.holds({Sign::monster, {2, 3}}));
        QVERIFY(!contrast->fails.world.holds({Sign::monster, {2, 3}}));
        QCOMPARE(f.page.findChildren<CavePicture*>().size(), 3);
        QVERIFY(f.map->cave().at(Square{3, 1}).safe);

        const QString before = f.document().text(TextKind::knowledge);
        QTest::mouseClick(f.map, Qt::LeftButton, {}, f.pointOf(Square{3, 1}));
        QCOMPARE(f.document().text(TextKind::knowledge),
                 before + q("(not M_3_1)\n(not P_3_1)\n(not B_3_1)\n(not S_3_1)\n"));
        QCOMPARE(f.verdict(), q("definitely true"));
        QVERIFY(f.map->cave().at(Square{3, 1}).here);

        // The reason really forces it, and every line of it is needed.
        auto* reason = f.find<QListWidget>("reason");
        QVERIFY(reason->isVisible() && reason->count() > 2);
        const auto lines = f.page.studyRun()->study().findings->reason;
        for (std::size_t without = 0; without <= lines.size(); ++without) {
            QString text;
            for (std::size_t i = 0; i < lines.size(); ++i)
                if (i != without)
                    text += QString::fromStdString(lines[i].text) + QLatin1Char('\n');
            const Study alone =
                study({std::string(), text.toStdString(), "M_2_3"}, {}, [](const Study&) {});
            QCOMPARE(alone.verdict == Verdict::definitely_true, without == lines.size());
        }

        // A click on a line goes there.
        QTest::mouseClick(reason->viewport(), Qt::LeftButton, {},
                          reason->visualItemRect(reason->item(0)).center());
        SourceEditor* editor = f.editor(lines[0].kind);
        QVERIFY(editor->hasFocus());
        QCOMPARE(editor->textCursor().blockNumber() + 1, lines[0].span.line);

        // Visit and lines are one step.
        f.page.history()->undo();
        QCOMPARE(f.document().text(TextKind::knowledge), before);
        QVERIFY(!f.map->cave().at(Square{3, 1}).visited);
        QCOMPARE(f.verdict(), q("possibly true, possibly false"));
        f.page.history()->redo();
        QVERIFY(f.map->cave().at(Square{3, 1}).visited);
        QCOMPARE(f.verdict(), q("definitely true"));
    }

    void fourVerdictsAsTyped() {
        Fixture f;
        f.type(TextKind::statement, q("(not M_1_1)"));
        QCOMPARE(f.verdict(), q("definitely true"));
        f.type(TextKind::statement, q("(and M_1_1 P_4_4)"));
        QCOMPARE(f.verdict(), q("definitely false"));
        f.type(TextKind::statement, q("P_4_4"));
        QCOMPARE(f.verdict(), q("possibly true, possibly false"));
        f.type(TextKind::knowledge, q("M_1_1"));
        QCOMPARE(f.verdict(), q("both true and false"));
        QCOMPARE(f.markOf({Sign::pit, {4, 4}}), Verdict::both);
        // The clash needs two lines: what was typed, and rule 6.
        const auto& reason = f.page.studyRun()->study().findings->reason;
        QCOMPARE(reason.size(), std::size_t{2});
        QCOMPARE(reason[0].text, std::string("(not M_1_1)"));
        QVERIFY(f.find<QLabel>("worlds")->text().contains(q("No model")));
        f.type(TextKind::statement, q(" "));
        QTest::keyClick(f.editor(TextKind::statement), Qt::Key_Backspace);
        QCOMPARE(f.verdict(), q("no statement yet"));
    }

    void errorsAreUnderlinedAndLeftOut() {
        Fixture f;
        f.type(TextKind::knowledge, q("P_9_9"));
        QVERIFY(f.settled());
        SourceEditor* editor = f.editor(TextKind::knowledge);
        QCOMPARE(editor->diagnostics().size(), std::size_t{1});
        QCOMPARE(editor->diagnostics().front().span.line, 1);
        QCOMPARE(editor->diagnostics().front().severity, Severity::error);
        QVERIFY(f.find<QLabel>("note")->text().contains(q("cannot be read")));
        QVERIFY(f.find<QListWidget>("remarks")->count() >= 1);
        f.type(TextKind::statement, q("(P_1_1)"));
        QCOMPARE(f.verdict(), q("statement not understood"));
        QCOMPARE(f.editor(TextKind::statement)->diagnostics().size(), std::size_t{1});
    }

    void completesSymbols() {
        Fixture f;
        SourceEditor* editor = f.editor(TextKind::knowledge);
        editor->setFocus();
        QTest::keyClick(editor, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(editor, q("P_3"));
        QVERIFY(editor->isCompleting());
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Down);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
        QVERIFY2(editor->text().startsWith(q("P_3_")) && editor->text().size() == 5,
                 qPrintable(editor->text()));
    }

    void chancesAreExact() {
        Fixture f;
        f.set(TextKind::knowledge, {});
        QVERIFY(f.settled());
        const auto& probabilities = *f.page.studyRun()->study().probabilities;
        QVERIFY(probabilities.complete);
        QCOMPARE(probabilities.worlds, std::uint64_t{49128});
        // One of twelve squares, and 2^11 - 1 of the 2^12 - 2 sets of pits.
        QCOMPARE(
            probabilities.holds.at(static_cast<std::size_t>(Symbol{Sign::monster, {3, 3}}.index())),
            std::uint64_t{4094});
        auto* table = f.page.findChild<QTableWidget*>();
        QCOMPARE(table->item(Square{3, 3}.index(), 0)->text(), q("8 %  (4,094 of 49,128)"));
        QCOMPARE(table->item(Square{3, 3}.index(), 1)->text(), q("50 %  (24,564 of 49,128)"));
        QCOMPARE(table->item(0, 1)->text(), q("0 %"));
        QVERIFY(f.find<QLabel>("worlds")->text().contains(q("49,128")));
        QCOMPARE(f.map->cave().at(Square{3, 3}).marks.at(0).chance, q("8 %"));
    }

    void gradesWithWrongCaves() {
        Fixture f;
        QVERIFY(f.settled());
        QVERIFY(f.find<QLabel>("grade")->text().contains(q("Equivalent to the reference rules")));
        QString rules = f.document().text(TextKind::rules);
        rules.truncate(rules.lastIndexOf(q("(not (and")));
        f.set(TextKind::rules, rules + q("(or P_3_3 P_4_4)\n"));
        QVERIFY(f.settled());
        f.page.findChild<QTabWidget*>()->setCurrentIndex(2);
        auto* faults = f.find<QListWidget>("faults");
        QCOMPARE(faults->count(), 2);
        QVERIFY2(faults->item(0)->text().contains(q("12 pits")),
                 qPrintable(faults->item(0)->text()));
        const auto& found = f.page.studyRun()->checks()->faults;
        QVERIFY(found[0].accepted && !found[1].accepted);
        QCOMPARE(std::popcount(unsigned{found[0].world.where(Sign::pit)}), 12);
        // The line that says too much is gone to, and its cave shown.
        QTest::mouseClick(faults->viewport(), Qt::LeftButton, {},
                          faults->visualItemRect(faults->item(1)).center());
        QVERIFY(f.editor(TextKind::rules)->hasFocus());
        QCOMPARE(f.editor(TextKind::rules)->textCursor().blockNumber() + 1,
                 found[1].line->span.line);
        QVERIFY(!found[1].world.holds({Sign::pit, {3, 3}}) &&
                !found[1].world.holds({Sign::pit, {4, 4}}));
    }

    /// A walk writes down whatever a square shows, known or not.
    void lintLeavesTheWalkAlone() {
        Fixture f;
        QVERIFY(f.document().walk() != nullptr);
        QVERIFY(f.settled());
        auto* warnings = f.find<QListWidget>("remarks");
        const auto ofKnowledge = [&] {
            int count = 0;
            for (int i = 0; i < warnings->count(); ++i)
                count += warnings->item(i)->text().startsWith(q("Knowledge ")) ? 1 : 0;
            return count;
        };
        QCOMPARE(ofKnowledge(), 0);
        QTRY_VERIFY(f.find<QLabel>("lint")->text().endsWith(
            q("only lines that the walk added are redundant.")));
        // The same line once more is not the walk's, and without a walk none is.
        auto* editor = f.editor(TextKind::knowledge);
        editor->setFocus();
        QTest::keyClick(editor, Qt::Key_End, Qt::ControlModifier);
        QTest::keyClicks(editor, q("(not M_1_1)"));
        QVERIFY(f.settled());
        QTRY_COMPARE(ofKnowledge(), 1);
        f.document().endWalk();
        QVERIFY(ofKnowledge() > 1); // the same texts, which nobody walks any more
        f.set(TextKind::knowledge, q("(not M_1_1)\n(not P_1_1)\n"));
        QVERIFY(f.settled());
        QTRY_VERIFY(ofKnowledge() >= 2);
    }

    /// The keyboard's ring goes where the walk goes, also by a button and back by undo.
    void theRingStandsWhereYouStand() {
        Fixture f;
        auto* map = f.page.findChild<CaveView*>();
        const auto isHere = [&] {
            const Square here = f.document().walk()->path().back();
            return map->cursorColumn() == here.i - 1 && map->cursorRow() == here.j - 1;
        };
        QVERIFY(isHere());
        QTest::mouseClick(f.map, Qt::LeftButton, {}, f.pointOf(Square{1, 1})); // visited already
        QVERIFY(isHere());
        const auto before = f.document().walk()->path().back();
        QTest::mouseClick(f.find<QPushButton>("step"), Qt::LeftButton);
        QVERIFY(f.document().walk()->path().back() != before);
        QVERIFY(isHere());
        f.page.history()->undo();
        QVERIFY(f.document().walk()->path().back() == before);
        QVERIFY(isHere());
    }

    void openedTextsShowTheirBeginning() {
        Fixture f;
        QByteArray rules;
        for (int i = 0; i < 300; ++i)
            rules += "(if M_1_1 (and S_1_2 S_2_1))\n";
        QVERIFY(f.page.openFile(rules, q("my_rules.txt")).has_value());
        const auto* editor = f.editor(TextKind::rules);
        QCOMPARE(editor->verticalScrollBar()->value(), 0);
        QCOMPARE(editor->textCursor().blockNumber() + 1, 1);
    }

    void lintsDuplicatesAndLongLines() {
        Fixture f;
        f.document().endWalk();
        f.set(TextKind::knowledge,
              q("(not M_1_1)\nP_3_3\nP_3_3\nB_3_4\n(or") + q(" P_3_3").repeated(40) + q(")\n"));
        QVERIFY(f.settled());
        auto* warnings = f.find<QListWidget>("remarks");
        QStringList texts;
        for (int i = 0; i < warnings->count(); ++i)
            texts << warnings->item(i)->text();
        QVERIFY2(texts.filter(q("Knowledge 1, duplicate")).size() == 1,
                 qPrintable(texts.join(QLatin1Char('|'))));
        QVERIFY(texts.filter(q("Knowledge 3, duplicate")).size() == 1);
        QVERIFY(texts.contains(q("Knowledge 4, redundant: follows from the lines before it")));
        QVERIFY(texts.filter(q("Knowledge 5, too long")).size() == 1);
        QCOMPARE(f.editor(TextKind::knowledge)->diagnostics().size(), std::size_t{1});
        f.page.findChild<QTabWidget*>()->setCurrentIndex(3);
        QTest::keyClick(warnings, Qt::Key_Home);
        QTest::keyClick(warnings, Qt::Key_Return);
        QVERIFY(f.editor(TextKind::knowledge)->hasFocus());
    }

    /// What is read as another name is underlined, too.
    void underlinesUnknownConnectives() {
        Fixture f;
        f.document().endWalk();
        f.set(TextKind::rules, q("(or P_3_3 P_3_4)\n(nand P_1_3 P_1_4)\n"));
        QVERIFY(f.settled());
        const auto& found = f.editor(TextKind::rules)->diagnostics();
        QVERIFY(std::any_of(found.begin(), found.end(), [](const Diagnostic& each) {
            return each.severity == Severity::warning && each.span.line == 2;
        }));
    }

    void asksAboutMarks() {
        Fixture f;
        QTest::mouseClick(f.map, Qt::RightButton, {}, f.pointOf(Symbol{Sign::pit, {1, 3}}));
        QCOMPARE(f.document().text(TextKind::statement), q("P_1_3\n"));
        QCOMPARE(f.verdict(), q("definitely true"));
        // By keys, at the cursor.
        f.map->setFocus();
        f.map->setCursorCell(0, 0);
        QTest::keyClick(f.map, Qt::Key_Right);
        QTest::keyClick(f.map, Qt::Key_Up);
        QTest::keyClick(f.map, Qt::Key_S);
        QCOMPARE(f.document().text(TextKind::statement), q("S_2_2\n"));
        // Without a walk a plain click does, too.
        testing::runCommand(f.page, q("wumpus.end-walk"));
        QVERIFY(!f.document().walk());
        QTest::mouseClick(f.map, Qt::LeftButton, {}, f.pointOf(Symbol{Sign::breeze, {4, 4}}));
        QCOMPARE(f.document().text(TextKind::statement), q("B_4_4\n"));
    }

    void walksToTheEnd() {
        Fixture f;
        int deaths = 0;
        auto* seed = f.page.findChild<QSpinBox*>();
        for (const int cave : {1, 2, 3, 20}) {
            seed->setValue(cave);
            QCOMPARE(f.document().walkState()->seed, static_cast<std::uint64_t>(cave));
            QCOMPARE(f.document().text(TextKind::knowledge).count(QLatin1Char('\n')), 4);
            std::size_t steps = 1;
            auto* step = f.find<QPushButton>("step");
            while (step->isEnabled()) {
                const bool safe =
                    (f.document().walk()->proven_safe() & f.document().walk()->within_reach()) != 0;
                QTest::mouseClick(step, Qt::LeftButton);
                ++steps;
                QVERIFY(!safe || !f.document().walk()->died());
            }
            QCOMPARE(f.document().walk()->path().size(), steps);
            QCOMPARE(f.document().text(TextKind::knowledge).count(QLatin1Char('\n')),
                     static_cast<int>(4 * steps));
            QVERIFY(f.settled());
            // Whoever has died sees what there was.
            const auto& cells = f.map->cave().cells;
            QCOMPARE(std::any_of(cells.begin(), cells.end(),
                                 [](const CaveCell& cell) { return !cell.hidden.isEmpty(); }),
                     f.document().walk()->died());
            deaths += f.document().walk()->died() ? 1 : 0;
            for (const Square square : f.document().walk()->path())
                for (const Sign sign : {Sign::monster, Sign::stench, Sign::pit, Sign::breeze})
                    if (!f.document().walk()->died())
                        QCOMPARE(f.markOf({sign, square}),
                                 f.document().walk()->hidden().holds({sign, square})
                                     ? Verdict::definitely_true
                                     : Verdict::definitely_false);
        }
        QVERIFY(deaths > 0);
    }

    /// What stands below the map is not said once more in the status bar, where an old refusal
    /// goes.
    void saysWhereOneStandsOnce() {
        Fixture f;
        QSignalSpy messages(&f.page, &Page::message);
        f.document().startWalk(4, WalkKind::plain);
        QTest::mouseClick(f.map, Qt::LeftButton, {}, f.pointOf(Square{4, 4}));
        QVERIFY(!messages.last().first().toString().isEmpty());
        QTest::mouseClick(f.map, Qt::LeftButton, {}, f.pointOf(Square{1, 2}));
        QCOMPARE(f.document().walk()->path().size(), std::size_t{2});
        QVERIFY(f.find<QLabel>("walk")->text().startsWith(q("You are at (1,2).")) ||
                f.document().walk()->died());
        QCOMPARE(messages.last().first().toString(), QString());
    }

    /// Check marks and risks come from the walk, symbols from the texts.
    void saysWhereTextsDifferFromTheWalk() {
        Fixture f;
        QVERIFY(f.settled());
        const auto is_said = [&f] {
            return f.find<QLabel>("walk")->text().contains(
                q("The rules and the knowledge disagree with the walk"));
        };
        QVERIFY(f.find<QLabel>("walk")->text().contains(q("Provably safe: (3,1)")));
        QVERIFY(!is_said());
        QTest::mouseClick(f.map, Qt::LeftButton, {}, f.pointOf(Square{3, 1}));
        QVERIFY(!is_said());
        QVERIFY(f.settled());
        QVERIFY(!is_said());
        f.page.history()->undo();
        f.editor(TextKind::knowledge)->setFocus();
        QTest::keyClick(f.editor(TextKind::knowledge), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(f.editor(TextKind::knowledge), Qt::Key_Delete);
        QVERIFY(f.settled());
        QVERIFY(f.document().walk() != nullptr && is_said());
        f.page.history()->undo();
        QVERIFY(f.settled());
        QVERIFY(!is_said());
    }

    void refusesFarSquares() {
        Fixture f;
        QSignalSpy messages(&f.page, &Page::message);
        const int steps = f.page.history()->count();
        QTest::mouseClick(f.map, Qt::LeftButton, {}, f.pointOf(Square{4, 4}));
        QCOMPARE(f.page.history()->count(), steps);
        QVERIFY(messages.last().first().toString().contains(q("not next to")));
    }

    void screenReadersHaveATableOfSquares() {
        Fixture f;
        QVERIFY(f.settled());
        QAccessibleInterface* table = QAccessible::queryAccessibleInterface(f.map);
        QCOMPARE(table->role(), QAccessible::Table);
        QCOMPARE(table->childCount(), 16);
        // Row by row from the top: the last row begins with (1,1).
        const QString corner = table->child(12)->text(QAccessible::Name);
        QVERIFY2(corner.startsWith(q("(1,1): visited; no monster")), qPrintable(corner));
        QVERIFY(table->child(14)->text(QAccessible::Name).contains(q("provably safe")));
        for (int tab = 0; tab < 4; ++tab) {
            f.page.findChild<QTabWidget*>()->setCurrentIndex(tab);
            QCOMPARE(testing::namelessWidgets(f.page), QStringList());
            QCOMPARE(testing::sharedMnemonics(f.page), QStringList());
        }
    }

    /// Three columns become two, and back.
    void fitsIntoANarrowWindow() {
        Fixture f;
        auto* tabs = f.page.findChild<QTabWidget*>();
        QCOMPARE(tabs->count(), 4);
        QVERIFY2(f.page.minimumSizeHint().width() <= 640,
                 qPrintable(QString::number(f.page.minimumSizeHint().width())));
        QTest::mouseClick(f.map, Qt::LeftButton, {}, f.pointOf(Square{3, 1}));
        QVERIFY(f.settled());
        f.page.resize(640, 700);
        QCOMPARE(tabs->count(), 5);
        QVERIFY(f.map->isVisible() && !f.editor(TextKind::rules)->isVisible());
        QVERIFY(f.page.rect().contains(QRect(tabs->mapTo(&f.page, QPoint()), tabs->size())));
        auto* legend = f.find<QLabel>("legend");
        QVERIFY(!legend->isVisible()); // in so many lines, at the cost of the map
        f.page.resize(640, 800);
        QVERIFY(legend->isVisible());
        f.page.resize(790, 420);
        QVERIFY(!legend->isVisible() && f.map->height() > 180);
        f.page.resize(640, 700);
        auto* reason = f.find<QListWidget>("reason");
        QTest::mouseClick(reason->viewport(), Qt::LeftButton, {},
                          reason->visualItemRect(reason->item(0)).center());
        QVERIFY(f.editor(TextKind::rules)->isVisible() && f.editor(TextKind::rules)->hasFocus());
        // The statement stands beside the tabs, so that the way to it leaves them alone.
        tabs->setCurrentIndex(3);
        Q_EMIT f.page.findChild<LintPanel*>()->lineWanted(
            {TextKind::statement, SourceSpan{1, 1, 1}, {}});
        QVERIFY(f.editor(TextKind::statement)->hasFocus());
        QCOMPARE(tabs->currentIndex(), 3);
        f.page.resize(1200, 800);
        QCOMPARE(tabs->count(), 4);
        QVERIFY(f.editor(TextKind::rules)->isVisible());
        QVERIFY(f.editor(TextKind::rules)->mapTo(&f.page, QPoint()).x() <
                f.map->mapTo(&f.page, QPoint()).x());
    }

    /// A third of the page with its frame; its squares alone take somewhat less.
    void theMapIsLarge() {
        Fixture f;
        for (const QSize size : {QSize(1366, 670), QSize(1920, 980)}) {
            f.page.resize(size);
            const QRectF squares = f.map->cellRect(0, 0) | f.map->cellRect(3, 3);
            const double share =
                squares.width() * squares.height() / (size.width() * size.height());
            QVERIFY2(share > 0.25, qPrintable(QString::number(share)));
        }
    }

    /// No percentage is on the map before a person asks for the probabilities.
    void hiddenChancesComeWithTheirTab() {
        Fixture f;
        QVERIFY(f.settled());
        const auto chance = [&f] { return f.map->cave().at(Square{4, 4}).marks[2].chance; };
        const auto risk = [&f] { return f.map->cave().at(Square{2, 3}).risk; };
        QCOMPARE(chance(), q("50 %"));
        QCOMPARE(risk(), q("50 %"));
        f.page.setAnswersShown(false);
        QCOMPARE(chance(), QString());
        QCOMPARE(risk(), QString());
        f.page.findChild<QTabWidget*>()->setCurrentIndex(1);
        QCOMPARE(chance(), q("50 %"));
        QCOMPARE(risk(), q("50 %"));
        f.page.setAnswersShown(false);
        QCOMPARE(f.page.findChild<QTabWidget*>()->currentIndex(), 0);
        QCOMPARE(chance(), QString());
    }

    /// Nothing in rules and knowledge: too many worlds to count, and nothing is said of
    /// probabilities.
    void weakRulesGiveBounds() {
        Fixture f;
        f.set(TextKind::rules, q("(or P_3_3 P_3_4 M_1_1)\n") + q("(or B_1_1 B_1_2)\n"));
        f.set(TextKind::knowledge, {});
        for (int n = 0; n < 64; ++n)
            f.set(TextKind::rules,
                  f.document().text(TextKind::rules) +
                      q("(or %1 P_1_1)\n").arg(QString::fromStdString(to_text(Symbol::of(n)))));
        QCOMPARE(f.verdict(), q("possibly true, possibly false"));
        QVERIFY(!f.page.studyRun()->study().probabilities->complete);
        QVERIFY(f.find<QLabel>("worlds")->text().contains(q("at least")));
        QVERIFY(f.page.studyRun()->checks()->faults.size() >= 7);
    }
};

LOGGIA_WINDOW_TEST(WumpusPageTest)

} // namespace wumpus_page_test

#include "wumpus_page_test.moc"
