#include "tests/suite.hpp"
#include "tests/ui/connect4/endings.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/connect4/analysis_run.hpp"
#include "ui/connect4/better_move.hpp"
#include "ui/connect4/connect4_document.hpp"
#include "ui/connect4/review_panel.hpp"
#include "ui/undo/history.hpp"

#include <QAbstractButton>
#include <QLabel>
#include <QListWidget>
#include <QSignalSpy>
#include <QTableWidget>

#include <algorithm>

namespace review_panel_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;
using connect4::MoveMark;
using connect4::Player;

struct Fixture {
    History undo;
    Connect4Document document{&undo};
    AnalysisRun run{&document};
    BetterMove better{&document, &run};
    ReviewPanel panel{&document, &run, &better};
    QTableWidget* players = panel.findChild<QTableWidget*>();
    QListWidget* moves = panel.findChild<QListWidget*>();

    Fixture() {
        document.setPlayer(Player::two, {});
        panel.resize(500, 560);
        panel.show();
        panel.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&panel));
    }
    /// Reviews the end of a game.
    bool review() {
        document.setGame(randomEnding(23, 14), {});
        run.reviewGame();
        return settles(run) && run.losses().size() > 2;
    }
    [[nodiscard]] bool shows(const char* text) const {
        const auto labels = panel.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [text](const QLabel* label) {
            return label->isVisible() && label->text().contains(QLatin1String(text));
        });
    }
    [[nodiscard]] QAbstractButton* button(const char* name) const { return buttonOf(panel, name); }
    void press(const char* name) const { QTest::mouseClick(button(name), Qt::LeftButton); }
};

class ReviewPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void offersAReviewOfWhatWasPlayed() {
        Fixture f;
        const QSignalSpy wanted(&f.panel, &ReviewPanel::reviewWanted);
        QVERIFY(f.shows("There are no moves to review yet."));
        QVERIFY(!f.button("Review this game")->isEnabled());
        QVERIFY(!f.button("Next mistake")->isEnabled());
        QVERIFY(!f.button("Previous mistake")->isEnabled());
        QCOMPARE(f.players->item(0, 2)->text(), QStringLiteral("\u2013"));
        QVERIFY(f.document.play(3).has_value());
        QVERIFY(f.button("Review this game")->isEnabled());
        f.press("Review this game");
        QCOMPARE(wanted.size(), 1);
        f.document.startEditing();
        QVERIFY(!f.button("Review this game")->isEnabled());
    }

    /// The button is gone when all is reviewed; the keyboard stays in the panel's list.
    void theKeyboardGoesOnToTheMoves() {
        Fixture f;
        f.document.setGame(randomEnding(23, 14), {});
        f.button("Review this game")->setFocus();
        f.run.reviewGame();
        QVERIFY(settles(f.run));
        QVERIFY(f.moves->hasFocus());
    }

    /// The table and the list are what the review says, no more and no less.
    void showsTheReview() {
        Fixture f;
        QVERIFY(f.review());
        QVERIFY(f.shows("All 14 moves are reviewed."));
        QVERIFY(!f.button("Review this game")->isVisible());
        const connect4::GameReview& review = f.run.review();
        for (const Player player : {Player::one, Player::two}) {
            const auto row = static_cast<int>(player);
            const auto& mine = review.players.at(static_cast<std::size_t>(row));
            const auto text = [&](int column) { return f.players->item(row, column)->text(); };
            QCOMPARE(text(0), QStringLiteral("%1 %").arg(*mine.accuracy, 0, 'f', 0));
            QCOMPARE(text(2).toInt(), mine.blunders);
            QCOMPARE(text(3).toInt(), mine.mistakes);
            QCOMPARE(text(4).toInt(), mine.only);
        }
        std::vector<std::size_t> marked;
        for (std::size_t move = 0; move < review.marks.size(); ++move)
            if (review.marks[move] != MoveMark::none)
                marked.push_back(move);
        QCOMPARE(static_cast<std::size_t>(f.moves->count()), marked.size());
        for (int row = 0; row < f.moves->count(); ++row) {
            const std::size_t move = marked[static_cast<std::size_t>(row)];
            const QString text = f.moves->item(row)->text();
            QCOMPARE(f.moves->item(row)->data(Qt::UserRole).value<std::size_t>(), move);
            QVERIFY2(
                text.contains(QStringLiteral("column %1 ").arg(f.document.game().moves[move] + 1)),
                qPrintable(text));
            QCOMPARE(text.contains(QStringLiteral("the only good move")),
                     review.marks[move] == MoveMark::only);
            QCOMPARE(text.contains(QStringLiteral("??")), review.marks[move] == MoveMark::blunder);
        }
    }

    /// Where the game goes on otherwise, some of its moves are reviewed.
    void saysHowMuchIsReviewed() {
        Fixture f;
        QVERIFY(f.review());
        f.document.show(8);
        const int before = f.document.game().moves[8];
        for (int column = 0; column < connect4::columns && f.document.played() == 14; ++column)
            if (column != before)
                (void)f.document.play(column);
        QCOMPARE(f.document.played(), std::size_t{9});
        for (int column = 0; column < connect4::columns && f.document.played() < 10; ++column)
            (void)f.document.play(column);
        QVERIFY(!f.shows("moves are reviewed"));
        QVERIFY(f.shows("Reviewed so far: 9 of 10 moves."));
        QVERIFY(f.button("Review this game")->isEnabled());
    }

    /// By a click on a move and from mistake to mistake, both ways.
    void leadsToThePositionsBeforeMistakes() {
        Fixture f;
        QVERIFY(f.review());
        const auto& losses = f.run.losses();
        QTest::mouseClick(f.moves->viewport(), Qt::LeftButton, {},
                          f.moves->visualItemRect(f.moves->item(0)).center());
        QCOMPARE(f.document.shown(), f.moves->item(0)->data(Qt::UserRole).value<std::size_t>());
        f.document.show(losses[1].move);
        f.press("Next mistake");
        QCOMPARE(f.document.shown(), losses[2].move);
        QCOMPARE(f.moves->currentItem()->data(Qt::UserRole).value<std::size_t>(), losses[2].move);
        f.press("Previous mistake");
        f.press("Previous mistake");
        QCOMPARE(f.document.shown(), losses[0].move);
        f.press("Previous mistake"); // There is none.
        QCOMPARE(f.document.shown(), losses[0].move);
    }

    void asksForTheBetterMove() {
        Fixture f;
        QVERIFY(f.review());
        const QSignalSpy acted(&f.panel, &ReviewPanel::acted);
        f.document.show(f.run.losses().front().move);
        QVERIFY(f.shows("The next move of the game was a mistake."));
        QVERIFY(!f.button("Show the answer")->isVisible());
        f.press("Find the better move");
        QVERIFY(f.better.isOn() && f.shows("The verdict on each try appears below the board."));
        QVERIFY(!f.button("Find the better move")->isVisible());
        QCOMPARE(acted.size(), 1);
        f.press("Show the answer");
        QVERIFY(f.better.isSolved() &&
                f.shows("The columns marked on the board give away less than a point."));
        QVERIFY(!f.button("Show the answer")->isEnabled());
        QCOMPARE(acted.size(), 2);
        f.better.finish();
        QVERIFY(!f.button("Show the answer")->isVisible());
        QVERIFY(f.button("Find the better move")->isVisible());
    }

    void everythingHasANameAndItsPlace() {
        Fixture f;
        QVERIFY(f.review());
        QCOMPARE(namelessWidgets(f.panel), QStringList());
        QCOMPARE(sharedMnemonics(f.panel), QStringList());
        QCOMPARE(unplacedWidgets(f.panel), QStringList());
    }
};

LOGGIA_WINDOW_TEST(ReviewPanelTest)

} // namespace review_panel_test

#include "review_panel_test.moc"
