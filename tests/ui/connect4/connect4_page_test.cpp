#include "core/connect4/format.hpp"
#include "tests/suite.hpp"
#include "tests/ui/connect4/page_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/key_searchers.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/connect4/analysis_panel.hpp"
#include "ui/connect4/analysis_run.hpp"
#include "ui/connect4/depth_panel.hpp"
#include "ui/connect4/game_panel.hpp"
#include "ui/connect4/match/match_panel.hpp"
#include "ui/connect4/position_field.hpp"
#include "ui/connect4/score_button.hpp"
#include "ui/connect4/setup_panel.hpp"
#include "ui/connect4/turn_line.hpp"
#include "ui/shell/session.hpp"
#include "ui/widgets/board/board_view.hpp"
#include "ui/widgets/plot.hpp"

#include <QComboBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableWidget>

#include <algorithm>
#include <vector>

namespace connect4_page_test {

using namespace loggia;
using namespace loggia::ui;
using connect4::Player;
using testing::buttonOf;
using testing::PageFixture;
using testing::patience;
using testing::quickComputer;
using testing::runCommand;
using testing::slowComputer;

class Connect4PageTest : public QObject {
    Q_OBJECT

private:
    /// A visible widget that is not whole; empty where there is none. What lies in a viewport is
    /// scrolled to.
    static QString whatIsCutOff(const QWidget& page) {
        for (const QWidget* widget : page.findChildren<QWidget*>()) {
            const QWidget* holder = widget->parentWidget();
            if (!widget->isVisible() || qobject_cast<const QAbstractScrollArea*>(holder) ||
                qobject_cast<const QAbstractScrollArea*>(holder->parentWidget()))
                continue;
            QString what =
                QStringLiteral("%1 %2 in %3")
                    .arg(QLatin1String(widget->metaObject()->className()), widget->objectName(),
                         QLatin1String(holder->metaObject()->className()));
            if (!holder->rect().contains(widget->geometry()))
                return what;
            if (const auto* text = qobject_cast<const QLabel*>(widget)) {
                if (text->wordWrap() && text->height() < text->heightForWidth(text->width()))
                    return text->text();
            } else if (qobject_cast<const QAbstractButton*>(widget)) {
                if (widget->height() < widget->minimumSizeHint().height() ||
                    widget->width() < widget->minimumSizeHint().width())
                    return what;
            }
        }
        return {};
    }

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void opensOnAWorkedExample() {
        const Connect4Page page;
        QVERIFY(const_cast<Connect4Page&>(page).document()->game().moves.size() > 8);
        QVERIFY(!page.findChild<GamePanel*>()->cardText().isEmpty());
    }

    /// Also where a list or a choice box has the keyboard, which look for what is typed.
    void aDigitDropsAStoneWhereverTheKeyboardIs() {
        PageFixture f;
        QVERIFY(f.page.paste(QStringLiteral("4443")).has_value());
        for (const int player : {1, 2})
            f.document().setPlayer(player == 1 ? Player::one : Player::two, {});
        int tried = 0;
        for (QWidget* widget : testing::keySearchers(f.page)) {
            const auto before = f.document().played();
            QTest::keyClick(widget, Qt::Key_5);
            QVERIFY2(f.document().played() == before + 1,
                     qPrintable(widget->objectName() + widget->accessibleName()));
            f.page.history()->undo();
            ++tried;
        }
        QVERIFY(tried > 6);
    }

    void aWholeGameByMouseAgainstTheComputer() {
        PageFixture f;
        int column = 0;
        while (!f.document().lastPosition().is_full()) {
            while (!f.document().lastPosition().can_play(column % 7))
                ++column;
            f.click(column % 7);
            column += 3;
            QVERIFY(f.waitForComputer());
        }
        QCOMPARE(f.document().game().moves.size(), std::size_t{42});
        QCOMPARE(f.page.history()->count(), 22); // new game, then 21 moves with their answers
        const QSignalSpy refused(f.board, &BoardView::refused);
        f.click(3);
        QCOMPARE(refused.count(), 1);
        while (f.page.history()->index() > 1)
            f.page.history()->undo();
        QVERIFY(f.document().game().moves.empty());
        while (f.page.history()->canRedo())
            f.page.history()->redo();
        QVERIFY(f.document().lastPosition().is_full());
    }

    /// Who has pressed the button beside the board goes on with the keys of the board.
    void theBoardHasTheKeyboardAfterTheButton() {
        PageFixture f;
        f.click(3);
        QVERIFY(f.waitForComputer());
        f.document().show(1);
        auto* button = f.page.findChild<TurnLine*>()->findChild<QPushButton*>();
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
        QVERIFY(f.document().isAtEnd());
        QCOMPARE(f.page.focusWidget(), f.board);
    }

    void playsByKeys() {
        PageFixture f;
        f.board->setFocus();
        QTest::keyClick(f.board, Qt::Key_4);
        QVERIFY(f.waitForComputer());
        QCOMPARE(f.document().game().moves.front(), 3);
        QTest::keyClick(f.board, Qt::Key_Right);
        QTest::keyClick(f.board, Qt::Key_Right);
        QTest::keyClick(f.board, Qt::Key_Return);
        QCOMPARE(f.document().game().moves.at(2), 5);
        QVERIFY(f.waitForComputer());
        QTest::keyClick(f.board, Qt::Key_Left);
        QTest::keyClick(f.board, Qt::Key_Space);
        QCOMPARE(f.document().game().moves.at(4), 4);
        QVERIFY(f.waitForComputer());
        auto* button = buttonOf(f.page, "Hint");
        button->setFocus();
        QTest::keyClick(button, Qt::Key_7); // a column wherever the keyboard is
        QCOMPARE(f.document().game().moves.at(6), 6);
        QVERIFY(f.waitForComputer());
        QTest::keyClick(button, Qt::Key_2, Qt::ShiftModifier); // as on a French keyboard
        QCOMPARE(f.document().game().moves.at(8), 1);
    }

    void aClickWhileTheComputerThinksIsRefusedVisibly() {
        PageFixture f;
        f.document().setPlayer(Player::two, slowComputer());
        f.click(3);
        QTRY_VERIFY_WITH_TIMEOUT(f.page.computer()->isRunning(), patience);
        const QSignalSpy messages(&f.page, &Page::message);
        f.click(2);
        QCOMPARE(f.document().game().moves, std::vector<int>{3});
        QVERIFY(messages.isEmpty()); // one sentence is shown in one place
        QVERIFY(std::ranges::any_of(f.page.findChildren<QLabel*>(), [](const QLabel* label) {
            return label->text() == QStringLiteral("Please wait: Blue is thinking.");
        }));
        f.page.history()->undo();
        QVERIFY(!f.page.computer()->isRunning());
        QTest::qWait(150);
        QVERIFY(f.document().game().moves.empty());
    }

    void moveNowPlaysTheBestSoFar() {
        PageFixture f;
        f.document().setPlayer(Player::two, slowComputer());
        f.click(3);
        QTRY_VERIFY_WITH_TIMEOUT(f.page.computer()->isRunning(), patience);
        testing::runCommand(f.page, QStringLiteral("connect4.computer-move"));
        QTRY_COMPARE_WITH_TIMEOUT(f.document().game().moves.size(), std::size_t{2}, patience);
    }

    void analysisAppearsOnTheBoardAndInThePanel() {
        PageFixture f;
        f.document().setPlayer(Player::two, {});
        f.page.analysisRun()->setSettings(testing::toDepth(4));
        f.click(3);
        f.click(3);
        QVERIFY(f.board->scene().notes.empty());
        QTest::mouseClick(f.page.findChild<QPushButton*>(QStringLiteral("start")), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(f.page.analysisRun()->course().size(), std::size_t{3}, patience);
        QCOMPARE(f.board->scene().notes.size(), std::size_t{7});
        for (const ColumnNote& note : f.board->scene().notes)
            QVERIFY(!note.text.isEmpty());
        auto* plot = f.page.findChild<AnalysisPanel*>()->findChild<Plot*>();
        QCOMPARE(plot->content().series.front().points.size(), std::size_t{3});
        QTest::mouseClick(plot, Qt::LeftButton, {}, plot->positionOf(1).toPoint());
        QCOMPARE(f.document().shown(), std::size_t{1});
        f.page.analysisRun()->setOn(false);
        QVERIFY(f.board->scene().notes.empty());
    }

    void hintsSayWhy() {
        PageFixture f;
        f.document().setPlayer(Player::two, {});
        for (const int column : {3, 0, 3, 6, 3, 1})
            f.click(column);
        testing::runCommand(f.page, QStringLiteral("connect4.hint"));
        QTRY_VERIFY_WITH_TIMEOUT(
            f.page.findChild<GamePanel*>()->cardText().contains(QStringLiteral("Value for")),
            patience);
        // The board shows it until the next move.
        const auto hinted = [&f] {
            const auto& cells = f.board->scene().cells;
            return std::count_if(cells.begin(), cells.end(), [](const BoardCell& cell) {
                return cell.label == QStringLiteral("!");
            });
        };
        QCOMPARE(hinted(), 1);
        f.click(2);
        QCOMPARE(hinted(), 0);
    }

    void pointingAtAScoreDrawsItsQuadruples() {
        PageFixture f;
        f.document().setPlayer(Player::two, {});
        for (const int column : {0, 6, 1, 6, 2, 5, 3})
            f.click(column);
        auto* score = f.page.findChildren<ScoreButton*>().first();
        QCOMPARE(score->points(), 1);
        QCOMPARE(score->gained(), 1);
        QCOMPARE(f.page.findChildren<ScoreButton*>().last()->gained(), 0);
        QCOMPARE(f.board->scene().lines.size(), std::size_t{1}); // and stays
        QVERIFY(!f.board->scene().lines.front().faint);
        f.click(6);
        QCOMPARE(score->gained(), 0);
        QVERIFY(f.board->scene().lines.front().faint);
        f.page.history()->undo();
        testing::runCommand(f.page, QStringLiteral("connect4.points"));
        QVERIFY(f.board->scene().lines.empty());
        QTest::mouseClick(score, Qt::LeftButton);
        QCOMPARE(f.board->scene().lines.size(), std::size_t{1});
        QTest::mouseClick(score, Qt::LeftButton);
        QCOMPARE(f.page.findChild<GamePanel*>()->findChild<QListWidget*>()->item(0)->text(),
                 QStringLiteral("Orange: row 1, columns 1-4"));
        testing::runCommand(f.page, QStringLiteral("connect4.points"));
        QCOMPARE(f.board->scene().lines.size(), std::size_t{1});
    }

    /// A position and moves are typed into the field; what makes no sense is said and changes
    /// nothing.
    void aPositionIsTypedAsText() {
        PageFixture f;
        auto* field = f.page.findChild<GamePanel*>()->findChild<PositionField*>();
        auto* line = field->findChild<QLineEdit*>();
        f.click(3);
        QVERIFY(f.waitForComputer());
        QCOMPARE(line->text().toStdString(), connect4::to_line(f.document().shownPosition()));
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, QStringLiteral("4443"));
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(f.document().game().moves, (std::vector<int>{3, 3, 3, 2}));
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, QStringLiteral("4449"));
        const auto* error = field->findChild<QLabel*>();
        QVERIFY(error->isVisible() && !error->text().isEmpty());
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(f.document().game().moves.size(), std::size_t{4});
        QTest::keyClick(line, Qt::Key_Escape);
        QCOMPARE(line->text().toStdString(), connect4::to_line(f.document().shownPosition()));
        QVERIFY(!error->isVisible());
        const QSignalSpy copied(&f.page, &Page::copyWanted);
        QTest::mouseClick(field->findChild<QPushButton*>(), Qt::LeftButton);
        QCOMPARE(copied[0][0].toString(), line->text());
    }

    /// The computer's stone does not fall while the person's does.
    void repliesArePaced() {
        Connect4Page page;
        page.resize(1100, 700);
        page.show();
        page.document()->setPlayer(Player::two, quickComputer(1));
        page.document()->newGame();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        QElapsedTimer time;
        time.start();
        QVERIFY(page.document()->play(3).has_value());
        QVERIFY(QTest::qWaitFor([&] { return page.document()->played() == 2; }, patience));
        QVERIFY(time.elapsed() >= 2 * BoardView::longest_fall_ms);
    }

    /// The tools for setting up a position are beside the board, which keeps its size.
    void settingUpLeavesTheBoardAsItIs() {
        PageFixture f;
        auto* tabs = f.page.findChild<QTabWidget*>();
        tabs->setCurrentIndex(1);
        const QSize before = f.board->size();
        runCommand(f.page, QStringLiteral("connect4.edit"));
        auto* setup = f.page.findChild<SetupPanel*>();
        QTRY_VERIFY(setup->isVisible());
        QVERIFY(f.board->height() >= before.height());
        QVERIFY(buttonOf(*setup, "Orange")->height() >= 2 * f.page.fontMetrics().height());
        QTest::mouseClick(buttonOf(*setup, "Cancel"), Qt::LeftButton);
        QVERIFY(!setup->isVisible());
        QCOMPARE(tabs->currentIndex(), 1);
    }

    void theEditorRefusesImpossibleBoards() {
        PageFixture f;
        testing::runCommand(f.page, QStringLiteral("connect4.edit"));
        QVERIFY(f.document().isEditing());
        auto* play = buttonOf(f.page, "Play from here");
        QVERIFY(play != nullptr && play->isEnabled());
        f.click(0); // orange
        QVERIFY(play->isEnabled());
        QTest::mouseClick(buttonOf(f.page, "Orange"), Qt::LeftButton);
        f.click(0); // orange again: two ahead
        QVERIFY(!play->isEnabled());
        QTest::mouseClick(f.board, Qt::RightButton, {},
                          f.board->geometryNow().centre(0, 0).toPoint());
        QVERIFY(play->isEnabled());
        QTest::mouseClick(play, Qt::LeftButton);
        QVERIFY(!f.document().isEditing());
        QCOMPARE(f.document().game().start.stone_count(), 1);
    }

    /// At every size down to 640 x 600: what is visible lies within what holds it.
    void nothingIsCutOff_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("small") << QSize(640, 460); // what a window of 640 x 600 leaves
        QTest::newRow("800 x 600") << QSize(800, 460);
        QTest::newRow("tall") << QSize(640, 900);
        QTest::newRow("usual") << QSize(1100, 700);
        QTest::newRow("large") << QSize(1600, 900);
    }
    void nothingIsCutOff() {
        QFETCH(QSize, size);
        PageFixture f;
        QVERIFY(f.page.minimumSizeHint().width() <= 640);
        f.page.resize(size);
        f.document().setPlayer(Player::one, slowComputer());
        auto* tabs = f.page.findChild<QTabWidget*>();
        for (const bool editing : {false, true}) {
            if (editing)
                testing::runCommand(f.page, QStringLiteral("connect4.edit"));
            for (int tab = 0; tab < tabs->count(); ++tab) {
                tabs->setCurrentIndex(tab);
                QTest::qWait(20);
                // Words that the computer says meanwhile are laid out a moment later.
                QString cut;
                static_cast<void>(QTest::qWaitFor(
                    [&] {
                        cut = whatIsCutOff(f.page);
                        return cut.isEmpty();
                    },
                    patience));
                QVERIFY2(cut.isEmpty(), qPrintable(cut));
            }
        }
    }

    void theDepthTableIsMeasuredAndStopped() {
        PageFixture f;
        auto* panel = f.page.findChild<DepthPanel*>();
        auto* start = buttonOf(*panel, "Measure");
        start->click();
        QTRY_VERIFY_WITH_TIMEOUT(panel->rows().size() >= 3, patience);
        testing::runCommand(f.page, QStringLiteral("connect4.stop"));
        QTRY_VERIFY_WITH_TIMEOUT(!panel->isRunning(), patience);
        const auto rows = static_cast<qsizetype>(panel->rows().size());
        QCOMPARE(panel->asCsv().count(QLatin1Char('\n')), rows + 1);
        QVERIFY(panel->asText().count(QLatin1Char('\n')) >= rows + 2);
        auto* plot = panel->findChild<Plot*>();
        QCOMPARE(static_cast<qsizetype>(plot->content().series.front().points.size()), rows);
        const QSignalSpy copied(&f.page, &Page::copyWanted);
        buttonOf(*panel, "Copy as CSV")->click();
        QCOMPARE(copied.count(), 1);
        QCOMPARE(copied.first().first().toString(), panel->asCsv());
    }

    void aMatchFillsTheCrosstableAndItsGamesCanBeSeen() {
        PageFixture f;
        auto* panel = f.page.findChild<MatchPanel*>();
        PlayerSettings quick = quickComputer();
        panel->session()->restore({{QStringLiteral("a"), toJson(quick.think)},
                                   {QStringLiteral("b"), toJson(quick.think)},
                                   {QStringLiteral("games"), 4},
                                   {QStringLiteral("seed"), 5}});
        buttonOf(*panel, "Start the match")->click();
        QTRY_VERIFY_WITH_TIMEOUT(panel->games().size() == 4 && !panel->isRunning(), patience);
        const auto* table = panel->findChild<QTableWidget*>();
        // The same engine on both sides: what one wins with a colour, the other loses.
        QStringList parts = table->item(0, 2)->text().split(QChar(0x2013));
        std::reverse(parts.begin(), parts.end());
        QCOMPARE(parts.join(QChar(0x2013)), table->item(1, 2)->text());
        auto* list = panel->findChild<QListWidget*>();
        QCOMPARE(list->count(), 4);
        Q_EMIT list->itemActivated(list->item(2));
        QVERIFY(f.document().game().moves.empty()); // one's own game stays
        buttonOf(*panel, "Open on the main board")->click();
        QCOMPARE(f.document().game().moves, panel->games()[2].moves);
        f.page.history()->undo();
        QVERIFY(f.document().game().moves.empty());
    }

    /// A game of a match takes the place of one's own game and of its players; one step brings both
    /// back.
    void undoBringsBackGameAndPlayers() {
        PageFixture f;
        f.click(3);
        QVERIFY(f.waitForComputer());
        const auto game = f.document().game();
        const auto players = f.document().players();
        QVERIFY(players[1].computer);
        auto* panel = f.page.findChild<MatchPanel*>();
        f.page.findChild<QTabWidget*>()->setCurrentIndex(4);
        panel->session()->restore({{QStringLiteral("a"), toJson(quickComputer().think)},
                                   {QStringLiteral("b"), toJson(quickComputer().think)},
                                   {QStringLiteral("games"), 1}});
        QTest::mouseClick(buttonOf(*panel, "Start the match"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(panel->games().size() == 1 && !panel->isRunning(), patience);
        auto* list = panel->findChild<QListWidget*>();
        const QPoint first = list->visualItemRect(list->item(0)).center();
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, first);
        QTest::mouseDClick(list->viewport(), Qt::LeftButton, {}, first);
        QTest::mouseClick(buttonOf(*panel, "Open on the main board"), Qt::LeftButton);
        const int steps = f.page.history()->index();
        QCOMPARE(f.document().game().moves, panel->games()[0].moves);
        QVERIFY(!f.document().players()[0].computer && !f.document().players()[1].computer);
        f.page.history()->undo();
        QCOMPARE(f.page.history()->index(), steps - 1);
        QVERIFY(f.document().game() == game);
        QVERIFY(f.document().players() == players);
        const QString who = f.page.findChildren<ScoreButton*>().at(1)->accessibleName();
        QVERIFY2(who.contains(QStringLiteral("computer")), qPrintable(who));
        f.page.history()->redo();
        QCOMPARE(f.document().game().moves, panel->games()[0].moves);
        QVERIFY(!f.document().players()[1].computer);
    }

    /// What was said of a position goes with it, also where no step is made or undone.
    void aRefusalIsWithdrawnWhenSteppingBack() {
        PageFixture f;
        f.document().setPlayer(Player::two, {});
        connect4::Game over;
        for (int ply = 0; ply < connect4::cells; ++ply)
            over.moves.push_back(ply % connect4::columns);
        f.document().setGame(over, {});
        f.click(3);
        const auto onThePage = [&f] {
            const auto labels = f.page.findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
                return label->text() == QStringLiteral("The game is over: the board is full.");
            });
        };
        QVERIFY(onThePage());
        testing::runCommand(f.page, QStringLiteral("connect4.back"));
        QVERIFY(!onThePage());
    }

    /// How long an analysis took says nothing of the next position.
    void theTimeOfAnotherPositionIsTakenAway() {
        PageFixture f;
        f.document().setPlayer(Player::two, {});
        f.page.analysisRun()->setSettings(testing::toDepth(1));
        f.page.analysisRun()->setOn(true);
        QVERIFY(testing::settles(*f.page.analysisRun()));
        const auto* time = f.page.findChild<QLabel*>(QStringLiteral("time"));
        QVERIFY(!time->text().isEmpty());
        f.page.analysisRun()->setOn(false);
        QCOMPARE(time->text(), QString());
        f.page.analysisRun()->askForHint();
        QVERIFY(testing::settles(*f.page.analysisRun()));
        QVERIFY(!time->text().isEmpty());
        f.click(2);
        QCOMPARE(time->text(), QString());
    }

    /// A search that holds a value already says so while it goes on.
    void theBarSaysWhatIsKnownSoFar() {
        PageFixture f;
        const auto* words = f.page.findChild<QLabel*>(QStringLiteral("progress-words"));
        f.page.analysisRun()->setSettings(testing::forLong());
        f.page.analysisRun()->setOn(true);
        QTRY_VERIFY_WITH_TIMEOUT(words->toolTip().contains(QStringLiteral("depth ")), patience);
        f.page.analysisRun()->stop();
        QVERIFY(testing::settles(*f.page.analysisRun()));
        QCOMPARE(words->toolTip(), QString());
    }

    void everythingHasAName() {
        PageFixture f;
        f.page.analysisRun()->setOn(true);
        auto* tabs = f.page.findChild<QTabWidget*>();
        for (int tab = 0; tab < tabs->count(); ++tab) {
            tabs->setCurrentIndex(tab);
            QCOMPARE(testing::namelessWidgets(f.page), QStringList());
            QCOMPARE(testing::sharedMnemonics(f.page).join(QLatin1Char(10)), QString());
        }
    }
};

LOGGIA_WINDOW_TEST(Connect4PageTest)

} // namespace connect4_page_test

#include "connect4_page_test.moc"
