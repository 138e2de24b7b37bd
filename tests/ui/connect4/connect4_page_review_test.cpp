#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "tests/ui/connect4/page_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/connect4/analysis_run.hpp"
#include "ui/connect4/better_move.hpp"
#include "ui/connect4/review_panel.hpp"
#include "ui/widgets/board/board_view.hpp"
#include "ui/widgets/move_list.hpp"
#include "ui/widgets/play/game_over_bar.hpp"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTableWidget>

#include <algorithm>
#include <vector>

namespace connect4_page_review_test {

using namespace loggia;
using namespace loggia::ui;
using connect4::Player;
using testing::buttonOf;
using testing::PageFixture;
using testing::patience;
using testing::runCommand;

/// A game that is over, or looked back at: its mistakes, its moves and its variations.
class Connect4PageReviewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// Moves are pasted as digits; the last one by mouse ends the game, the blunder is found by
    /// itself and is a click away, and so are the marks in the list.
    void theEndOfAGameIsAnEvent() {
        PageFixture f;
        QVERIFY(f.page.paste(QStringLiteral("4443")).has_value());
        QCOMPARE(f.document().game().moves, (std::vector<int>{3, 3, 3, 2}));
        QVERIFY(f.page.paste(QStringLiteral("moves: 4 4 4 3 3")).has_value());
        QCOMPARE(f.document().game().moves.size(), std::size_t{5});
        QVERIFY(!f.page.paste(QStringLiteral("1111111")).has_value());
        f.document().setPlayer(connect4::Player::two, {});
        // Blue has a point to take in column 7, and plays elsewhere.
        QVERIFY(f.page
                    .paste(QStringLiteral("12121 21212 34343 43434 56565 65656 7 7 7 7 7")
                               .remove(QLatin1Char(' ')))
                    .has_value());
        auto* bar = f.page.findChild<GameOverBar*>();
        QVERIFY(bar->isHidden());
        while (!f.document().lastPosition().is_full()) {
            int column = 0;
            while (!f.document().lastPosition().can_play(column))
                ++column;
            f.click(column);
        }
        QVERIFY(bar->isVisible());
        const connect4::Score score = f.document().lastPosition().score();
        const int lead = score.lead(connect4::Player::one);
        QCOMPARE(bar->findChild<QLabel*>(QStringLiteral("game-over-title"))
                     ->text()
                     .section(QLatin1Char(' '), 0, 0),
                 lead == 0  ? QStringLiteral("Draw:")
                 : lead > 0 ? QStringLiteral("Orange")
                            : QStringLiteral("Blue"));
        // What it was won by stays drawn.
        QCOMPARE(f.board->scene().lines.size(), static_cast<std::size_t>(score.one + score.two));
        QVERIFY(QTest::qWaitFor([&] { return !f.page.isRunning(); }, patience));
        auto* analysis = f.page.findChild<AnalysisRun*>();
        QVERIFY(!analysis->isOn());
        QCOMPARE(analysis->course().size(), std::size_t{43});
        const auto& losses = analysis->losses();
        QVERIFY(!losses.empty());
        auto* list = f.page.findChild<MoveList*>();
        int marks = 0;
        for (int row = 0; row < list->rowCount(); ++row)
            for (int column = 0; column < 2; ++column)
                marks += list->item(row, column)->text().contains(QLatin1Char('?')) ? 1 : 0;
        QCOMPARE(marks, static_cast<int>(losses.size()));
        const auto decisive =
            std::find_if(losses.rbegin(), losses.rend(),
                         [](const connect4::MoveLoss& loss) { return loss.gives_away; });
        if (decisive != losses.rend()) {
            QCOMPARE(bar->outcome()->mistake, decisive->move);
            QTest::mouseClick(bar->findChild<QPushButton*>(QStringLiteral("game-over-mistake")),
                              Qt::LeftButton);
            QCOMPARE(f.document().shown(), decisive->move);
            QVERIFY(bar->isHidden());
        }
        f.document().show(0);
        runCommand(f.page, QStringLiteral("connect4.next-mistake"));
        QCOMPARE(f.document().shown(), losses.front().move == 0 && losses.size() > 1
                                           ? losses[1].move
                                           : losses.front().move);
        f.document().show(42);
        QTest::mouseClick(bar->findChild<QPushButton*>(QStringLiteral("game-over-again")),
                          Qt::LeftButton);
        QCOMPARE(f.document().played(), std::size_t{0});
        QVERIFY(bar->isHidden());
    }

    /// Orange was lost from the start, by 4 points, and made 5 of them.
    void aGameThatWasLostAnywayNamesTheCostliestMistake() {
        PageFixture f;
        QVERIFY(f.page
                    .open("0100222\n0210121\n0212222\n1122112\n1121112\n2211211\n1\n"
                          "moves: 1 1 1 3 4 4\n")
                    .has_value());
        f.document().show(6);
        auto* analysis = f.page.findChild<AnalysisRun*>();
        QVERIFY(!analysis->isReviewing()); // only of a game that has just been played
        analysis->reviewGame();
        QVERIFY(QTest::qWaitFor([&] { return !f.page.isRunning(); }, patience));
        auto* bar = f.page.findChild<GameOverBar*>();
        QVERIFY(bar->isVisible());
        QCOMPARE(
            bar->outcome()->reason,
            QStringLiteral("Costliest mistake: Orange's move 2, column 1, gave away 1 point."));
        auto* button = bar->findChild<QPushButton*>(QStringLiteral("game-over-mistake"));
        QCOMPARE(button->text(), QStringLiteral("Go to the mistake"));
        const auto* review = f.page.findChild<ReviewPanel*>();
        QVERIFY(!review->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(f.document().shown(), std::size_t{2});
        QVERIFY(review->isVisible()); // which says that a mistake follows
    }

    void theMoveListLeadsThroughTheGame() {
        PageFixture f;
        f.document().setPlayer(Player::two, {});
        for (const int column : {3, 2, 1})
            f.click(column);
        auto* moves = f.page.findChild<MoveList*>();
        QCOMPARE(moves->rowCount(), 2);
        QTest::mouseClick(moves->viewport(), Qt::LeftButton, {},
                          moves->visualItemRect(moves->item(0, 1)).center());
        QCOMPARE(f.document().shown(), std::size_t{2});
        QTest::keyClick(moves, Qt::Key_Left);
        QCOMPARE(f.document().shown(), std::size_t{1});
        QCOMPARE(f.board->scene().at(3, 0).piece, 1);
        QCOMPARE(f.board->scene().at(2, 0).piece, 0);
    }

    /// A whole review: marks, accuracy, from mistake to mistake, and a better move found by trying
    /// on the board, which plays nothing.
    void aReviewLeadsToTheBetterMove() {
        PageFixture f;
        f.document().setPlayer(Player::two, {});
        Random random(23);
        connect4::Game game;
        while (!game.position().is_full()) {
            const auto column = static_cast<int>(random.below(connect4::columns));
            if (game.position().can_play(column))
                game.moves.push_back(column);
        }
        constexpr std::size_t kept = 14;
        const std::size_t left_out = game.moves.size() - kept;
        f.document().setGame(
            {game.position_after(left_out), {game.moves.end() - kept, game.moves.end()}}, {});
        auto* panel = f.page.findChild<ReviewPanel*>();
        auto* better = f.page.findChild<BetterMove*>();
        runCommand(f.page, QStringLiteral("connect4.review"));
        QVERIFY(panel->isVisible());
        QVERIFY(testing::settles(*f.page.analysisRun()));
        const auto& review = f.page.analysisRun()->review();
        QVERIFY(review.losses.size() > 2);
        const auto* table = panel->findChild<QTableWidget*>();
        for (int row = 0; row < 2; ++row)
            QCOMPARE(table->item(row, 0)->text(),
                     QStringLiteral("%1 %").arg(
                         *review.players.at(static_cast<std::size_t>(row)).accuracy, 0, 'f', 0));
        auto* list = panel->findChild<QListWidget*>();
        f.document().show(0);
        if (review.losses.front().move > 0)
            QTest::mouseClick(buttonOf(*panel, "Next mistake"), Qt::LeftButton);
        QCOMPARE(f.document().shown(), review.losses.front().move);
        QCOMPARE(list->currentItem()->data(Qt::UserRole).value<std::size_t>(),
                 f.document().shown());
        const std::size_t at = f.document().shown();
        const auto& point = f.page.analysisRun()->course().at(at);
        const int steps = f.page.history()->count();
        f.page.analysisRun()->setOn(true); // its values would tell
        QTest::mouseClick(buttonOf(*panel, "Find the better move"), Qt::LeftButton);
        QVERIFY(better->isOn());
        QVERIFY(f.board->scene().notes.empty());
        int best = -1;
        for (const connect4::ColumnValue& column : point.columns) {
            if (connect4::loss_of(point, column.column) == 0) {
                best = column.column;
                continue;
            }
            f.click(column.column);
            QVERIFY(!better->isSolved());
            QVERIFY(f.board->scene()
                        .at(column.column, f.document().shownPosition().height(column.column))
                        .faint);
            QVERIFY(better->text().contains(QStringLiteral("Try another")) ||
                    better->text().contains(QStringLiteral("better one still")));
        }
        QTest::keyClick(f.board, static_cast<Qt::Key>(Qt::Key_1 + best));
        QVERIFY(better->isSolved());
        QVERIFY2(better->text().startsWith(QStringLiteral("Right: column %1").arg(best + 1)),
                 qPrintable(better->text()));
        QCOMPARE(f.page.history()->count(), steps);
        QCOMPARE(f.document().shown(), at);
        QTest::keyClick(f.board, Qt::Key_Escape);
        QVERIFY(!better->isOn());
        // Given up: the answer is shown. Another moment ends it.
        QTest::mouseClick(buttonOf(*panel, "Find the better move"), Qt::LeftButton);
        QTest::mouseClick(buttonOf(*panel, "Show the answer"), Qt::LeftButton);
        QVERIFY(better->text().startsWith(QStringLiteral("Best: column")));
        QCOMPARE(f.board->scene().at(best, f.document().shownPosition().height(best)).label,
                 QStringLiteral("!"));
        f.document().show(at + 1);
        QVERIFY(!better->isOn());
    }

    /// By mouse: another move at an earlier moment, then the old line chosen in the list, made the
    /// main line again, and the variation deleted; undo brings it back.
    void variationsAreChosenInTheList() {
        PageFixture f;
        f.document().setPlayer(Player::two, {});
        for (const int column : {3, 3, 2})
            f.click(column);
        auto* moves = f.page.findChild<MoveList*>();
        f.document().show(1);
        f.click(0);
        QCOMPARE(f.document().game().moves, (std::vector<int>{3, 0}));
        QCOMPARE(moves->rowCount(), 2);
        QCOMPARE(moves->item(1, 0)->text(), QStringLiteral("1. Blue: 4 3 (main line)"));
        auto* promote = buttonOf(f.page, "Make main line");
        QVERIFY(promote->isVisible());
        QTest::mouseClick(promote, Qt::LeftButton);
        QCOMPARE(f.document().tree().main_game().moves, (std::vector<int>{3, 0}));
        QTest::mouseClick(moves->viewport(), Qt::LeftButton, {},
                          moves->visualItemRect(moves->item(1, 0)).center());
        QCOMPARE(f.document().game().moves, (std::vector<int>{3, 3, 2}));
        QCOMPARE(f.document().shown(), std::size_t{2});
        runCommand(f.page, QStringLiteral("connect4.next-variation"));
        QCOMPARE(f.document().game().moves, (std::vector<int>{3, 0}));
        runCommand(f.page, QStringLiteral("connect4.previous-variation"));
        QCOMPARE(f.document().game().moves, (std::vector<int>{3, 3, 2}));
        QTest::mouseClick(buttonOf(f.page, "Delete"), Qt::LeftButton);
        QCOMPARE(f.document().tree().lines(), (std::vector<std::vector<int>>{{3, 0}}));
        QVERIFY(!promote->isVisible());
        f.page.history()->undo();
        QCOMPARE(f.document().tree().variations(), std::size_t{1});
    }
};

LOGGIA_WINDOW_TEST(Connect4PageReviewTest)

} // namespace connect4_page_review_test

#include "connect4_page_review_test.moc"
